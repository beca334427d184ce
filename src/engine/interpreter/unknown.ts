import type { Parameter } from '../model/vocabulary.js';
import type { Value } from '../values/values.js';

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

class NamedEnv implements Env {
  constructor(
    private readonly outer: Env,
    private readonly name: string,
    private readonly value: Maybe,
  ) {}

  read(asked: string): Maybe {
    return asked === this.name ? this.value : this.outer.read(asked);
  }
}

export const withName = (outer: Env, name: string, value: Maybe): Env => new NamedEnv(outer, name, value);

/** The parameters of a question. */
export class ParameterEnv implements Env {
  constructor(
    private readonly parameters: readonly Parameter[],
    private readonly args: readonly Maybe[],
  ) {}

  read(asked: string): Maybe {
    const { parameters, args } = this;
    for (let i = 0; i < parameters.length; i++) if ((parameters[i] as Parameter).name === asked) return args[i] ?? null;
    throw new Error(`name out of scope: ${asked}`);
  }
}

/** Applies a function to values all of which are known. */
export const sure = (values: readonly Maybe[], of: (values: readonly Value[]) => Maybe): Maybe =>
  values.includes(UNKNOWN) ? UNKNOWN : of(values as readonly Value[]);

/** What stands for a value where nothing else will do. */
export const orNone = (value: Maybe): Value => (value === UNKNOWN ? null : value);
