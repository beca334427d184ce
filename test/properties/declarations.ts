import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick } from '../moments/draw.js';

/** What a card demands, as on a table. */
export interface Demand {
  readonly id: string;
  readonly action: 'attack' | 'block';
  readonly sense?: 'requirement';
  readonly player?: string;
  readonly creature?: string;
  readonly about?: string;
  readonly others?: true;
  readonly planeswalkersToo?: true;
  readonly battlesToo?: true;
  readonly attacker?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly alone?: true;
  readonly costly?: true;
}

/** For each creature what it attacks, or blocks. */
export type Declaration = ReadonlyMap<string, readonly string[]>;

/** A board with all its demands, and what the definitions need of it. */
export interface DeclarationBoard {
  readonly action: 'attack' | 'block';
  readonly json: TableJson;
  readonly demands: readonly Demand[];
  /** Who controls which creature. */
  readonly creatures: ReadonlyMap<string, string>;
  /** What can be attacked or blocked, and who answers for it; which of it are battles. */
  readonly targets: ReadonlyMap<string, string>;
  readonly battles: ReadonlySet<string>;
  readonly blocksAtMost: ReadonlyMap<string, number>;
  /** Only one player may be attacked. */
  readonly isNarrow: boolean;
}

export const PLAYERS: readonly string[] = ['A', 'B', 'C', 'D'];
const SETUPS = [
  { options: ['attack-multiple'] },
  { options: [] },
  { options: ['attack-left'] },
  { variants: ['two-headed-giant'], options: ['shared-team-turns'] },
] as const;

const maybe = <K extends string, V>(chance: Random, percent: number, key: K, value: V): { [key in K]?: V } =>
  likely(chance, percent) ? ({ [key]: value } as { [key in K]: V }) : {};

function demandOf(
  chance: Random,
  id: string,
  { action, creatures, targets }: Pick<DeclarationBoard, 'action' | 'creatures' | 'targets'>,
): Demand {
  const [bound, names] = [[...creatures.keys()], [...targets.keys()]];
  const isRequirement = likely(chance, 60);
  const about = action === 'attack' ? pick(chance, names) : pick(chance, ['B', 'C']);
  return {
    ...{ id, action },
    ...maybe(chance, 60, 'creature', pick(chance, bound)),
    ...maybe(chance, 10, 'player', pick(chance, [...creatures.values()])),
    ...(likely(chance, 40) && { about, ...maybe(chance, 30, 'others', true as const) }),
    ...(action === 'block' && maybe(chance, 50, 'attacker', pick(chance, names))),
    ...(isRequirement
      ? { sense: 'requirement' as const, ...maybe(chance, 25, 'atLeast', 1 + chance.below(3)) }
      : pick(chance, [
          { atMost: chance.below(3) },
          { atLeast: 2 + chance.below(2) },
          { alone: true as const },
          { costly: true as const },
          {},
        ])),
  };
}

/** A board small enough that every declaration can be tried. */
export function boardOf(chance: Random, size: number): DeclarationBoard {
  const action = pick(chance, ['attack', 'block'] as const);
  const setup = pick(chance, SETUPS);
  const isTeam = 'variants' in setup;
  const side = action === 'attack' ? (isTeam ? ['A', 'B'] : ['A']) : isTeam ? ['A', 'B'] : ['B'];
  const count = 1 + chance.below(size);
  const creatures = new Map(Array.from({ length: count }, (_, i) => [`x${i}`, pick(chance, side)]));
  const foes = isTeam ? ['C', 'D'] : action === 'attack' ? ['B', 'C', 'D'] : ['A'];
  const attackers = Array.from({ length: 1 + chance.below(3) }, (_, i) => [`a${i}`, pick(chance, side)] as const);
  const walkers = likely(chance, 50) ? [['w', pick(chance, foes)] as const] : [];
  const targets = new Map(action === 'attack' ? [...foes.map((id) => [id, id] as const), ...walkers] : attackers);
  const blocksAtMost = new Map(
    [...creatures.keys()].map((id) => [id, action === 'block' && likely(chance, 20) ? 2 : 1]),
  );
  const demands = Array.from({ length: 1 + chance.below(6) }, (_, i) =>
    demandOf(chance, `d${i}`, { action, creatures, targets }),
  );
  const creature = (id: string, owner: string, more: object = {}) => ({ id, owner, types: ['creature'], ...more });
  const objects = [
    ...[...creatures].map(([id, owner]) => creature(id, owner, blocksAtMost.get(id) === 2 ? { blocksAtMost: 2 } : {})),
    ...walkers.map(([id, owner]) => ({ id, owner, types: ['planeswalker'] })),
    ...(action === 'block' ? attackers.map(([id]) => creature(id, foes[0] as string)) : []),
  ];
  const group = action === 'attack' ? (isTeam ? 'T' : 'A') : isTeam ? 'U' : 'A';
  const isNarrow = action === 'attack' && !isTeam && setup.options.length === 0;
  // Before combat any one of them may still become the defending player; as attackers are declared one has been chosen.
  const isOpen = isNarrow && likely(chance, 60);
  const turn = {
    ...{ id: 't', group, number: 5 },
    step: action === 'block' ? 'declare-blockers' : isOpen ? 'first-main' : 'declare-attackers',
    ...(isNarrow && !isOpen && { chosenDefender: pick(chance, foes) }),
  };
  const json = {
    setup: { edition: '2026-09-25', ...setup },
    ...(isTeam && { teams: ['T', 'U'] }),
    players: PLAYERS.map((id, i) => (isTeam ? { id, team: i < 2 ? 'T' : 'U' } : { id })),
    turns: [turn],
    ...{ objects, constraints: demands },
    ...(action === 'block' && {
      attackers: attackers.map(([id, attacking], i) => ({ id: `k${i}`, creature: id, turn: 't', attacking })),
    }),
  } as unknown as TableJson;
  return { ...{ action, json, demands, creatures, targets, battles: new Set(), blocksAtMost, isNarrow } };
}

/** The definitions of 508.1c, d and 509.1b, c, as plainly as they can be said. */
export class Judge {
  constructor(private readonly board: DeclarationBoard) {}

  private binds({ creature, player }: Demand, id: string): boolean {
    return (creature ?? id) === id && (player ?? this.board.creatures.get(id)) === this.board.creatures.get(id);
  }

  private concerns({ about, others, planeswalkersToo, battlesToo, attacker }: Demand, target: string): boolean {
    const { action, targets, battles } = this.board;
    if (action === 'block')
      return (
        (attacker ?? target) === target &&
        (about === undefined || (targets.get(target) === about) !== (others === true))
      );
    if (about === undefined) return true;
    const counts = battles.has(target) ? battlesToo : planeswalkersToo;
    const whose = PLAYERS.includes(target) || counts ? targets.get(target) : undefined;
    if (!others) return target === about || whose === about;
    return PLAYERS.includes(about) ? whose !== undefined && whose !== about : target !== about;
  }

  private doing(demand: Demand, declared: Declaration): readonly string[] {
    return [...declared].flatMap(([id, on]) => (on.some((target) => this.concerns(demand, target)) ? [id] : []));
  }

  private scope(demand: Demand, declared: Declaration): number {
    return this.doing(demand, declared).filter((id) => this.binds(demand, id)).length;
  }

  private company(demand: Demand, declared: Declaration): number {
    return demand.creature === undefined ? this.scope(demand, declared) : this.doing(demand, declared).length;
  }

  private breaks(demand: Demand, declared: Declaration): boolean {
    const scope = this.scope(demand, declared);
    if (scope > (demand.atMost ?? Number.POSITIVE_INFINITY)) return true;
    if (scope === 0) return false;
    return (demand.alone === true && declared.size > 1) || this.company(demand, declared) < (demand.atLeast ?? 0);
  }

  /** How often it is obeyed. */
  private met(demand: Demand, declared: Declaration): number {
    const scope = this.scope(demand, declared);
    if (this.board.action === 'block' && demand.creature === undefined && demand.atLeast === undefined) return scope;
    return scope > 0 && this.company(demand, declared) >= (demand.atLeast ?? 0) ? 1 : 0;
  }

  isLegal(declared: Declaration): boolean {
    const answering = [...declared.values()].flatMap((on) => on.map((target) => this.board.targets.get(target)));
    if (this.board.isNarrow && new Set(answering).size > 1) return false;
    return !this.board.demands.some((one) => one.sense === undefined && !one.costly && this.breaks(one, declared));
  }

  obeyed(declared: Declaration): number {
    return this.board.demands.reduce((sum, one) => sum + (one.sense === undefined ? 0 : this.met(one, declared)), 0);
  }

  /** What a creature may do for nothing; nothing is not among it. */
  ways(creature: string, may: (target: string) => boolean): readonly (readonly string[])[] {
    const { demands, targets, blocksAtMost } = this.board;
    const isFree = (target: string) =>
      !demands.some((one) => one.costly && this.binds(one, creature) && this.concerns(one, target));
    const open = [...targets.keys()].filter((target) => may(target) && isFree(target));
    const pairs = open.flatMap((one, i) => open.slice(i + 1).map((other) => [one, other]));
    return [...open.map((one) => [one]), ...((blocksAtMost.get(creature) ?? 1) > 1 ? pairs : [])];
  }
}

/** All declarations there are. */
export function* everyDeclaration(ways: ReadonlyMap<string, readonly (readonly string[])[]>): Generator<Declaration> {
  const [first, ...rest] = ways;
  if (first === undefined) {
    yield new Map();
    return;
  }
  for (const others of everyDeclaration(new Map(rest))) {
    yield others;
    for (const way of first[1]) yield new Map([[first[0], way], ...others]);
  }
}

/** A declaration as the questions take it. */
export const declaredOf = ({ action }: DeclarationBoard, declared: Declaration): Json =>
  [...declared].map(([creature, on]) =>
    action === 'attack'
      ? { is: 'Attacker', creature, attacking: on[0] as string }
      : { is: 'Blocker', creature, blocks: on },
  ) as unknown as Json;
