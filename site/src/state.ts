import type { Json, Pick as Picked, Plan, PlanEvent, Rulebook, TableJson } from 'tavolata/runtime';
import { send } from 'tavolata/runtime';
import type { FactOf, Given } from './facts.js';
import type { Game } from './game.js';
import type { HouseText } from './house.js';

/** A plan that is being looked at. */
export interface Shown {
  readonly event: PlanEvent;
  readonly picks: readonly Picked[];
  readonly plan: Plan;
  /** How many of its steps have been gone through. */
  readonly step: number;
}

/** Something that was carried out, with the table before it. */
export interface Done extends Omit<Shown, 'step'> {
  readonly game: Game;
}

/** All that the table page knows. */
export interface State {
  readonly game: Game;
  /** What was carried out, the last first. */
  readonly past: readonly Done[];
  /** Id of the ready table that this one began as. */
  readonly ready?: string | undefined;
  readonly creature?: string | undefined;
  readonly seat?: string | undefined;
  readonly shown?: Shown | undefined;
  /** The house rule that the table answers with besides those of the rules. */
  readonly house?: HouseText | undefined;
  /** Facts that somebody has given because an answer or a plan lacked them, in that order. */
  readonly given?: readonly Given[] | undefined;
}

/** A table just opened, with nothing chosen. */
export const opened = (game: Game, ready?: string): State => ({ game, past: [], ready });

/** Shows what an event would bring about, with what has been picked so far. @throws Fault for an event that cannot be sent */
export function planning(state: State, event: PlanEvent, picks: readonly Picked[] = []): State {
  const plan = send(state.game.table, event, { picks, byStep: true });
  return { ...state, shown: { event, picks, plan, step: 0 } };
}

/** Goes to a step of the plan that is shown, as far as it has so many. */
export function atStep(state: State, step: number): State {
  const { shown } = state;
  if (shown === undefined) return state;
  return { ...state, shown: { ...shown, step: Math.max(0, Math.min(step, shown.plan.steps.length)) } };
}

/** Carries out the plan that is shown. */
export function carriedOut(state: State): State {
  if (state.shown === undefined) return state;
  const { step: _, ...done } = state.shown;
  const game = state.game.after(done.plan);
  const past = [{ ...done, game: state.game }, ...state.past];
  return { ...state, game, past, shown: undefined, ...stillThere(state, game) };
}

/** Takes back what was carried out last. */
export function takenBack(state: State): State {
  const [done, ...past] = state.past;
  if (done === undefined) return state;
  const game = done.game.under(state.game.rulebook);
  return { ...state, game, past, shown: undefined, ...stillThere(state, game) };
}

/** The same table with another edition or house answer; what was done on it can no longer be taken back. @throws Fault if it does not open */
export const agreed = (state: State, setup: Partial<TableJson['setup']>): State => {
  const game = state.game.agreed(setup);
  return { ...state, game, past: [], shown: undefined, ...stillThere(state, game) };
};

/**
 * The same table with a fact that it lacked, or lacking it again where there is no value. What was done on it can no longer be taken
 * back; a plan that is shown is made anew.
 *
 * @throws Fault for what the fact may not be
 */
export function knowing(state: State, { of, fact }: FactOf, value?: Json): State {
  const game = state.game.knowing(of, fact, value);
  const others = (state.given ?? []).filter((one) => one.of !== of || one.fact !== fact);
  const given = value === undefined ? others : [...others, { of, fact, value }];
  const now = { ...state, game, given, past: [], ...stillThere(state, game) };
  return state.shown === undefined ? now : planning(now, state.shown.event, state.shown.picks);
}

/**
 * The same table under other rules. What was carried out stays, and can be taken back; a plan that is shown is made anew.
 *
 * @param house what the rules have besides their own
 * @throws Fault if the table does not open under them
 */
export function underRules(state: State, rulebook: Rulebook, house?: HouseText): State {
  const game = state.game.under(rulebook);
  const now = { ...state, game, house, ...stillThere(state, game) };
  if (state.shown === undefined) return now;
  const { event, picks, step } = state.shown;
  return atStep(planning(now, event, picks), step);
}

/** A choice of a creature or seat that is no longer there is dropped. */
function stillThere({ creature, seat }: State, game: Game): Pick<State, 'creature' | 'seat'> {
  return {
    creature: game.permanent(creature)?.isCreature ? creature : undefined,
    seat: game.seats.some(({ id }) => id === seat) ? seat : undefined,
  };
}
