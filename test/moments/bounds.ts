import { ask } from '../../src/engine/ask/ask.js';
import { verify } from '../../src/engine/events/send.js';
import type { Plan, PlanEvent } from '../../src/engine/model/answer.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Table, tableToJson } from '../../src/engine/table/table.js';
import { canonical } from '../reference/agreement.js';
import type { Facts } from './setups.js';
import { listOf } from './tables.js';

/** Events whose numbers add up, so that two equal ones are two. */
const ADDING = new Set([
  ...[
    'lifeTotalChanged',
    'lifeChanges',
    'poisonCountersChanged',
    'countersChange',
    'damageIsDealt',
    'cardsAreDrawn',
    'objectIsCreated',
  ],
  ...[
    'groupGains',
    'skipAdded',
    'partIsGranted',
    'partIsSkipped',
    'extraTurnsGranted',
    'effectIsApplied',
    'topCardIsLookedAt',
  ],
  'triggerIsStacked',
]);

/** Events of which a plan has one at most about the same thing: the first field says which thing. */
const ONCE = new Set([
  ...['playerDeparted', 'gameEnded', 'gameRestarted', 'objectLeavesGame'],
  ...[
    'objectCeases',
    'effectEnds',
    'turnClosed',
    'activePlayerCleared',
    'turnMissed',
    'markerRemoved',
    'attackCleared',
  ],
  ...['attackRemoved', 'attackIsVoided', 'blockIsRemoved', 'lastKnownRecorded', 'defenderCleared', 'attachmentEnded'],
]);
/** Of these a step has one at most about the same thing. */
const ONCE_A_STEP = new Set([
  'outcomeRecorded',
  'teamOutcomeRecorded',
  'objectMoves',
  'priorityIsGiven',
  'markerIsPassed',
  'markerTurnStarted',
  'markerKept',
  'turnOpened',
  'rangeRecorded',
]);

const subject = ({ event, fields }: PlanEvent): string => `${event} ${canonical(Object.values(fields)[0] ?? null)}`;

const twice = (texts: readonly string[]): readonly string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

/** What stands twice in a plan. */
export const doubled = ({ steps }: Plan): readonly string[] => [
  ...steps.flatMap((step) =>
    twice(step.filter(({ event }) => !ADDING.has(event)).map((one) => canonical([one.event, one.fields]))),
  ),
  ...steps.flatMap((step) => twice(step.filter(({ event }) => ONCE_A_STEP.has(event)).map(subject))),
  ...twice(
    steps
      .flat()
      .filter(({ event }) => ONCE.has(event))
      .map(subject),
  ),
  ...twice(
    steps
      .flat()
      .filter(({ event, fields }) => event.endsWith('utcomeRecorded') && !later(fields))
      .map(subject),
  ),
];

/** Whoever lost or drew before may still win with the team that is left (104.2c): nothing else comes after an outcome. */
const later = ({ as }: PlanEvent['fields']): boolean => as === 'won';

const NUMBERS: readonly (readonly [collection: string, ...facts: string[]])[] = [
  ['players', 'poison', 'turnsOwed', 'mulligans', 'landsPlayed'],
  ['teams', 'poison'],
  ['turns', 'extraGranted', 'number'],
  ['markers', 'extrasLeft', 'removals', 'number', 'arrived'],
];

/** Numbers below their bounds. */
export const outOfBounds = (table: TableJson): readonly string[] =>
  NUMBERS.flatMap(([collection, ...facts]) =>
    listOf(table, collection).flatMap((one) =>
      facts.flatMap((fact) =>
        ((one[fact] ?? 0) as number) < 0 ? [`${collection} ${one['id'] as string} ${fact} ${String(one[fact])}`] : [],
      ),
    ),
  );

export const holderOf = (table: Table, object: string): string | null =>
  (ask(table, 'controllerOf', { object }).value ?? null) as string | null;

/** Permanents in combat that are not there, or have another controller than before the moment. */
export const strayInCombat = (before: Table, after: Table): readonly string[] => {
  const [then, now] = [tableToJson(before), tableToJson(after)];
  const objects = new Map(listOf(now, 'objects').map((one) => [one['id'] as string, one]));
  const old = new Map(listOf(then, 'attackers').map((one) => [one['id'] as string, one]));
  const oldBlocks = new Map(listOf(then, 'blockers').map((one) => [one['id'] as string, one]));
  const wrong = (what: string, object: Json | undefined, was: Json | undefined): readonly string[] => {
    const there = typeof object === 'string' ? objects.get(object) : undefined;
    if (!there) return [];
    const id = there['id'] as string;
    if (there['zone'] !== undefined && there['zone'] !== 'battlefield')
      return [`${what} ${id} is in combat in ${String(there['zone'])}`];
    if (there['phasedIn'] === false) return [`${what} ${id} is in combat phased out`];
    if (was !== object) return [];
    const [was_, is] = [holderOf(before, id), holderOf(after, id)];
    return was_ === is ? [] : [`${what} ${id} went from ${was_} to ${is} and is in combat`];
  };
  const attacks = listOf(now, 'attackers').filter(({ inCombat }) => inCombat !== false);
  const blocks = listOf(now, 'blockers');
  return [
    ...attacks.flatMap((attack) => {
      const was = old.get(attack['id'] as string);
      return [
        ...wrong('attacker', attack['creature'], was?.['creature']),
        ...wrong('attacked', attack['attacking'], was?.['attacking']),
      ];
    }),
    ...blocks.flatMap((block) =>
      wrong('blocker', block['creature'], oldBlocks.get(block['id'] as string)?.['creature']),
    ),
    ...twice(attacks.map(({ creature }) => `two attacks of ${String(creature)}`)),
    ...twice(blocks.map(({ creature }) => `two blocks of ${String(creature)}`)),
    ...listOf(now, 'attackers')
      .filter(({ turn }) => gone(now, turn))
      .map(({ id }) => `${String(id)} of a turn that is over`),
    ...blocks.filter(({ turn }) => gone(now, turn)).map(({ id }) => `${String(id)} of a turn that is over`),
  ];
};

const gone = (table: TableJson, turn: Json | undefined): boolean =>
  typeof turn === 'string' && !listOf(table, 'turns').some(({ id }) => id === turn);

/** Turn markers that do not fit the turns on the table. */
export const strayMarkers = (table: TableJson): readonly string[] => {
  const turns = listOf(table, 'turns');
  const players = new Map(listOf(table, 'players').map((one) => [one['id'] as string, one]));
  return listOf(table, 'markers').flatMap((marker) => {
    const [id, holder] = [marker['id'] as string, marker['holder'] as string];
    const mine = turns.filter((turn) => turn['marker'] === id);
    const out = players.get(holder)?.['inGame'] === false;
    if (marker['inTurn'] !== true)
      return [
        ...(mine.length > 0 ? [`${id} waits and has a turn`] : []),
        ...(out ? [`${id} waits at ${holder}, who has left`] : []),
      ];
    if (mine.length !== 1) return [`${id} is in ${mine.length} turns`];
    return mine[0]?.['group'] === holder ? [] : [`${id} of ${holder} is in the turn of ${String(mine[0]?.['group'])}`];
  });
};

const membersIn = (table: TableJson, group: Json): readonly Facts[] =>
  listOf(table, 'players').filter(({ id, team, inGame }) => (id === group || team === group) && inGame !== false);

/** What departed players still have. */
export const leftBehind = (open: Table): readonly string[] => {
  const table = tableToJson(open);
  const out = new Set(
    listOf(table, 'players')
      .filter(({ inGame }) => inGame === false)
      .map(({ id }) => id as string),
  );
  if (out.size === 0 || listOf(table, 'players').length === 2) return [];
  // Until 2010-10 only control of objects ended at once (800.4a).
  const early = (table.setup.edition as string) < '2010-10-01';
  const owned = listOf(table, 'objects').filter(({ zone }) => zone !== 'outside' && zone !== 'ante');
  const there = owned.filter(({ zone }) => zone === undefined || zone === 'battlefield' || zone === 'stack');
  return [
    ...owned
      .filter(({ owner }) => out.has(owner as string))
      .map(({ id }) => `${String(id)} is owned by somebody who has left`),
    ...there
      // Nothing said until 2018-04 that a departure reaches what is phased out and owned by others (702.25m).
      .filter(({ phasedIn }) => phasedIn !== false || (table.setup.edition as string) >= '2018-04-27')
      .filter(({ id }) => out.has(holderOf(open, id as string) ?? ''))
      .map(({ id }) => `${String(id)} is controlled by somebody who has left`),
    ...listOf(table, 'effects')
      .filter(({ op, to }) => (op === 'give-object' || (op === 'give-player' && !early)) && out.has(to as string))
      .map(({ id }) => `${String(id)} gives control to somebody who has left`),
    // A turn whose active player is not written has the one whose turn it is.
    ...listOf(table, 'turns').flatMap(({ id, group, priority, active = group ?? null }) => [
      ...(typeof priority === 'string' && membersIn(table, priority).length === 0
        ? [`priority in ${String(id)} is with ${priority}, who has left`]
        : []),
      ...(typeof active === 'string' && membersIn(table, active).length === 0
        ? [`${active} has left and is active in ${String(id)}`]
        : []),
    ]),
    ...listOf(table, 'players')
      .filter(({ id, planarController }) => planarController === true && out.has(id as string))
      .map(({ id }) => `${String(id)} has left as planar controller`),
    ...['monarch', 'initiative'].flatMap((role) => {
      const { [role]: holder } = (table['game'] ?? {}) as Facts;
      return out.has(holder as string) ? [`${String(holder)} has left and has the ${role}`] : [];
    }),
  ];
};

/** What the rules themselves find still to be done. */
export const undone = (table: Table): readonly string[] => {
  const { steps, ended } = verify(table);
  return ended ? [] : steps.flat().map(({ event, fields }) => `left to do: ${event} ${canonical(fields)}`);
};
