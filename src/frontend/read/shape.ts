import partition from 'lodash/partition.js';
import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { JsonDocument } from '../text/document.js';
import type { SchemaName } from './schema.js';
import type { ShapeError } from './shape-error.js';
import { isAboutKeys, keyDiagnostics } from './shape-keys.js';
import { valueDiagnostic } from './shape-values.js';
import { validatorOf } from './validators.js';

/**
 * Checks a document against the schema of its kind. Every mistake gives one diagnostic: what the validator reports about
 * branches of a condition, or because of a mistake that is reported anyway, is left out.
 *
 * @param value of the document, where it is there in another form
 */
export function shapeDiagnostics(
  document: JsonDocument,
  schema: SchemaName,
  value = document.value,
): readonly Diagnostic[] {
  const validate = validatorOf(schema);
  // The validator compares items of lists with a library that fails on objects without a prototype.
  if (validate(JSON.parse(JSON.stringify(value)))) return [];
  const relevant = withNames((validate.errors ?? []) as ShapeError[]).filter(({ keyword }) => keyword !== 'if');
  const found = [
    ...keyDiagnostics(document, relevant.filter(isAboutKeys)),
    ...relevant.filter((error) => !isAboutKeys(error)).map((error) => valueDiagnostic(document, error)),
  ];
  // Two branches may refuse one value for the same reason.
  return uniqBy(found, ({ code, at, values }) => JSON.stringify([code, at?.start, at?.end, values]));
}

/**
 * Gives the errors in the name of a member that name, which the code of a definition does not know. The validator also
 * reports each such name, with the path of the object: an error there about a text can only be about the name.
 */
function withNames(errors: readonly ShapeError[]): readonly ShapeError[] {
  const keyOf = ({ instancePath }: ShapeError, name: unknown) => JSON.stringify([instancePath, name]);
  const [names, others] = partition(errors, ({ keyword }) => keyword === 'propertyNames');
  const wrong = new Set(names.map((error) => keyOf(error, error.params['propertyName'])));
  return others.map((error) => {
    const { data } = error;
    return typeof data === 'string' && wrong.has(keyOf(error, data)) ? { ...error, propertyName: data } : error;
  });
}
