import type { CstElement, CstNode, IToken } from 'chevrotain';
import type * as Cst from './cst.generated.js';
import { GrammarFault } from './fault.js';
import { tokenRange } from './tokens.js';

/**
 * Conditions of several parts that nothing ends: neither `by` nor a colon nor `satisfies` follows them in their iteration. Such a condition
 * takes all that is to its right, while a reader may take its `and` for one beside the iteration. The tree is clear, so it is there all the
 * same, and `print.ts` writes the parentheses.
 *
 * @returns one fault for each
 */
export function openConditions(node: CstNode): readonly GrammarFault[] {
  const found: GrammarFault[] = [];
  collect(node, found);
  return found;
}

// Every text that is read passes through here, so that no list is made on the way.
function collect(node: CstNode, found: GrammarFault[]): void {
  const open = conditionAtEnd(node as Cst.EachIterationCstNode);
  const sign = open && joiningSign(open.condition);
  if (open !== undefined && sign !== undefined) {
    const values = { sign: sign.image, clause: open.word.image };
    const also = { at: tokenRange(open.word), label: 'condition' };
    found.push(new GrammarFault('grammar.open-condition', tokenRange(sign), { values, also }));
  }
  for (const name in node.children) for (const part of node.children[name]!) if (isNode(part)) collect(part, found);
}

interface OpenCondition {
  /** The `where` or `satisfies` before it. */
  readonly word: IToken;
  readonly condition: Cst.ExpressionCstNode;
}

type Iteration =
  | Cst.EachIterationCstNode
  | Cst.FirstIterationCstNode
  | Cst.AnyIterationCstNode
  | Cst.EveryIterationCstNode;

/** The condition with which an iteration ends; undefined for one that ends otherwise, and for any other part of a text. */
function conditionAtEnd(node: Iteration): OpenCondition | undefined {
  switch (node.name) {
    case 'everyIteration':
      return { word: node.children.Satisfies[0]!, condition: node.children.expression[0]! };
    case 'eachIteration':
    case 'firstIteration':
      return node.children.By !== undefined || 'Colon' in node.children ? undefined : whereOf(node.children.loop[0]!);
    case 'anyIteration':
      return whereOf(node.children.loop[0]!);
    default:
      return undefined;
  }
}

const whereOf = ({ children: { Where, expression } }: Cst.LoopCstNode): OpenCondition | undefined =>
  Where?.[0] && expression?.[0] && { word: Where[0], condition: expression[0] };

/** The first sign between the parts of a condition without parentheses round it. */
function joiningSign({ children: { fallback } }: Cst.ExpressionCstNode): IToken | undefined {
  const { Otherwise, disjunction } = fallback?.[0]?.children ?? {};
  const { Or, conjunction } = disjunction?.[0]?.children ?? {};
  return Otherwise?.[0] ?? Or?.[0] ?? conjunction?.[0]?.children.And?.[0];
}

const isNode = (part: CstElement): part is CstNode => 'children' in part;
