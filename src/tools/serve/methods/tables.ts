import type { TableJson } from '../../../engine/model/table.js';
import { factOf, membersOf } from '../../../engine/table/read.js';
import { tableToJson } from '../../../engine/table/table.js';
import type { Method, ParamPart } from '../method.js';
import { codes, problem } from '../problem.js';
import { belongingIn, belongingParts, ref, statePart, tablePart } from '../shapes.js';

export const open: Method = {
  name: 'openTable',
  about: {
    en: 'Opens a table and keeps it under a handle.',
    it: 'Apre un tavolo e lo tiene sotto un nome.',
  },
  script: { in: 'both', parts: ['table'] },
  parts: {
    table: {
      kind: 'object',
      required: true,
      about: { en: 'The state as plain JSON.', it: 'Lo stato come semplice JSON.' },
      schema: ref('Table'),
    },
    ...belongingParts,
  },
  example: { table: { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno', 'Carla'] } },
  result: {
    type: 'object',
    required: ['table', 'edition', 'assumed', 'notices'],
    properties: {
      table: { type: 'string' },
      edition: { type: 'string' },
      assumed: { type: 'array', items: ref('UnknownFact') },
      notices: { type: 'array', items: ref('Notice') },
    },
  },
  run: (params, { held, connection }) => {
    const { handle, held: opened } = held.open(params['table'] as TableJson, belongingIn(params, connection));
    const { assumed, ruleset } = opened.table;
    return { table: handle, edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
};

export const table: Method = {
  name: 'tableToJson',
  about: { en: 'The state of a table as plain JSON.', it: 'Lo stato di un tavolo come semplice JSON.' },
  script: { in: 'both' },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: ref('Table'),
  run: (params, { held }) => tableToJson(held.table(params['table'] as string).table),
};

export const copy: Method = {
  name: 'copyTable',
  about: {
    en: 'Opens a second table in the same state, which goes its own way.',
    it: 'Apre un secondo tavolo nello stesso stato, che va per conto suo.',
  },
  script: { in: 'both', parts: ['table'] },
  parts: { table: tablePart, ...belongingParts },
  example: { table: 't1' },
  result: { type: 'object', required: ['table'], properties: { table: { type: 'string' } } },
  run: (params, { held, connection }) => ({
    table: held.copy(params['table'] as string, belongingIn(params, connection)),
  }),
};

/** Which fact of which thing. */
export const factParts = {
  of: {
    kind: 'string',
    required: true,
    about: { en: 'Id of the thing, or “game”.', it: 'Identificativo della cosa, o «game».' },
  },
  fact: { kind: 'string', required: true, about: { en: 'Name of the fact.', it: 'Nome del fatto.' } },
} as const satisfies { readonly [part: string]: ParamPart };

export const collectionPart: ParamPart = {
  kind: 'string',
  required: true,
  about: { en: '“players”, “turns”, …', it: '«players», «turns», …' },
};

export const fact: Method = {
  name: 'factOf',
  about: {
    en: 'A fact of a thing as the table has it; no value where it is unknown.',
    it: 'Un fatto di una cosa, come lo ha il tavolo; nessun valore se è ignoto.',
  },
  script: { in: 'both' },
  parts: {
    table: statePart,
    ...factParts,
  },
  example: { table: 't1', of: 'game', fact: 'status' },
  result: { type: 'object', properties: { value: {} } },
  run: (params, { held }) => {
    const value = factOf(
      held.at(params['table'] as string | TableJson).table,
      params['of'] as string,
      params['fact'] as string,
    );
    return value === undefined ? {} : { value };
  },
};

export const members: Method = {
  name: 'membersOf',
  about: {
    en: 'Ids of the things of a collection, in order.',
    it: 'Gli identificativi delle cose di una raccolta, in ordine.',
  },
  script: { in: 'both' },
  parts: {
    table: statePart,
    collection: collectionPart,
  },
  example: { table: 't1', collection: 'players' },
  result: {
    type: 'object',
    required: ['members'],
    properties: { members: { type: 'array', items: { type: 'string' } } },
  },
  run: (params, { held }) => ({
    members: membersOf(held.at(params['table'] as string | TableJson).table, params['collection'] as string),
  }),
};

export const tables: Method = {
  name: 'tables',
  about: {
    en: 'All tables held, in the order in which they were opened, or those of one owner.',
    it: "Tutti i tavoli tenuti, nell'ordine in cui sono stati aperti, o quelli di un solo proprietario.",
  },
  notInLibrary: true,
  parts: { owner: belongingParts.owner },
  evenWhenFull: true,
  example: {},
  result: {
    type: 'object',
    required: ['tables'],
    properties: {
      tables: {
        type: 'array',
        items: {
          type: 'object',
          required: ['table', 'things', 'idle'],
          properties: {
            table: { type: 'string' },
            owner: { type: 'string' },
            things: { type: 'integer' },
            idle: { type: 'integer', description: 'Seconds since a request named the table.' },
          },
        },
      },
    },
  },
  run: (params, { held }) => ({ tables: held.list(params['owner'] as string | undefined) }),
};

export const close: Method = {
  name: 'close',
  about: {
    en: 'Closes a table, or all tables of an owner.',
    it: 'Chiude un tavolo, o tutti i tavoli di un proprietario.',
  },
  notInLibrary: true,
  script: { in: 'both', parts: ['table'] },
  parts: { table: { ...tablePart, required: false }, owner: belongingParts.owner },
  evenWhenFull: true,
  example: { table: 't1' },
  result: { type: 'object', required: ['closed'], properties: { closed: { type: 'integer' } } },
  run: (params, { held }) => {
    const { table, owner } = params;
    if ((table === undefined) === (owner === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'close', parts: 'table\nowner' });
    if (owner !== undefined) return { closed: held.closeAllOf(owner as string) };
    held.close(table as string);
    return { closed: 1 };
  },
};
