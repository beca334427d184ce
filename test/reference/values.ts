import type { Json } from '../../src/engine/model/table.js';

/** A value is written as in a table: things are their ids, a structural value says in `is` what it is. */
export type V = Json;
export type Facts = { readonly [name: string]: V };
/** The value of what is not known. */
export const U: unique symbol = Symbol('unknown');
export type M = V | typeof U;

export const isRecord = (v: unknown): v is Facts => typeof v === 'object' && v !== null && !Array.isArray(v);
export const same = (a: M | undefined, b: M | undefined): boolean => a === b || text(a) === text(b);
/** Events are equal by name and fields, whatever they have been through. What is not known is equal to nothing. */
const text = (v: M | undefined): string | symbol =>
  v === undefined || v === U
    ? Symbol()
    : JSON.stringify(v, (_, x) => (isRecord(x) && 'fields' in x ? { event: x['event'], fields: x['fields'] } : x));

/** Worked out when it is first read. */
export const once = (work: () => M): (() => M) => {
  let v: M = U;
  return () => {
    if (v === U) v = work();
    return v;
  };
};

export const list = (v: M | undefined): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : []);
/** A single value is the list of itself, none the empty one. */
export const many = (v: V): readonly V[] => (Array.isArray(v) ? (v as readonly V[]) : v === null ? [] : [v]);
export const has = (xs: V, x: V): boolean => list(xs).some((y) => same(x, y));
export const distinct = (xs: readonly V[]): readonly V[] => xs.filter((x, i) => !has(xs.slice(0, i), x));
/** A list with something unknown in it is unknown. */
export const whole = (vs: readonly M[]): readonly V[] | typeof U => (vs.includes(U) ? U : (vs as readonly V[]));
