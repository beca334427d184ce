import { calls, type PlainCall } from 'tavolata/internals';
import { type Json, undo } from 'tavolata/runtime';
import { demand, type Method, methodsOf, type Params } from '../method.js';
import { beyond } from '../problem.js';
import { type QuestionArguments, shortEnough } from '../values.js';
import declared from './change.json' with { type: 'json' };

/** One change of the table that a request names, made as in a script. */
const written =
  ({ run }: PlainCall): Method['run'] =>
  ({ table, ...params }, { held, limits }) => {
    const holder = held.table(table as string);
    shortEnough(params as QuestionArguments, limits);
    return held.change(holder, () => run({ table: holder.table, ...params }));
  };

export const change = methodsOf(declared, {
  changeTable: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const changes = params['changes'] as readonly unknown[];
    if (changes.length > limits.items) throw beyond('serve.too-many-items', changes.length, limits.items);
    for (const [index, one] of changes.entries()) {
      demand('changeTable', `changes/${index}`, 'object', one);
      const { op, facts } = one as Params;
      if (op === 'create') demand('changeTable', `changes/${index}/facts`, 'object', facts);
      shortEnough(one as Json, limits);
    }
    return held.change(holder, () => calls.changeTable.run({ table: holder.table, changes }));
  },
  setFact: written(calls.setFact),
  addThing: written(calls.addThing),
  removeThing: written(calls.removeThing),
  undo: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    undo(holder.table);
    holder.changed();
    return {};
  },
});
