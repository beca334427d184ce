import type { Json, TableJson } from '../src/engine/model/table.js';
import type { Words } from '../src/engine/model/words.js';

/** A crowded board, and a declaration to be judged on it. */
export interface Board {
  readonly name: Words;
  readonly table: TableJson;
  readonly question: string;
  readonly args: { readonly [name: string]: Json };
}

type Facts = { readonly [fact: string]: Json };

const PLAYERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const many = (count: number, name: string): readonly string[] => Array.from({ length: count }, (_, i) => `${name}${i}`);
const creature = (id: string, owner: string, more: Facts = {}): Facts => ({ id, owner, types: ['creature'], ...more });
/** True for roughly the given percentage of indices, spread evenly and always the same. */
const share = (i: number, k: number, percent: number): boolean => (i * 37 + k * 61 + i * k * 13) % 100 < percent;

const tableOf = (players: number, step: string, options: readonly string[], lists: { readonly [name: string]: Json }) =>
  ({
    setup: { edition: '2026-09-25', options },
    game: { started: true },
    players: PLAYERS.slice(0, players).map((id) => ({ id, life: 40 })),
    turns: [{ id: 't', group: 'A', number: 9, step }],
    ...lists,
  }) as unknown as TableJson;

/** A attacks with a number of creatures; all other players have planeswalkers. */
function attacks(
  name: Words,
  { players = 7, creatures = 40, walkers = 2, options = ['attack-multiple'], step = 'declare-attackers' },
  demands: (attackers: readonly string[], others: readonly string[]) => readonly Facts[],
): Board {
  const ids = many(creatures, 'x');
  const others = PLAYERS.slice(1, players);
  const planes = others.flatMap((owner) =>
    many(walkers, `w${owner}`).map((id) => ({ id, owner, types: ['planeswalker'] })),
  );
  const objects = [...ids.map((id) => creature(id, 'A')), ...planes];
  const constraints = demands(ids, others).map((one, i) => ({ id: `d${i}`, action: 'attack', ...one }));
  const table = tableOf(players, step, options, { objects, constraints } as { [name: string]: Json });
  const declared = ids.map((id) => ({ is: 'Attacker', creature: id, attacking: 'B' }));
  return { name, table, question: 'attackProblems', args: { attacks: declared.slice(0, 6), player: 'A' } };
}

/** B blocks A's attackers with a number of creatures. */
function blocks(
  name: Words,
  { attackers = 20, blockers = 40, able = 100, atMost = 1 as number | null },
  demands: (blockers: readonly string[], attackers: readonly string[]) => readonly Facts[],
): Board {
  const [xs, bs] = [many(attackers, 'x'), many(blockers, 'b')];
  const more = atMost === 1 ? {} : { blocksAtMost: atMost };
  const objects = [...xs.map((id) => creature(id, 'A')), ...bs.map((id) => creature(id, 'B', more))];
  const unable = bs.flatMap((creature, i) =>
    xs.flatMap((attacker, k) => (share(i, k, able) ? [] : [{ creature, attacker } as Facts])),
  );
  const constraints = [...demands(bs, xs), ...unable].map((one, i) => ({ id: `d${i}`, action: 'block', ...one }));
  const table = tableOf(4, 'declare-blockers', ['attack-multiple'], {
    ...{ objects, constraints },
    attackers: xs.map((id, i) => ({ id: `k${i}`, creature: id, turn: 't', attacking: 'B' })),
  } as unknown as { [name: string]: Json });
  return { name, table, question: 'blockProblems', args: { player: 'B', blocks: [] } };
}

const must = { sense: 'requirement' };
/** Goaded by a player: attacks if able, and attacks another player if able. */
const goadBy = (by: string) => (creature: string) => [
  { creature, ...must },
  { creature, ...must, about: by, others: true },
];
const goadEach = (ids: readonly string[], others: readonly string[]): readonly Facts[] =>
  ids.flatMap((creature) => [{ creature, ...must }, ...others.slice(1).map((about) => ({ creature, ...must, about }))]);
const crawlspaces = (others: readonly string[]): readonly Facts[] =>
  others.map((about) => ({ about, atMost: 2, planeswalkersToo: true }));

/** Boards as they occur in Commander, and larger ones. */
export const BOARDS: readonly Board[] = [
  attacks(
    { en: '8 goaded creatures, 3 opponents', it: '8 creature aizzate, 3 avversari' },
    { players: 4, creatures: 8, walkers: 0 },
    goadEach,
  ),
  attacks({ en: '40 creatures that must attack', it: '40 creature che devono attaccare' }, {}, (ids) =>
    ids.map((creature) => ({ creature, ...must })),
  ),
  attacks(
    {
      en: '40 goaded creatures, 6 opponents, 12 planeswalkers',
      it: '40 creature aizzate, 6 avversari, 12 planeswalker',
    },
    {},
    goadEach,
  ),
  attacks({ en: '40 creatures goaded by several', it: '40 creature aizzate da più giocatori' }, {}, (ids, others) =>
    ids.flatMap((id, i) => others.slice(0, 1 + (i % 3)).flatMap((by) => goadBy(by)(id))),
  ),
  attacks(
    {
      en: '40 creatures goaded by several, one defending player, to be chosen',
      it: '40 creature aizzate da più giocatori, un solo giocatore in difesa, da scegliere',
    },
    // In combat, having chosen nobody would mean that there is no defending player.
    { options: [], step: 'first-main' },
    (ids, others) => ids.flatMap((id, i) => others.slice(0, 1 + (i % 3)).flatMap((by) => goadBy(by)(id))),
  ),
  attacks(
    { en: '40 goaded creatures under six Crawlspaces', it: '40 aizzate sotto sei Crawlspace' },
    {},
    (ids, others) => [...goadEach(ids, others), ...crawlspaces(others)],
  ),
  attacks(
    { en: '40 goaded creatures, one attacker at most', it: '40 aizzate, al massimo un attaccante' },
    {},
    (ids, others) => [...goadEach(ids, others), { atMost: 1 }],
  ),
  attacks(
    { en: 'company, solitude and a least number of attackers', it: 'compagnia, solitudine e un minimo di attaccanti' },
    {},
    (ids, others) => [
      ...ids.map((creature) => ({ creature, ...must })),
      ...ids.slice(0, 20).map((creature) => ({ creature, atLeast: 2 })),
      ...ids.slice(20, 25).map((creature) => ({ creature, alone: true })),
      ...crawlspaces(others.slice(0, 3)),
      { player: 'A', ...must, atLeast: 1 },
    ],
  ),
  attacks(
    {
      en: 'each opponent to be attacked by three, four at most',
      it: 'ogni avversario da attaccare in tre, al massimo in quattro',
    },
    {},
    (ids, others) => [
      ...ids.flatMap((creature, i) => others.filter((_, k) => !share(i, k, 60)).map((about) => ({ creature, about }))),
      ...others.flatMap((about) => [
        { about, ...must, atLeast: 3 },
        { about, atMost: 4 },
      ]),
      ...ids.map((creature) => ({ creature, ...must })),
    ],
  ),
  blocks({ en: 'Lure, 40 blockers, 20 attackers', it: 'Lure, 40 bloccanti, 20 attaccanti' }, {}, () => [
    { attacker: 'x0', ...must },
  ]),
  blocks({ en: '40 must block, 20 menace', it: '40 devono bloccare, 20 con minacciare' }, {}, (bs, xs) => [
    ...bs.map((creature) => ({ creature, ...must })),
    ...xs.map((attacker) => ({ attacker, atLeast: 2 })),
  ]),
  blocks(
    { en: '40 must block, 20 menace, a third able', it: '40 devono bloccare, 20 con minacciare, un terzo può' },
    { able: 30 },
    (bs, xs) => [...bs.map((creature) => ({ creature, ...must })), ...xs.map((attacker) => ({ attacker, atLeast: 2 }))],
  ),
  blocks(
    { en: '20 menace must be blocked, 25 blockers', it: '20 con minacciare da bloccare, 25 bloccanti' },
    { blockers: 25, able: 30 },
    (_, xs) =>
      xs.flatMap((attacker) => [
        { attacker, atLeast: 2 },
        { attacker, ...must, atLeast: 1 },
      ]),
  ),
  blocks(
    { en: '20 to be blocked by two or by three, 25 blockers', it: '20 da bloccare in due o in tre, 25 bloccanti' },
    { blockers: 25, able: 30 },
    (_, xs) => xs.map((attacker, i) => ({ attacker, ...must, atLeast: 2 + (i % 2) })),
  ),
  blocks(
    { en: '40 must block, 20 only by three or more', it: '40 devono bloccare, 20 solo in tre o più' },
    { able: 20 },
    (bs, xs) => [...bs.map((creature) => ({ creature, ...must })), ...xs.map((attacker) => ({ attacker, atLeast: 3 }))],
  ),
  blocks(
    { en: 'one blocker each, 40 must block', it: 'un bloccante ciascuno, 40 devono bloccare' },
    { able: 15 },
    (bs, xs) => [...bs.map((creature) => ({ creature, ...must })), ...xs.map((attacker) => ({ attacker, atMost: 1 }))],
  ),
  blocks(
    { en: 'all block two, 10 menace must be blocked', it: 'tutte bloccano due, 10 con minacciare da bloccare' },
    { attackers: 10, atMost: 2 },
    (_, xs) =>
      xs.flatMap((attacker) => [
        { attacker, atLeast: 2 },
        { attacker, ...must, atLeast: 1 },
      ]),
  ),
  blocks(
    { en: 'all block any number, 20 must be blocked', it: 'tutte bloccano quante vogliono, 20 da bloccare' },
    { atMost: null },
    (bs, xs) => [
      ...bs.map((creature) => ({ creature, ...must })),
      ...xs.map((attacker) => ({ attacker, ...must, atLeast: 2 })),
    ],
  ),
];
