import type { LetNode } from '../../model/tree.js';
import { made, tested } from '../code.js';
import type { Compiler } from '../compiler.js';
import type { Construct } from '../construct.js';
import { LetCell, Scope } from '../scope.js';

/** The cell of a name for a value, to be reset before the body runs, and the names that the body sees. */
function opened({ name, value }: LetNode, compiler: Compiler, scope: Scope) {
  const inner = new Scope(scope);
  const { run, known } = compiler.code(value, scope);
  const cell = inner.put(name, new LetCell(known));
  cell.compute = run;
  return { cell, inner };
}

/** A name for a value inside an expression. */
export const letIn: Construct<LetNode> = {
  code(node, compiler, scope) {
    const { cell, inner } = opened(node, compiler, scope);
    const { run, known } = compiler.code(node.body, inner);
    return made(() => {
      cell.reset();
      return run();
    }, known);
  },
  truth(node, compiler, scope) {
    const { cell, inner } = opened(node, compiler, scope);
    const { run, known } = compiler.truth(node.body, inner);
    return made(() => {
      cell.reset();
      return run();
    }, known);
  },
  member(node, compiler, scope) {
    const { cell, inner } = opened(node, compiler, scope);
    const { test, known } = compiler.member(node.body, inner);
    return tested((x) => {
      cell.reset();
      return test(x);
    }, known);
  },
};
