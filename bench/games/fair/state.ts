import type { TableChange } from '../../../src/runtime.js';
import type {
  Attacker,
  Blocker,
  Collection,
  Constraint,
  Effect,
  Fact,
  Facts,
  Game,
  GameObject,
  Player,
  Team,
  Thing,
  Turn,
} from './things.js';

/*
 * The state of a hand-written host that offers as much as the library: every write is logged, so that a plan can be
 * rolled back, its changes can be read from the log, and the last moves can be undone.
 */

/** The data for undoing one write; all have the same shape, as in the library. */
interface Undo {
  readonly did: 'set' | 'add' | 'remove' | 'renew';
  readonly thing: Thing | null;
  readonly fact: string;
  readonly old: Fact;
  /** The place of a removed thing, or the next number for an id. */
  readonly at: number;
}

/** The number of moves that can be undone. */
const MOST_KEPT = 200;

export class State {
  readonly byId = new Map<string, Thing>();
  readonly lists = {
    players: [] as Player[],
    teams: [] as Team[],
    objects: [] as GameObject[],
    turns: [] as Turn[],
    attackers: [] as Attacker[],
    blockers: [] as Blocker[],
    effects: [] as Effect[],
    constraints: [] as Constraint[],
  };
  private log: Undo[] = [];
  private readonly history: Undo[][] = [];

  /** The number for the id of the next created thing. */
  private fresh = 1;

  constructor(readonly game: Game) {}

  /** Adds a thing of the initial table. */
  put(thing: Exclude<Thing, Game>): void {
    (this.lists[thing.kind] as Thing[]).push(thing);
    this.byId.set(thing.id, thing);
  }

  set<Of extends Thing, Name extends keyof Of & string>(thing: Of, fact: Name, value: Of[Name] & Fact): void {
    this.log.push({ did: 'set', thing, fact, old: thing[fact] as Fact, at: 0 });
    thing[fact] = value;
  }

  /** The next id for a kind of thing. */
  freshId(name: string): string {
    this.log.push({ did: 'renew', thing: null, fact: '', old: null, at: this.fresh });
    return `${name}${this.fresh++}`;
  }

  add(thing: Exclude<Thing, Game>): void {
    this.put(thing);
    this.log.push({ did: 'add', thing, fact: '', old: null, at: 0 });
  }

  remove(thing: Exclude<Thing, Game>): void {
    const list = this.lists[thing.kind] as Thing[];
    const at = list.indexOf(thing);
    list.splice(at, 1);
    this.byId.delete(thing.id);
    this.log.push({ did: 'remove', thing, fact: '', old: null, at });
  }

  /** Commits all writes as one move that can be undone. */
  keep(): void {
    this.history.push(this.log);
    if (this.history.length > MOST_KEPT) this.history.shift();
    this.log = [];
  }

  /** Rolls back all writes since the last move. */
  rollback(): void {
    this.takeBack(this.log);
    this.log = [];
  }

  /** Undoes the last move. */
  undo(): void {
    const log = this.history.pop();
    if (log === undefined) throw new Error('no move is left to take back');
    this.takeBack(log);
  }

  private takeBack(log: readonly Undo[]): void {
    for (let i = log.length - 1; i >= 0; i--) {
      const { did, thing, fact, old, at } = log[i] as Undo;
      if (thing === null) this.fresh = at;
      else if (did === 'set') (thing as unknown as Facts)[fact] = old;
      else {
        const list = this.lists[thing.kind as Collection] as Thing[];
        if (did === 'add') {
          list.pop();
          this.byId.delete(thing.id);
        } else {
          list.splice(at, 0, thing);
          this.byId.set(thing.id, thing);
        }
      }
    }
  }

  /** The changes since the last move: first created things, then facts, then removed things. */
  changes(): TableChange[] {
    const [added, removed, written]: [Thing[], Thing[], Undo[]] = [[], [], []];
    let before = this.fresh;
    for (const one of this.log) {
      const { did, thing, fact, at } = one;
      if (thing === null) before = Math.min(before, at);
      else if (did === 'add') added.push(thing);
      else if (did === 'remove') removed.push(thing);
      else if (!written.some((other) => other.thing === thing && other.fact === fact)) written.push(one);
    }
    const changes: TableChange[] = [];
    for (const thing of added)
      changes.push({ op: 'create', members: thing.kind, id: thing.id, facts: factsOf(thing) } as TableChange);
    for (const { thing, fact, old } of written) {
      if (thing === null || added.includes(thing) || removed.includes(thing)) continue;
      const value = (thing as unknown as Facts)[fact] as Fact;
      if (!same(value, old)) changes.push({ op: 'set', of: thing.id, fact, value: copied(value) } as TableChange);
    }
    for (const { kind, id } of removed) changes.push({ op: 'remove', members: kind, id });
    if (before !== this.fresh) changes.push({ op: 'fresh', next: this.fresh });
    return changes;
  }
}

/** Without the facts that a table may leave out. */
function factsOf(thing: Thing): Facts {
  const facts: Facts = {};
  for (const fact in thing) {
    if (fact === 'kind' || fact === 'id') continue;
    const value = (thing as unknown as Facts)[fact] as Fact;
    if (value === DEFAULTS[fact] || (fact === 'active' && value === facts['group'])) continue;
    if (!Array.isArray(value) || value.length > 0) facts[fact] = copied(value);
  }
  return facts;
}

const DEFAULTS: Facts = { attackDone: false, inCombat: true, last: null };

const copied = (value: Fact): Fact => (Array.isArray(value) ? (value as readonly string[]).slice() : value);

export const same = (a: Fact, b: Fact): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i]));
