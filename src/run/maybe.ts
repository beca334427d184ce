import type { Value } from '../compile/values.js';

/** The third truth value, and the value of every fact that the table does not give. */
export const UNKNOWN: unique symbol = Symbol('unknown');
export type Maybe = Value | typeof UNKNOWN;

/** Names in sight, with their values. */
export interface Env {
  read(name: string): Maybe;
}

/** Where no name is in sight: the linker has seen to it that none is asked for. */
export const noNames: Env = {
  read: (name) => {
    throw new Error(`name out of scope: ${name}`);
  },
};

export const withName = (outer: Env, name: string, value: Maybe): Env => ({
  read: (asked) => (asked === name ? value : outer.read(asked)),
});

/** Applies a function to values all of which are known. */
export const sure = (values: readonly Maybe[], of: (values: readonly Value[]) => Maybe): Maybe =>
  values.includes(UNKNOWN) ? UNKNOWN : of(values as readonly Value[]);

/** What stands for a value where nothing else will do. */
export const orNone = (value: Maybe): Value => (value === UNKNOWN ? null : value);
