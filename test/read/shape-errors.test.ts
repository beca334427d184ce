import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/model/table.js';
import { isDate } from '../../src/engine/model/words.js';
import { checkedKeywords, schemaChecker } from '../../src/frontend/read/json-schema.js';
import { type SchemaName, schemaNames } from '../../src/frontend/read/schema.js';
import { schemaFile } from '../../src/frontend/read/schema-file.js';
import { shapeErrors } from '../../src/frontend/read/shape-errors.js';
import { ROOT } from '../architecture/sources.js';

const files: readonly (readonly [SchemaName, string])[] = [
  ['vocabulary', 'rules/vocabulary/layers.json'],
  ['vocabulary', 'rules/vocabulary/events.json'],
  ['editions', 'rules/editions.json'],
  ['mutants', 'test/mutation/mutants.json'],
  ['entries', 'rules/809-emperor/emperor.json'],
  ['scenarios', 'test/cases/cli/rulebook/base/playing.scenarios.json'],
  ['contrasts', 'tools/texts/checks/contrasts.json'],
  ['table', 'examples/emperor-six.json'],
];

/** JSON with one of its parts, counted in the order of writing, replaced or gone. */
const spoilt = (json: Json, at: number, by: Json | undefined): Json => {
  let left = at;
  return JSON.parse(
    JSON.stringify(json, (_, value: Json) => {
      left--;
      return left === -1 ? by : value;
    }) ?? 'null',
  ) as Json;
};

const partsOf = (json: Json): number => JSON.stringify(json).split(/[,[{]/).length;

/** What Ajv finds, in the same words. It tells of names and of branches as a whole once more than we do. */
function ajv(): (name: SchemaName, json: Json) => unknown {
  const made = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    // A condition such as "if answers is there" names keys that the object around it declares.
    strictRequired: false,
  });
  for (const keyword of ['context', 'takes', 'form', 'layout', 'markdownDescription', 'markdownEnumDescriptions'])
    made.addKeyword(keyword);
  for (const keyword of ['errorMessage', 'patternErrorMessage', 'defaultSnippets']) made.addKeyword(keyword);
  made.addFormat('date', isDate);
  for (const name of ['names', 'parts', 'outline', ...schemaNames])
    made.addSchema(schemaFile(`${name}.json`), `${name}.json`);
  return (name, json) => {
    const validate = made.getSchema(`${name}.json`)!;
    validate(json);
    return ofAjv(validate.errors);
  };
}

/** The parts of an error that a diagnostic is made from. */
const told = (error: {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: object;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
  readonly propertyName?: string;
}) => {
  const { depsCount: _, deps: __, comparison: ___, ...params } = error.params as { readonly [key: string]: Json };
  const { i, j } = params;
  // Of two items that are the same, Ajv names now the first before the second and now the other way round.
  if (i !== undefined) Object.assign(params, { i: Math.min(Number(i), Number(j)), j: Math.max(Number(i), Number(j)) });
  const { keyword, instancePath, parentSchema, data, propertyName } = error;
  const isInBranch = /\/(oneOf|anyOf)\/\d+\/\w+$/.test(error.schemaPath);
  return JSON.stringify({ keyword, instancePath, isInBranch, params, parentSchema, data, propertyName });
};

const ofAjv = (errors: Parameters<typeof told>[0][] | null | undefined) =>
  (errors ?? [])
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
    .map(told)
    .sort();

const three = { type: 'array', items: { minimum: 3 }, minItems: 2, uniqueItems: true };

/** Schemas that have every keyword, inside of one another as well. */
const schemas = [
  { type: ['string', 'null'], minLength: 2, maxLength: 3, pattern: '^[a-z𝄞]*$' },
  { type: 'integer', minimum: 2 },
  { const: 'ab' },
  { enum: ['ab', 7, null, true] },
  { not: { type: 'string' } },
  { anyOf: [{ minimum: 5 }, { type: 'array' }, { type: 'object', required: ['a'] }] },
  { oneOf: [{ type: 'string' }, { type: ['string', 'number'] }, { required: ['b'] }] },
  { allOf: [{ type: 'object' }, { required: ['a', 'b'] }] },
  JSON.parse(
    '{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {"maxProperties": 1, "properties": {"c": {"not": {}}}}}',
  ),
  three,
  { minProperties: 2, maxProperties: 2, additionalProperties: { type: 'number' } },
  { properties: { a: { const: 1 }, 'a/b~': three }, additionalProperties: false },
  { propertyNames: { pattern: '^a', maxLength: 2 }, dependentRequired: { a: ['b', 'c'], c: ['d'] } },
  { $defs: { tree: { properties: { a: { $ref: '#/$defs/tree' }, b: { type: 'number' } } } }, $ref: '#/$defs/tree' },
];

const values: readonly Json[] = [
  ...['', 'a', 'ab', 'abcd', '𝄞', '𝄞𝄞𝄞', '𝄞𝄞𝄞𝄞', 'AB'],
  ...[0, 2, 2.5, 7, null, true, false],
  ...[[], [3], [3, 3], [1, 4, 1, 4], [4, 1, 1, 4], ['a', 1, '1', 'a'], [null, null]],
  ...[{}, { a: 1 }, { a: 1, b: 'x' }, { a: { a: { b: 'x' }, b: 'x' } }, { c: 1 }, { a: 2, c: 3, toString: 4 }],
  { 'a/b~': [1, 1], abc: 1, b: 2 },
];

describe('the check of shapes', () => {
  it('finds what Ajv finds', () => {
    const expected = ajv();
    let wrong = 0;
    for (const [name, file] of files) {
      const json = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Json;
      expect(shapeErrors(json, name)).toEqual([]);
      expect(expected(name, json)).toEqual([]);
      const size = partsOf(json);
      for (let i = 0; i < 50; i++) {
        const by = [7, undefined, 'x', [], {}, '2020-02-31', ['x', 'x'], null, '', { 'a b': 1 }][i % 10];
        const other = spoilt(json, 1 + ((i * 7919) % size), by);
        const found = shapeErrors(other, name);
        expect(found.map(told).sort(), `${file} ${i}`).toEqual(expected(name, other));
        if (found.length > 0) wrong++;
      }
    }
    expect(wrong).toBeGreaterThan(200);
  });

  it('finds it for each keyword', () => {
    const keywords = new Set<string>();
    for (const schema of schemas) {
      const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(schema);
      const check = schemaChecker(() => schema);
      for (const value of values) {
        validate(value);
        const found = check('', value);
        expect(found.map(told).sort(), JSON.stringify([schema, value])).toEqual(ofAjv(validate.errors));
        for (const { keyword } of found) keywords.add(keyword);
      }
    }
    const silent = ['$ref', 'allOf', 'if', 'then', 'else', 'items', 'propertyNames', 'properties', 'format'];
    expect([...keywords].sort()).toEqual(checkedKeywords.filter((keyword) => !silent.includes(keyword)).sort());
  });
});
