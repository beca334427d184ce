import { type SentEvent, send, type Table } from '../src/runtime.js';
import type { EventName } from './jobs.js';
import { type Opening, opened } from './library.js';
import type { Side } from './side.js';
import { type HandCreature, type HandPlayer, type HandState, handState, seatedReach } from './state.js';
import { type Case, follower } from './streams.js';

/*
 * Events: a player leaves, a turn begins after somebody has left, and the state is checked. The hand-written side does
 * the same bookkeeping, step by step, and returns the same plain data; it supports only the tables of this benchmark.
 */

interface PlainEvent {
  readonly event: string;
  readonly fields: { readonly [name: string]: unknown };
}
type Steps = readonly (readonly PlainEvent[])[];

const seatsFrom = (
  players: readonly HandPlayer[],
  from: HandPlayer,
  living: (one: HandPlayer) => boolean,
): HandPlayer[] => players.map((_, i) => players[(from.seat + i) % players.length] as HandPlayer).filter(living);

/** What leaves with a player, in the order of 800.4a; their turn continues without an active player. */
const departureByHand = (state: HandState, leaver: HandPlayer): Steps => {
  const { players, effects, creatures, active } = state;
  const record = {
    is: 'Record',
    poison: 0,
    seenBy: players.filter((one) => leaver.reach.has(one)).map(({ id }) => id),
  };
  const steps: PlainEvent[][] = [
    [{ event: 'lastKnownRecorded', fields: { player: leaver.id, record } }],
    [{ event: 'playerDeparted', fields: { player: leaver.id } }],
  ];
  const gone: PlainEvent[] = [];
  for (const { id, to } of effects) if (to === leaver) gone.push({ event: 'effectEnds', fields: { effect: id } });
  for (const { id, owner } of creatures)
    if (owner === leaver) gone.push({ event: 'objectLeavesGame', fields: { object: id } });
  if (gone.length > 0) steps.push(gone);
  if (leaver === active) {
    steps.push([{ event: 'activePlayerCleared', fields: { turn: 'turn' } }]);
    const [next] = seatsFrom(players, leaver, (one) => one.inGame && one !== leaver);
    steps.push([{ event: 'priorityIsGiven', fields: { turn: 'turn', group: next?.id } }]);
  }
  return steps;
};

/** Players who have left miss their turns (800.4i), a turn begins, and changed ranges are recorded (801.2c). */
const turnByHand = ({ players, active }: HandState, next: HandPlayer): Steps => {
  const between = (next.seat - active.seat + players.length) % players.length;
  const missed = players
    .map((_, step) => players[(active.seat + step) % players.length] as HandPlayer)
    .slice(1, between)
    .sort((a, b) => a.seat - b.seat)
    .map(({ id }): PlainEvent => ({ event: 'turnMissed', fields: { player: id } }));
  const opens = { event: 'turnOpened', fields: { group: next.id, number: null, marker: null, extra: null } };
  const reaches = players.flatMap((player): PlainEvent[] => {
    if (!player.inGame) return [];
    const reach = seatedReach(players, player).filter((one) => one.inGame);
    const same = reach.length === player.reach.size && reach.every((one) => player.reach.has(one));
    if (same) return [];
    const inOrder = players.filter((one) => reach.includes(one)).map(({ id }) => id);
    return [{ event: 'rangeRecorded', fields: { player: player.id, reach: inOrder } }];
  });
  return [missed, [opens], reaches].filter((step) => step.length > 0);
};

/** Nobody has lost: at these tables, players can lose only because of their life. */
const checkByHand = ({ players }: HandState): Steps => {
  const lost = players.filter(({ inGame, life }) => inGame && life <= 0);
  return lost.length === 0 ? [] : [lost.map(({ id }) => ({ event: 'loses', fields: { player: id } }))];
};

interface Prepared {
  readonly table: Table;
  readonly state: HandState;
  readonly sent: SentEvent;
  readonly about: HandPlayer;
}

const preparedFor = (open: Opening, one: Case, event: EventName): Prepared => {
  const { table } = opened(open, one);
  const state = handState(one.json);
  const next = follower(state);
  if (event === 'check') return { table, state, about: next, sent: { event: 'stateIsChecked' } };
  if (event === 'departure')
    return { table, state, about: next, sent: { event: 'playersLeave', fields: { players: [next.id] } } };
  // Somebody has left since the turn began, so the ranges have to be determined again.
  send(table, { event: 'playersLeave', fields: { players: [next.id] } }, { carryOut: true });
  next.inGame = false;
  const kept = state.creatures.filter(({ owner }: HandCreature) => owner !== next);
  const after = { ...state, creatures: kept };
  const turnOf = follower(after);
  return { table, state: after, about: turnOf, sent: { event: 'turnBegins', fields: { group: turnOf.id } } };
};

const byHand: { readonly [event in EventName]: (state: HandState, about: HandPlayer) => Steps } = {
  departure: departureByHand,
  turn: turnByHand,
  check: checkByHand,
};

const plainSteps = (steps: Steps): unknown => steps.map((step) => step.map(({ event, fields }) => ({ event, fields })));

const sideOf = (tables: readonly Prepared[], plan: (prepared: Prepared) => Steps): Side => ({
  pass: () => {
    let steps = 0;
    for (const prepared of tables) steps += plan(prepared).length;
    return steps;
  },
  answers: () => tables.map((prepared) => plainSteps(plan(prepared))),
});

/** The plan of an event, by hand and by the library, which rolls everything back afterwards. */
export const eventSides = (
  open: Opening,
  cases: readonly Case[],
  event: EventName,
): { readonly [name: string]: Side } => {
  const tables = cases.map((one) => preparedFor(open, one, event));
  return {
    hand: sideOf(tables, ({ state, about }) => byHand[event](state, about)),
    own: sideOf(tables, ({ table, sent }) => send(table, sent).steps),
  };
};
