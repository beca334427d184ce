import {
  type Handle,
  handleOf,
  type Pick,
  prepare,
  prepareMatrix,
  type SentEvent,
  send,
  type Table,
  type TableJson,
  tableToJson,
  VERDICTS,
} from '../src/runtime.js';
import { Random } from '../src/tools/check/random.js';

/*
 * Whole games: turns with attacks, blocks, combat damage, losses and concessions, until nobody opposes anybody. Every decision is
 * drawn from a seed, so that sides which give the same answers play the same game.
 */

/** A variant with its number of players, as a playout seats them. */
export interface Seating {
  readonly name: string;
  readonly setup: TableJson['setup'];
  readonly players: number;
  /** Players of a team, in turn order; missing where everybody plays alone. */
  readonly team?: number;
}

const EDITION = '2026-09-25';
const CREATURES = 4;

export const SEATINGS: readonly Seating[] = [
  {
    name: 'free-for-all',
    setup: { edition: EDITION, variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
    players: 6,
  },
  {
    name: 'two-headed-giant',
    setup: { edition: EDITION, variants: ['two-headed-giant'], options: ['shared-team-turns'] },
    players: 4,
    team: 2,
  },
  {
    name: 'emperor',
    setup: {
      edition: EDITION,
      variants: ['emperor'],
      options: ['limited-range', 'deploy-creatures', 'attack-multiple'],
    },
    players: 6,
    team: 3,
  },
];

/** The table before the first turn. */
export const seated = ({ setup, players, team }: Seating): TableJson => {
  const ids = Array.from({ length: players }, (_, i) => `P${i}`);
  const teams = team === undefined ? [] : Array.from({ length: players / team }, (_, i) => `T${i}`);
  const emperors = team === 3;
  const ranged = JSON.stringify(setup).includes('limited-range');
  return {
    setup,
    game: { startingGroup: team === 2 ? 'T0' : emperors ? 'P1' : 'P0' },
    teams: teams.map((id) => ({ id, ...(team === 2 ? { life: 30 } : {}) })),
    players: ids.map((id, i) => ({
      id,
      ...(team === undefined ? {} : { team: `T${Math.floor(i / team)}` }),
      ...(emperors ? { role: i % 3 === 1 ? 'emperor' : 'general' } : {}),
      ...(ranged ? { rangeSeats: emperors && i % 3 !== 1 ? 1 : 2 } : {}),
      life: 20,
    })),
    objects: ids.flatMap((owner) =>
      Array.from({ length: CREATURES }, (_, i) => ({ id: `${owner}c${i}`, owner, types: ['creature'] })),
    ),
  } as unknown as TableJson;
};

/** What a playout came to; equal games give equal ones. */
export interface Course {
  readonly turns: number;
  readonly events: number;
  /** The table at the end, as JSON text. */
  readonly end: string;
}

/** Turns after which a game counts as over. */
const LONGEST = 200;
const ALLOWED = VERDICTS.indexOf('allowed');

/** Plays one game on the table, which then stands at its end. */
export const playout = (table: Table, seed: number): Course => {
  const game = new Game(table, new Random(seed));
  let turns = 0;
  while (turns < LONGEST && !game.over) {
    game.turn();
    turns++;
  }
  return { turns, events: game.events, end: JSON.stringify(tableToJson(table)) };
};

interface Fight {
  readonly creature: Handle;
  readonly defender: Handle;
}

class Game {
  events = 0;
  over = false;
  private group: Handle;
  private readonly players: readonly Handle[];
  private readonly creatures: readonly Handle[];
  private readonly attacks;
  private readonly blocks;
  private readonly next;

  constructor(
    private readonly table: Table,
    private readonly random: Random,
  ) {
    const json = tableToJson(table) as unknown as Start;
    this.players = json.players.map(({ id }) => handleOf(table, id));
    this.creatures = json.objects.map(({ id }) => handleOf(table, id));
    this.group = handleOf(table, json.game.startingGroup);
    this.attacks = prepareMatrix(table, 'mayAttack');
    this.blocks = prepareMatrix(table, 'mayBlock');
    this.next = prepare(table, 'nextGroup');
  }

  turn(): void {
    this.tell('turnBegins', { group: idOf(this.group) });
    const turn = this.table.world.list('turns')[0] as Handle;
    this.step(turn, 'declare-attackers');
    const fights = this.attacked(turn);
    if (fights.length > 0) {
      this.step(turn, 'declare-blockers');
      const blocked = this.blocked(fights);
      this.step(turn, 'combat-damage');
      this.hit(fights.filter(({ creature }) => !blocked.has(creature)));
    }
    if (!this.over && this.random.next() < 0.02)
      this.tell('concedes', { player: idOf(this.random.pick(this.alive())) });
    if (this.over) return;
    const next = this.next(this.group);
    this.tell('turnEnds', { turn: idOf(turn) });
    this.group = next as Handle;
  }

  private step(turn: Handle, step: string): void {
    this.tell('stepBegins', { turn: idOf(turn), step });
  }

  /** Each creature that may attack somebody does so with some chance, until the declaration stands. */
  private attacked(turn: Handle): readonly Fight[] {
    const creatures = this.present();
    const defenders = this.alive();
    const { codes, columns } = this.attacks(creatures, defenders);
    const fights = creatures.flatMap((creature, row): Fight[] => {
      const open = defenders.filter((_, column) => codes[row * columns + column] === ALLOWED);
      return open.length > 0 && this.random.next() < 0.6 ? [{ creature, defender: this.random.pick(open) }] : [];
    });
    const attacks = fights.map(({ creature, defender }) => ({
      creature: idOf(creature),
      turn: idOf(turn),
      attacking: idOf(defender),
    }));
    if (attacks.length > 0) this.tell('attackersAreDeclared', { attacks });
    return this.table.world.list('attackers').length > 0 ? fights : [];
  }

  /** Creatures that were blocked. */
  private blocked(fights: readonly Fight[]): ReadonlySet<Handle> {
    const attackers = fights.map(({ creature }) => creature);
    const creatures = this.present();
    const { codes, columns } = this.blocks(creatures, attackers);
    const pairs = creatures.flatMap((creature, row) => {
      const open = attackers.filter((_, column) => codes[row * columns + column] === ALLOWED);
      return open.length > 0 && this.random.next() < 0.3 ? [{ creature, attacker: this.random.pick(open) }] : [];
    });
    for (const player of this.alive()) {
      const own = pairs.filter(({ creature }) => this.fact(creature, 'Object', 'owner') === player);
      const blocks = own.map(({ creature, attacker }) => ({ creature: idOf(creature), blocks: [idOf(attacker)] }));
      if (blocks.length > 0) this.tell('blockersAreDeclared', { player: idOf(player), blocks });
    }
    return new Set(pairs.map(({ attacker }) => attacker));
  }

  private hit(fights: readonly Fight[]): void {
    const amount = 3;
    const sent = fights.map(({ creature, defender }) => ({
      event: 'damageIsDealt',
      fields: { source: idOf(creature), to: idOf(defender), amount, combat: true },
    }));
    if (sent.length > 0) this.send(sent);
    if (!this.over) this.tell('stateIsChecked', {});
  }

  private tell(event: string, fields: NonNullable<SentEvent['fields']>): void {
    this.send([{ event, fields }]);
  }

  /** Sends and carries out; what has to be picked is drawn. */
  private send(events: readonly SentEvent[]): void {
    const picks: Pick[] = [];
    let plan = send(this.table, events, { carryOut: true });
    for (; plan.needs.length > 0; plan = send(this.table, events, { carryOut: true, picks })) {
      for (const { matter, among, by } of plan.needs) picks.push({ matter, by, pick: this.random.pick(among) });
    }
    if (plan.unknown.length > 0) throw new Error(`${JSON.stringify(events)}: ${JSON.stringify(plan.unknown)}`);
    for (const step of plan.steps) this.events += step.length;
    this.over = this.fact(this.table.world.singles.get('game') as Handle, 'Game', 'status') === 'over';
  }

  private alive(): Handle[] {
    return this.players.filter((player) => this.fact(player, 'Player', 'inGame') === true);
  }

  private present(): Handle[] {
    return this.creatures.filter((creature) => this.table.world.byId.has(idOf(creature)));
  }

  private fact(thing: Handle, entity: string, fact: string) {
    const { entities } = this.table.ruleset.rulebook.vocabulary;
    return thing.facts[entities[entity]?.facts[fact]?.slot as number];
  }
}

interface Start {
  readonly game: { readonly startingGroup: string };
  readonly players: readonly { readonly id: string }[];
  readonly objects: readonly { readonly id: string }[];
}

const idOf = ({ id }: Handle): string => id ?? '';
