import { withParts } from '../../src/engine/model/nodes.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { MakeNode, Node } from '../../src/engine/model/tree.js';
import type { Type } from '../../src/engine/model/type.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import { valuesOf } from './variations.js';

/** Puts another tree in the place of one. */
export type Change = (tree: Node) => Node;

/** Ways to change a fact of the values of a kind that a text makes: left out, or with other values. */
export function changesOf(vocabulary: Vocabulary, table: TableJson, entity: string, fact: string): readonly Change[] {
  const known = vocabulary.entities[entity]?.facts[fact];
  if (known === undefined) return [];
  const things = new Set(
    Object.values(vocabulary.entities).flatMap(({ collection }) =>
      ((collection === undefined ? [] : (table[collection] ?? [])) as readonly (string | { id: string })[]).map(
        (one) => (typeof one === 'string' ? one : one.id),
      ),
    ),
  );
  const values = valuesOf(vocabulary, table, known, undefined).map((value) => nodeOf(value, known.type, things));
  return [undefined, ...values].map((value) => (tree) => replaced(tree, entity, fact, value));
}

function replaced(tree: Node, entity: string, fact: string, value: Node | undefined): Node {
  const inner = withParts(tree, (part) => replaced(part, entity, fact, value));
  if (inner.op !== 'make' || inner.name !== entity) return inner;
  const { [fact]: _, ...others } = inner.args;
  const made: MakeNode = { ...inner, args: value === undefined ? others : { ...others, [fact]: value } };
  return made;
}

function nodeOf(value: Json, type: Type, things: ReadonlySet<string>): Node {
  const at = [0, 0] as const;
  if (Array.isArray(value))
    return { op: 'list', at, type, items: (value as readonly Json[]).map((item) => nodeOf(item, type, things)) };
  if (typeof value === 'string' && things.has(value)) return { op: 'thing', at, type, id: value };
  return { op: 'literal', at, type, value: value as string | number | boolean | null };
}
