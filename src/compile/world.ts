import type { Entity, Vocabulary } from '../model/vocabulary.js';
import type { Thing, Value } from './values.js';

/** One change made to a world, as needed to take it back. */
type Undo =
  | { readonly thing: Thing; readonly slot: number; readonly old: Value | undefined }
  | { readonly added: Thing }
  | { readonly removed: Thing; readonly at: number }
  | { readonly fresh: number };

/**
 * The state of one table, mutable. Every write goes through `set`, `add` and `remove`, which note how to take it back,
 * so that a plan can be made on the spot and undone instead of on a copy.
 */
export class World {
  /** Things of each collection, in order; players in turn order. */
  readonly lists: { readonly [collection: string]: Thing[] };
  readonly singles = new Map<string, Thing>();
  readonly byId = new Map<string, Thing>();
  /** Grows with every change: what is remembered about a world is good for one version only. */
  version = 1;
  /** Next number for the id of a created thing. */
  fresh = 1;
  /** Remembered answers of questions without parameters. */
  readonly memo: Value[] = [];
  readonly stamps: number[] = [];
  private readonly undo: Undo[] = [];
  private places = 0;
  private readonly indexes = new Map<string, { version: number; of: Map<Value, Thing[]> }>();

  constructor(readonly vocabulary: Vocabulary) {
    const lists: { [collection: string]: Thing[] } = {};
    for (const entity of Object.values(vocabulary.entities)) if (entity.collection) lists[entity.collection] = [];
    this.lists = lists;
  }

  list(collection: string): Thing[] {
    return this.lists[collection] as Thing[];
  }

  collectionOf(thing: Thing): string | undefined {
    return (this.vocabulary.entities[thing.entity] as Entity).collection;
  }

  set(thing: Thing, slot: number, value: Value): void {
    this.undo.push({ thing, slot, old: thing.facts[slot] });
    thing.facts[slot] = value;
    this.version++;
  }

  add(thing: Thing): void {
    const collection = this.collectionOf(thing);
    if (collection === undefined || thing.id === null) throw new Error(`no collection holds ${thing.entity}`);
    thing.place = this.places++;
    thing.present = true;
    this.list(collection).push(thing);
    this.byId.set(thing.id, thing);
    this.undo.push({ added: thing });
    this.version++;
  }

  remove(thing: Thing): void {
    if (!thing.present) return;
    const list = this.list(this.collectionOf(thing) as string);
    const at = list.indexOf(thing);
    list.splice(at, 1);
    thing.present = false;
    this.byId.delete(thing.id as string);
    this.undo.push({ removed: thing, at });
    this.version++;
  }

  /** An id that nothing on the table has: the entity's name and a number that only grows. */
  freshId(entity: string): string {
    this.undo.push({ fresh: this.fresh });
    let id: string;
    do id = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}${this.fresh++}`;
    while (this.byId.has(id));
    return id;
  }

  /** A point to return to. */
  mark(): number {
    return this.undo.length;
  }

  rollback(mark: number): void {
    while (this.undo.length > mark) {
      const step = this.undo.pop() as Undo;
      if ('thing' in step) step.thing.facts[step.slot] = step.old as Value;
      else if ('added' in step) {
        this.list(this.collectionOf(step.added) as string).pop();
        step.added.present = false;
        this.byId.delete(step.added.id as string);
      } else if ('removed' in step) {
        this.list(this.collectionOf(step.removed) as string).splice(step.at, 0, step.removed);
        step.removed.present = true;
        this.byId.set(step.removed.id as string, step.removed);
      } else this.fresh = step.fresh;
    }
    this.version++;
  }

  /** Forgets how to take changes back: what was done so far stays. */
  settle(): void {
    this.undo.length = 0;
  }

  /** Things of a collection by the value of one of their facts, kept until the next change. */
  where(collection: string, slot: number, value: Value): readonly Thing[] {
    const key = `${collection}/${slot}`;
    let index = this.indexes.get(key);
    if (index === undefined || index.version !== this.version) {
      const of = new Map<Value, Thing[]>();
      for (const thing of this.list(collection)) {
        const fact = thing.facts[slot];
        if (fact === undefined) return this.list(collection);
        const group = of.get(fact);
        if (group) group.push(thing);
        else of.set(fact, [thing]);
      }
      index = { version: this.version, of };
      this.indexes.set(key, index);
    }
    return index.of.get(value) ?? none;
  }
}

const none: readonly Thing[] = [];
