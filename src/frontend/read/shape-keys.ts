import groupBy from 'lodash/groupBy.js';
import { isRecord } from '../../engine/model/record.js';
import { nearest } from '../../engine/model/spelling.js';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { listed } from '../diagnostics/fill.js';
import { type JsonDocument, pointer, pointerPath } from '../text/document.js';
import type { Span } from '../text/source.js';
import { type ShapeError, schemaOf } from './shape-error.js';

const keyKeywords = ['additionalProperties', 'required', 'dependentRequired', 'oneOf', 'anyOf', 'not'];

/** True for errors about the keys of an object, and for a value that is wrong only because of its neighbours. */
export const isAboutKeys = (error: ShapeError): boolean =>
  keyKeywords.includes(error.keyword) || (error.keyword === 'enum' && error.propertyName === undefined);

/** One diagnostic for each mistake in the keys of each object. */
export function keyDiagnostics(document: JsonDocument, errors: readonly ShapeError[]): Diagnostic[] {
  // If a branch of `oneOf` or `anyOf` requires its key, that adds nothing to what the whole reports. For what is not an
  // object at all, every branch holds; the validator reports its type.
  const whole = errors.filter((error) => {
    const isChoice = error.keyword === 'oneOf' || error.keyword === 'anyOf';
    return isChoice ? isRecord(error.data) : !/\/(oneOf|anyOf)\/\d+\/required$/.test(error.schemaPath);
  });
  return Object.entries(groupBy(whole, objectOf)).flatMap(([object, group]) =>
    objectDiagnostics(document, object, group),
  );
}

/** Pointer of the object whose keys an error is about. */
function objectOf({ keyword, instancePath }: ShapeError): string {
  const isAboutMember = keyword === 'not' || keyword === 'enum';
  return isAboutMember ? instancePath.slice(0, Math.max(0, instancePath.lastIndexOf('/'))) : instancePath;
}

function objectDiagnostics(document: JsonDocument, object: string, errors: readonly ShapeError[]): Diagnostic[] {
  const of = (keyword: string, inContext: boolean) =>
    errors.filter((error) => error.keyword === keyword && (schemaOf(error).context !== undefined) === inContext);
  const unknown = of('additionalProperties', false).map((error) => unknownKey(document, object, error));
  const wrong = of('enum', false).map((error) => notOneOf(document, error));
  const misspelt = unknown.map(({ suggestion }) => suggestion).filter((key) => key !== undefined);
  const plain = [...unknown, ...wrong, ...missing(document, object, of('required', false), misspelt)];
  // The conditions of the object may depend on an unknown key or a kind that does not exist.
  if (unknown.length > 0 || wrong.length > 0) return plain;
  const excluded = of('oneOf', false).filter((error) => error.params['passingSchemas'] !== null);
  if (excluded.length > 0) return [...plain, ...excluded.map((error) => onlyOneOf(document, object, error))];
  const foreign = Object.entries(groupBy(of('not', true), (error) => contextOf(document, error)));
  const contexts = foreign.map(([context]) => context);
  return [
    ...plain,
    ...[...of('oneOf', false), ...of('anyOf', false)].map((error) => needsOneOf(document, object, error)),
    ...foreign.map(([context, group]) => keysNotWith(document, object, context, group)),
    ...of('enum', true).map((error) => valueNotWith(document, error)),
    ...of('required', true)
      .filter((error) => !contexts.includes(contextOf(document, error)))
      .map((error) => missingWith(document, object, contextOf(document, error), error)),
    ...of('dependentRequired', false).map((error) =>
      missingWith(document, object, String(error.params['property']), error),
    ),
  ];
}

/** Keys that people expect, and those that are used here instead. */
const otherKeys: ReadonlyMap<string, string> = new Map([
  ['if', 'when'],
  ['condition', 'when'],
  ['quando', 'when'],
  ['se', 'when'],
  ['then', 'do'],
  ['from', 'since'],
  ['to', 'until'],
  ['dal', 'since'],
  ['fino', 'until'],
  ['question', 'answers'],
  ['number', 'numbered'],
  ['numero', 'numbered'],
  ['testo', 'text'],
  ['nome', 'name'],
  // Its name until 0.1.0.
  ['meant', 'suppressed'],
]);

function unknownKey(document: JsonDocument, object: string, error: ShapeError): Diagnostic {
  const key = String(error.params['additionalProperty']);
  const isFree = (name: string) => name !== '$schema' && !Object.hasOwn(error.data as object, name);
  const known = Object.keys(schemaOf(error).properties ?? {}).filter(isFree);
  const at = document.keyAt(object + pointer(key));
  if (known.length === 0) return diagnostic('schema.superfluous-key', { at, values: { key } });
  return diagnostic('schema.unknown-key', {
    at,
    values: { key, known: listed(known, 40) },
    suggestion: known.find((one) => one === otherKeys.get(key)) ?? nearest(key, known),
  });
}

function missing(document: JsonDocument, object: string, errors: readonly ShapeError[], misspelt: readonly string[]) {
  const keys = errors.map((error) => String(error.params['missingProperty'])).filter((key) => !misspelt.includes(key));
  if (keys.length === 0) return [];
  const { required = [], properties = {} } = schemaOf(errors[0]!);
  const values = { keys: listed(keys), count: keys.length, needed: listed(required) };
  // If other keys are allowed, a misspelt one is not refused for itself.
  const free = Object.keys(errors[0]!.data as object).filter((key) => !Object.hasOwn(properties, key));
  const [meant] = keys.flatMap((key) => {
    const like = nearest(key, free);
    return like === undefined ? [] : { at: document.keyAt(object + pointer(like)), suggestion: key };
  });
  return [diagnostic('schema.missing-key', { at: headOf(document, object), values, ...meant })];
}

const branchKeys = (error: ShapeError) =>
  (schemaOf(error).oneOf ?? schemaOf(error).anyOf ?? []).flatMap((branch) => branch.required ?? []);

function needsOneOf(document: JsonDocument, object: string, error: ShapeError): Diagnostic {
  const code = error.keyword === 'oneOf' ? 'schema.needs-one-of' : 'schema.needs-some-of';
  return diagnostic(code, { at: headOf(document, object), values: { keys: listed(branchKeys(error)) } });
}

function onlyOneOf(document: JsonDocument, object: string, error: ShapeError): Diagnostic {
  const present = branchKeys(error).filter((key) => Object.hasOwn(error.data as object, key));
  const [first, ...others] = byPosition(present.map((key) => document.keyAt(object + pointer(key))));
  const also = others.map((at) => ({ at, label: 'excluded' }));
  return diagnostic('schema.only-one-of', { at: first, also, values: { keys: listed(present) } });
}

function keysNotWith(
  document: JsonDocument,
  object: string,
  context: string,
  errors: readonly ShapeError[],
): Diagnostic {
  const places = errors.map((error) => document.keyAt(error.instancePath));
  const [first, ...others] = byPosition(places);
  const key = pointerPath(errors[places.indexOf(first!)]!.instancePath).at(-1)!;
  const takes = listed(schemaOf(errors[0]!).takes ?? []);
  const also = [...contextPlace(document, object, context), ...others.map((at) => ({ at, label: 'neither' }))];
  if (takes === '') return diagnostic('schema.key-stands-alone', { at: first, also, values: { key, context } });
  return diagnostic('schema.key-not-with', { at: first, also, values: { key, context, takes } });
}

function missingWith(document: JsonDocument, object: string, context: string, error: ShapeError): Diagnostic {
  const place = contextPlace(document, object, context)[0]?.at ?? headOf(document, object);
  return diagnostic('schema.missing-with', {
    at: place,
    values: { context, key: String(error.params['missingProperty']) },
  });
}

function valueNotWith(document: JsonDocument, error: ShapeError): Diagnostic {
  const context = contextOf(document, error);
  const also = contextPlace(document, objectOf(error), context);
  return diagnostic('schema.value-not-with', {
    at: document.at(error.instancePath),
    also,
    values: { context, ...choice(error) },
  });
}

function notOneOf(document: JsonDocument, error: ShapeError): Diagnostic {
  const suggestion = typeof error.data === 'string' ? nearest(error.data, allowedBy(error)) : undefined;
  return diagnostic('schema.not-one-of', { at: document.at(error.instancePath), values: choice(error), suggestion });
}

const allowedBy = (error: ShapeError) => (error.params['allowedValues'] as readonly unknown[]).map(String);

const choice = (error: ShapeError) => ({
  key: pointerPath(error.instancePath).at(-1) ?? '',
  value: typeof error.data === 'string' ? error.data : JSON.stringify(error.data),
  allowed: listed(allowedBy(error)),
});

/** The context of an error in the words of the file: `kind: {kind}` is filled in with the value of that key. */
const contextOf = (document: JsonDocument, error: ShapeError) =>
  (schemaOf(error).context ?? '').replace(
    /\{(\w+)\}/g,
    (_, key: string) => document.text(`${objectOf(error)}/${key}`).text,
  );

/** The place of the key that a context begins with, if it belongs to the object. */
function contextPlace(document: JsonDocument, object: string, context: string) {
  const key = object + pointer(context.split(':')[0]!);
  const at = document.keyAt(key);
  return document.at(key).start === document.at(object).start ? [] : [{ at, label: 'with' }];
}

/** A short place that stands for a whole object: its id, or else its key, or else its opening bracket. */
function headOf(document: JsonDocument, object: string): Span {
  const whole = document.at(object);
  const id = document.at(`${object}/id`);
  if (id.start !== whole.start) return id;
  const key = document.keyAt(object);
  return key.start === whole.start ? { ...whole, end: whole.start + 1 } : key;
}

const byPosition = (places: readonly Span[]): readonly Span[] => places.toSorted((a, b) => a.start - b.start);
