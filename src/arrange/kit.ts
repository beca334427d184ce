import { arithmetic } from '../compile/arithmetic.js';
import type { Runtime } from '../compile/code.js';
import { equalities } from '../compile/compare.js';
import { aslist, difference, distinct, functions, union, within } from '../compile/functions.js';
import { afterSeat, fromSeat, leftOf, rightOf, stepsLeft } from '../compile/rings.js';
import type { LetCell } from '../compile/scope.js';
import {
  EventValue,
  includes,
  keep,
  owned,
  ProblemValue,
  Thing,
  UnknownSignal,
  type Value,
} from '../compile/values.js';
import { Fault } from '../model/fault.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { conflict } from './conflict.js';

/** What a host of emitted code knows that the code does not. */
export interface KitSource {
  readonly runtime: Runtime;
  readonly vocabulary: Vocabulary;
  /** Gives out numbers under which something is remembered with things. */
  readonly nextNumber: () => number;
}

const FEW = 8;

const list = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

const number =
  (of: (a: number, b: number) => number | null) =>
  (a: Value, b: Value): Value =>
    typeof a === 'number' && typeof b === 'number' ? of(a, b) : null;

/**
 * Everything that emitted code works with. A module imports nothing: what it makes and compares are the things of the runtime that
 * it is handed to.
 */
export const kitFor = ({ runtime, vocabulary, nextNumber }: KitSource) =>
  Object.freeze({
    runtime,
    setup: runtime.setup,
    nextNumber,
    keep,
    owned,
    includes,
    /** Membership of a text, a number or a thing. */
    has: (items: Value, x: Value): boolean => {
      if (!Array.isArray(items)) return false;
      const all = items as readonly Value[];
      if (all.length > FEW || (typeof x === 'object' && x !== null && (x as Thing).id === null))
        return includes(all, x);
      for (let i = 0; i < all.length; i++) if (all[i] === x) return true;
      return false;
    },
    union: (a: Value, b: Value): readonly Value[] => union(a, b, runtime.budget),
    difference: (a: Value, b: Value): readonly Value[] => difference(a, b, runtime.budget),
    within: (a: Value, b: Value): boolean => within(a, b, runtime.budget),
    /** What a loop goes through; its turns are paid for beforehand. */
    over: (value: Value): readonly Value[] => {
      const xs = aslist(value);
      runtime.budget.spend(xs.length + 1);
      return xs;
    },
    onlyList: list,
    same: equalities.same,
    sameThing: equalities.sameThing,
    identical: equalities.identical,
    isA: (x: Value, entity: string): boolean => x instanceof Thing && x.entity === entity,
    isIn: (x: Value, entity: string): boolean => x instanceof Thing && x.present && x.entity === entity,
    isOfTable: (x: Value): boolean => x instanceof Thing && x.id !== null,
    thingById: (id: string): Value => runtime.world.byId.get(id) ?? null,
    singleThing: (name: string): Value => runtime.world.singles.get(name) ?? null,
    read: (cell: LetCell): Value => (cell.known ? cell.v : cell.read()),
    /** The value of a fact, or where there is none the end of it all, as far as two truth values go. */
    known: (value: Value | undefined, of: Thing, fact: string): Value => {
      if (value === undefined) throw new UnknownSignal([{ of: of.id ?? of.entity, fact }]);
      return value;
    },
    fieldOf: (event: Value, name: string): Value => {
      if (!(event instanceof EventValue)) return null;
      const at = vocabulary.events[event.event]?.fields.findIndex((field) => field.name === name) ?? -1;
      return event.fields[at] ?? null;
    },
    makeThing: (entity: string, facts: Readonly<Record<string, Value>>): Thing => {
      runtime.budget.spend(vocabulary.slots);
      return runtime.make(entity, facts);
    },
    makeEvent: (name: string, fields: readonly Value[]): EventValue => {
      runtime.budget.spend(fields.length + 1);
      return new EventValue(name, fields);
    },
    makeProblem: (
      entry: string,
      severity: 'illegal' | 'advice',
      values: Readonly<Record<string, Value>>,
    ): ProblemValue => new ProblemValue(entry, severity, values),
    /** Adds to a union what is not in it. */
    gather: (found: Value[], value: Value): void => {
      for (const item of Array.isArray(value) ? (value as readonly Value[]) : [value])
        if (!found.some((other) => equalities.same(other, item))) found.push(item);
    },
    keyOf: (value: Value): number => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY),
    /** Ascending and stable by keys that stand beside the items; what has no number comes last. */
    sortedBy: (items: readonly Value[], keys: readonly Value[]): readonly Value[] => {
      const keyed = items.map((x, i) => {
        const key = keys[i];
        return { x, key: typeof key === 'number' ? key : Number.POSITIVE_INFINITY };
      });
      return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ x }) => x);
    },
    plus: number(arithmetic['+']),
    less: number(arithmetic['-']),
    times: number(arithmetic['*']),
    divided: number(arithmetic.div),
    negative: (x: Value): Value => (typeof x === 'number' ? -x : null),
    call: (name: string, a: Value = null, b: Value = null, c: Value = null): Value => {
      const fn = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (fn === undefined) throw new Error(`no function ${name}`);
      return fn(runtime, a, b, c);
    },
    size: (xs: Value): number => (Array.isArray(xs) ? xs.length : 0),
    nth: (xs: Value, k: Value): Value => (typeof k === 'number' ? (list(xs)[k - 1] ?? null) : null),
    distinct: (xs: Value): readonly Value[] => distinct(list(xs), runtime.budget),
    flat: (xs: Value): readonly Value[] => list(xs).flatMap((x) => (Array.isArray(x) ? (x as readonly Value[]) : [x])),
    min: number(Math.min),
    max: number(Math.max),
    fromSeat: (p: Value, ring: Value): readonly Value[] => fromSeat(p, list(ring)),
    afterSeat: (p: Value, ring: Value): readonly Value[] => afterSeat(p, list(ring)),
    leftOf: (p: Value, k: Value, ring: Value): Value => leftOf(p, k, list(ring)),
    rightOf: (p: Value, k: Value, ring: Value): Value => rightOf(p, k, list(ring)),
    stepsLeft: (a: Value, b: Value, ring: Value): Value => stepsLeft(a, b, list(ring)),
    conflict: (question: string, one: string, other: string): never => {
      throw conflict(question, [one, other]);
    },
    silence: (question: string): never => {
      throw new Fault('fault.silence', { question });
    },
  });

/** What the runtime hands to emitted code. */
export type Kit = ReturnType<typeof kitFor>;
