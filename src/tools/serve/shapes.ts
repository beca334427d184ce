import type { Schema } from '../build/result-schemas.js';
import type { Belonging } from './held-table.js';
import type { ParamPart, Params } from './method.js';

/** Schemas that several methods share; the OpenAPI file keeps each once. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The table that a method is about. */
export const tablePart: ParamPart = {
  kind: 'string',
  required: true,
  about: { en: 'Handle of a table, as “open” gave it.', it: "Nome di un tavolo, come l'ha dato «open»." },
};

/** The table that a method only looks at. */
export const statePart: ParamPart = {
  kind: 'table',
  required: true,
  about: {
    en: 'Handle of a table, as “open” gave it; or the state itself as JSON, for this request alone.',
    it: "Nome di un tavolo, come l'ha dato «open»; oppure lo stato stesso in JSON, solo per questa richiesta.",
  },
  schema: { oneOf: [{ type: 'string' }, ref('Table')] },
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

const text = { type: 'string' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const words = { type: 'object', required: ['en', 'it'], properties: { en: text, it: text } };
const anything = {};
const change = (op: string, parts: { readonly [part: string]: Schema }, optional: readonly string[] = []): Schema => ({
  type: 'object',
  required: ['op', ...Object.keys(parts).filter((part) => !optional.includes(part))],
  properties: { op: { const: op }, ...parts },
  additionalProperties: false,
});

const operation = (op: string, parts: { readonly [part: string]: Schema }): Schema =>
  change(op, { path: text, ...parts });

/** What results and parameters consist of. */
export const shapes: { readonly [name: string]: Schema } = {
  Words: words,
  Unknown: { type: 'object', required: ['of', 'fact'], properties: { of: text, fact: text } },
  Notice: { type: 'object', required: ['code', 'values'], properties: { code: text, values: { type: 'object' } } },
  Answer: {
    type: 'object',
    required: ['question', 'arguments', 'because', 'unknown', 'edition', 'notices'],
    properties: {
      question: text,
      arguments: { type: 'object' },
      verdict: { enum: ['allowed', 'denied', 'required', 'silent', 'unknown'] },
      value: anything,
      problems: listOf({
        type: 'object',
        required: ['entry', 'severity', 'values'],
        properties: { entry: text, severity: { enum: ['illegal', 'advice'] }, values: { type: 'object' } },
      }),
      because: listOf(text),
      restsOn: listOf(text),
      numbers: ref('Numbers'),
      unknown: listOf(ref('Unknown')),
      edition: text,
      notices: listOf(ref('Notice')),
      trace: { type: 'object' },
    },
  },
  /** The value of an expression that is no question. */
  Value: {
    type: 'object',
    required: ['text', 'unknown'],
    properties: { text, value: anything, unknown: listOf(ref('Unknown')) },
  },
  Failed: { type: 'object', required: ['error'], properties: { error: ref('Error') } },
  Event: {
    type: 'object',
    required: ['event'],
    properties: { event: text, fields: { type: 'object' }, because: listOf(text), created: listOf(text) },
  },
  Numbers: {
    type: 'object',
    additionalProperties: listOf(text),
    description: 'Rule numbers of the entries named, as far as they are in force on this table.',
  },
  Undone: {
    type: 'object',
    required: ['event', 'how', 'because'],
    properties: { event: ref('Event'), how: { enum: ['replaced', 'barred', 'idle'] }, because: listOf(text) },
  },
  Pick: {
    type: 'object',
    required: ['matter', 'pick'],
    properties: { matter: text, by: { type: ['string', 'null'] }, pick: anything },
  },
  Change: {
    description: 'One write that a plan comes to.',
    oneOf: [
      change('set', { of: text, fact: text, value: anything }, ['value']),
      change('create', { members: text, id: text, facts: { type: 'object' } }),
      change('remove', { members: text, id: text }),
      change('fresh', { next: { type: 'integer' } }),
    ],
  },
  PatchOperation: {
    description: 'One operation of a JSON Patch (RFC 6902).',
    oneOf: [operation('add', { value: anything }), operation('replace', { value: anything }), operation('remove', {})],
  },
  Plan: {
    type: 'object',
    required: ['sent', 'steps', 'changes', 'undone', 'numbers', 'needs', 'unknown', 'edition', 'notices'],
    properties: {
      sent: listOf(ref('Event')),
      steps: listOf(listOf(ref('Event'))),
      changes: listOf(ref('Change')),
      undone: listOf(ref('Undone')),
      numbers: ref('Numbers'),
      needs: listOf({
        type: 'object',
        required: ['matter', 'among', 'by', 'because'],
        properties: {
          matter: text,
          among: listOf(anything),
          by: { type: ['string', 'null'], description: 'Who chooses; null: chance.' },
          event: ref('Event'),
          because: listOf(text),
        },
      }),
      unknown: listOf(ref('Unknown')),
      unusedPicks: listOf(ref('Pick')),
      patch: listOf(ref('PatchOperation')),
      ended: { type: 'boolean', description: 'The table no longer plays: nothing comes of what was sent.' },
      edition: text,
      notices: listOf(ref('Notice')),
      trace: listOf({ type: 'object' }),
    },
  },
  Table: {
    type: 'object',
    required: ['setup'],
    properties: { setup: { type: 'object', required: ['edition'], properties: { edition: text } } },
    description: 'The shape of rules/schema/table.json.',
  },
  Error: {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'integer' },
      message: text,
      data: {
        type: 'object',
        required: ['code', 'message', 'help', 'values'],
        properties: {
          code: text,
          message: ref('Words'),
          help: ref('Words'),
          values: { type: 'object' },
          suggestion: text,
          entries: listOf(text),
          all: listOf({ type: 'object' }),
        },
      },
    },
  },
};
