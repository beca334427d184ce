import type { Vocabulary } from 'tavolata/internals';
import type { Words } from 'tavolata/runtime';
import type { Schema, SchemaSet } from '../build/result-schemas.js';
import { forPrograms, oneALine } from '../build/schema-files.js';
import { schemasOf } from '../build/schemas.js';
import { type Method, schemaOf } from './method.js';
import { methods } from './methods/index.js';
import { about, both, ref, shapes } from './shapes.js';
import texts from './words.json' with { type: 'json' };

const words = texts.openapi;

/**
 * The HTTP interface as an OpenAPI 3.1 document, generated from the methods themselves and the vocabulary.
 *
 * @param version of the package
 */
export const openApi = (version: string, vocabulary: Vocabulary) => ({
  openapi: '3.1.0',
  info: {
    title: 'tavolata serve',
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    description: both(words.document),
  },
  servers: [{ url: 'http://127.0.0.1:{port}', variables: { port: { default: '8080' } } }],
  paths: {
    '/rpc': {
      post: {
        operationId: 'rpc',
        summary: both(words.request),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: ref('Requests'),
              examples: Object.fromEntries(
                [...methods.values()].map((method) => [method.name, { value: exampleOf(method) }]),
              ),
            },
          },
        },
        responses: {
          '200': json(words.response, ref('Responses')),
          '204': about(words.none),
          ...Object.fromEntries(
            Object.entries(words.refusals).map(([status, why]) => [status, json(why, ref('Failure'))]),
          ),
        },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'openapi',
        summary: both(words.openapi),
        responses: {
          '200': json(words.specification, { type: 'object' }),
        },
      },
    },
    '/health': {
      get: {
        operationId: 'health',
        summary: both(words.health),
        responses: {
          '200': json(words.healthy, { type: 'object', required: ['status'], properties: { status: { const: 'ok' } } }),
        },
      },
    },
  },
  components: {
    schemas: {
      ...messageShapes(),
      ...methodShapes(),
      ...shapes,
      ...argumentShapes(vocabulary),
      ...withMappings(schemasOf(vocabulary, ref, forPrograms)),
    },
  },
});

/**
 * Arguments by name: the server checks which belong to the question; the schema refuses a name that no question has.
 */
function argumentShapes({ questions }: Vocabulary): SchemaSet {
  const names = Object.values(questions).flatMap(({ parameters }) => parameters.map(({ name }) => [name, {}]));
  return { Named: { type: 'object', properties: Object.fromEntries(names), additionalProperties: false } };
}

/** OpenAPI takes the discriminating text as the name of the definition, unless a mapping is given. */
const withMappings = (all: SchemaSet): SchemaSet =>
  Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, withMapping(schema as MappedSchema, all)]));

/** The part of discriminated definitions that is read here. */
interface MappedSchema extends Schema {
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly properties?: { readonly [part: string]: { readonly enum: readonly [string] } };
}

function withMapping(schema: MappedSchema, all: SchemaSet): Schema {
  const { discriminator, oneOf = [] } = schema;
  if (discriminator === undefined) return schema;
  const mapping = oneOf.map(({ $ref }) => {
    const { properties } = all[$ref.split('/').at(-1)!] as MappedSchema;
    return [properties![discriminator.propertyName]!.enum[0], $ref];
  });
  return { ...schema, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } };
}

/** The document as text; `docs/openapi.json` is that of the shipped vocabulary. */
export function openApiText(version: string, vocabulary: Vocabulary): string {
  const { components, ...document } = openApi(version, vocabulary);
  const head = JSON.stringify(document, null, 2).slice(0, -2);
  return `${head},\n  "components": {\n    "schemas": ${oneALine(components.schemas, '      ')}\n  }\n}\n`;
}

const json = (description: Words, schema: Schema) => ({
  ...about(description),
  content: { 'application/json': { schema } },
});

const exampleOf = ({ name, example }: Method) => ({ jsonrpc: '2.0', id: 1, method: name, params: example });

const id = { type: ['string', 'number', 'null'] };

function messageShapes(): SchemaSet {
  const all = [...methods.values()];
  const oneOrMore = (name: string): Schema => ({
    anyOf: [ref(name), { type: 'array', items: ref(name), minItems: 1 }],
  });
  return {
    Requests: oneOrMore('Request'),
    Responses: oneOrMore('Response'),
    Request: { anyOf: all.map(({ name }) => ref(`${name}Request`)) },
    Response: { anyOf: [...all.map(({ name }) => ref(`${name}Response`)), ref('Failure')] },
    Failure: {
      type: 'object',
      required: ['jsonrpc', 'id', 'error'],
      additionalProperties: false,
      properties: { jsonrpc: { const: '2.0' }, id, error: ref('Error') },
    },
  };
}

function methodShapes(): SchemaSet {
  const shapesOf = (method: Method) => {
    const required = Object.keys(method.parts).filter((part) => method.parts[part]?.required);
    const params = {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(
        Object.entries(method.parts).map(([part, spec]) => [part, { ...about(spec.about), ...schemaOf(spec) }]),
      ),
      additionalProperties: false,
    };
    const request = {
      type: 'object',
      ...about(method.about),
      required: ['jsonrpc', 'method', ...(required.length > 0 ? ['params'] : [])],
      properties: { jsonrpc: { const: '2.0' }, id, method: { const: method.name }, params },
    };
    const response = {
      type: 'object',
      required: ['jsonrpc', 'id', 'result'],
      additionalProperties: false,
      properties: { jsonrpc: { const: '2.0' }, id, result: method.result },
    };
    return [
      [`${method.name}Request`, request],
      [`${method.name}Response`, response],
    ] as const;
  };
  return Object.fromEntries([...methods.values()].flatMap(shapesOf));
}
