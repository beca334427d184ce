import type { TableJson } from '../../../engine/model/table.js';
import { factOf, membersOf } from '../../../engine/table/read.js';
import { tableToJson } from '../../../engine/table/table.js';
import type { Method, ParamPart } from '../method.js';
import { codes, problem } from '../problem.js';
import { about, belongingIn, belongingParts, ref, statePart, tablePart } from '../shapes.js';
import texts from './tables.json' with { type: 'json' };

export const open: Method = {
  name: 'openTable',
  about: texts.open.about,
  script: { in: 'both', parts: ['table'] },
  parts: {
    table: {
      kind: 'object',
      required: true,
      about: texts.open.parts.table,
      schema: ref('Table'),
    },
    ...belongingParts,
  },
  example: { table: { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno', 'Carla'] } },
  libraryResult: 'Table',
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
  about: texts.table.about,
  script: { in: 'both' },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: ref('Table'),
  run: (params, { held }) => tableToJson(held.table(params['table'] as string).table),
};

export const copy: Method = {
  name: 'copyTable',
  about: texts.copy.about,
  script: { in: 'both', parts: ['table'] },
  parts: { table: tablePart, ...belongingParts },
  example: { table: 't1' },
  libraryResult: 'Table',
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
    about: texts.factParts.of,
  },
  fact: { kind: 'string', required: true, about: texts.factParts.fact },
} as const satisfies { readonly [part: string]: ParamPart };

export const collectionPart: ParamPart = {
  kind: 'string',
  required: true,
  about: texts.collectionPart.about,
};

export const fact: Method = {
  name: 'factOf',
  about: texts.fact.about,
  script: { in: 'both' },
  parts: {
    table: statePart,
    ...factParts,
  },
  example: { table: 't1', of: 'game', fact: 'status' },
  libraryResult: 'the value',
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
  about: texts.members.about,
  script: { in: 'both' },
  parts: {
    table: statePart,
    collection: collectionPart,
  },
  example: { table: 't1', collection: 'players' },
  libraryResult: '[string]',
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
  about: texts.tables.about,
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
            idle: {
              type: 'integer',
              ...about(texts.tables.idle),
            },
          },
        },
      },
    },
  },
  run: (params, { held }) => ({ tables: held.list(params['owner'] as string | undefined) }),
};

export const close: Method = {
  name: 'close',
  about: texts.close.about,
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
