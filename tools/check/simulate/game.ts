import memoize from 'lodash/memoize.js';
import {
  type Cell,
  carryOutAll,
  type EventValue,
  eventsOf,
  type KnownCode,
  type KnownTruth,
  type Random,
  Scope,
  type Thing,
  UnknownSignal,
} from 'tavolata/internals';
import {
  Fault,
  type Json,
  openTable,
  type Rulebook,
  type Ruleset,
  type Table,
  type TableJson,
  type Value,
} from 'tavolata/runtime';
import type { RawDemand } from './model.js';
import type { Simulation } from './prepare.js';
import { type DemandWatch, watchesOf } from './watches.js';

/** A demand that was not met, or something that the rules could not carry out at all. */
export interface BrokenDemand {
  /** Missing when the rules refused to go on. */
  readonly demand?: RawDemand;
  readonly message?: string;
}

/** Events sent together, with the picks that they needed. */
export interface Sent {
  readonly events: readonly EventValue[];
  readonly picks: readonly { readonly matter: string; readonly by: Thing | null; readonly pick: Value }[];
}

/** A summary of one simulated game. */
export interface GameCourse {
  readonly size: number;
  /** Number of moves, including the start. */
  readonly moves: number;
  /** Number of events in the plans of all moves. */
  readonly events: number;
  readonly broken?: BrokenDemand;
}

interface PlayedMove {
  readonly often: number;
  readonly draw: {
    readonly from: KnownCode;
    readonly cell: Cell;
    readonly several: boolean;
    readonly least: number;
    readonly most: number;
  } | null;
  readonly send: KnownCode;
}

/** Random games by the rules of one setup; tables are opened once for each size and reset after each game. */
export class Games {
  private readonly start: KnownCode;
  private readonly over: KnownTruth;
  private readonly moves: readonly PlayedMove[];
  private readonly watches: readonly DemandWatch[];
  private readonly watching: ReadonlyMap<string, readonly DemandWatch[]>;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly ruleset: Ruleset,
    private readonly simulation: Simulation,
  ) {
    const { compiler } = ruleset;
    this.start = compiler.code(simulation.start.tree, new Scope());
    this.over = compiler.truth(simulation.over.tree, new Scope());
    this.moves = simulation.moves.map(({ often, draw, least, most, send }) => {
      const scope = new Scope();
      const from = draw && compiler.code(draw.from.tree, scope);
      const cell = draw && scope.cell(draw.name);
      const drawn = draw && from && cell ? { from, cell, several: draw.several, least, most } : null;
      return { often, draw: drawn, send: compiler.code(send.tree, scope) };
    });
    this.watches = watchesOf(ruleset, simulation);
    const watching = new Map<string, DemandWatch[]>();
    for (const watch of this.watches) {
      for (const event of watch.events) watching.set(event, [...(watching.get(event) ?? []), watch]);
    }
    this.watching = watching;
  }

  /** The table before the first move. */
  tableOf(size: number): TableJson {
    const { setup, crowd } = this.simulation.raw;
    const things: Json = Array.from({ length: size }, (_, i) => `${crowd.prefix}${i + 1}`);
    return { setup, [crowd.collection]: things };
  }

  /**
   * Plays one game to its end, to the drawn number of moves, or until something is broken.
   *
   * @param sent called with what each move sends
   */
  play(chance: Random, size: number, sent?: (one: Sent) => void): GameCourse {
    const table = this.table(size);
    const { world } = table;
    this.ruleset.enter(world, '( … )');
    for (const watch of this.watches) watch.begin();
    const mark = world.mark();
    const { least, most } = this.simulation.raw.length;
    const length = chance.between(least, most);
    const counts = { moves: 0, events: 0 };
    try {
      for (let next = eventsOf(this.start.run()); next.length > 0 && counts.moves <= length; next = this.draw(chance)) {
        counts.moves++;
        this.ruleset.enter(world, '( … )');
        const steps = this.move(table, next, chance, sent);
        for (const step of steps) counts.events += step.length;
        if (this.over.run()) break;
        const unmet = this.watches.find((watch) => !watch.met());
        if (unmet) return { size, ...counts, broken: { demand: unmet.demand } };
      }
      return { size, ...counts };
    } catch (error) {
      if (error instanceof Fault) return { size, ...counts, broken: { message: error.message } };
      if (!(error instanceof UnknownSignal)) throw error;
      const message = `unknown fact: ${error.facts.map(({ of, fact }) => `${of}.${fact}`).join(', ')}`;
      return { size, ...counts, broken: { message } };
    } finally {
      world.rollback(mark);
    }
  }

  private move(table: Table, events: readonly EventValue[], chance: Random, sent?: (one: Sent) => void) {
    const picks: { matter: string; by: Thing | null; pick: Value }[] = [];
    sent?.({ events, picks });
    const steps = carryOutAll(table, events, (matter, among, by) => {
      const pick = among[chance.below(among.length)] as Value;
      picks.push({ matter, by, pick });
      return pick;
    });
    for (const watch of this.watches) watch.next();
    for (const step of steps) {
      for (const event of step) for (const watch of this.watching.get(event.event) ?? []) watch.note(event);
    }
    return steps;
  }

  private readonly table = memoize((size: number): Table => openTable(this.rulebook, this.tableOf(size), this.ruleset));

  /** The events of a possible move; empty if there is none. */
  private draw(chance: Random): EventValue[] {
    let possible = this.moves;
    while (possible.length > 0) {
      const move = drawn(possible, chance);
      if (prepared(move, chance)) {
        const events = eventsOf(move.send.run());
        if (events.length > 0) return events;
      }
      possible = possible.filter((other) => other !== move);
    }
    return [];
  }
}

/** One of some moves, each with the probability given by its weight. */
function drawn(moves: readonly PlayedMove[], chance: Random): PlayedMove {
  let left = chance.below(moves.reduce((sum, { often }) => sum + often, 0));
  const found = moves.find(({ often }) => {
    left -= often;
    return left < 0;
  });
  return found as PlayedMove;
}

/** Draws what a move is about; false if there is too little to draw from. */
function prepared({ draw }: PlayedMove, chance: Random): boolean {
  if (draw === null) return true;
  const from = draw.from.run();
  const items = Array.isArray(from) ? (from as readonly Value[]) : [];
  if (items.length < (draw.several ? draw.least : 1)) return false;
  draw.cell.v = draw.several
    ? chance.some(items, chance.between(draw.least, Math.min(draw.most, items.length)))
    : (items[chance.below(items.length)] as Value);
  return true;
}
