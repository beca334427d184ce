import type { Ruleset } from '../../arrange/ruleset.js';
import type { Code, Runtime, Truth } from '../../compile/code.js';
import type { Callable } from '../../compile/compiler.js';
import type { Maker } from '../../compile/make.js';
import type { Scope } from '../../compile/scope.js';
import { UnknownSignal, type Value } from '../../compile/values.js';
import type { Node } from '../../model/tree.js';
import { UNKNOWN } from '../../run/maybe.js';
import { subAnswersOf } from '../../run/sub-answers.js';
import { Walker } from '../../run/walker.js';

/** Where questions are asked: the ruleset, or while a setup is looked at for its layers, nowhere. */
type Rules = Ruleset | { question(name: string): Callable };

/**
 * Stands in for `compile/compiler.ts` in the smallest bundle, which evaluates everything with the tree walker: it is needed for traces and
 * missing facts anyway, and says the same. A piece of code here is a tree that is walked when it runs.
 */
export class Compiler {
  constructor(
    readonly maker: Maker,
    readonly runtime: Runtime,
    private readonly rules: Rules,
  ) {}

  code(node: Node, scope: Scope): Code {
    const env = { read: (name: string): Value => scope.read(name) };
    const run = (): Value => {
      const walker = this.walker();
      const value = walker.value(node, env);
      if (value === UNKNOWN) throw new UnknownSignal([...walker.unknown.values()]);
      return value;
    };
    return { run, constant: false };
  }

  truth(node: Node, scope: Scope): Truth {
    const { run } = this.code(node, scope);
    return { run: () => run() === true, constant: false };
  }

  private walker(): Walker {
    const { maker, runtime, rules } = this;
    if ('rulebook' in rules) return new Walker(rules, subAnswersOf(rules));
    const { vocabulary } = maker;
    const entriesFor = (_: string, question: string): never => rules.question(question) as never;
    return new Walker({ maker, runtime, rulebook: { vocabulary }, entriesFor } as unknown as Ruleset);
  }
}
