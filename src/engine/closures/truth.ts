import type { CompareNode, LogicNode, Node } from '../model/tree.js';
import { isWithin } from '../values/functions.js';
import { Thing } from '../values/values.js';
import { always, foldedTruth, never, type Truth } from './code.js';
import { equalityOf, orderOf } from './compare.js';
import type { Compiler } from './compiler.js';
import type { Scope } from './scope.js';

/** Code for a condition: none counts as false. */
export function compileTruth(compiler: Compiler, node: Node, scope: Scope): Truth {
  switch (node.op) {
    case 'literal':
      return node.value === true ? always : never;
    case 'and':
    case 'or':
      return logic(compiler, node, scope);
    case 'not': {
      const of = compiler.truth(node.of, scope);
      const { run } = of;
      return foldedTruth(() => !run(), of.constant);
    }
    case 'let': {
      const { cell, inner } = compiler.letOf(node, scope);
      const { run } = compiler.truth(node.body, inner);
      const truth = (): boolean => {
        cell.reset();
        return run();
      };
      return { run: truth, constant: false };
    }
    case 'compare':
      return compare(compiler, node, scope);
    case 'is a': {
      const of = compiler.code(node.of, scope);
      const { run } = of;
      const { entity, negated } = node;
      return foldedTruth(() => {
        const value = run();
        return (value instanceof Thing && value.entity === entity) !== negated;
      }, of.constant);
    }
    default: {
      const code = compiler.code(node, scope);
      const { run, fact } = code;
      if (fact) {
        const { of, slot } = fact;
        return { run: () => of.v !== null && (of.v as Thing).fact(slot) === true, constant: false };
      }
      return foldedTruth(() => run() === true, code.constant);
    }
  }
}

function logic(compiler: Compiler, node: LogicNode, scope: Scope): Truth {
  const and = node.op === 'and';
  const parts: Truth[] = [];
  for (const part of node.parts) {
    const truth = compiler.truth(part, scope);
    if (!truth.constant) parts.push(truth);
    // A constant part either decides the whole or says nothing.
    else if (truth.run() !== and) return and ? never : always;
  }
  if (parts.length === 0) return and ? always : never;
  if (parts.length === 1) return parts[0] as Truth;
  const [a, b, c] = parts.map((part) => part.run) as [() => boolean, () => boolean, () => boolean];
  const runs = parts.map((part) => part.run);
  if (parts.length === 2) return { run: and ? () => a() && b() : () => a() || b(), constant: false };
  if (parts.length === 3) return { run: and ? () => a() && b() && c() : () => a() || b() || c(), constant: false };
  const inRow = (): boolean => {
    for (let i = 0; i < runs.length; i++) if ((runs[i] as () => boolean)() !== and) return !and;
    return and;
  };
  return { run: inRow, constant: false };
}

function compare(compiler: Compiler, node: CompareNode, scope: Scope): Truth {
  const left = compiler.code(node.left, scope);
  const a = left.run;
  if (node.sign === 'in' || node.sign === 'not in') {
    const member = compiler.member(node.right, scope);
    const { test } = member;
    const isConstant = left.constant && member.constant;
    return node.sign === 'in' ? foldedTruth(() => test(a()), isConstant) : foldedTruth(() => !test(a()), isConstant);
  }
  const right = compiler.code(node.right, scope);
  const b = right.run;
  const isConstant = left.constant && right.constant;
  switch (node.sign) {
    case 'is':
    case 'is not': {
      const equal = compiler.equality(node.left.type, node.right.type);
      return foldedTruth(equalityOf(left, right, equal, node.sign === 'is'), isConstant);
    }
    case 'within':
      return foldedTruth(() => isWithin(a(), b(), compiler.runtime.budget), isConstant);
    default: {
      const holds = orderOf[node.sign];
      return foldedTruth(() => holds(a(), b()), isConstant);
    }
  }
}
