import { type Code, codeOfParts, memberTest } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { LetCell, Scope } from '../../engine/evaluate/scope.js';
import type { NodeOf } from '../../engine/model/tree.js';

/** The cell of a name for a value, to be reset before each run of the body, and the scope of the body. */
function declaredName({ name, value }: NodeOf<'let'>, compiler: Compiler, scope: Scope) {
  const inner = new Scope(scope);
  const { run, known } = compiler.code(value, scope);
  const cell = inner.put(name, new LetCell(known));
  cell.compute = run;
  return { cell, inner };
}

/** The body, which evaluates its name anew in each run. */
const resetting = <Result>(cell: LetCell, { run, known }: Code<Result>): Code<Result> =>
  codeOfParts(() => {
    cell.reset();
    return run();
  }, known);

/** A name for a value inside an expression. */
const letIn: Construct<'let'> = {
  code(node, compiler, scope) {
    const { cell, inner } = declaredName(node, compiler, scope);
    return resetting(cell, compiler.code(node.body, inner));
  },
  truth(node, compiler, scope) {
    const { cell, inner } = declaredName(node, compiler, scope);
    return resetting(cell, compiler.truth(node.body, inner));
  },
  member(node, compiler, scope) {
    const { cell, inner } = declaredName(node, compiler, scope);
    const { test, known } = compiler.member(node.body, inner);
    return memberTest((x) => {
      cell.reset();
      return test(x);
    }, known);
  },
};

export const engine = { let: letIn };
