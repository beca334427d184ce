import type { Words } from 'tavolata/runtime';
import { anything, listOf, mapOf, record, type Schema, type SchemaSet, text } from '../build/result-schemas.js';
import type { Belonging } from './held-table.js';
import type { Params } from './method.js';
import texts from './words.json' with { type: 'json' };

/** Schemas shared by several methods; the OpenAPI file has each once. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** @param connection over which the request came */
export const belongingIn = (params: Params, connection: object | undefined): Belonging => ({
  owner: params['owner'] as string | undefined,
  connection: params['whileConnected'] === true ? connection : undefined,
});

/** A description in both languages, as editors and readers of the document see it. */
export const about = (words: Words): Schema => ({ description: both(words) });

/** A text in both languages, for descriptions in schemas. */
export const both = ({ en, it }: Words): string => `${en}\n\n${it}`;

const asked = record(
  { question: ref('QuestionName'), arguments: listOf(anything) },
  ['arguments'],
  about(texts.shapes.asked),
);

const mistake = {
  code: text,
  message: ref('Words'),
  help: ref('Words'),
  values: mapOf({ type: ['string', 'number'] }),
  suggestion: text,
  at: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
};
const perhaps = ['suggestion', 'at'];

/** What occurs only in results and parameters of methods; the rest is generated from the vocabulary. */
export const shapes: SchemaSet = {
  Words: record({ en: text, it: text }),
  /** Words in the requested language, or in both. */
  Explanation: { anyOf: [text, ref('Words')] },
  EditionAnswer: record(
    {
      ...{
        edition: text,
        answer: { anyOf: [ref('Answer'), ref('OpenAnswer')] },
        fault: text,
        refusals: listOf({ type: 'object' }),
      },
      differs: listOf({ enum: ['answer', 'entries', 'words', 'numbers'] }),
    },
    ['answer', 'fault', 'refusals'],
  ),
  ExplainedEntry: record({ id: text, numbers: listOf(text), name: text, says: text, ours: { const: true } }, ['ours']),
  ThingSeen: record({ id: text, name: text, seen: mapOf(anything), unknown: listOf(text) }, ['name']),
  Line: record({ text, below: listOf(ref('Line')) }, ['below']),
  /** A piece of an explanation. */
  ExplanationPart: record(
    {
      ...{ is: text, text, entry: ref('ExplainedEntry'), things: listOf(text), read: ref('Read'), event: ref('Event') },
      clause: text,
      below: listOf(ref('ExplanationPart')),
    },
    ['clause', 'entry', 'things', 'read', 'event', 'below'],
  ),
  /** The value of an expression that is not a question. */
  Value: record({ text, value: anything, unknown: listOf(ref('UnknownFact')) }, ['value']),
  Asked: {
    anyOf: [
      text,
      { type: 'array', minItems: 1, prefixItems: [ref('QuestionName')] },
      ref('InText'),
      asked,
      ref('Question'),
    ],
  },
  Arguments: { anyOf: [{ type: 'array' }, ref('Named')] },
  State: { oneOf: [text, ref('Table')] },
  InText: record({ text }, [], about(texts.shapes.InText)),
  Reply: {
    anyOf: [ref('Answer'), ref('OpenAnswer'), ref('Value')],
    ...about(texts.shapes.Reply),
  },
  Failed: record({ error: ref('Error') }),
  Mistake: record({ ...mistake, pointer: text }, [...perhaps, 'pointer']),
  Error: record({
    code: { type: 'integer' },
    message: text,
    data: record({ ...mistake, entries: listOf(text), count: { type: 'integer' }, all: listOf(ref('Mistake')) }, [
      ...perhaps,
      'entries',
      'count',
      'all',
    ]),
  }),
};
