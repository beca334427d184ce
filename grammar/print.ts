import type { ChangeSyntax, IterationSyntax, Syntax } from './syntax.js';

/*
 * A tree back to text: one way of writing each tree, with no more parentheses than it needs, save that an iteration on the left of
 * `and`, `or` or `otherwise` always has some (most would swallow what follows, and nobody should have to know which do not), and that a
 * condition of several parts with which an iteration ends has some, too (`open-conditions.ts`).
 */

/** How tightly the outermost operator of a text binds; higher is tighter. A place that wants more puts parentheses. */
enum Bound {
  If,
  Otherwise,
  Or,
  And,
  /** `not`, iterations, comparisons. */
  Not,
  Comparison,
  Sets,
  Sum,
  Product,
  Unary,
  Postfix,
}

/** What is near a text without a bracket in between. */
interface PrintContext {
  /** What stands behind: an operator that a text with an open end would swallow, or an `else` that an `if` without one would take. */
  readonly before?: 'operator' | 'else';
  /** In the `where` or `by` of an `each` or `first`, or in the value of a `let`, where no further one may stand. */
  readonly head?: boolean;
}

/**
 * The canonical text of an expression; parsing it gives the same tree (save `at`).
 * @param tree any tree that the parser can give; nothing stands in the place of what is missing in it
 */
export const printExpression = (tree: Syntax): string => text(tree, Bound.If, {});

/**
 * The canonical text of a change.
 * @param tree any tree that the parser can give
 */
export function printChange(tree: ChangeSyntax): string {
  switch (tree.op) {
    case 'create':
      return `create ${printExpression(tree.make)}`;
    case 'delete':
      return `delete ${text(tree.of, Bound.Postfix, {})}`;
    default:
      return `${text(tree.target, Bound.Postfix, {})} ${tree.op} ${printExpression(tree.value)}`;
  }
}

/** The text of a tree at a place that takes what binds at least as tightly as `least`. */
const text = (node: Syntax, least: Bound, place: PrintContext): string =>
  boundOf(node) < least || swallows(node, place) ? `(${bare(node, {})})` : bare(node, place);

/** True when a text would take what stands behind it, or the `by` or colon of the iteration round it. */
function swallows(node: Syntax, place: PrintContext): boolean {
  if (node.op === 'if') return place.before === 'operator' || (place.before === 'else' && node.else === undefined);
  if (!isIteration(node)) return false;
  return place.before === 'operator' || (place.head === true && (node.op === 'each' || node.op === 'first'));
}

const isIteration = (node: Syntax): node is IterationSyntax =>
  node.op === 'each' || node.op === 'first' || node.op === 'any' || node.op === 'count' || node.op === 'every';

function boundOf(node: Syntax): Bound {
  switch (node.op) {
    case 'if':
    case 'let':
    case 'follow':
      return Bound.If;
    case 'otherwise':
      return Bound.Otherwise;
    case 'or':
      return Bound.Or;
    case 'and':
      return Bound.And;
    case 'compare':
    case 'is a':
    case 'permitted':
      return Bound.Comparison;
    case 'set':
      return Bound.Sets;
    case 'sum':
      return node.sign === '+' || node.sign === '-' ? Bound.Sum : Bound.Product;
    case 'minus':
      return Bound.Unary;
    case 'literal':
    case 'name':
    case 'call':
    case 'field':
    case 'list':
      return Bound.Postfix;
    default:
      return Bound.Not;
  }
}

/** The text without parentheses round it. */
function bare(node: Syntax, place: PrintContext): string {
  switch (node.op) {
    case 'missing':
      return '';
    case 'literal':
      return literal(node.value);
    case 'name':
      return node.name;
    case 'call': {
      const named = node.named.map((argument) => `${argument.name}: ${printExpression(argument.value)}`);
      return `${node.name}(${[...node.args.map(printExpression), ...named].join(', ')})`;
    }
    case 'field':
      return `${text(node.of, Bound.Postfix, {})}.${node.field}`;
    case 'list':
      return `[${node.items.map(printExpression).join(', ')}]`;
    case 'if':
      return conditional(node, place);
    case 'let': {
      const value = text(node.value, Bound.If, { head: true });
      return `let ${node.name} be ${value}: ${text(node.body, Bound.If, place)}`;
    }
    case 'follow': {
      const start = text(node.in, Bound.If, { head: true });
      return `follow ${node.name} from ${start}: ${text(node.yield!, Bound.If, place)}`;
    }
    case 'otherwise':
      return `${text(node.left, Bound.Otherwise, { ...place, before: 'operator' })} otherwise ${text(node.right, Bound.Or, place)}`;
    case 'and':
    case 'or':
      return node.parts
        .map((part, index) => {
          const last = index === node.parts.length - 1;
          return text(part, node.op === 'and' ? Bound.Not : Bound.And, last ? place : { ...place, before: 'operator' });
        })
        .join(` ${node.op} `);
    case 'not':
      return `not ${text(node.of, Bound.Not, place)}`;
    case 'compare':
      return `${text(node.left, Bound.Sets, {})} ${node.sign} ${text(node.right, Bound.Sets, {})}`;
    case 'is a':
      return `${text(node.of, Bound.Sets, {})} ${node.negated ? 'is not a' : 'is a'} ${node.entity}`;
    case 'permitted':
      return `${text(node.of, Bound.Sets, {})} ${node.negated ? 'is not permitted' : 'is permitted'}`;
    case 'set':
      return `${text(node.left, Bound.Sets, {})} ${node.sign} ${text(node.right, Bound.Sum, {})}`;
    case 'sum': {
      const bound = boundOf(node);
      return `${text(node.left, bound, {})} ${node.sign} ${text(node.right, bound + 1, {})}`;
    }
    case 'minus':
      return `-${text(node.of, Bound.Unary, {})}`;
    default:
      return iteration(node, place);
  }
}

function conditional(node: Extract<Syntax, { op: 'if' }>, place: PrintContext): string {
  const { before: _, ...inside } = place;
  // An `if` as the condition of another would be read right, but not by people.
  const test = text(node.test, Bound.Otherwise, inside);
  if (node.else === undefined) return `if ${test} then ${text(node.then, Bound.If, place)}`;
  const then = text(node.then, Bound.If, { ...inside, before: 'else' });
  return `if ${test} then ${then} else ${text(node.else, Bound.If, place)}`;
}

function iteration(node: IterationSyntax, place: PrintContext): string {
  const ordered = node.op === 'each' || node.op === 'first';
  const { before: _, ...followed } = place;
  const { where, by, yield: result } = node;
  let written = `${node.op} ${node.name} in ${text(node.in, Bound.Sets, {})}`;
  if (where !== undefined) {
    const last = by === undefined && result === undefined;
    const inside = { ...(last ? place : followed), ...(ordered && { head: true }) };
    written += ` where ${last ? atEnd(where, inside) : text(where, Bound.If, inside)}`;
  }
  if (by !== undefined) {
    const inside = { ...(result === undefined ? place : followed), head: true };
    written += ` by ${by.op === 'if' ? text(by, Bound.If, inside) : text(by, Bound.Sets, {})}`;
  }
  if (result === undefined) return written;
  if (node.op === 'every') return `${written} satisfies ${atEnd(result, place)}`;
  return `${written}: ${text(result, Bound.If, place)}`;
}

/** A condition with which an iteration ends. */
const atEnd = (condition: Syntax, place: PrintContext): string =>
  condition.op === 'and' || condition.op === 'or' || condition.op === 'otherwise'
    ? `(${bare(condition, {})})`
    : text(condition, Bound.If, place);

function literal(value: string | number | boolean | null): string {
  if (value === null) return 'none';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
