import mapValues from 'lodash/mapValues.js';
import { isRecord, nearest, type PlainCall } from 'tavolata/internals';
import type { TableJson, Words } from 'tavolata/runtime';
import type { Schema } from '../build/result-schemas.js';
import shared from './methods/parts.json' with { type: 'json' };
import { codes, problem } from './problem.js';
import type { Service } from './service.js';
import { about } from './shapes.js';

/** One parameter of a method: checked on every call, and described in the OpenAPI file. */
export interface ParamPart {
  readonly kind: keyof typeof kinds;
  readonly required?: boolean;
  readonly about: Words;
  /** Further restrictions beyond its kind. */
  readonly schema?: Schema;
}

export type Params = { readonly [part: string]: unknown };

/** A method of the server. */
export interface Method {
  readonly name: string;
  readonly about: Words;
  /** True if the library has no function of this name: it has no handles and is not a server. */
  readonly notInLibrary?: true;
  /** The result of the library's function if it differs from `result`, as a type. */
  readonly libraryResult?: string;
  readonly parts: { readonly [part: string]: ParamPart };
  /** True if it needs next to no memory, or frees some: allowed even when nothing more may be held. */
  readonly evenWhenFull?: true;
  /** An example that works after the `openTable` of `docs/reference/calls.md`. */
  readonly example: Params;
  readonly result: Schema;
  /**
   * @param params as `checked` accepted them
   * @throws Problem, Fault or DiagnosticError
   */
  run(params: Params, service: Service): unknown;
}

/** A method as declared in a JSON file; `about` in its result becomes a description. */
interface DeclaredMethod {
  readonly about: Words;
  readonly parts: { readonly [part: string]: DeclaredPart };
  readonly example: Params;
  readonly result: Schema;
}

/** The name of a part in `parts.json`, one of these with another `required`, or a part of its own. */
type DeclaredPart = string | { readonly like: string; readonly required: boolean } | { readonly kind: string };

/** The methods of a JSON file, each with its implementation, in the order of the file. */
export const methodsOf = <Name extends string>(
  declared: { readonly [name in Name]: DeclaredMethod },
  runs: { readonly [name in Name]: Method['run'] },
): readonly Method[] =>
  (Object.keys(declared) as Name[]).map((name) => {
    const { parts, result, ...rest } = declared[name];
    return { name, ...rest, parts: mapValues(parts, partOf), result: described(result), run: runs[name] } as Method;
  });

/**
 * The implementation of a script's call, with the table that a request names; without one, with the rules of the
 * server.
 */
export const asInScripts =
  ({ run }: PlainCall): Method['run'] =>
  ({ table: named, ...params }, { held, rulebook }) => {
    if (named === undefined) return run({ rulebook, ...params });
    const { table } = held.at(named as string | TableJson);
    return run({ rulebook: table.ruleset.rulebook, table, ...params });
  };

function partOf(part: DeclaredPart): ParamPart {
  if (typeof part !== 'string' && !('like' in part)) return part as ParamPart;
  const { like, ...other }: { readonly like: string } = typeof part === 'string' ? { like: part } : part;
  return { ...(shared as { readonly [part: string]: object })[like], ...other } as ParamPart;
}

function described(schema: unknown): Schema {
  if (!isRecord(schema)) return (Array.isArray(schema) ? schema.map(described) : schema) as Schema;
  const { about: words, ...keywords } = schema;
  return { ...mapValues(keywords, described), ...(words !== undefined && about(words as Words)) };
}

/** Kinds of parameters; `term` is their name in messages. */
const kinds = {
  string: { fits: (value: unknown) => typeof value === 'string', term: 'text' },
  boolean: { fits: (value: unknown) => typeof value === 'boolean', term: 'boolean' },
  integer: { fits: (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0, term: 'whole number' },
  object: { fits: isRecord, term: 'object' },
  array: { fits: (value: unknown) => Array.isArray(value), term: 'list' },
  strings: {
    fits: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    term: 'list',
  },
  table: { fits: (value: unknown) => typeof value === 'string' || isRecord(value), term: 'handle or state' },
  lang: { fits: (value: unknown) => value === 'en' || value === 'it', term: 'language' },
  any: { fits: () => true, term: 'value' },
} as const satisfies { readonly [kind: string]: { fits: (value: unknown) => boolean; term: string } };

/** The schema of a kind alone. */
export function schemaOf({ kind, schema }: ParamPart): Schema {
  if (kind === 'any' || kind === 'table') return schema ?? {};
  if (kind === 'strings') return { type: 'array', items: { type: 'string' }, ...schema };
  if (kind === 'lang') return { type: 'string', enum: ['en', 'it'], ...schema };
  return kind === 'integer' ? { type: 'integer', minimum: 0, ...schema } : { type: kind, ...schema };
}

/**
 * Parameters of the right kinds.
 *
 * @throws Problem for one that is missing, unknown or of another kind
 */
export function checked({ name, parts }: Method, given: unknown): Params {
  const params = (given ?? {}) as Params;
  if (!isRecord(params)) throw wrongPart(name, 'params', 'object');
  for (const part of Object.keys(params)) {
    if (Object.hasOwn(parts, part)) continue;
    const known = Object.keys(parts).join('\n');
    const suggestion = nearest(part, Object.keys(parts));
    throw problem(codes.params, 'serve.unknown-part', { method: name, part, parts: known }, { suggestion });
  }
  for (const [part, { kind, required }] of Object.entries(parts)) {
    const value = Object.hasOwn(params, part) ? params[part] : undefined;
    if (value === undefined) {
      if (required) throw problem(codes.params, 'serve.missing-part', { method: name, part });
    } else if (!kinds[kind].fits(value)) throw wrongPart(name, part, kind);
  }
  return params;
}

/** The problem of a parameter, or of a part of one given by its path, that is of the wrong kind. */
export const wrongPart = (method: string, part: string, kind: keyof typeof kinds) =>
  problem(codes.params, 'serve.wrong-part', { method, part, expected: kinds[kind].term });

/** @throws Problem unless a part of a parameter is of the kind */
export function demand(method: string, part: string, kind: keyof typeof kinds, value: unknown): void {
  if (!kinds[kind].fits(value)) throw wrongPart(method, part, kind);
}
