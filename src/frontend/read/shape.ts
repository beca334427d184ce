import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { JsonDocument } from '../text/document.js';
import type { SchemaName } from './schema.js';
import type { SchemaError } from './schema-keywords.js';
import { shapeErrors } from './shape-errors.js';
import { isAboutKeys, keyDiagnostics } from './shape-keys.js';
import { valueDiagnostic } from './shape-values.js';

/** What a schema says about itself, next to its keywords. */
export interface Annotated {
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

export const schemaOf = (error: SchemaError): Annotated => error.parentSchema;

/**
 * Checks a document against the schema of its kind. Every mistake gives one diagnostic: what the validator reports about
 * branches of a condition, or because of a mistake that is reported anyway, is left out.
 */
export function shapeDiagnostics(document: JsonDocument, schema: SchemaName): readonly Diagnostic[] {
  const errors = shapeErrors(document.value, schema);
  const found = [
    ...keyDiagnostics(document, errors.filter(isAboutKeys)),
    ...errors.filter((error) => !isAboutKeys(error)).map((error) => valueDiagnostic(document, error)),
  ];
  // Two branches may refuse one value for the same reason.
  return uniqBy(found, ({ code, at, values }) => JSON.stringify([code, at?.start, at?.end, values]));
}
