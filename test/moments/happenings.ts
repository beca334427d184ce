import type { SentEvent } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick } from './draw.js';
import type { Facts } from './setups.js';
import { listOf, onBattlefield } from './tables.js';

/** Something that a host may send, and what it lays hold of: two that lay hold of the same are no two things at one moment. */
export interface Happening extends SentEvent {
  readonly claims: readonly string[];
}

interface Around {
  readonly chance: Random;
  readonly players: readonly string[];
  readonly groups: readonly string[];
  readonly objects: readonly Facts[];
  readonly turns: readonly Facts[];
  readonly attackers: readonly Facts[];
  readonly effects: readonly Facts[];
  readonly markers: boolean;
}

type Made = readonly [event: string, fields: { readonly [field: string]: Json }, ...claims: string[]];
type Maker = (around: Around) => Made | undefined;

const some = <T>(chance: Random, items: readonly T[], use: (item: T) => Made | undefined): Made | undefined =>
  items.length === 0 ? undefined : use(pick(chance, items));

const id = (facts: Facts): string => facts['id'] as string;
const player: (a: Around) => string = ({ chance, players }) => pick(chance, players);
const onTable = ({ objects }: Around): readonly Facts[] => objects.filter(onBattlefield);
const zoneOf = (chance: Random): string => pick(chance, ['graveyard', 'exile', 'hand']);

/** One event of each kind that a host sends. */
const makers: { readonly [event: string]: readonly [often: number, make: Maker] } = {
  playersLeave: [
    6,
    (a) => ['playersLeave', { players: a.chance.some(a.players, Math.min(a.chance.between(1, 3), a.players.length)) }],
  ],
  concedes: [8, (a) => ((p) => ['concedes', { player: p, decidedBy: p }, `concedes ${p}`])(player(a))],
  wins: [3, (a) => ((p) => ['wins', { player: p, cause: 'effect' }, `wins ${p}`])(player(a))],
  loses: [
    6,
    (a) => ((p) => ['loses', { player: p, cause: pick(a.chance, ['effect', 'penalty']) }, `loses ${p}`])(player(a)),
  ],
  draws: [2, (a) => ((p) => ['draws', { player: p, cause: 'effect' }, `draws ${p}`])(player(a))],
  gameDrawnByEffect: [
    2,
    (a) => some(a.chance, onTable(a), (x) => ['gameDrawnByEffect', { source: id(x) }, 'the game drawn']),
  ],
  loopIsFound: [
    1,
    (a) => some(a.chance, onTable(a), (x) => ['loopIsFound', { objects: [id(x)], optional: false }, 'a loop']),
  ],
  stateIsChecked: [3, () => ['stateIsChecked', {}, 'check']],
  gameRestarts: [1, (a) => ['gameRestarts', { controller: player(a) }, 'restart']],
  objectMoves: [
    12,
    (a) => some(a.chance, onTable(a), (x) => ['objectMoves', { object: id(x), to: zoneOf(a.chance) }, id(x)]),
  ],
  objectCeases: [
    1,
    (a) =>
      some(
        a.chance,
        a.objects.filter(({ zone }) => zone === 'stack'),
        (x) => ['objectCeases', { object: id(x) }, id(x)],
      ),
  ],
  controlChanges: [
    8,
    (a) =>
      some(a.chance, onTable(a), (x) => [
        'controlChanges',
        { object: id(x), to: player(a), duration: 'end-of-turn' },
        id(x),
      ]),
  ],
  effectEnds: [6, (a) => some(a.chance, a.effects, (e) => ['effectEnds', { effect: id(e) }, id(e)])],
  playerControlBegins: [
    1,
    (a) => ((p) => ['playerControlBegins', { player: p, controller: player(a) }, `mind ${p}`])(player(a)),
  ],
  leavesCombat: [
    4,
    (a) => some(a.chance, onTable(a), (x) => ['leavesCombat', { object: id(x) }, `${id(x)} out of combat`]),
  ],
  attackIsReselected: [
    2,
    (a) =>
      some(
        a.chance,
        a.attackers.filter(({ inCombat }) => inCombat !== false),
        (attack) =>
          ((to) => ['attackIsReselected', { attack: id(attack), to }, attack['creature'] as string, to])(player(a)),
      ),
  ],
  phases: [3, (a) => some(a.chance, onTable(a), (x) => ['phasesOut', { object: id(x) }, id(x)])],
  turnEnds: [
    5,
    (a) => some(a.chance, a.turns, (t) => ['turnEnds', { turn: id(t) }, id(t), ...(a.markers ? [] : ['turn'])]),
  ],
  turnBegins: [
    2,
    (a) => (a.turns.length > 0 ? undefined : ['turnBegins', { group: pick(a.chance, a.groups) }, 'turn']),
  ],
  stepBegins: [
    2,
    (a) =>
      some(a.chance, a.turns, (t) => [
        'stepBegins',
        { turn: id(t), step: pick(a.chance, ['draw', 'begin-combat', 'second-main', 'end', 'cleanup']) },
        id(t),
      ]),
  ],
  stepEnds: [2, (a) => some(a.chance, a.turns, (t) => ['stepEnds', { turn: id(t) }, id(t)])],
  partIsGranted: [
    2,
    (a) => ['partIsGranted', { player: player(a), part: pick(a.chance, ['turn', 'combat-phase']), count: 1 }],
  ],
  partIsSkipped: [1, (a) => ['partIsSkipped', { player: player(a), part: 'draw-step', count: 1 }]],
  passes: [
    5,
    (a) =>
      some(
        a.chance,
        a.turns.filter(({ priority }) => priority !== undefined && priority !== null),
        (t) => ['passes', { turn: id(t), group: t['priority'] as string }, id(t)],
      ),
  ],
  acts: [1, (a) => some(a.chance, a.turns, (t) => ['acts', { turn: id(t), player: player(a) }, id(t)])],
  damageIsDealt: [
    7,
    (a) =>
      some(a.chance, onTable(a), (x) =>
        ((to) => [
          'damageIsDealt',
          { source: id(x), to, amount: a.chance.between(1, 6), combat: false },
          `${id(x)} ${to}`,
        ])(player(a)),
      ),
  ],
  lifeChanges: [
    8,
    (a) =>
      ((gain) => ['lifeChanges', { player: player(a), amount: gain, cause: gain > 0 ? 'gain' : 'loss' }] as Made)(
        a.chance.between(-9, 4),
      ),
  ],
  lifeTotalIsSet: [
    1,
    (a) => ((p) => ['lifeTotalIsSet', { player: p, total: a.chance.between(0, 12) }, `set ${p}`])(player(a)),
  ],
  lifeTotalIsScaled: [
    1,
    (a) =>
      ((p) => [
        'lifeTotalIsScaled',
        { player: p, scale: pick(a.chance, ['doubled', 'halved-up', 'halved-down']) },
        `set ${p}`,
      ])(player(a)),
  ],
  lifeTotalsAreExchanged: [
    1,
    (a) => {
      const [p, other] = a.chance.some(a.players, 2) as [string, string];
      return ['lifeTotalsAreExchanged', { player: p, other }, `set ${p}`, `set ${other}`];
    },
  ],
  lifeIsPaid: [
    7,
    (a) => ['lifeIsPaid', { payments: [{ is: 'LifePayment', player: player(a), amount: a.chance.between(1, 8) }] }],
  ],
  countersChange: [
    8,
    (a) => ['countersChange', { player: player(a), kind: 'poison', amount: a.chance.between(-6, 5) }],
  ],
  cardsAreDrawn: [1, (a) => ['cardsAreDrawn', { player: player(a), count: 1 }]],
};

const NOTHING = ['', {}] as const;

/** One to four things that happen at one moment. */
export const momentOf = (
  chance: Random,
  table: TableJson,
  known: { readonly [event: string]: unknown },
  only?: readonly string[],
): readonly Happening[] => {
  const around: Around = {
    chance,
    players: listOf(table, 'players').map(id),
    groups: (table.setup['options'] as readonly string[]).includes('shared-team-turns')
      ? listOf(table, 'teams').map(id)
      : listOf(table, 'players').map(id),
    objects: listOf(table, 'objects').filter(({ zone }) => zone !== 'outside'),
    turns: listOf(table, 'turns'),
    attackers: listOf(table, 'attackers'),
    effects: listOf(table, 'effects'),
    markers: listOf(table, 'markers').length > 0,
  };
  const able = Object.entries(makers)
    .filter(([name]) => (only ? only.includes(name) : true))
    .flatMap(([, [often, make]]) => new Array<Maker>(often).fill(make));
  const wanted = likely(chance, 20) ? 1 : chance.between(2, 4);
  const moment: Happening[] = [];
  for (let tries = 0; tries < 12 && moment.length < wanted; tries++) {
    const [event, fields, ...claims] = pick(chance, able)(around) ?? (NOTHING as Made);
    if (known[event] === undefined) continue;
    const made = { event, fields, claims };
    if (moment.some((other) => other.claims.some((claim) => claims.includes(claim)))) continue;
    moment.push(made);
  }
  return moment;
};
