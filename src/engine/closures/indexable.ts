import { conjuncts, mentions } from '../model/nodes.js';
import type { IterationNode, Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { equalityFor } from './compare.js';

/** What an iteration over a collection asks for by one fact: only things with this value of it need to be gone through. */
export interface Indexable {
  readonly collection: string;
  /** Place of the fact. */
  readonly slot: number;
  readonly value: Node;
}

/**
 * `effect in effects where effect.on is object and …` needs only the effects on that object, and `object in objects where 'aura' in
 * object.subtypes` only auras: the world keeps its collections sorted by the facts that are asked for in this way.
 */
export function indexable(vocabulary: Vocabulary, node: IterationNode): Indexable | undefined {
  if (node.in.op !== 'collection' || !node.where) return undefined;
  const collection = node.in.name;
  const entity = Object.values(vocabulary.entities).find((one) => one.collection === collection);
  for (const part of conjuncts(node.where)) {
    if (part.op !== 'compare' || (part.sign !== 'is' && part.sign !== 'in')) continue;
    for (const [other, own] of [
      [part.left, part.right],
      [part.right, part.left],
    ] as const) {
      if (own.op !== 'fact' || own.of.op !== 'name' || own.of.name !== node.name) continue;
      const { type } = own;
      if (isList(type) !== (part.sign === 'in')) continue;
      // Most things mostly have the same single value, but few have one in a list. Of lists, only plain values are found as they are.
      if (isList(type) ? equalityFor(vocabulary, type.list, other.type) !== 'identical' : other.op === 'literal')
        continue;
      if (mentions(other, node.name)) continue;
      const fact = entity?.facts[own.fact];
      if (fact) return { collection, slot: fact.slot, value: other };
    }
  }
  return undefined;
}
