import type * as Cst from './cst.generated.js';
import { GrammarFault } from './fault.js';
import type * as S from './syntax.js';
import { expression, givenArguments, named, postfix, rangeOf } from './to-syntax.js';

/**
 * The change that a concrete tree stands for.
 * @throws Fault when the target is no fact, and for the faults of the expressions inside
 */
export function change(node: Cst.ChangeCstNode): S.ChangeSyntax {
  const { createChange, deleteChange, assignment } = node.children;
  const at = rangeOf(node);
  if (createChange?.[0] !== undefined) {
    const { Name, argumentList } = createChange[0].children;
    const word = named(Name[0]!);
    const range: S.Range = [word.nameAt[0], at[1]];
    return { op: 'create', at, make: { op: 'call', at: range, ...word, ...givenArguments(argumentList[0]!) } };
  }
  if (deleteChange?.[0] !== undefined) return { op: 'delete', at, of: postfix(deleteChange[0].children.postfix[0]!) };
  const { postfix: left, sign, expression: right } = assignment![0]!.children;
  const target = postfix(left[0]!);
  if (target.op !== 'field') throw new GrammarFault('grammar.change-target', rangeOf(left[0]!));
  return { op: sign![0]!.image as S.AssignSyntax['op'], at, target, value: expression(right[0]!) };
}
