import type { Json, Pick as Picked, Plan, PlanEvent, Rulebook } from 'tavolata/runtime';
import { Fault, send } from 'tavolata/runtime';
import type { FactOf, Given } from './facts.js';
import type { Chosen, Game } from './game.js';
import type { HouseText } from './house.js';

/** The plan that is shown. */
export interface Shown {
  readonly event: PlanEvent;
  readonly picks: readonly Picked[];
  readonly plan: Plan;
  /** The number of steps shown so far. */
  readonly step: number;
}

/** What was sent and carried out. */
export type Sent = Omit<Shown, 'step'>;

/** Something that changed the table, with the table before it. */
export interface Done {
  readonly game: Game;
  /** Missing where another house answer was chosen. */
  readonly sent?: Sent;
}

/** The state of the table page. */
export interface State {
  readonly game: Game;
  /** What can be undone, newest first. */
  readonly past: readonly Done[];
  /** The id of the ready table that this one started from. */
  readonly ready?: string | undefined;
  readonly creature?: string | undefined;
  readonly seat?: string | undefined;
  readonly shown?: Shown | undefined;
  /** A house rule in force besides those of the rules. */
  readonly house?: HouseText | undefined;
  /** Facts that the user has supplied because an answer or a plan lacked them, in that order. */
  readonly given?: readonly Given[] | undefined;
}

/** A newly opened table without any choices. */
export const opened = (game: Game, ready?: string): State => ({ game, past: [], ready });

/** Shows the plan of an event with the picks so far. @throws Fault if the event cannot be sent */
export function planning(state: State, event: PlanEvent, picks: readonly Picked[] = []): State {
  const plan = send(state.game.table, event, { picks, byStep: true });
  return { ...state, shown: { event, picks, plan, step: 0 } };
}

/** Goes to a step of the plan that is shown, or to its last step. */
export function atStep(state: State, step: number): State {
  const { shown } = state;
  if (shown === undefined) return state;
  return { ...state, shown: { ...shown, step: Math.max(0, Math.min(step, shown.plan.steps.length)) } };
}

/**
 * Makes the plan that is shown anew, at the same step as far as it has so many. Where a pick is among the candidates no more, all are
 * asked for again.
 *
 * @throws Fault for an event that cannot be sent
 */
function replanned(state: State): State {
  if (state.shown === undefined) return state;
  const { event, picks, step } = state.shown;
  try {
    return atStep(planning(state, event, picks), step);
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== 'fault.pick') throw fault;
    return atStep(planning(state, event), step);
  }
}

/** The events of a plan, without their reasons. */
const eventsOf = ({ steps }: Plan): string =>
  JSON.stringify(steps.map((all) => all.map(({ event, fields }) => [event, fields])));

/** The events of the same action at another table; empty if a pick is no longer among the candidates. */
function eventsAt(game: Game, { event, picks }: Sent): string {
  try {
    return eventsOf(send(game.table, event, { picks }));
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== 'fault.pick') throw fault;
    return '';
  }
}

/** Matters in which another answer would bar or rewrite events of a plan, and so make it another: by kind of event. */
export function hangingOn(game: Game, sent: Sent): ReadonlyMap<string, readonly Chosen[]> {
  const kinds = new Set(sent.plan.steps.flat().map((one) => one.event));
  const planned = eventsOf(sent.plan);
  const found = new Map<string, readonly Chosen[]>();
  for (const { matter, choice, on } of game.otherAnswers()) {
    if (!kinds.has(on)) continue;
    const house = { ...game.json.setup.house, [matter.id]: choice };
    if (eventsAt(game.agreed({ house }), sent) !== planned) found.set(on, [...(found.get(on) ?? []), matter]);
  }
  return found;
}

/** Carries out the plan that is shown. */
export function carriedOut(state: State): State {
  if (state.shown === undefined) return state;
  const { event, picks, plan } = state.shown;
  const game = state.game.after(plan);
  // What was picked for a plan under another house answer may be asked for no more.
  const asked = picks.filter((one) => !plan.unusedPicks?.includes(one));
  const past = [{ game: state.game, sent: { event, picks: asked, plan } }, ...state.past];
  return { ...state, game, past, shown: undefined, ...stillThere(state, game) };
}

/** Undoes the last action or house answer. A plan that is shown stays if only a house answer is undone. */
export function takenBack(state: State): State {
  const [done, ...past] = state.past;
  if (done === undefined) return state;
  const game = done.game.under(state.game.rulebook);
  const now = { ...state, game, past, ...stillThere(state, game) };
  return done.sent === undefined ? replanned(now) : { ...now, shown: undefined };
}

/** The same table in another edition; earlier actions can no longer be undone. @throws Fault if it cannot be opened */
export function inEdition(state: State, edition: string): State {
  const game = state.game.agreed({ edition });
  return { ...state, game, past: [], shown: undefined, ...stillThere(state, game) };
}

/** The same table with another house answer, which can be taken back; a plan that is shown is made anew. */
export function answered(state: State, matter: string, choice: string): State {
  const game = state.game.agreed({ house: { ...state.game.json.setup.house, [matter]: choice } });
  const past = [{ game: state.game }, ...state.past];
  return replanned({ ...state, game, past, ...stillThere(state, game) });
}

/**
 * The same table with a fact that it lacked; without a value, the fact becomes unknown again. Earlier actions can no
 * longer be undone; a plan that is shown is computed anew.
 *
 * @throws Fault if the value is not allowed
 */
export function knowing(state: State, { of, fact }: FactOf, value?: Json): State {
  const game = state.game.knowing(of, fact, value);
  const others = (state.given ?? []).filter((one) => one.of !== of || one.fact !== fact);
  const given = value === undefined ? others : [...others, { of, fact, value }];
  return replanned({ ...state, game, given, past: [], ...stillThere(state, game) });
}

/**
 * The same table under other rules. Actions remain and can be undone; a plan that is shown is computed anew.
 *
 * @param house the house rule added to the rules
 * @throws Fault if the table cannot be opened under them
 */
export function underRules(state: State, rulebook: Rulebook, house?: HouseText): State {
  const game = state.game.under(rulebook);
  return replanned({ ...state, game, house, ...stillThere(state, game) });
}

/** Drops the choice of a creature or seat that no longer exists. */
function stillThere({ creature, seat }: State, game: Game): Pick<State, 'creature' | 'seat'> {
  return {
    creature: game.permanent(creature)?.isCreature ? creature : undefined,
    seat: game.seats.some(({ id }) => id === seat) ? seat : undefined,
  };
}
