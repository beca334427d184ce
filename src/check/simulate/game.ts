import type { Ruleset } from '../../arrange/ruleset.js';
import type { Code, Truth } from '../../compile/code.js';
import { eventsOf } from '../../compile/functions.js';
import { type Cell, Scope } from '../../compile/scope.js';
import { type EventValue, type Thing, UnknownSignal, type Value } from '../../compile/values.js';
import { Fault } from '../../model/fault.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { Json, TableJson } from '../../model/table.js';
import { happen } from '../../run/send.js';
import { openTable, type Table } from '../../run/table.js';
import type { RawDemand } from './model.js';
import type { Simulation } from './prepare.js';
import type { Chance } from './random.js';

/** A demand that was not met, or something that the rules could not carry out at all. */
export interface Broken {
  /** Id of the demand; missing when the rules refused to go on. */
  readonly demand?: RawDemand;
  readonly message?: string;
}

/** Events that were sent together, with the picks that they needed. */
export interface Sent {
  readonly events: readonly EventValue[];
  readonly picks: readonly { readonly matter: string; readonly by: Thing | null; readonly pick: Value }[];
}

export interface Course {
  readonly size: number;
  /** Moves made, the start among them. */
  readonly moves: number;
  /** Events in the plans of all moves. */
  readonly events: number;
  readonly broken?: Broken;
}

interface PlayedMove {
  readonly often: number;
  readonly draw: {
    readonly from: Code;
    readonly cell: Cell;
    readonly several: boolean;
    readonly least: number;
    readonly most: number;
  } | null;
  readonly send: Code;
}

/** Random games by the rules of one setup; tables are opened once for each size and put back after each game. */
export class Games {
  private readonly tables = new Map<number, Table>();
  private readonly start: Code;
  private readonly over: Truth;
  private readonly moves: readonly PlayedMove[];
  private readonly always: readonly { readonly demand: RawDemand; readonly holds: Truth }[];
  private readonly whenever: readonly {
    readonly demand: RawDemand;
    readonly event: string;
    readonly cell: Cell;
    readonly holds: Truth;
  }[];
  private readonly inTime: readonly {
    readonly demand: RawDemand;
    readonly event: string;
    readonly field: number;
    readonly members: Code;
    readonly within: Code;
  }[];

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
    this.always = simulation.always.map((demand) => ({
      demand,
      holds: compiler.truth(demand.holds.tree, new Scope()),
    }));
    this.whenever = simulation.whenever.map((demand) => {
      const scope = new Scope();
      return {
        demand,
        event: demand.event,
        cell: scope.cell('event'),
        holds: compiler.truth(demand.holds.tree, scope),
      };
    });
    this.inTime = simulation.inTime.map((demand) => ({
      demand,
      event: demand.event,
      field: demand.field,
      members: compiler.code(demand.members.tree, new Scope()),
      within: compiler.code(demand.within.tree, new Scope()),
    }));
  }

  /** The table before the first move. */
  tableOf(size: number): TableJson {
    const { setup, crowd } = this.simulation.raw;
    const things: Json = Array.from({ length: size }, (_, i) => `${crowd.prefix}${i + 1}`);
    return { setup, [crowd.collection]: things };
  }

  /** Plays one game to its end, to the drawn number of moves, or until something is broken. */
  play(chance: Chance, size: number, sent?: (one: Sent) => void): Course {
    const table = this.table(size);
    const { world } = table;
    this.ruleset.runtime.world = world;
    const mark = world.mark();
    const course = new Playing(this.inTime, this.whenever, this.always);
    try {
      const length = chance.between(this.simulation.raw.length.least, this.simulation.raw.length.most);
      let next = eventsOf(this.start.run());
      while (next.length > 0) {
        const picks: { matter: string; by: Thing | null; pick: Value }[] = [];
        try {
          sent?.({ events: next, picks });
          const steps = happen(table, next, (matter, among, by) => {
            const pick = among[chance.below(among.length)] as Value;
            picks.push({ matter, by, pick });
            return pick;
          });
          course.note(steps);
          if (this.over.run()) break;
          const demand = course.unmet();
          if (demand) return { size, ...course.counts, broken: { demand } };
        } catch (error) {
          if (error instanceof UnknownSignal || error instanceof Fault)
            return { size, ...course.counts, broken: { message: error.message } };
          throw error;
        }
        if (course.counts.moves > length) break;
        next = this.draw(chance);
      }
      return { size, ...course.counts };
    } finally {
      world.rollback(mark);
    }
  }

  private table(size: number): Table {
    const known = this.tables.get(size);
    if (known) return known;
    const table = openTable(this.rulebook, this.tableOf(size), this.ruleset);
    this.tables.set(size, table);
    return table;
  }

  /** The events of a possible move; nothing when none is. */
  private draw(chance: Chance): EventValue[] {
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

/** One of some moves, each as likely as it is to be drawn often. */
const drawn = (moves: readonly PlayedMove[], chance: Chance): PlayedMove => {
  let left = chance.below(moves.reduce((sum, { often }) => sum + often, 0));
  const found = moves.find(({ often }) => {
    left -= often;
    return left < 0;
  });
  return found as PlayedMove;
};

/** Draws what a move is about; false when there is too little to draw from. */
const prepared = ({ draw }: PlayedMove, chance: Chance): boolean => {
  if (draw === null) return true;
  const from = draw.from.run();
  const items = Array.isArray(from) ? (from as readonly Value[]) : [];
  if (items.length < (draw.several ? draw.least : 1)) return false;
  draw.cell.v = draw.several
    ? chance.some(items, chance.between(draw.least, Math.min(draw.most, items.length)))
    : (items[chance.below(items.length)] as Value);
  return true;
};

/** What is remembered while one game is played. */
class Playing {
  private moves = 0;
  private events = 0;
  private readonly opened: EventValue[] = [];
  private readonly counters: { total: number; readonly last: Map<Value, number> }[];

  constructor(
    private readonly inTime: Games['inTime'],
    private readonly whenever: Games['whenever'],
    private readonly always: Games['always'],
  ) {
    this.counters = inTime.map(() => ({ total: 0, last: new Map() }));
  }

  get counts(): { readonly moves: number; readonly events: number } {
    return { moves: this.moves, events: this.events };
  }

  note(steps: readonly (readonly EventValue[])[]): void {
    this.moves++;
    this.opened.length = 0;
    for (const step of steps) {
      this.events += step.length;
      for (const event of step) {
        if (this.whenever.some((one) => one.event === event.event)) this.opened.push(event);
        this.inTime.forEach((one, i) => {
          const counter = this.counters[i];
          if (one.event === event.event && counter) counter.last.set(event.fields[one.field] ?? null, ++counter.total);
        });
      }
    }
  }

  /** The first demand that the table does not meet now. */
  unmet(): RawDemand | undefined {
    for (const { demand, holds } of this.always) if (!holds.run()) return demand;
    for (const { demand, event, cell, holds } of this.whenever) {
      for (const one of this.opened) {
        cell.v = one;
        if (one.event === event && !holds.run()) return demand;
      }
    }
    for (const [i, { demand, members, within }] of this.inTime.entries()) {
      const { total, last } = this.counters[i] as Playing['counters'][number];
      const most = within.run() as number;
      for (const member of members.run() as readonly Value[]) if (total - (last.get(member) ?? 0) > most) return demand;
    }
    return undefined;
  }
}
