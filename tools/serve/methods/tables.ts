import { factOf, membersOf, type TableJson, tableToJson } from 'tavolata/runtime';
import { methodsOf } from '../method.js';
import { codes, problem } from '../problem.js';
import { belongingIn } from '../shapes.js';
import declared from './tables.json' with { type: 'json' };

export const tables = methodsOf(declared, {
  copyTable: (params, { held, connection }) => ({
    table: held.copy(params['table'] as string, belongingIn(params, connection)),
  }),
  factOf: (params, { held }) => {
    const { table } = held.at(params['table'] as string | TableJson);
    const value = factOf(table, params['of'] as string, params['fact'] as string);
    return value === undefined ? {} : { value };
  },
  membersOf: (params, { held }) => ({
    members: membersOf(held.at(params['table'] as string | TableJson).table, params['collection'] as string),
  }),
  tableToJson: (params, { held }) => tableToJson(held.table(params['table'] as string).table),
  tables: (params, { held }) => ({ tables: held.list(params['owner'] as string | undefined) }),
  close: ({ table, owner }, { held }) => {
    if ((table === undefined) === (owner === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'close', parts: 'table\nowner' });
    if (owner !== undefined) return { closed: held.closeAllOf(owner as string) };
    held.close(table as string);
    return { closed: 1 };
  },
});
