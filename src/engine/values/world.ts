import { Fault } from '../model/fault.js';
import { onceFor } from '../model/once.js';
import type { Entity, Vocabulary } from '../model/vocabulary.js';
import { FactIndex } from './fact-index.js';
import { changesSince, type Undo, type WorldChanges } from './undo.js';
import { type IndexedList, Thing, translated, type Value } from './values.js';

/**
 * The state of one table, mutable. Every write goes through `set`, `add` and `remove`, which record how to revert it,
 * so that a plan can be made on the table itself and rolled back instead of on a copy.
 */
export class World {
  /** Things of each collection, in order; players in turn order. */
  readonly lists: { readonly [collection: string]: Thing[] };
  /** The same by collection number (`collectionNumber`), for compiled code. */
  readonly numbered: readonly Thing[][];
  readonly singles = new Map<string, Thing>();
  readonly byId = new Map<string, Thing>();
  /** Number of the last write. What is cached is valid while none of its dependencies has a later one (`isValid`). */
  version = 1;
  /** No thing has left the table, in any way, in a version after this one. */
  lastLoss = 0;
  /** Next number for the id of a created thing. */
  fresh = 1;
  /** Version in which each fact slot and, after them, each collection (`collectionDependency`) was last written. */
  readonly lastWrite: number[];
  /**
   * By version modulo its length: what each of the last few changes wrote, as indexes into `lastWrite`; -1: more than
   * one.
   */
  readonly writes = new Int32Array(64).fill(-1);
  /** Cached answers of questions without parameters. */
  readonly memo: Value[] = [];
  readonly memoVersions: number[] = [];
  /**
   * By number of a question: the last version that wrote one of its dependencies, and the version up to which that is
   * known.
   */
  readonly latest: number[] = [];
  readonly latestAt: number[] = [];
  /** Retries a failed read of the host's state; runs before the next question. */
  overdue: (() => void) | null = null;
  private readonly collectionIds: ReadonlyMap<string, number>;
  private readonly undo: Undo[] = [];
  private places = 0;
  private readonly indexes = new Map<string, FactIndex>();

  constructor(readonly vocabulary: Vocabulary) {
    const lists: { [collection: string]: Thing[] } = {};
    for (const entity of Object.values(vocabulary.entities)) {
      if (entity.collection) lists[entity.collection] = Object.assign([] as Thing[], { live: true });
    }
    this.lists = lists;
    this.numbered = Object.values(lists);
    this.lastWrite = new Array<number>(vocabulary.slots + Object.keys(lists).length).fill(0);
    this.collectionIds = new Map(Object.keys(lists).map((collection, i) => [collection, vocabulary.slots + i]));
  }

  /** Whether what was cached at a version is valid, for a result with these dependencies. */
  isValid(version: number | undefined, number: number, dependencies: readonly number[]): boolean {
    if (version === undefined) return false;
    if (version === this.version) return true;
    if (this.latestAt[number] !== this.version) {
      this.latest[number] = this.newestWrite(dependencies);
      this.latestAt[number] = this.version;
    }
    return version >= (this.latest[number] as number);
  }

  /** The version that last wrote one of these ids. */
  newestWrite(ids: readonly number[]): number {
    let newest = 0;
    for (let i = 0; i < ids.length; i++) {
      const written = this.lastWrite[ids[i] as number] as number;
      if (written > newest) newest = written;
    }
    return newest;
  }

  list(collection: string): Thing[] {
    return this.lists[collection] as Thing[];
  }

  collectionOf(thing: Thing): string | undefined {
    return (this.vocabulary.entities[thing.entity] as Entity).collection;
  }

  /** The thing with this id, or the single one with this name. */
  thing(of: string): Thing | undefined {
    return this.byId.get(of) ?? this.singles.get(of);
  }

  set(thing: Thing, slot: number, value: Value): void {
    this.undo.push({ did: 'set', thing, at: slot, old: thing.fact(slot) });
    thing.facts[slot] = value;
    this.noteWrite(slot);
  }

  add(thing: Thing): void {
    const collection = this.collectionOf(thing);
    if (collection === undefined || thing.id === null) throw new Error(`no collection holds ${thing.entity}`);
    thing.place = this.places++;
    thing.present = true;
    this.list(collection).push(thing);
    this.byId.set(thing.id, thing);
    this.dropListIndexes(collection);
    this.undo.push({ did: 'add', thing, at: 0, old: undefined });
    this.touchCollection(collection);
  }

  remove(thing: Thing): void {
    if (!thing.present) return;
    const collection = this.collectionOf(thing) as string;
    const list = this.list(collection);
    const at = list.indexOf(thing);
    list.splice(at, 1);
    this.dropListIndexes(this.collectionOf(thing) as string);
    this.lose(thing);
    this.byId.delete(thing.id as string);
    this.undo.push({ did: 'remove', thing, at, old: undefined });
    this.touchCollection(collection);
  }

  /** The caller writes the collection next, in the version recorded here. */
  private lose(thing: Thing): void {
    thing.present = false;
    this.lastLoss = this.version + 1;
  }

  /** A collection may itself be a cached answer; what was computed about its members is then out of date. */
  private dropListIndexes(collection: string): void {
    const list = this.list(collection) as readonly Value[] as IndexedList;
    list.members = undefined;
    list.ranks = undefined;
  }

  /**
   * An id that nothing at the table has: the entity's name and a number that only increases.
   *
   * @throws Fault if no table with that number could be opened
   */
  freshId(entity: string): string {
    this.renew(this.fresh);
    let id: string;
    if (this.fresh >= Number.MAX_SAFE_INTEGER)
      throw new Fault('fault.plan', { problem: 'plan.no-fresh', got: this.fresh });
    do id = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}${this.fresh++}`;
    while (this.byId.has(id));
    return id;
  }

  /** Runs what is overdue; if it fails, it stays overdue. */
  catchUp(): void {
    const work = this.overdue;
    if (work === null) return;
    this.overdue = null;
    try {
      work();
    } catch (error) {
      this.overdue = work;
      throw error;
    }
  }

  /** A point to roll back to. */
  mark(): number {
    return this.undo.length;
  }

  /** The differences since then. */
  changedSince(mark: number): WorldChanges {
    return changesSince(this.undo, mark, this.fresh);
  }

  /** Sets the next number for the id of a created thing. */
  renew(fresh: number): void {
    this.undo.push({ did: 'renew', thing: null, at: this.fresh, old: undefined });
    this.fresh = fresh;
  }

  /** True if something was removed since then. */
  hasRemoved(mark: number): boolean {
    for (let i = mark; i < this.undo.length; i++) if ((this.undo[i] as Undo).did === 'remove') return true;
    return false;
  }

  rollback(mark: number): void {
    this.writes[++this.version % this.writes.length] = -1;
    while (this.undo.length > mark) {
      const { did, thing, at, old } = this.undo.pop() as Undo;
      if (thing === null) this.fresh = at;
      else if (did === 'set') {
        thing.facts[at] = old;
        this.lastWrite[at] = this.version;
      } else {
        const collection = this.collectionOf(thing) as string;
        if (did === 'add') {
          this.list(collection).pop();
          // Numbers are allocated and rolled back in order, so that thousands of plans do not use them up.
          this.places = thing.place;
          this.lose(thing);
          this.byId.delete(thing.id as string);
        } else {
          this.list(collection).splice(at, 0, thing);
          thing.present = true;
          this.byId.set(thing.id as string, thing);
        }
        this.dropListIndexes(collection);
        this.touchCollection(collection);
      }
    }
  }

  /** What was computed from this fact, of any thing, is out of date: for facts that are stored elsewhere. */
  noteWrite(id: number): void {
    this.lastWrite[id] = ++this.version;
    this.writes[this.version % this.writes.length] = id;
  }

  /** Replaces the things of a collection permanently: for collections that are stored elsewhere. */
  relist(collection: string, things: readonly Thing[]): void {
    const list = this.list(collection);
    for (const thing of list) {
      this.lose(thing);
      if (this.byId.get(thing.id as string) === thing) this.byId.delete(thing.id as string);
    }
    things.forEach((thing, i) => {
      thing.place = i;
      thing.present = true;
      this.byId.set(thing.id as string, thing);
    });
    list.splice(0, list.length, ...things);
    this.places = Math.max(this.places, things.length);
    this.dropListIndexes(collection);
    this.touchCollection(collection);
  }

  private touchCollection(collection: string): void {
    this.noteWrite(this.collectionIds.get(collection) as number);
  }

  /** Drops the undo log: what was done so far stays. */
  dropUndoLog(): void {
    this.undo.length = 0;
  }

  /** Hands over the undo log since the last time; what comes after begins a new log. */
  handOverUndoLog(): readonly Undo[] {
    return this.undo.splice(0);
  }

  /** Reverts what a log that was handed over did; everything done since must have been reverted before. */
  takeBack(log: readonly Undo[]): void {
    const mark = this.mark();
    for (const step of log) this.undo.push(step);
    this.rollback(mark);
  }

  /** A second, independent world in the same state. */
  copy(): World {
    const other = new World(this.vocabulary);
    const copies = new Map<Thing, Thing>();
    const twin = (thing: Thing): Thing => {
      const copy = new Thing(thing.entity, thing.id, thing.facts.slice());
      copies.set(thing, copy);
      return copy;
    };
    for (const [name, thing] of this.singles) other.singles.set(name, twin(thing));
    for (const things of Object.values(this.lists)) for (const thing of things) other.add(twin(thing));
    for (const { facts } of copies.values())
      for (let slot = 0; slot < facts.length; slot++)
        if (typeof facts[slot] === 'object' && facts[slot] !== null) facts[slot] = translated(facts[slot], copies);
    other.fresh = this.fresh;
    other.dropUndoLog();
    return other;
  }

  /** An index of a collection by one fact; the same object for as long as the world lives. */
  indexOf(collection: string, slot: number): FactIndex {
    const key = `${collection}/${slot}`;
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = new FactIndex(this, this.list(collection), slot, this.collectionIds.get(collection) as number);
      this.indexes.set(key, index);
    }
    return index;
  }
}

/** The number of a collection among all. */
export const collectionNumber = (vocabulary: Vocabulary, collection: string): number =>
  numbersIn(vocabulary).get(collection) ?? -1;

const numbersIn = /* @__PURE__ */ onceFor(({ entities }: Vocabulary): ReadonlyMap<string, number> => {
  const collections = new Set(Object.values(entities).flatMap((entity) => entity.collection ?? []));
  return new Map([...collections].map((name, number) => [name, number]));
});

/** The index in `World.lastWrite` of the last addition to or removal from a collection. */
export const collectionDependency = (vocabulary: Vocabulary, collection: string): number =>
  vocabulary.slots + collectionNumber(vocabulary, collection);
