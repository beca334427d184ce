import type { CstNode, IToken } from 'chevrotain';
import type * as Cst from './cst.generated.js';
import { GrammarFault } from './fault.js';
import { greatestNumber } from './limits.js';
import type * as S from './syntax.js';
import { keywords, tokenRange } from './tokens.js';

/*
 * From Chevrotain's concrete tree to ours. One function per rule of the parser: against the generated types of the tree
 * the compiler checks that every part is there, which Chevrotain's own visitor classes (all `any`) would not.
 *
 * `head` is the keyword of an `each` or `first` in whose `where` or `by` we are, or of a `let` or `follow` before whose colon, no bracket in between: a
 * further `each` or `first` there would take the `by` or the colon that follows, so it has to stand in parentheses.
 */
type HeadToken = IToken | undefined;

/** @throws Fault for what the parser lets through but the language refuses */
export function expression(node: Cst.ExpressionCstNode, head?: HeadToken): S.Syntax {
  const { ifExpression, letExpression, followExpression, fallback } = node.children;
  if (ifExpression?.[0] !== undefined) return conditional(ifExpression[0], head);
  if (letExpression?.[0] !== undefined) return naming(letExpression[0], head);
  return followExpression?.[0] !== undefined ? followed(followExpression[0], head) : fallen(fallback![0]!, head);
}

function naming(node: Cst.LetExpressionCstNode, head: HeadToken): S.Syntax {
  const { Let, Name, value, body } = node.children;
  return {
    op: 'let',
    at: rangeOf(node),
    ...named(Name[0]!),
    value: expression(value[0]!, Let[0]!),
    body: expression(body[0]!, head),
  };
}

function followed(node: Cst.FollowExpressionCstNode, head: HeadToken): S.Syntax {
  const { Follow, Name, start, next } = node.children;
  return {
    op: 'follow',
    at: rangeOf(node),
    ...named(Name[0]!),
    in: expression(start[0]!, Follow[0]!),
    yield: expression(next[0]!, head),
  };
}

function conditional(node: Cst.IfExpressionCstNode, head: HeadToken): S.Syntax {
  const { test, then, else: otherwise } = node.children;
  return {
    op: 'if',
    at: rangeOf(node),
    test: expression(test[0]!, head),
    // biome-ignore lint/suspicious/noThenProperty: the tree names it as the language does; nobody awaits a node
    then: expression(then[0]!, head),
    ...(otherwise?.[0] !== undefined && { else: expression(otherwise[0], head) }),
  };
}

function fallen(node: Cst.FallbackCstNode, head: HeadToken): S.Syntax {
  const parts = node.children.disjunction;
  return joined(
    parts,
    (part) => logic('or', part, part.children.conjunction, (one) => conjunction(one, head)),
    (at, left, right) => {
      return { op: 'otherwise', at, left, right };
    },
  );
}

const conjunction = (node: Cst.ConjunctionCstNode, head: HeadToken): S.Syntax =>
  logic('and', node, node.children.negation, (one) => negation(one, head));

/** `and` and `or` are kept flat, also where brackets group equal ones: the meaning is the same, and traces number the parts. */
function logic<Node extends CstNode>(
  op: 'and' | 'or',
  node: CstNode,
  nodes: readonly Node[],
  convert: (node: Node) => S.Syntax,
): S.Syntax {
  const parts = nodes.map(convert);
  if (parts.length === 1) return parts[0]!;
  return { op, at: rangeOf(node), parts: parts.flatMap((part) => (part.op === op ? part.parts : [part])) };
}

function negation(node: Cst.NegationCstNode, head: HeadToken): S.Syntax {
  const { negation: of, eachIteration, firstIteration, anyIteration, everyIteration, comparison } = node.children;
  if (of?.[0] !== undefined) return { op: 'not', at: rangeOf(node), of: negation(of[0], head) };
  if (eachIteration?.[0] !== undefined)
    return ordered('each', eachIteration[0], eachIteration[0].children.Each[0]!, head);
  if (firstIteration?.[0] !== undefined) {
    return ordered('first', firstIteration[0], firstIteration[0].children.First[0]!, head);
  }
  if (anyIteration?.[0] !== undefined) {
    const { Any, loop } = anyIteration[0].children;
    return { op: Any === undefined ? 'count' : 'any', at: rangeOf(node), ...looped(loop[0]!, head) };
  }
  if (everyIteration?.[0] !== undefined) {
    const { loop, expression: satisfied } = everyIteration[0].children;
    return { op: 'every', at: rangeOf(node), ...looped(loop[0]!, head), yield: expression(satisfied[0]!, head) };
  }
  return compared(comparison![0]!);
}

/** `each` or `first`, the two that may be ordered. */
function ordered(
  op: 'each' | 'first',
  node: Cst.EachIterationCstNode | Cst.FirstIterationCstNode,
  word: IToken,
  head: HeadToken,
): S.Syntax {
  if (head !== undefined) {
    const also = { at: tokenRange(head), label: 'outer' };
    throw new GrammarFault('grammar.inner-iteration', tokenRange(word), {
      values: { inner: op, outer: head.image },
      also,
    });
  }
  const { loop, key } = node.children;
  const result = 'expression' in node.children ? node.children.expression?.[0] : undefined;
  const orderedBy = key?.[0]?.children;
  return {
    op,
    at: rangeOf(node),
    ...looped(loop[0]!, word),
    ...(orderedBy !== undefined && {
      by:
        orderedBy.ifExpression !== undefined
          ? conditional(orderedBy.ifExpression[0]!, word)
          : sets(orderedBy.sets![0]!),
    }),
    ...(result !== undefined && { yield: expression(result) }),
  };
}

function looped(node: Cst.LoopCstNode, head: HeadToken) {
  const { Name, sets: list, expression: where } = node.children;
  return {
    ...named(Name[0]!),
    in: sets(list[0]!),
    ...(where?.[0] !== undefined && { where: expression(where[0], head) }),
  };
}

function compared(node: Cst.ComparisonCstNode): S.Syntax {
  const { sets: sides, compareSign, IsNotA, IsPermitted, IsNotPermitted, Name } = node.children;
  const left = sets(sides[0]!);
  if (Name?.[0] !== undefined) {
    const { image: entity } = Name[0];
    return {
      op: 'is a',
      at: rangeOf(node),
      of: left,
      entity,
      entityAt: tokenRange(Name[0]),
      negated: IsNotA !== undefined,
    };
  }
  const permitted = IsPermitted?.[0] ?? IsNotPermitted?.[0];
  if (permitted !== undefined) {
    const signAt = tokenRange(permitted);
    return { op: 'permitted', at: rangeOf(node), of: left, signAt, negated: IsNotPermitted !== undefined };
  }
  if (compareSign?.[0] === undefined) return left;
  return { op: 'compare', at: rangeOf(node), sign: signOf(compareSign[0]), left, right: sets(sides[1]!) };
}

/** The keywords and signs of a comparison with one blank in between, which is how the tree names them. */
function signOf(node: Cst.CompareSignCstNode): S.SyntaxCompareSign {
  const tokens = Object.values(node.children).flat();
  const inOrder = tokens.sort((a, b) => a.startOffset - b.startOffset);
  return inOrder.map((token) => token.image).join(' ') as S.SyntaxCompareSign;
}

function sets(node: Cst.SetsCstNode): S.Syntax {
  const { sum: parts, sign } = node.children;
  return joined(parts, sum, (at, left, right, index) => {
    return { op: 'set', at, sign: sign![index]!.image as S.SyntaxSetSign, left, right };
  });
}

function sum(node: Cst.SumCstNode): S.Syntax {
  const { product: parts, sign } = node.children;
  return joined(parts, product, (at, left, right, index) => {
    return { op: 'sum', at, sign: sign![index]!.image as S.SyntaxSumSign, left, right };
  });
}

function product(node: Cst.ProductCstNode): S.Syntax {
  const { unary: parts, sign } = node.children;
  return joined(parts, unary, (at, left, right, index) => {
    return { op: 'sum', at, sign: sign![index]!.image as S.SyntaxSumSign, left, right };
  });
}

/** Operands of operators that group from the left: `a - b - c` is `(a - b) - c`. */
function joined<Node extends CstNode>(
  nodes: readonly Node[],
  convert: (node: Node) => S.Syntax,
  join: (at: S.Range, left: S.Syntax, right: S.Syntax, index: number) => S.Syntax,
): S.Syntax {
  const [first, ...rest] = nodes;
  const start = rangeOf(first!)[0];
  return rest.reduce((left, node, index) => {
    return join([start, rangeOf(node)[1]], left, convert(node), index);
  }, convert(first!));
}

function unary(node: Cst.UnaryCstNode): S.Syntax {
  const { unary: of, postfix: inner } = node.children;
  return of?.[0] !== undefined ? { op: 'minus', at: rangeOf(node), of: unary(of[0]) } : postfix(inner![0]!);
}

/** Also the target of a change. */
export function postfix(node: Cst.PostfixCstNode): S.Syntax {
  const { primary: base, Word: words = [] } = node.children;
  const [start] = rangeOf(base[0]!);
  return words.reduce<S.Syntax>((of, word) => {
    const fieldAt = tokenRange(word);
    return { op: 'field', at: [start, fieldAt[1]], of, field: word.image, fieldAt };
  }, primary(base[0]!));
}

function primary(node: Cst.PrimaryCstNode): S.Syntax {
  const { Digits, Text, True, False, group, list, reference } = node.children;
  const at = rangeOf(node);
  if (group?.[0] !== undefined) return expression(group[0].children.expression[0]!);
  if (list?.[0] !== undefined) {
    return { op: 'list', at, items: (list[0].children.expression ?? []).map((item) => expression(item)) };
  }
  if (reference?.[0] !== undefined) return referred(reference[0]);
  if (Digits?.[0] !== undefined) return { op: 'literal', at, value: wholeNumber(Digits[0]) };
  if (Text?.[0] !== undefined) return { op: 'literal', at, value: Text[0].image.slice(1, -1).replaceAll("''", "'") };
  return { op: 'literal', at, value: True !== undefined ? true : False !== undefined ? false : null };
}

function wholeNumber(token: IToken): number {
  const value = Number(token.image);
  if (value <= greatestNumber) return value;
  throw new GrammarFault('grammar.number-too-big', tokenRange(token), { values: { limit: greatestNumber } });
}

function referred(node: Cst.ReferenceCstNode): S.Syntax {
  const { Name, argumentList } = node.children;
  const word = named(Name[0]!);
  if (argumentList === undefined) return { op: 'name', at: word.nameAt, name: word.name };
  return { op: 'call', at: rangeOf(node), ...word, ...givenArguments(argumentList[0]!) };
}

/** @throws Fault where arguments are out of order or named twice */
export function givenArguments(node: Cst.ArgumentListCstNode): Pick<S.CallSyntax, 'args' | 'named'> {
  const args: S.Syntax[] = [];
  const namedArguments: S.NamedArgument[] = [];
  for (const { children, location } of node.children.argument ?? []) {
    const value = expression(children.expression[0]!);
    const word = children.Word?.[0];
    const before = namedArguments.find((one) => one.name === word?.image);
    if (word === undefined && namedArguments.length > 0) {
      const also = { at: namedArguments[0]!.nameAt, label: 'named' };
      throw new GrammarFault('grammar.positional-after-named', [location!.startOffset, location!.endOffset! + 1], {
        also,
      });
    }
    if (before !== undefined) {
      const also = { at: before.nameAt, label: 'first' };
      throw new GrammarFault('grammar.name-twice', tokenRange(word!), { values: { name: before.name }, also });
    }
    if (word === undefined) args.push(value);
    else namedArguments.push({ name: word.image, nameAt: tokenRange(word), value });
  }
  return { args, named: namedArguments };
}

/**
 * A name with its place. Names that differ from a keyword by their case alone are surely meant as the keyword.
 * @throws Fault for such a name
 */
export function named(token: IToken): { readonly name: string; readonly nameAt: S.Range } {
  const lower = token.image.toLowerCase();
  if (keywords.has(lower)) {
    throw new GrammarFault('grammar.keyword-case', tokenRange(token), {
      values: { found: token.image },
      suggestion: lower,
    });
  }
  return { name: token.image, nameAt: tokenRange(token) };
}

// Nodes are never empty, so both ends are known.
export const rangeOf = ({ location }: CstNode): S.Range => [location!.startOffset, location!.endOffset! + 1];
