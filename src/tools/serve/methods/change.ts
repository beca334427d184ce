import type { TableChange } from '../../../engine/model/answer.js';
import type { Json } from '../../../engine/model/table.js';
import { changeTable } from '../../../engine/table/change-table.js';
import { undo as undoLast } from '../../../engine/table/undo.js';
import { demand, type Method, type Params } from '../method.js';
import { beyond } from '../problem.js';
import { nothing, ref, tablePart } from '../shapes.js';
import { shortEnough } from '../values.js';

export const change: Method = {
  name: 'changeTable',
  about: {
    en: "Makes writes on a table, in the form of a plan's “changes”: what happened that no event tells. All of them or none.",
    it: 'Scrive su un tavolo, nella forma di «changes» di un piano: ciò che è accaduto e che nessun evento dice. O tutto o niente.',
  },
  script: { in: 'both' },
  parts: {
    table: tablePart,
    changes: {
      kind: 'array',
      required: true,
      about: { en: 'Writes, in order.', it: 'Che cosa scrivere, in ordine.' },
      schema: { items: ref('Change') },
    },
  },
  example: { table: 't1', changes: [{ op: 'set', of: 'Ada', fact: 'handKept', value: true }] },
  result: nothing,
  run: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const changes = params['changes'] as readonly unknown[];
    if (changes.length > limits.items) throw beyond('serve.too-many-items', changes.length, limits.items);
    for (const [index, one] of changes.entries()) {
      demand('changeTable', `changes/${index}`, 'object', one);
      const { op, facts } = one as Params;
      if (op === 'create') demand('changeTable', `changes/${index}/facts`, 'object', facts);
      shortEnough(one as Json, limits);
    }
    held.change(holder, () => changeTable(holder.table, changes as readonly TableChange[]));
    return {};
  },
};

export const undo: Method = {
  name: 'undo',
  about: {
    en: 'Takes back the last plan carried out on a table, or the last other change; called again, the one before.',
    it: "Annulla l'ultimo piano eseguito su un tavolo, o l'ultima altra modifica; chiamato ancora, quello prima.",
  },
  script: { in: 'both' },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    undoLast(holder.table);
    holder.changed();
    return {};
  },
};
