import type { Words } from '../../engine/model/words.js';
import { anything, listOf, mapOf, record, type Schema, type SchemaSet, text } from '../build/result-schemas.js';
import type { Belonging } from './held-table.js';
import type { ParamPart, Params } from './method.js';

/** Schemas that several methods share; the OpenAPI file keeps each once. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The result of a method that only does something. */
export const nothing: Schema = { type: 'object', maxProperties: 0 };

/** The table that a method is about. */
export const tablePart: ParamPart = {
  kind: 'string',
  required: true,
  about: { en: 'Handle of a table, as “openTable” gave it.', it: "Nome di un tavolo, come l'ha dato «openTable»." },
};

/** The table that a method only looks at. */
export const statePart: ParamPart = {
  kind: 'table',
  required: true,
  about: {
    en: 'Handle of a table, as “openTable” gave it; or the state itself as JSON, for this request alone.',
    it: "Nome di un tavolo, come l'ha dato «openTable»; oppure lo stato stesso in JSON, solo per questa richiesta.",
  },
  schema: ref('State'),
};

/** Whose a table is, and when it ends. */
export const belongingParts = {
  owner: {
    kind: 'string',
    about: {
      en: 'Your name for whoever the table is for: “tables” lists, and “close” closes, all tables of an owner.',
      it: 'Il nome che dai a chi usa il tavolo: «tables» elenca, e «close» chiude, tutti i tavoli di un proprietario.',
    },
  },
  whileConnected: {
    kind: 'boolean',
    about: {
      en: 'Over HTTP: close the table when this connection ends.',
      it: 'Via HTTP: chiudere il tavolo quando finisce questa connessione.',
    },
  },
} as const satisfies { readonly [part: string]: ParamPart };

/** @param connection over which the request came */
export const belongingIn = (params: Params, connection: object | undefined): Belonging => ({
  owner: params['owner'] as string | undefined,
  connection: params['whileConnected'] === true ? connection : undefined,
});

export const tracePart: ParamPart = {
  kind: 'boolean',
  about: { en: 'Say how every entry fared.', it: "Dire com'è andata a ogni voce." },
};

const about = (words: Words): Schema => ({ description: `${words.en}\n\n${words.it}` });

const asked = record(
  { question: ref('QuestionName'), arguments: listOf(anything) },
  ['arguments'],
  about({ en: 'A question with its arguments in order.', it: 'Una domanda con i suoi argomenti in ordine.' }),
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
  InText: record({ text }, [], about({ en: 'In the rule language.', it: 'Nel linguaggio delle regole.' })),
  Reply: {
    anyOf: [ref('Answer'), ref('OpenAnswer'), ref('Value')],
    ...about({ en: 'To one question, or one text.', it: 'A una domanda, o a un testo.' }),
  },
  Failed: record({ error: ref('Error') }),
  Mistake: record({ ...mistake, pointer: text }, [...perhaps, 'pointer']),
  Error: record({
    code: { type: 'integer' },
    message: text,
    data: record({ ...mistake, entries: listOf(text), all: listOf(ref('Mistake')) }, [...perhaps, 'entries', 'all']),
  }),
};
