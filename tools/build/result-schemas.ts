import type { Words } from 'tavolata/runtime';
import { results } from './schema-words.js';

/** A JSON Schema of draft 2020-12, as used in OpenAPI 3.1. */
export type Schema = { readonly [keyword: string]: unknown };

/** Definitions by name. */
export type SchemaSet = { readonly [name: string]: Schema };

/** The description of a schema, with the default of a fact, in the keywords of the file that it goes into. */
export type Describe = (words: Words, fallback?: unknown) => Schema;

/** How definitions refer to one another: `#/$defs/`, or wherever else they are. */
export type Refer = (name: string) => Schema;

export const text = { type: 'string' };
export const anything = {};
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

/** An object with these parts and no others. */
export const record = (
  properties: { readonly [part: string]: Schema },
  optional: readonly string[] = [],
  more: Schema = {},
): Schema => ({
  type: 'object',
  ...more,
  properties,
  required: Object.keys(properties).filter((part) => !optional.includes(part)),
  additionalProperties: false,
});

/** What every answer has besides its question and result, and those parts that may be missing. */
export const answerParts = (ref: Refer) => ({
  properties: {
    because: listOf(text),
    restsOn: listOf(text),
    numbers: ref('EntryNumbers'),
    unknown: listOf(ref('UnknownFact')),
    edition: text,
    notices: listOf(ref('Notice')),
    trace: ref('QuestionTrace'),
  },
  optional: ['restsOn', 'numbers', 'trace'],
});

/** The parts of plans and answers in any vocabulary; parts that depend on it are only named. */
export const resultDefinitions = (ref: Refer, said: Describe): SchemaSet => ({
  UnknownFact: record(
    { of: text, fact: text, code: { type: 'string', enum: ['list.too-long', 'choice.undecided'] } },
    ['code'],
    said(results.unknownFact),
  ),
  Notice: record({ code: text, values: mapOf({ type: ['string', 'number'] }) }, [], said(results.notice)),
  EntryNumbers: {
    ...mapOf(listOf(text)),
    ...said(results.entryNumbers),
  },
  Problem: record(
    { entry: text, severity: { type: 'string', enum: ['illegal', 'advice'] }, values: mapOf(anything) },
    [],
    said(results.problem),
  ),
  Undone: record(
    { event: ref('Event'), how: { type: 'string', enum: ['replaced', 'barred', 'idle'] }, because: listOf(text) },
    [],
    said(results.undone),
  ),
  Need: record(
    {
      matter: text,
      among: listOf(anything),
      by: { type: ['string', 'null'], ...said(results.by) },
      event: ref('Event'),
      because: listOf(text),
    },
    ['event'],
    said(results.need),
  ),
  Pick: record({ matter: text, by: { type: ['string', 'null'] }, pick: anything }, ['by'], said(results.pick)),
  Plan: record(
    {
      sent: listOf(ref('Event')),
      steps: listOf(listOf(ref('Event'))),
      changes: listOf(ref('Change')),
      undone: listOf(ref('Undone')),
      numbers: ref('EntryNumbers'),
      needs: listOf(ref('Need')),
      unknown: listOf(ref('UnknownFact')),
      unusedPicks: listOf(ref('Pick')),
      patch: listOf(ref('PatchOperation')),
      ended: { type: 'boolean', ...said(results.ended) },
      edition: text,
      notices: listOf(ref('Notice')),
      trace: listOf(ref('Considered')),
    },
    ['unusedPicks', 'patch', 'ended', 'trace'],
    said(results.plan),
  ),
  PatchOperation: {
    ...said(results.patchOperation),
    oneOf: [ref('AddOrReplace'), ref('Remove')],
  },
  AddOrReplace: record({ op: { type: 'string', enum: ['add', 'replace'] }, path: text, value: anything }),
  Remove: record({ op: { type: 'string', enum: ['remove'] }, path: text }),
  QuestionTrace: record({ question: text, considered: listOf(ref('Considered')) }, [], said(results.questionTrace)),
  Considered: record(
    {
      entry: text,
      numbers: listOf(text),
      outcome: ref('EntryOutcome'),
      by: listOf(text),
      conjuncts: listOf(ref('ConjunctTrace')),
      nearMiss: { type: 'boolean' },
      case: { type: 'integer' },
      value: anything,
      event: ref('Event'),
    },
    ['case', 'value', 'event'],
    said(results.considered),
  ),
  EntryOutcome: { type: 'string', enum: ['applied', 'idle', 'not met', 'overridden', 'outranked', 'unknown'] },
  ConjunctTrace: record(
    {
      at: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      text,
      truth: { type: ['boolean', 'null'] },
      reads: listOf(ref('Read')),
    },
    [],
    said(results.conjunct),
  ),
  Read: { oneOf: [ref('FactRead'), ref('QuestionRead')] },
  FactRead: record({ of: text, entity: text, fact: text, value: anything }),
  QuestionRead: record({
    question: text,
    arguments: listOf(anything),
    entities: listOf({ type: ['string', 'null'] }),
    value: anything,
    because: listOf(text),
  }),
});
