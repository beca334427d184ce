import type { TableJson } from '../../../engine/model/table.js';
import { tableToJson } from '../../../engine/table/table.js';
import type { Method } from '../method.js';
import { ref, tablePart } from '../shapes.js';

const nothing = { type: 'object', maxProperties: 0 };

export const open: Method = {
  name: 'open',
  about: {
    en: 'Opens a table and keeps it under a handle.',
    it: 'Apre un tavolo e lo tiene sotto un nome.',
  },
  parts: {
    table: {
      kind: 'object',
      required: true,
      about: { en: 'The state as plain JSON.', it: 'Lo stato come semplice JSON.' },
      schema: ref('Table'),
    },
  },
  example: { table: { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno', 'Carla'] } },
  result: {
    type: 'object',
    required: ['table', 'edition', 'assumed', 'notices'],
    properties: {
      table: { type: 'string' },
      edition: { type: 'string' },
      assumed: { type: 'array', items: ref('Unknown') },
      notices: { type: 'array', items: ref('Notice') },
    },
  },
  run: (params, { held }) => {
    const { handle, held: opened } = held.open(params['table'] as TableJson);
    const { assumed, ruleset } = opened.table;
    return { table: handle, edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
};

export const table: Method = {
  name: 'table',
  about: { en: 'The state of a table as plain JSON.', it: 'Lo stato di un tavolo come semplice JSON.' },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: ref('Table'),
  run: (params, { held }) => tableToJson(held.table(params['table'] as string).table),
};

export const close: Method = {
  name: 'close',
  about: { en: 'Forgets a table.', it: 'Dimentica un tavolo.' },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: nothing,
  run: (params, { held }) => {
    held.close(params['table'] as string);
    return {};
  },
};
