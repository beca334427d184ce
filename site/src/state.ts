import type { Pick as Picked, Plan, PlanEvent } from 'tavolata/runtime';
import { applyPlan, send } from 'tavolata/runtime';
import { Game } from './game.js';

/** A plan that is being looked at. */
export interface Shown {
  readonly event: PlanEvent;
  readonly picks: readonly Picked[];
  readonly plan: Plan;
  /** How many of its steps have been gone through. */
  readonly step: number;
}

/** All that the table page knows. */
export interface State {
  readonly game: Game;
  /** The tables before each thing that was carried out, the last one first. */
  readonly past: readonly Game[];
  /** Id of the ready table that this one began as. */
  readonly ready?: string | undefined;
  readonly creature?: string | undefined;
  readonly seat?: string | undefined;
  readonly shown?: Shown | undefined;
}

/** A table just opened, with nothing chosen. */
export const opened = (game: Game, ready?: string): State => ({ game, past: [], ready });

/** Shows what an event would bring about, with what has been picked so far. @throws Fault for an event that cannot be sent */
export function planning(state: State, event: PlanEvent, picks: readonly Picked[] = []): State {
  const plan = send(state.game.table, event, { picks });
  return { ...state, shown: { event, picks, plan, step: 0 } };
}

/** Carries out the plan that is shown. */
export function carriedOut(state: State): State {
  if (state.shown === undefined) return state;
  const game = new Game(state.game.rulebook, applyPlan(state.game.table, state.shown.plan));
  return { ...state, game, past: [state.game, ...state.past], shown: undefined, ...stillThere(state, game) };
}

/** Takes back what was carried out last. */
export function takenBack(state: State): State {
  const [game, ...past] = state.past;
  return game === undefined ? state : { ...state, game, past, shown: undefined, ...stillThere(state, game) };
}

/** The same table in another edition; what was done on it can no longer be taken back. @throws Fault if it does not open */
export const inEdition = (state: State, edition: string): State => {
  const game = state.game.at(edition as never);
  return { ...state, game, past: [], shown: undefined, ...stillThere(state, game) };
};

/** A choice of a creature or seat that is no longer there is dropped. */
function stillThere({ creature, seat }: State, game: Game): Pick<State, 'creature' | 'seat'> {
  return {
    creature: game.permanent(creature)?.isCreature ? creature : undefined,
    seat: game.seats.some(({ id }) => id === seat) ? seat : undefined,
  };
}
