import { calls } from 'tavolata/internals';
import { asInScripts, methodsOf } from '../method.js';
import { codes, problem } from '../problem.js';
import { belongingIn } from '../shapes.js';
import declared from './tables.json' with { type: 'json' };

export const tables = methodsOf(declared, {
  copyTable: (params, { held, connection }) => ({
    table: held.copy(params['table'] as string, belongingIn(params, connection)),
  }),
  factOf: asInScripts(calls.factOf),
  membersOf: asInScripts(calls.membersOf),
  tableToJson: asInScripts(calls.tableToJson),
  tables: (params, { held }) => ({ tables: held.list(params['owner'] as string | undefined) }),
  close: ({ table, owner }, { held }) => {
    if ((table === undefined) === (owner === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'close', parts: 'table\nowner' });
    if (owner !== undefined) return { closed: held.closeAllOf(owner as string) };
    held.close(table as string);
    return { closed: 1 };
  },
});
