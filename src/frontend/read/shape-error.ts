import type { ErrorObject } from 'ajv/dist/2020.js';

/** Annotations of a schema, next to its keywords. */
interface Annotated {
  /** What a condition depends on, such as the presence of a key, or `kind: reference`. */
  readonly context?: string;
  /** Keys that go with the context. */
  readonly takes?: readonly string[];
  /** Name of the form of a text (a term of the catalogues). */
  readonly form?: string;
  readonly examples?: readonly string[];
  readonly properties?: { readonly [key: string]: unknown };
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Annotated[];
  readonly anyOf?: readonly Annotated[];
}

/** A mistake found by a validator, with the schema that is violated. */
export type ShapeError = ErrorObject<string, Record<string, unknown>, Annotated | undefined>;

/** The schema that an error is about. */
export const schemaOf = (error: ShapeError): Annotated => (error.parentSchema ?? {}) as Annotated;
