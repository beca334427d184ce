import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { type JsonDocument, pointer, pointerPath } from '../text/document.js';
import { spelledOut } from '../text/harmless.js';
import type { Span } from '../text/source.js';
import { type ShapeError, schemaOf } from './shape-error.js';

/** A violated bound: of a length, a number of members, or a number. */
const limited =
  (code: string) =>
  (document: JsonDocument, error: ShapeError): Diagnostic => {
    const key = error.propertyName ?? nameOf(document, error.instancePath);
    const { data } = error;
    const count = typeof data === 'object' && data !== null ? Object.keys(data).length : String(data).length;
    const value = typeof data === 'number' ? data : '';
    const fits = count === 0 && code === 'schema.too-few' ? 'schema.empty' : code;
    return diagnostic(fits, {
      at: placeOf(document, error),
      values: { key, limit: Number(error.params['limit']), count, value },
    });
  };

/** Keywords of the schemas about a single value; each gives one diagnostic. */
const describers: { readonly [keyword: string]: (document: JsonDocument, error: ShapeError) => Diagnostic } = {
  type: wrongType,
  pattern: badForm,
  format: badForm,
  minLength: limited('schema.too-few'),
  maxLength: limited('schema.too-long'),
  minItems: limited('schema.too-few'),
  minProperties: limited('schema.too-few'),
  maxItems: limited('schema.too-many'),
  maxProperties: limited('schema.too-many'),
  minimum: limited('schema.too-small'),
  uniqueItems: doubled,
  const: notTheOne,
};

/** Keywords that `valueDiagnostic` can word (a test holds the schemas to them). */
export const valueKeywords: readonly string[] = Object.keys(describers);

/**
 * A mistake in a value.
 * @throws Error if a schema uses a keyword without words: a mistake of ours, not of the file.
 */
export function valueDiagnostic(document: JsonDocument, error: ShapeError): Diagnostic {
  const describe = describers[error.keyword];
  if (describe === undefined)
    throw new Error(`No message for the schema keyword “${error.keyword}” (${error.schemaPath}).`);
  return describe(document, error);
}

const typeTerms: { readonly [type: string]: string } = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  null: 'null',
};

function wrongType(document: JsonDocument, error: ShapeError): Diagnostic {
  if (Array.isArray(error.data) && schemaOf(error).form === 'line')
    return diagnostic('schema.list-of-lines', { at: document.at(error.instancePath) });
  const wanted = [error.params['type']].flat().map((type) => typeTerms[String(type)] ?? String(type));
  const found = error.data === null ? 'null' : Array.isArray(error.data) ? 'list' : typeTerms[typeof error.data]!;
  const values = { key: nameOf(document, error.instancePath), expected: wanted.join('|'), found };
  return diagnostic('schema.wrong-type', {
    at: document.at(error.instancePath),
    values,
    suggestion: inRightForm(error, wanted),
  });
}

/** What was written, in a form that is allowed there. */
function inRightForm(error: ShapeError, wanted: readonly string[]): string | undefined {
  const { required, additionalProperties } = schemaOf(error);
  const isOne = required === undefined && Array.isArray(error.data) && error.data.length === 1;
  const data: unknown = isOne ? (error.data as readonly unknown[])[0] : error.data;
  const written = JSON.stringify(typeof data === 'number' ? String(data) : data);
  if (typeof data === 'object' || written.length > 60) return undefined;
  if (typeof data === 'boolean') return wanted.includes('text') ? `"${written}"` : undefined;
  if (wanted.includes('text')) return written;
  if (typeof data === 'string' && wanted.includes('list'))
    return `[${data
      .split(/\s*,\s*/)
      .map((one) => JSON.stringify(one))
      .join(', ')}]`;
  const keys = required ?? (additionalProperties ? ['…'] : []);
  const members = keys.map((key, place) => `"${key}": ${place === 0 ? written : '"…"'}`);
  return wanted.includes('object') && keys.length > 0 ? `{ ${members.join(', ')} }` : undefined;
}

function badForm(document: JsonDocument, error: ShapeError): Diagnostic {
  const { form = '', examples = [] } = schemaOf(error);
  const value = error.propertyName ?? String(error.data);
  return diagnostic('schema.bad-form', {
    at: placeOf(document, error),
    values: { value: spelledOut(value), form, example: examples[0] ?? '' },
  });
}

/** A key that has one possible value; both are shown as JSON, so that the text `true` differs from the Boolean. */
function notTheOne(document: JsonDocument, error: ShapeError): Diagnostic {
  const allowed = JSON.stringify(error.params['allowedValue']);
  return diagnostic('schema.not-one-of', {
    at: document.at(error.instancePath),
    values: { key: nameOf(document, error.instancePath), value: JSON.stringify(error.data), allowed },
    suggestion: allowed,
  });
}

function doubled(document: JsonDocument, error: ShapeError): Diagnostic {
  const [first, second] = [Number(error.params['i']), Number(error.params['j'])].sort((a, b) => a - b);
  const at = document.at(error.instancePath + pointer(second!));
  const also = [{ at: document.at(error.instancePath + pointer(first!)), label: 'first' }];
  const value = (error.data as readonly unknown[])[second!];
  return diagnostic('schema.doubled', {
    at,
    also,
    values: { value: typeof value === 'string' ? value : JSON.stringify(value) },
  });
}

/** An error about the name of a member is shown at that name. */
const placeOf = (document: JsonDocument, { instancePath, propertyName }: ShapeError): Span =>
  propertyName === undefined ? document.at(instancePath) : document.keyAt(instancePath + pointer(propertyName));

/** The name of a value in a message: its key; for an item of a list, the key of the list and its number from 1. */
function nameOf(document: JsonDocument, path: string): string {
  const parts = pointerPath(path);
  const last = parts.at(-1);
  if (last === undefined) return document.source.file;
  const list = parts.at(-2);
  return /^\d+$/.test(last) && list !== undefined ? `${list} ${Number(last) + 1}` : last;
}
