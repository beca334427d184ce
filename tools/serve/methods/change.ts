import { calls, type PlainCall } from 'tavolata/internals';
import { undo } from 'tavolata/runtime';
import { type Method, methodsOf } from '../method.js';
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
  changeTable: written(calls.changeTable),
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
