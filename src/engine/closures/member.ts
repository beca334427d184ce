import type { Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import { LONG, withSteps } from '../values/functions.js';
import { includes, same, Thing, type Value } from '../values/values.js';
import type { Compiler } from './compiler.js';
import { Scope } from './scope.js';

/** A test whether something is in a list, made from how the list is written instead of from the list itself. */
export interface Member {
  readonly test: (x: Value) => boolean;
  readonly constant: boolean;
}

export function compileMember(compiler: Compiler, node: Node, scope: Scope): Member {
  switch (node.op) {
    case 'collection': {
      const entity = Object.values(compiler.maker.vocabulary.entities).find((e) => e.collection === node.name)?.name;
      return { test: (x) => x instanceof Thing && x.present && x.entity === entity, constant: false };
    }
    case 'each': {
      if (node.yield || node.by) break;
      const outer = compileMember(compiler, node.in, scope).test;
      if (!node.where) return { test: outer, constant: false };
      const inner = new Scope(scope);
      const cell = inner.cell(node.name);
      const test = compiler.truth(node.where, inner).run;
      return {
        test: (x) => {
          if (!outer(x)) return false;
          cell.v = x;
          return test();
        },
        constant: false,
      };
    }
    case 'set': {
      const left = compilePart(compiler, node.left, scope);
      const right = compilePart(compiler, node.right, scope);
      return node.sign === 'with'
        ? { test: (x) => left(x) || right(x), constant: false }
        : { test: (x) => left(x) && !right(x), constant: false };
    }
    case 'list': {
      const items = node.items.map((item) => compiler.code(item, scope));
      const runs = items.map((item) => item.run);
      if (items.every((item) => item.constant)) {
        const fixed = runs.map((run) => run());
        // Plain values are the same when they are equal.
        if (!fixed.some((item) => typeof item === 'object')) return { test: (x) => fixed.includes(x), constant: true };
        return { test: (x) => fixed.some((item) => same(item, x)), constant: true };
      }
      return { test: (x) => runs.some((run) => same(run(), x)), constant: false };
    }
    case 'if': {
      const test = compiler.truth(node.test, scope);
      const yes = compileMember(compiler, node.then, scope);
      const no = node.else ? compileMember(compiler, node.else, scope) : { test: () => false, constant: true };
      if (test.constant) return test.run() ? yes : no;
      const { run } = test;
      return { test: (x) => (run() ? yes.test(x) : no.test(x)), constant: false };
    }
    case 'let': {
      const { cell, inner } = compiler.letOf(node, scope);
      const { test } = compileMember(compiler, node.body, inner);
      return {
        test: (x) => {
          cell.reset();
          return test(x);
        },
        constant: false,
      };
    }
    case 'ask': {
      const args = node.args.map((arg) => compiler.code(arg, scope));
      const member = compiler.rules.question(node.question).member(args);
      if (member) return member;
      break;
    }
    default:
  }
  const list = compiler.code(node, scope);
  const { run } = list;
  const { budget } = compiler.runtime;
  return {
    test: (x) => {
      const items = run();
      if (items !== null && (items as readonly Value[]).length > LONG) withSteps(items, budget);
      return includes(items, x);
    },
    constant: list.constant,
  };
}

/** One side of a set: a single value counts as a list of one, none as an empty one. */
function compilePart(compiler: Compiler, node: Node, scope: Scope): Member['test'] {
  if (isList(node.type)) return compileMember(compiler, node, scope).test;
  const { run } = compiler.code(node, scope);
  return (x) => {
    const value = run();
    return value !== null && same(value, x);
  };
}
