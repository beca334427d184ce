import type { ErrorObject } from 'ajv/dist/2020.js';

/** What a schema says about itself, next to its keywords. */
interface Annotated {
  /** What a condition depends on, such as a key that is there, or `kind: reference`. */
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

/** A mistake that a validator found, with the schema that it breaks. */
export type ShapeError = ErrorObject<string, Record<string, unknown>, Annotated | undefined>;

/** The schema that an error is about. */
export const schemaOf = (error: ShapeError): Annotated => (error.parentSchema ?? {}) as Annotated;
