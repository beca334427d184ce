import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOf, withParts } from '../../src/engine/model/nodes.js';
import type { NodeShape } from '../../src/engine/model/shape.js';
import { shapes } from '../../src/engine/model/shapes.js';
import type { Node, Op } from '../../src/engine/model/tree.js';
import { laidOut } from './laid-out.js';

/*
 * The part of the published schema that is about nodes follows from the shapes: what a program of somebody else checks a tree with must
 * know each construct, and no more. After a change of a shape: UPDATE_CASES=1 npm run unit -- test/model/shapes.test.ts
 */

const FILE = 'rules/schema/compiled.json';
const reference = (name: string) => ({ $ref: `#/$defs/${name}` });
const node = reference('node');
const fields = {
  part: node,
  maybe: node,
  parts: { type: 'array', items: node },
  named: { type: 'object', additionalProperties: node },
  text: { type: 'string' },
  truth: { type: 'boolean' },
  plain: { type: ['string', 'integer', 'boolean', 'null'] },
};
/** What is narrower than its shape: functions are a closed list, and one part alone is no `and`. */
const narrower: { readonly [field: string]: object } = {
  'call.fn': reference('function'),
  'and.parts': { ...fields.parts, minItems: 2 },
};
const groups: { readonly [op: string]: string } = { and: 'logic', each: 'iteration', 'is a': 'isA' };

const shapeOf = (op: Op): NodeShape => shapes[op];
const ops = Object.keys(shapes) as Op[];
/** Constructs whose nodes hold the same; the first gives the definition. */
const alike = (op: Op): readonly Op[] => ops.filter((other) => shapeOf(other) === shapeOf(op));
const opIn = (some: readonly Op[]) => (some.length === 1 ? { const: some[0] } : { enum: some });

const definitions = ops
  .filter((op) => alike(op)[0] === op)
  .map((op) => {
    const shape = shapeOf(op);
    const properties = Object.entries(shape).map(([key, field]): readonly [string, object] => [
      key,
      narrower[`${op}.${key}`] ??
        (field.is === 'oneOf' ? { enum: field.words } : fields[field.is as keyof typeof fields]),
    ]);
    const definition = {
      type: 'object',
      properties: {
        op: opIn(alike(op)),
        at: reference('at'),
        type: reference('type'),
        ...Object.fromEntries(properties),
      },
      required: ['op', 'at', 'type', ...Object.keys(shape).filter((key) => shape[key]!.is !== 'maybe')],
      additionalProperties: false,
    };
    return { name: groups[op] ?? op, some: alike(op), definition };
  });

test('the schema of the compiled form says what the shapes say', () => {
  const schema = JSON.parse(readFileSync(FILE, 'utf8'));
  const made = {
    ...schema.$defs,
    node: {
      ...schema.$defs.node,
      properties: { op: { enum: ops } },
      allOf: definitions.map(({ name, some }) => ({
        if: { type: 'object', properties: { op: opIn(some) }, required: ['op'] },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
        then: reference(name),
      })),
    },
    ...Object.fromEntries(definitions.map(({ name, definition }) => [name, definition])),
  };
  if (process.env['UPDATE_CASES'] === undefined) expect(schema.$defs).toEqual(made);
  else writeFileSync(FILE, laidOut({ ...schema, $defs: made }));
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
