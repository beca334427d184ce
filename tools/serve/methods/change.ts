import { addThing, changeTable, type Json, removeThing, setFact, type TableChange, undo } from 'tavolata/runtime';
import { demand, methodsOf, type Params } from '../method.js';
import { beyond } from '../problem.js';
import { shortEnough } from '../values.js';
import declared from './change.json' with { type: 'json' };

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
    held.change(holder, () => changeTable(holder.table, changes as readonly TableChange[]));
    return {};
  },
  setFact: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const value = params['value'] as Json | undefined;
    shortEnough(value, limits);
    held.change(holder, () => setFact(holder.table, params['of'] as string, params['fact'] as string, value));
    return {};
  },
  addThing: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const thing = params['thing'] as Json;
    shortEnough(thing, limits);
    held.change(holder, () => addThing(holder.table, params['collection'] as string, thing));
    return {};
  },
  removeThing: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    held.change(holder, () => removeThing(holder.table, params['id'] as string));
    return {};
  },
  undo: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    undo(holder.table);
    holder.changed();
    return {};
  },
});
