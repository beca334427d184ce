import type { TableChange } from '../../../engine/model/answer.js';
import type { Json } from '../../../engine/model/table.js';
import { changeTable } from '../../../engine/table/change-table.js';
import { undo as undoLast } from '../../../engine/table/undo.js';
import { demand, type Method, type Params } from '../method.js';
import { beyond } from '../problem.js';
import { nothing, ref, tablePart } from '../shapes.js';
import { shortEnough } from '../values.js';
import texts from './change.json' with { type: 'json' };

export const change: Method = {
  name: 'changeTable',
  about: texts.change.about,
  script: { in: 'both' },
  parts: {
    table: tablePart,
    changes: {
      kind: 'array',
      required: true,
      about: texts.change.parts.changes,
      schema: { items: ref('Change') },
    },
  },
  example: { table: 't1', changes: [{ op: 'set', of: 'Ada', fact: 'handKept', value: true }] },
  libraryResult: 'void',
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
  about: texts.undo.about,
  script: { in: 'both' },
  parts: { table: tablePart },
  example: { table: 't1' },
  libraryResult: 'void',
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    undoLast(holder.table);
    holder.changed();
    return {};
  },
};
