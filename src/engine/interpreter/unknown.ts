import type { Parameter } from '../model/vocabulary.js';
import type { Value } from '../values/values.js';

/** The third truth value, and the value of every fact that the table does not give. */
export const UNKNOWN: unique symbol = Symbol('unknown');
export type ValueOrUnknown = Value | typeof UNKNOWN;

/** Names in sight, with their values. */
export interface Env {
  read(name: string): ValueOrUnknown;
}

/** Where no name is in sight: the linker has seen to it that none is asked for. */
export const noNames: Env = {
  read: (name) => {
    throw new Error(`name out of scope: ${name}`);
  },
};

class NamedEnv implements Env {
  constructor(
    private readonly outer: Env,
    private readonly name: string,
    private readonly value: ValueOrUnknown,
  ) {}

  read(asked: string): ValueOrUnknown {
    return asked === this.name ? this.value : this.outer.read(asked);
  }
}

export const withName = (outer: Env, name: string, value: ValueOrUnknown): Env => new NamedEnv(outer, name, value);

/** The parameters of a question. */
export class ParameterEnv implements Env {
  constructor(
    private readonly parameters: readonly Parameter[],
    private readonly args: readonly ValueOrUnknown[],
  ) {}

  read(asked: string): ValueOrUnknown {
    const { parameters, args } = this;
    for (let i = 0; i < parameters.length; i++) if ((parameters[i] as Parameter).name === asked) return args[i] ?? null;
    throw new Error(`name out of scope: ${asked}`);
  }
}

/** Applies a function to values all of which are known. */
export const certain = (
  values: readonly ValueOrUnknown[],
  of: (values: readonly Value[]) => ValueOrUnknown,
): ValueOrUnknown => (values.includes(UNKNOWN) ? UNKNOWN : of(values as readonly Value[]));

/** What stands for a value where nothing else will do. */
export const orNone = (value: ValueOrUnknown): Value => (value === UNKNOWN ? null : value);
