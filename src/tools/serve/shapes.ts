import type { Words } from '../../engine/model/words.js';
import { anything, listOf, mapOf, record, type Schema, type SchemaSet, text } from '../build/result-schemas.js';
import type { Belonging } from './held-table.js';
import type { ParamPart, Params } from './method.js';
import texts from './words.json' with { type: 'json' };

/** Schemas that several methods share; the OpenAPI file keeps each once. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The result of a method that only does something. */
export const nothing: Schema = { type: 'object', maxProperties: 0 };

/** The table that a method is about. */
export const tablePart: ParamPart = {
  kind: 'string',
  required: true,
  about: texts.shapes.tablePart.about,
};

/** The table that a method only looks at. */
export const statePart: ParamPart = {
  kind: 'table',
  required: true,
  about: texts.shapes.statePart.about,
  schema: ref('State'),
};

/** Whose a table is, and when it ends. */
export const belongingParts = {
  owner: {
    kind: 'string',
    about: texts.shapes.belongingParts.owner,
  },
  whileConnected: {
    kind: 'boolean',
    about: texts.shapes.belongingParts.whileConnected,
  },
} as const satisfies { readonly [part: string]: ParamPart };

/** @param connection over which the request came */
export const belongingIn = (params: Params, connection: object | undefined): Belonging => ({
  owner: params['owner'] as string | undefined,
  connection: params['whileConnected'] === true ? connection : undefined,
});

export const tracePart: ParamPart = {
  kind: 'boolean',
  about: texts.shapes.tracePart.about,
};

/** A description in both languages, as editors and readers of the document see it. */
export const about = (words: Words): Schema => ({ description: both(words) });

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

/** What only results and parameters of methods consist of; the rest is made from the vocabulary. */
export const shapes: SchemaSet = {
  Words: record({ en: text, it: text }),
  /** Words in the language that was asked for, or in both. */
  Explanation: { anyOf: [text, ref('Words')] },
  /** The value of an expression that is no question. */
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
  InText: record({ text }, [], about(texts.shapes.shapes.InText)),
  Reply: {
    anyOf: [ref('Answer'), ref('OpenAnswer'), ref('Value')],
    ...about(texts.shapes.shapes.Reply),
  },
  Failed: record({ error: ref('Error') }),
  Mistake: record({ ...mistake, pointer: text }, [...perhaps, 'pointer']),
  Error: record({
    code: { type: 'integer' },
    message: text,
    data: record({ ...mistake, entries: listOf(text), all: listOf(ref('Mistake')) }, [...perhaps, 'entries', 'all']),
  }),
};
