import type { Node } from '../../../engine/model/tree.js';

type PlainCondition = string | number | boolean | null;

/** What a condition makes sure of: the values that a fact can only have, and facts that are certainly not none. */
export interface Knowledge {
  readonly values: ReadonlyMap<string, ReadonlySet<PlainCondition>>;
  readonly given: ReadonlySet<string>;
}

/** What the parts of a condition, all of which must hold, say of the facts of the thing with this name. */
export function knownOf(where: Node | undefined, name: string): Knowledge {
  const values = new Map<string, ReadonlySet<PlainCondition>>();
  const given = new Set<string>();
  const note = (part: Node): void => {
    if (part.op === 'and') part.parts.forEach(note);
    const negated = part.op === 'not';
    const fact = factOf(negated ? part.of : part, name);
    if (fact !== undefined) values.set(fact, new Set([!negated]));
    if (part.op !== 'compare') return;
    const compared = factOf(part.left, name);
    const among = plainIn(part.right);
    if (compared === undefined || among === undefined) return;
    if (part.sign === 'is' || part.sign === 'in') values.set(compared, new Set(among));
    if (part.sign === 'is not' && among[0] === null) given.add(compared);
  };
  if (where !== undefined) note(where);
  return { values, given };
}

/** Whether a condition over `this` certainly fails, by what is known. */
export const saysNothing = (condition: Node | undefined, known: Knowledge): boolean =>
  condition !== undefined && truthOf(condition, known) === false;

function truthOf(node: Node, known: Knowledge): boolean | undefined {
  if (node.op === 'and' || node.op === 'or') {
    const parts = node.parts.map((part) => truthOf(part, known));
    const deciding = node.op === 'or';
    if (parts.includes(deciding)) return deciding;
    return parts.includes(undefined) ? undefined : !deciding;
  }
  if (node.op === 'not') {
    const inner = truthOf(node.of, known);
    return inner === undefined ? undefined : !inner;
  }
  const fact = factOf(node, 'this');
  if (fact !== undefined) return only(known.values.get(fact), [true]);
  if (node.op !== 'compare') return undefined;
  const compared = factOf(node.left, 'this');
  const among = plainIn(node.right);
  if (compared === undefined || among === undefined) return undefined;
  const values = known.values.get(compared);
  if (node.sign === 'is' || node.sign === 'in') return only(values, among);
  if (node.sign !== 'is not' && node.sign !== 'not in') return undefined;
  if (among[0] === null && known.given.has(compared)) return true;
  const inside = only(values, among);
  return inside === undefined ? undefined : !inside;
}

/** True when all possible values are among these, false when none is. */
function only(values: ReadonlySet<PlainCondition> | undefined, among: readonly PlainCondition[]): boolean | undefined {
  if (values === undefined) return undefined;
  const inside = [...values].filter((value) => among.includes(value)).length;
  if (inside === values.size) return true;
  return inside === 0 ? false : undefined;
}

const factOf = (node: Node, name: string): string | undefined =>
  node.op === 'fact' && node.of.op === 'name' && node.of.name === name ? node.fact : undefined;

function plainIn(node: Node): readonly PlainCondition[] | undefined {
  if (node.op === 'literal') return [node.value];
  if (node.op !== 'list') return undefined;
  const items = node.items.map((item) => (item.op === 'literal' ? item.value : undefined));
  return items.every((item) => item !== undefined) ? items : undefined;
}
