import { conjuncts, mentions } from '../model/nodes.js';
import type { IterationNode, Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import type { Parameter, Vocabulary } from '../model/vocabulary.js';
import { equalityFor } from './compare.js';

/** What replaces a question wherever it is asked, if its answer is one expression. */
export interface Inlined {
  readonly parameters: readonly Parameter[];
  readonly tree: Node;
}

/** The fact by which an iteration over a collection can be indexed: only things with this value need to be visited. */
export interface Indexable {
  readonly collection: string;
  /** Slot of the fact. */
  readonly slot: number;
  readonly value: Node;
  /** Whether things without a value are wanted as well. */
  readonly orNone: boolean;
}

/** A condition and, if it comes from a question, what the names in it stand for. */
interface Condition {
  readonly tree: Node;
  readonly meant: (node: Node) => Node | undefined;
}

/** The conditions that must hold; questions asked among them are inlined once. */
const conditionsOf = (where: Node, inlined: (question: string) => Inlined | undefined): readonly Condition[] =>
  conjuncts(where).flatMap((part) => {
    const question = part.op === 'ask' ? inlined(part.question) : undefined;
    if (part.op !== 'ask' || question === undefined) return [{ tree: part, meant: (node) => node }];
    const args = new Map(question.parameters.map(({ name }, i) => [name, part.args[i] as Node]));
    const meant = (node: Node) => (node.op === 'name' ? args.get(node.name) : node.op === 'literal' ? node : undefined);
    return conjuncts(question.tree).map((tree) => ({ tree, meant }));
  });

/** A comparison of a fact of the loop's member, as a member or as a parameter. */
function comparisonOf({ tree, meant }: Condition, name: string) {
  if (tree.op !== 'compare' || (tree.sign !== 'is' && tree.sign !== 'in')) return undefined;
  for (const [other, own] of [
    [tree.left, tree.right],
    [tree.right, tree.left],
  ] as const) {
    if (own.op !== 'fact') continue;
    const of = meant(own.of);
    if (of?.op === 'name' && of.name === name) return { sign: tree.sign, own, other };
  }
  return undefined;
}

const isNone = (node: Node | undefined): boolean => node?.op === 'literal' && node.value === null;

/** The comparison of a fact, given two of the same fact one of which is with none. */
function orNoneIn({ tree, meant }: Condition, name: string) {
  if (tree.op !== 'or' || tree.parts.length !== 2) return undefined;
  const both = tree.parts.map((part) => comparisonOf({ tree: part, meant }, name));
  const [none, other] = isNone(both[0]?.other) ? both : [both[1], both[0]];
  if (none === undefined || other === undefined || !isNone(none.other)) return undefined;
  return other.sign === 'is' && none.own.fact === other.own.fact ? other : undefined;
}

/**
 * `effect in effects where effect.on is object and …` needs only the effects on that object, and `object in objects
 * where 'aura' in object.subtypes` only auras: the world indexes its collections by the facts that are looked up in
 * this way.
 */
export function indexable(
  vocabulary: Vocabulary,
  node: IterationNode,
  inlined: (question: string) => Inlined | undefined,
): Indexable | undefined {
  if (node.in.op !== 'collection' || !node.where) return undefined;
  const collection = node.in.name;
  const entity = Object.values(vocabulary.entities).find((one) => one.collection === collection);
  const conditions = conditionsOf(node.where, inlined);
  const candidates = [comparisonOf, orNoneIn].flatMap((compare) =>
    conditions.map((condition) => ({
      condition,
      compared: compare(condition, node.name),
      orNone: compare === orNoneIn,
    })),
  );
  for (const { condition, compared, orNone } of candidates) {
    if (compared === undefined) continue;
    const { own, sign } = compared;
    const other = condition.meant(compared.other);
    const fact = entity?.facts[own.fact];
    if (fact === undefined || other === undefined || mentions(other, node.name)) continue;
    if (isList(own.type) !== (sign === 'in')) continue;
    // Most things have the same single value, but few have a given value in a list. In lists, only plain values are
    // found by identity.
    if (isList(own.type) ? equalityFor(vocabulary, own.type.list, other.type) !== 'identical' : other.op === 'literal')
      continue;
    return { collection, slot: fact.slot, value: other, orNone };
  }
  return undefined;
}
