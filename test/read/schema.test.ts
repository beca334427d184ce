import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { terms } from '../../src/frontend/diagnostics/messages/index.js';
import { checkedKeywords } from '../../src/frontend/read/json-schema.js';
import { schemaNames } from '../../src/frontend/read/schema.js';
import { valueKeywords } from '../../src/frontend/read/shape-values.js';

type Schema = { readonly [keyword: string]: unknown };

// Those of tables and setups are made from the vocabulary (test/build/schemas.test.ts).
const written = schemaNames.filter((name) => name !== 'table' && name !== 'setup');
const files = ['parts', 'outline', ...written];
const schemaOf = (name: string) => JSON.parse(readFileSync(`rules/schema/${name}.json`, 'utf8')) as Schema;
const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Keywords under which schemas stand: alone, in a list, or by name.
const single = ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not'];
const lists = ['allOf', 'anyOf', 'oneOf'];
const maps = ['properties', '$defs'];

/** Every schema inside a schema, with the path to it. */
function* within(schema: unknown, path: string): Generator<{ readonly schema: Schema; readonly path: string }> {
  if (!isObject(schema)) return;
  yield { schema, path };
  for (const keyword of single) yield* within(schema[keyword], `${path}/${keyword}`);
  for (const keyword of lists) {
    for (const [index, one] of ((schema[keyword] as readonly unknown[]) ?? []).entries())
      yield* within(one, `${path}/${keyword}/${index}`);
  }
  for (const keyword of maps) {
    for (const [name, one] of Object.entries((schema[keyword] as Schema) ?? {}))
      yield* within(one, `${path}/${keyword}/${name}`);
  }
}

const everySchema = files.flatMap((name) => [...within(schemaOf(name), name)]);

// What decides nothing.
const annotations = [
  '$defs',
  '$schema',
  'title',
  'description',
  'default',
  'examples',
  'markdownDescription',
  'markdownEnumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'defaultSnippets',
  'context',
  'takes',
  'form',
  'layout',
];

// What needs no words, since `shape-keys.ts` speaks about it.
const silent = [
  ...annotations,
  ...single,
  ...lists,
  ...maps,
  '$ref',
  'properties',
  'required',
  'dependentRequired',
  'enum',
];

describe('the schemas', () => {
  it.each(files)('%s is a schema of JSON Schema 2020-12', (name) => {
    const ajv = new Ajv2020();
    expect(schemaOf(name)['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(ajv.validateSchema(schemaOf(name)), ajv.errorsText()).toBe(true);
  });

  it('use only keywords that are checked, and whose violation can be put into words', () => {
    const used = [...new Set(everySchema.flatMap(({ schema }) => Object.keys(schema)))];
    expect(used.filter((keyword) => !checkedKeywords.includes(keyword) && !annotations.includes(keyword))).toEqual([]);
    expect(used.filter((keyword) => !silent.includes(keyword) && !valueKeywords.includes(keyword))).toEqual([]);
  });

  it('describe every key in English, and in Italian beside it', () => {
    const keys = everySchema
      .filter(({ path }) => /\/properties\/[^/]+$/.test(path) && !/\/(if|then|else|joinedStep|ownStep)\//.test(path))
      .filter(({ path }) => path !== 'outline/$defs/tableFile/properties/setup');
    expect(keys.length).toBeGreaterThan(80);
    const described = (schema: Schema): boolean =>
      schema['description'] !== undefined ||
      (typeof schema['$ref'] === 'string' && described(resolved(schema['$ref'])));
    expect(keys.filter(({ schema }) => !described(schema)).map(({ path }) => path)).toEqual([]);
    for (const { schema, path } of everySchema) {
      if (schema['description'] === undefined) continue;
      expect(schema['markdownDescription'], path).toMatch(/^[^*]+\n\n\*[^*]+\*$/s);
      expect(String(schema['markdownDescription']).startsWith(`${schema['description'] as string}\n`), path).toBe(true);
    }
  });

  it('close every object whose keys they list', () => {
    const open = everySchema.filter(
      ({ schema, path }) =>
        schema['properties'] !== undefined &&
        schema['additionalProperties'] === undefined &&
        !/\/(then|else|if)(\/|$)/.test(path),
    );
    // The first two add to a schema that is closed; facts and setup facts are checked against the vocabulary.
    expect(open.map(({ path }) => path)).toEqual(['outline/$defs/tableFile', 'entries/$defs/ownStep']);
    const free = everySchema.filter(({ schema }) => schema['additionalProperties'] === true).map(({ path }) => path);
    expect(free).toEqual(['outline/$defs/thing', 'outline/$defs/facts', 'outline/$defs/setup']);
  });

  it('name the form of every pattern, with an example that fits', () => {
    for (const { schema, path } of everySchema) {
      if (schema['pattern'] === undefined && schema['format'] === undefined) continue;
      expect(Object.keys(terms), path).toContain(schema['form']);
      const [example] = schema['examples'] as readonly string[];
      if (typeof schema['pattern'] === 'string' && schema['form'] !== 'all or ids')
        expect(example, path).toMatch(new RegExp(schema['pattern']));
    }
  });

  it('say with every context which keys go with it', () => {
    for (const { schema, path } of everySchema) {
      if (schema['not'] === undefined) continue;
      expect(schema['context'], path).toBeTypeOf('string');
      // None: what stands there stands alone, as `else` does.
      expect(schema['takes'], path).toBeInstanceOf(Array);
      expect(schema['errorMessage'], path).toMatch(/\.$/);
    }
  });
});

function resolved(reference: string): Schema {
  const [file, path] = reference.split('#') as [string, string];
  const name =
    file === ''
      ? files.find((one) => isObject((schemaOf(one)['$defs'] as Schema | undefined)?.[path.split('/')[2]!]))
      : file.replace('.json', '');
  return path
    .split('/')
    .slice(1)
    .reduce<Schema>((schema, part) => schema[part] as Schema, schemaOf(name!));
}
