import type { UnknownFact } from '../model/answer.js';

/** Reads the facts of a thing on demand: those of a host's object. */
export interface FactSource {
  /** undefined: unknown. */
  read(thing: Thing, slot: number): Value | undefined;
}

/**
 * Values of the rule language at run time. A thing stores its facts in one array, with a slot per fact name that the
 * vocabulary assigns: reading a fact is one element load, the same for every entity, without property names.
 */
export class Thing {
  /** True while the thing is in the collection of its entity. */
  present = false;
  /** Index in the order in which things entered their collection: for players, the seat. */
  place = -1;
  /**
   * Cached answers of questions about this thing, by number of the question, and the versions for which they are valid.
   */
  readonly memo: Value[] = [];
  readonly memoVersions: number[] = [];

  constructor(
    readonly entity: string,
    /** null for a structural value. */
    readonly id: string | null,
    /** undefined: unknown, or not read yet; readers call `fact`. */
    readonly facts: (Value | undefined)[],
    public source: FactSource | null = null,
  ) {}

  /**
   * The fact in a slot; undefined: unknown. A fact that the entity does not have is none, so that unions need no case
   * distinction.
   */
  fact(slot: number): Value | undefined {
    const value = this.facts[slot];
    if (value !== undefined) return value;
    if (slot >= this.facts.length) return null;
    return this.source === null ? undefined : this.source.read(this, slot);
  }
}

/** Whether it was on a table and no longer is. */
export const isGone = (value: Value | undefined): boolean =>
  value instanceof Thing && value.place >= 0 && !value.present;

const NONE: readonly never[] = [];

/** An event while the rules process it. */
export class EventValue {
  /** Entries (and things) that have already rewritten it or one of its ancestors. */
  lineage: readonly string[] = NONE;
  /** Id of the entry that caused it. */
  because: string | null = null;
  /** Events that a gathering event has absorbed. */
  claims: readonly EventValue[] = NONE;
  /** Ids of the things that it has created. */
  created: readonly string[] = NONE;

  constructor(
    readonly event: string,
    /** In the order of the event's fields. */
    readonly fields: readonly Value[],
  ) {}
}

/** A problem that an entry found; the result of questions with the policy `problems`. */
export class ProblemValue {
  constructor(
    readonly entry: string,
    readonly severity: 'illegal' | 'advice',
    readonly values: Readonly<Record<string, Value>>,
  ) {}
}

/** A value during evaluation: things and events as objects of the library, everything else as in JSON. */
export type Value = Thing | EventValue | ProblemValue | string | number | boolean | null | readonly Value[];

/** A list that outlives the evaluation that made it, so that an index of it pays off. */
export interface IndexedList extends ReadonlyArray<Value> {
  /** It will not change, so indexes of it can be built on demand. */
  stable?: boolean;
  /** A collection of a table, which changes while others hold it. */
  live?: boolean;
  members?: Set<Value> | undefined;
  ranks?: Int32Array | null | undefined;
}

/**
 * Thrown by compiled code that reads a fact without a value; never leaves the library. Not an `Error`: tables that
 * leave facts out throw thousands, and recording a stack trace for each would cost more than everything else.
 */
export class UnknownSignal {
  constructor(readonly facts: readonly UnknownFact[]) {}
}

export function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a as readonly Value[], b as readonly Value[], null);
  if (a instanceof Thing && b instanceof Thing) {
    // Structural values are equal if all their facts are; things of the table only if they are identical.
    if (a.id !== null || b.id !== null || a.entity !== b.entity) return false;
    return a.facts.every((fact, i) => {
      const other = b.facts[i];
      return fact === other || (fact !== undefined && other !== undefined && same(fact, other));
    });
  }
  if (a instanceof EventValue && b instanceof EventValue) return a.event === b.event && same(a.fields, b.fields);
  return false;
}

/** The same value with the things in it replaced by a map. A value without any is returned unchanged. */
export function translated(value: Value | undefined, things: ReadonlyMap<Thing, Thing>): Value | undefined {
  const each = <V extends Value | undefined>(values: readonly V[]): readonly V[] => {
    const others = values.map((one) => translated(one, things) as V);
    return others.some((other, i) => other !== values[i]) ? others : values;
  };
  if (Array.isArray(value)) return each(value as readonly Value[]);
  if (value instanceof EventValue) {
    const fields = each(value.fields);
    return fields === value.fields ? value : new EventValue(value.event, fields);
  }
  if (!(value instanceof Thing)) return value;
  if (value.id !== null) return things.get(value) ?? value;
  const facts = each(value.facts);
  return facts === value.facts ? value : new Thing(value.entity, null, facts as (Value | undefined)[]);
}

/** Pairs of lists found equal, by the first of the two: parts of lists may be shared, and are compared only once. */
type SameLists = Map<readonly Value[], Set<readonly Value[]>>;

function sameLists(a: readonly Value[], b: readonly Value[], known: SameLists | null): boolean {
  if (a.length !== b.length) return false;
  if (known?.get(a)?.has(b)) return true;
  let deeper = known;
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] as Value, b[i] as Value];
    if (x === y) continue;
    if (Array.isArray(x) && Array.isArray(y)) {
      deeper ??= new Map();
      if (!sameLists(x as readonly Value[], y as readonly Value[], deeper)) return false;
    } else if (!same(x, y)) return false;
  }
  if (known !== null) known.set(a, (known.get(a) ?? new Set()).add(b));
  return true;
}

const LINEAR = 8;

/** Membership; lists that do not change get an index once they are long enough. */
export function includes(list: Value, x: Value): boolean {
  if (!Array.isArray(list)) return false;
  const items = list as readonly Value[];
  const simple = typeof x !== 'object' || x === null || (x instanceof Thing && x.id !== null);
  if (!simple) return items.some((item) => same(item, x));
  const indexedItems = items as IndexedList;
  if (items.length > LINEAR && indexedItems.stable) {
    indexedItems.members ??= new Set(items);
    return indexedItems.members.has(x);
  }
  return items.includes(x);
}

/** Marks a list as one that outlives this evaluation; a collection of the table is copied. */
export function indexed(value: Value): Value {
  if (!Array.isArray(value)) return value;
  const list = (value as IndexedList).live ? (value as readonly Value[]).slice() : value;
  const marked = list as IndexedList;
  // All properties at once and in one order: engines then see one shape of list instead of many.
  if (!marked.stable) {
    marked.stable = true;
    marked.members = undefined;
    marked.ranks = undefined;
  }
  return list as readonly Value[];
}

/** A list that nothing else modifies. */
export const privateCopy = (value: Value): Value =>
  Array.isArray(value) ? (value as readonly Value[]).slice() : value;

/**
 * The seats of the members of a list that does not change, for ring functions; null for other lists, and for those in
 * another order.
 */
export function ranksFor(list: readonly Value[]): Int32Array | null {
  const ring = list as IndexedList;
  if (ring.ranks === undefined) {
    if (!ring.stable) return null;
    ring.ranks = ranksOf(ring);
  }
  return ring.ranks;
}

/**
 * For a list of things in seat order: for each seat number, how many members sit before it. Null if the list is
 * anything else. With it, the steps between two seats cost the same for four players and for a thousand.
 */
function ranksOf(list: readonly Value[]): Int32Array | null {
  let last = -1;
  for (const item of list) {
    if (!(item instanceof Thing) || item.place <= last) return null;
    last = item.place;
  }
  const ranks = new Int32Array(last + 2);
  for (const item of list) ranks[(item as Thing).place + 1] = 1;
  for (let i = 1; i < ranks.length; i++) ranks[i] = (ranks[i] as number) + (ranks[i - 1] as number);
  return ranks;
}
