import { expect, test } from 'vitest';
import compiled from '../../rules/schema/compiled.json' with { type: 'json' };
import { partsOf, withParts } from '../../src/engine/model/nodes.js';
import type { NodeShape, ShapeField } from '../../src/engine/model/shape.js';
import { shapes } from '../../src/engine/model/shapes.js';
import type { Node, Op } from '../../src/engine/model/tree.js';

/*
 * The part of the published schema that is about nodes follows from the shapes: what a program of somebody else checks a tree with must
 * know each construct, and no more.
 */

const node = { $ref: '#/$defs/node' };
const fields: { readonly [Kind in Exclude<ShapeField['is'], 'oneOf' | 'characters' | 'namedArguments'>]: object } = {
  part: node,
  maybe: node,
  parts: { type: 'array', items: node },
  named: { type: 'object', additionalProperties: node },
  text: { type: 'string' },
  truth: { type: 'boolean' },
  plain: { type: ['string', 'integer', 'boolean', 'null'] },
};
const ops = Object.keys(shapes) as Op[];
const definitions: { readonly [name: string]: unknown } = compiled.$defs;

/** What narrows a field further than its shape does. */
const narrower = (op: Op, key: string): object =>
  op === 'call' && key === 'fn'
    ? { $ref: '#/$defs/function' }
    : key === 'parts'
      ? { ...fields.parts, minItems: 2 }
      : {};

function schemaOf(op: Op, shape: NodeShape) {
  const alike = ops.filter((other) => shapes[other] === shape);
  const isGroup = alike.length > 1;
  const properties = Object.entries(shape).map(([key, field]): [string, object] => {
    const narrow = narrower(op, key);
    if (Object.keys(narrow).length > 0) return [key, narrow];
    return [key, field.is === 'oneOf' ? { enum: field.words } : fields[field.is as keyof typeof fields]];
  });
  return {
    type: 'object',
    properties: {
      op: isGroup ? { enum: alike } : { const: op },
      at: { $ref: '#/$defs/at' },
      type: { $ref: '#/$defs/type' },
      ...Object.fromEntries(properties),
    },
    required: ['op', 'at', 'type', ...Object.keys(shape).filter((key) => shape[key]!.is !== 'maybe')],
    additionalProperties: false,
  };
}

/** The definition that the schema goes to for an `op`. */
function definitionOf(op: Op): unknown {
  const branch = compiled.$defs.node.allOf.find(({ if: { properties } }) => {
    const wanted: { readonly const?: string; readonly enum?: readonly string[] } = properties.op;
    return wanted.const === op || wanted.enum?.includes(op);
  });
  return definitions[branch?.then.$ref.replace('#/$defs/', '') ?? ''];
}

test('the schema of the compiled form knows each construct', () => {
  expect(compiled.$defs.node.properties.op.enum).toEqual(ops);
});

test.each(ops)('the schema of `%s` is what its shape says', (op) => {
  expect(definitionOf(op)).toEqual(schemaOf(op, shapes[op]));
});

const at = [0, 0] as const;
const type = { one: ['Number'], none: false };
const number = (value: number): Node => ({ op: 'literal', value, at, type });

test('parts stand in the order in which they were written, and others can be put there', () => {
  const [one, two, three] = [number(1), number(2), number(3)];
  const trees: readonly Node[] = [
    // biome-ignore lint/suspicious/noThenProperty: the tree names it as the language does; nobody awaits a node
    { op: 'if', test: one, then: two, else: three, at, type },
    { op: 'list', items: [one, two, three], at, type },
    { op: 'make', what: 'entity', name: 'Crate', args: { b: one, a: two, c: three }, at, type },
    { op: 'each', name: 'x', yield: three, by: two, in: one, at, type },
  ];
  const twice = (part: Node): Node => (part.op === 'literal' ? { ...part, value: 2 * Number(part.value) } : part);
  for (const tree of trees) {
    expect(partsOf(tree)).toEqual([one, two, three]);
    expect(partsOf(withParts(tree, twice))).toEqual([number(2), number(4), number(6)]);
    expect(Object.keys(withParts(tree, twice))).toEqual(Object.keys(tree));
  }
});
