import type { Code, Truth } from '../../evaluate/code.js';
import { Cell, Scope } from '../../evaluate/scope.js';
import { onceFor } from '../../model/once.js';
import type { Node } from '../../model/tree.js';
import { type Thing, UnknownSignal, type Value } from '../../values/values.js';
import type { Ruleset } from '../ruleset.js';
import type { Asked } from './asked.js';
import type { Questions } from './questions.js';

/** Traced code with one name in scope, for a given value of it. */
export function tracedOver(questions: Questions, name: string): (value: Value) => TracedScope {
  const scope = new TracedScope(questions);
  const cell = scope.cell(name);
  return (value) => {
    cell.v = value;
    return scope;
  };
}

/**
 * An expression of the vocabulary over `this`, as a function of the thing; undefined: unknown. If strict code lacks a
 * fact, traced code finds out whether it matters.
 */
export function valueOver({ compiler, questions }: Ruleset, tree: Node): (thing: Thing) => Value | undefined {
  const scope = new Scope();
  const self = scope.cell('this');
  const { run } = compiler.code(tree, scope);
  let traced: ReturnType<typeof tracedOver> | undefined;
  return (thing) => {
    self.v = thing;
    try {
      return run();
    } catch (error) {
      if (!(error instanceof UnknownSignal)) throw error;
      traced ??= tracedOver(questions, 'this');
      const over = traced;
      return questions.trace(() => over(thing).value(tree));
    }
  };
}

/**
 * Traced code of expressions with the same names in scope, each compiled on first use. To be run within
 * `Questions.trace`.
 */
export class TracedScope {
  readonly scope: Scope;
  private readonly codeOf: (tree: Node) => Code;
  private readonly truthOf: (tree: Node) => Truth;

  constructor(
    private readonly questions: Questions,
    outer?: Scope,
  ) {
    const scope = new Scope(outer);
    const { tracing, context } = questions;
    const { budget } = context.runtime;
    this.scope = scope;
    this.codeOf = onceFor((tree: Node) => budget.free(() => tracing.code(tree, scope)));
    this.truthOf = onceFor((tree: Node) => budget.free(() => tracing.truth(tree, scope)));
  }

  cell(name: string): Cell {
    return this.scope.put(name, new Cell());
  }

  /** undefined: unknown. */
  value(tree: Node): Value | undefined {
    return this.codeOf(tree).run();
  }

  truth(tree: Node): boolean | undefined {
    return this.truthOf(tree).run();
  }

  /**
   * The answer that determines the value of an expression, with its entries: through `if` and `otherwise`; undefined if
   * no question is asked.
   */
  deciding(tree: Node): Asked | undefined {
    switch (tree.op) {
      case 'ask':
        return this.questions.traced(tree.question).ask(tree.args.map((arg) => this.value(arg)));
      case 'if': {
        const branch = this.truth(tree.test) === true ? tree.then : tree.else;
        return branch && this.deciding(branch);
      }
      case 'otherwise':
        return this.deciding(this.value(tree.left) === null ? tree.right : tree.left);
      default:
        return undefined;
    }
  }
}
