import { isList, type LogicNode, type Node, type NodeOf, shapeOf, type Vocabulary, walk } from 'tavolata/internals';

/**
 * True for a part of a condition without which the condition would provably say the same: `x is not none` beside a part that cannot
 * hold of none, and `x is a Player` beside a part that cannot hold without a fact that only players have. A fact that a thing has not
 * is none, and so is a fact of none.
 */
export function isImplied(part: Node, { op, parts }: LogicNode, vocabulary: Vocabulary): boolean {
  const others = parts.filter((other) => other !== part);
  // A part of an `or` is judged by its opposite: `x is none or not x.inGame` is `not (x is not none and x.inGame)`.
  const holding = op === 'and' ? others : others.flatMap((other) => (other.op === 'not' ? [other.of] : []));
  const subject = notNone(part, op);
  if (subject !== undefined) return holding.some((other) => failsOfNone(other, subject));
  const kind = part.op === 'is a' && part.negated === (op === 'or') ? part : undefined;
  return (
    kind !== undefined &&
    holding.some((other) => ownFacts(other, kind, vocabulary).some((fact) => failsOfNone(other, fact)))
  );
}

/** What a part requires to exist: `x` in `x is not none` or, in an `or`, in `x is none`. */
function notNone(part: Node, op: 'and' | 'or'): Node | undefined {
  if (part.op !== 'compare' || part.sign !== (op === 'and' ? 'is not' : 'is')) return undefined;
  return isNone(part.right) ? part.left : undefined;
}

/** True if a condition cannot hold when a part of it is none. */
function failsOfNone(condition: Node, subject: Node): boolean {
  switch (condition.op) {
    case 'and':
      return condition.parts.some((part) => failsOfNone(part, subject));
    case 'or':
      return condition.parts.every((part) => failsOfNone(part, subject));
    case 'fact':
      return isNoneWith(condition, subject);
    case 'compare': {
      const { sign, left, right } = condition;
      if (sign === 'in') return isNoneWith(right, subject);
      if (sign === 'is') return isNoneWith(left, subject) && right.op === 'literal' && !isNone(right);
      if (sign === 'is not') return isNoneWith(left, subject) && isNone(right);
      return ['<', '<=', '>', '>='].includes(sign) && (isNoneWith(left, subject) || isNoneWith(right, subject));
    }
    default:
      return false;
  }
}

/** True for a value that is none if the subject is: itself, and its facts. */
const isNoneWith = (value: Node, subject: Node): boolean =>
  same(value, subject) || (value.op === 'fact' && isNoneWith(value.of, subject));

const isNone = (node: Node): boolean => node.op === 'literal' && node.value === null;

/** Facts of a thing that a condition reads and that things of its other possible entities lack. */
function ownFacts(condition: Node, { of, entity }: NodeOf<'is a'>, { entities }: Vocabulary): readonly Node[] {
  const kinds = isList(of.type) ? [] : of.type.one.filter((name) => name !== entity);
  const found: Node[] = [];
  walk(condition, (node) => {
    if (node.op !== 'fact' || !same(node.of, of)) return;
    if (kinds.every((name) => entities[name] !== undefined && entities[name].facts[node.fact] === undefined))
      found.push(node);
  });
  return found;
}

/** True for trees that read the same, wherever they are. */
const same = (left: Node, right: Node): boolean => shapeOf(left) === shapeOf(right);
