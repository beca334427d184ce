import type { Plan, PlanEvent } from '../../src/engine/model/answer.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Table, tableToJson } from '../../src/engine/table/table.js';
import { listOf } from './tables.js';

/** Every way in which players leave or a game ends, mixed. */
export const WAYS = [
  ...['playersLeave', 'concedes', 'loses', 'draws', 'wins', 'stateIsChecked'],
  ...['gameDrawnByEffect', 'loopIsFound', 'gameRestarts'],
];

/** What somebody takes over, and in which field that player stands. */
const INHERITED: readonly (readonly [event: string, field: string])[] = [
  ['becomesMonarch', 'player'],
  ['takesInitiative', 'player'],
  ['planarControllerMoves', 'to'],
  ['markerIsPassed', 'to'],
  ['priorityIsGiven', 'group'],
];

/** What is not as it would be if all who leave made one departure. */
export const notOneDeparture = (before: Table, { steps }: Plan, after: Table): readonly string[] => {
  const events = steps.flat();
  const of = (name: string): readonly PlanEvent[] => events.filter(({ event }) => event === name);
  const leaving = new Set<Json | undefined>(of('playerDeparted').map(({ fields }) => fields['player']));
  const departures = steps.filter((step) => step.some(({ event }) => event === 'playerDeparted')).length;
  const named = of('markerDesignated').map(({ fields }) => fields['marker']);
  return [
    ...(departures > 1 ? [`${departures} departures`] : []),
    ...INHERITED.flatMap(([name, field]) =>
      of(name)
        .filter(({ fields }) => leaving.has(fields[field]))
        .map(({ fields }) => `${name} ${String(fields[field])}, who leaves too`),
    ),
    ...named.filter((marker, i) => named.indexOf(marker) !== i).map((marker) => `${String(marker)} designated twice`),
    ...withoutResult(tableToJson(before), tableToJson(after)),
  ];
};

/** Who was in a game that ended without winners, and has no result. */
const withoutResult = (before: TableJson, after: TableJson): readonly string[] => {
  const { status, winners } = (after['game'] ?? {}) as { status?: Json; winners?: readonly Json[] };
  const wasIn = new Set(
    listOf(before, 'players')
      .filter(({ inGame }) => inGame !== false)
      .map(({ id }) => id),
  );
  const left = listOf(after, 'players').filter(({ inGame }) => inGame !== false);
  const nobody = left.length === 0 && status !== 'over' ? ['everybody has left a game that is not over'] : [];
  if (status !== 'over' || (winners ?? []).length > 0) return nobody;
  return listOf(after, 'players')
    .filter(({ id, outcome }) => wasIn.has(id) && (outcome === undefined || outcome === null))
    .map(({ id }) => `${String(id)} has no result`);
};

/** All orders of a list. */
export const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, i) => ordersOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]));
