import { type Code, codeOfParts, constant, type Member, memberTest, type Truth } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { same, type Value } from '../../engine/values/values.js';

/** If the condition is unknown, both branches are tried: they may agree. */
const ifThen: Construct<'if'> = {
  code(node, compiler, scope): Code {
    const test = compiler.truth(node.test, scope);
    const branch = (part = node.else) => (part ? compiler.code(part, scope) : constant(null));
    if (test.constant) return branch(test.run() ? node.then : node.else);
    const [yes, no] = [compiler.code(node.then, scope), branch()];
    const [run, a, b] = [test.run, yes.run, no.run];
    return codeOfParts(
      () => {
        const truth = run();
        if (truth !== undefined) return truth ? a() : b();
        const [x, y] = [a(), b()];
        return x !== undefined && y !== undefined && same(x, y) ? x : undefined;
      },
      areAllKnown(test, yes, no),
    );
  },
  member(node, compiler, scope): Member {
    const test = compiler.truth(node.test, scope);
    const yes = compiler.member(node.then, scope);
    const no = node.else ? compiler.member(node.else, scope) : memberTest(() => false, true);
    if (test.constant) return test.run() ? yes : no;
    const { run } = test;
    const isIn = (x: Value): boolean | undefined => {
      const truth = run();
      if (truth !== undefined) return truth ? yes.test(x) : no.test(x);
      const isInYes = yes.test(x);
      return isInYes === no.test(x) ? isInYes : undefined;
    };
    return memberTest(isIn, areAllKnown(test, yes, no));
  },
};

const areAllKnown = (test: Truth, ...branches: readonly { readonly known: boolean }[]): boolean =>
  test.known && branches.every(({ known }) => known);

export const engine = { if: ifThen };
