import type { UnknownFact } from '../model/answer.js';

/** Where the facts of a thing come from that nobody has looked at yet: those of a host's object. */
export interface FactSource {
  /** undefined: unknown. */
  read(thing: Thing, slot: number): Value | undefined;
}

/**
 * Values of the rule language at run time. A thing keeps its facts in one array, a place per fact name that the vocabulary
 * gives out: reading a fact is one element load, the same for every entity, without a property name in sight.
 */
export class Thing {
  /** True while the thing lies in the collection of its entity. */
  present = false;
  /** Number in the order in which things entered their collection: for players, the seat. */
  place = -1;
  /** Cached answers of questions about this thing, by number of the question, and the version they are good for. */
  readonly memo: Value[] = [];
  readonly memoVersions: number[] = [];

  constructor(
    readonly entity: string,
    /** null for a structural value. */
    readonly id: string | null,
    /** undefined: unknown, or not looked at yet; whoever reads takes `fact`. */
    readonly facts: (Value | undefined)[],
    public source: FactSource | null = null,
  ) {}

  /**
   * The fact at a place; undefined: unknown. One that the entity does not have reads as none, so that unions need no
   * case distinction.
   */
  fact(slot: number): Value | undefined {
    const value = this.facts[slot];
    if (value !== undefined) return value;
    if (slot >= this.facts.length) return null;
    return this.source === null ? undefined : this.source.read(this, slot);
  }
}

/** Whether it was on a table and is there no more. */
export const isGone = (value: Value | undefined): boolean =>
  value instanceof Thing && value.place >= 0 && !value.present;

const NONE: readonly never[] = [];

/** An event on its way through the rules. */
export class EventValue {
  /** Entries (and things) that have already rewritten it or one of its ancestors. */
  lineage: readonly string[] = NONE;
  /** Id of the entry that brought it about. */
  because: string | null = null;
  /** Events that a gathering event has swallowed. */
  claims: readonly EventValue[] = NONE;
  /** Ids of the things that it has created. */
  created: readonly string[] = NONE;

  constructor(
    readonly event: string,
    /** In the order of the event's fields. */
    readonly fields: readonly Value[],
  ) {}
}

/** What an entry found wrong; the result of questions with the policy `problems`. */
export class ProblemValue {
  constructor(
    readonly entry: string,
    readonly severity: 'illegal' | 'advice',
    readonly values: Readonly<Record<string, Value>>,
  ) {}
}

/** A value while questions are answered: things and events as objects of the library, everything else as in JSON. */
export type Value = Thing | EventValue | ProblemValue | string | number | boolean | null | readonly Value[];

/** A list that outlives the evaluation that made it, so that an index of it pays off. */
export interface IndexedList extends ReadonlyArray<Value> {
  /** It will not change, so that indexes of it may be made when they are first wanted. */
  stable?: boolean;
  /** A collection of a table, which changes under those who hold it. */
  live?: boolean;
  members?: Set<Value> | undefined;
  ranks?: Int32Array | null | undefined;
}

/**
 * Thrown by compiled code that reads a fact without a value; never leaves the library. It is no `Error`: tables that leave facts
 * out throw thousands, and writing down for each where it came from would cost more than all else.
 */
export class UnknownSignal {
  constructor(readonly facts: readonly UnknownFact[]) {}
}

export function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a as readonly Value[], b as readonly Value[], null);
  if (a instanceof Thing && b instanceof Thing) {
    // Two structural values are equal when all their facts are; things of the table only when they are one.
    if (a.id !== null || b.id !== null || a.entity !== b.entity) return false;
    return a.facts.every((fact, i) => {
      const other = b.facts[i];
      return fact === other || (fact !== undefined && other !== undefined && same(fact, other));
    });
  }
  if (a instanceof EventValue && b instanceof EventValue) return a.event === b.event && same(a.fields, b.fields);
  return false;
}

/** The same value about other things: those that a map names, wherever they stand in it. A value without any is given back as it is. */
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

/** Lists that were found the same, by the first of two: parts of lists may be shared, and are looked at once for each other. */
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

/** Membership; lists that stay as they are get an index once they are long enough. */
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

/** Marks a list as one that outlives this evaluation; of a collection of the table a copy is taken. */
export function indexed(value: Value): Value {
  if (!Array.isArray(value)) return value;
  const list = (value as IndexedList).live ? (value as readonly Value[]).slice() : value;
  const marked = list as IndexedList;
  // All at once and in one order: engines then see one kind of list instead of many.
  if (!marked.stable) {
    marked.stable = true;
    marked.members = undefined;
    marked.ranks = undefined;
  }
  return list as readonly Value[];
}

/** A list that nobody else changes. */
export const owned = (value: Value): Value => (Array.isArray(value) ? (value as readonly Value[]).slice() : value);

/** Where the members of a list that stays as it is sit, for ring functions; nothing for other lists, and for those in another order. */
export function ranksFor(list: readonly Value[]): Int32Array | null {
  const ring = list as IndexedList;
  if (ring.ranks === undefined) {
    if (!ring.stable) return null;
    ring.ranks = ranksOf(ring);
  }
  return ring.ranks;
}

/**
 * For a list of things in seat order: for each seat number, how many members sit before it. Null when the list is
 * something else. With it the steps between two seats cost the same for four players and for a thousand.
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
