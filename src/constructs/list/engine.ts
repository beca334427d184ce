import { type Code, codeOfParts, folded, fromEach, type Member, memberTest } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { either } from '../../engine/evaluate/kleene.js';
import type { Scope } from '../../engine/evaluate/scope.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { MADE } from '../../engine/values/budget.js';
import { same, type Value } from '../../engine/values/values.js';

const itemsOf = ({ items }: NodeOf<'list'>, compiler: Compiler, scope: Scope): readonly Code[] =>
  items.map((item) => compiler.code(item, scope));

const list: Construct<'list'> = {
  code(node, compiler, scope) {
    const items = itemsOf(node, compiler, scope);
    const { budget } = compiler.runtime;
    const values = fromEach(items, (value) => budget.hold(value));
    const listed = codeOfParts<Value>(() => {
      budget.spend(MADE);
      return values.run();
    }, values.known);
    return listed.known
      ? folded(
          listed.run,
          items.every((item) => item.constant),
        )
      : listed;
  },
  member(node, compiler, scope): Member {
    const items = itemsOf(node, compiler, scope);
    const runs = items.map((item) => item.run);
    // Traced code looks at all items.
    if (compiler.notes) return memberTest((x) => either(runs.map((run) => sameIfKnown(run(), x))), false);
    if (items.every((item) => item.constant)) {
      const fixed = runs.map((run) => run() ?? null);
      // Plain values are the same when they are equal.
      const test = fixed.some((item) => typeof item === 'object')
        ? (x: Value) => fixed.some((item) => same(item, x))
        : (x: Value) => fixed.includes(x);
      return { test, known: true, constant: true };
    }
    return memberTest((x) => runs.some((run) => same(run() as Value, x)), true);
  },
};

const sameIfKnown = (value: Value | undefined, x: Value): boolean | undefined =>
  value === undefined ? undefined : same(value, x);

export const engine = { list };
