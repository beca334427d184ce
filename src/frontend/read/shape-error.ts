import type { ErrorObject } from 'ajv/dist/2020.js';
import mapValues from 'lodash/mapValues.js';

/** Annotations of a schema, next to its keywords. */
interface Annotated {
  /** What a condition depends on, such as the presence of a key, or `kind: reference`. */
  readonly context?: string | undefined;
  /** Keys that go with the context. */
  readonly takes?: readonly string[] | undefined;
  /** Name of the form of a text (a term of the catalogues). */
  readonly form?: string | undefined;
  readonly examples?: readonly string[] | undefined;
  readonly properties?: { readonly [key: string]: unknown } | undefined;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[] | undefined;
  readonly oneOf?: readonly Annotated[] | undefined;
  readonly anyOf?: readonly Annotated[] | undefined;
}

/** A mistake found by a validator, with the schema that is violated. */
export type ShapeError = ErrorObject<string, Record<string, unknown>, Annotated | undefined>;

/** Of a branch only the keys that it asks for are read. */
const branch = ({ required }: Annotated): Annotated => ({ required });

/** What diagnostics read of a violated schema, as JSON: of its members only the names. Compiled schemas have no more. */
export function partsRead({ context, takes, form, examples, required, ...others }: Annotated): Annotated {
  const { properties, additionalProperties, oneOf, anyOf } = others;
  const all: { readonly [key in keyof Annotated]-?: Annotated[key] } = {
    ...{ context, takes, form, examples, required },
    properties: properties && mapValues(properties, () => true),
    additionalProperties: additionalProperties ? true : undefined,
    oneOf: oneOf?.map(branch),
    anyOf: anyOf?.map(branch),
  };
  return all;
}

/** The schema that an error is about. */
export const schemaOf = (error: ShapeError): Annotated => (error.parentSchema ?? {}) as Annotated;
