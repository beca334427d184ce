import type { Expression, LetNode } from '../model/tree.js';
import type { Interpreter } from './interpreter.js';
import type { Env, ValueOrUnknown } from './unknown.js';

class LetEnv implements Env {
  private readonly known = new Map<string, ValueOrUnknown>();

  constructor(
    private readonly interpreter: Interpreter,
    private readonly outer: Env,
    private readonly lets: { readonly [name: string]: Expression },
  ) {}

  read(name: string): ValueOrUnknown {
    if (!Object.hasOwn(this.lets, name)) return this.outer.read(name);
    let value = this.known.get(name);
    if (value === undefined) {
      value = this.interpreter.value((this.lets[name] as Expression).tree, this);
      this.known.set(name, value);
    }
    return value;
  }
}

/** Lets are worked out when read, each at most once. */
export const withLets = (interpreter: Interpreter, outer: Env, lets: { readonly [name: string]: Expression }): Env =>
  isEmpty(lets) ? outer : new LetEnv(interpreter, outer, lets);

/** The same for a name inside an expression. */
export function withLet(interpreter: Interpreter, outer: Env, { name, value: meant }: LetNode): Env {
  let value: ValueOrUnknown | undefined;
  return {
    read: (asked) => {
      if (asked !== name) return outer.read(asked);
      // None is a value like others.
      if (value === undefined) value = interpreter.value(meant, outer);
      return value;
    },
  };
}

function isEmpty(lets: object): boolean {
  for (const name in lets) if (Object.hasOwn(lets, name)) return false;
  return true;
}
