import { withParts } from '../../src/engine/model/nodes.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { MakeNode, Node } from '../../src/engine/model/tree.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import type { Fact, Vocabulary } from '../../src/engine/model/vocabulary.js';

type Loose = { [key: string]: Json };

/** The tables that differ from one in a single fact of a single thing, or value in a thing, of a kind. */
export function* variationsOf(
  vocabulary: Vocabulary,
  table: TableJson,
  entity: string,
  fact: string,
): Generator<TableJson> {
  const known = vocabulary.entities[entity]?.facts[fact];
  if (known === undefined) return;
  for (const path of placesOf(vocabulary, table, entity)) {
    const before = at(table as unknown as Json, path);
    const given = typeof before === 'string' ? undefined : (before as Loose | undefined)?.[fact];
    for (const value of [undefined, ...valuesOf(vocabulary, table, known, given)]) {
      if (JSON.stringify(value) === JSON.stringify(given)) continue;
      const copy = structuredClone(table) as unknown as Json;
      if (put(copy, path, fact, value)) yield copy as unknown as TableJson;
    }
  }
}

/** Where things and values of a kind stand on a table, as keys that lead there. */
function* placesOf(vocabulary: Vocabulary, table: TableJson, wanted: string): Generator<readonly (string | number)[]> {
  for (const { name, collection, single, facts } of Object.values(vocabulary.entities)) {
    const key = collection ?? single;
    if (key === undefined) continue;
    if (single !== undefined && name === wanted) yield [key];
    const list = (single === undefined ? table[key] : [table[key]]) as readonly Json[] | undefined;
    for (const [i, item] of (list ?? []).entries()) {
      const path = single === undefined ? [key, i] : [key];
      if (single === undefined && name === wanted) yield path;
      if (typeof item === 'object' && item !== null)
        for (const below of inside(vocabulary, item as Loose, facts, wanted)) yield [...path, ...below];
    }
  }
}

/** The same inside of a thing or a value, from there on. */
function* inside(
  vocabulary: Vocabulary,
  item: Loose,
  facts: { readonly [name: string]: Fact },
  wanted: string,
): Generator<readonly (string | number)[]> {
  for (const { name, type } of Object.values(facts)) {
    const value = item[name];
    const values = Array.isArray(value) ? (value as readonly Json[]) : [value];
    for (const [i, one] of values.entries()) {
      if (typeof one !== 'object' || one === null || Array.isArray(one)) continue;
      const here = Array.isArray(value) ? [name, i] : [name];
      const kind = namesIn(type).find((known) => known === (one as Loose)['is']) ?? namesIn(type)[0] ?? '';
      if (kind === wanted) yield here;
      const deeper = vocabulary.entities[kind]?.facts ?? {};
      for (const below of inside(vocabulary, one as Loose, deeper, wanted)) yield [...here, ...below];
    }
  }
}

const namesIn = (type: Type): readonly string[] => (isList(type) ? namesIn(type.list) : type.one);

function at(json: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => (value as Loose | undefined)?.[key], json);
}

/** Things of which nothing but the id is known stand there as their ids alone. */
function put(table: Json, path: readonly (string | number)[], fact: string, value: Json | undefined): boolean {
  const around = at(table, path.slice(0, -1)) as Loose;
  const key = path.at(-1) as string;
  const item = around[key];
  const facts = (typeof item === 'string' ? { id: item } : (item ?? {})) as Loose;
  around[key] = facts;
  if (value === undefined) delete facts[fact];
  else facts[fact] = value;
  return true;
}

/** Values worth trying instead of one. */
export function valuesOf(
  vocabulary: Vocabulary,
  table: TableJson,
  { type, default: usual }: Fact,
  given: Json | undefined,
) {
  const one = isList(type) ? type.list : type;
  const plain = plainOf(vocabulary, table, one, given ?? (usual as Json | undefined));
  if (!isList(type)) return [...plain, ...(type.none ? [null] : [])];
  const list = (Array.isArray(given) ? given : []) as readonly Json[];
  return [[], plain, ...plain.map((value) => [value]), ...plain.map((value) => [...list, value]), list.slice(1)];
}

function plainOf(vocabulary: Vocabulary, table: TableJson, type: Type, given: Json | undefined): readonly Json[] {
  return namesIn(type).flatMap((name): readonly Json[] => {
    if (name === 'Boolean') return [true, false];
    if (name === 'Number') return [Number(given ?? 0) + 1, Number(given ?? 0) - 1, 0, 1, 2, 7, 30];
    if (name === 'Text') return ['poison', 'energy', 'Forest', 'another'];
    const values = vocabulary.enumerations[name]?.values;
    if (values !== undefined) return Object.keys(values);
    const { collection } = vocabulary.entities[name] ?? {};
    const things = (collection === undefined ? [] : (table[collection] ?? [])) as readonly (string | { id: string })[];
    return things.map((thing) => (typeof thing === 'string' ? thing : thing.id));
  });
}

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
