import type { Json } from '../../../engine/model/table.js';
import { addThing as add, removeThing as remove, setFact as set } from '../../../engine/table/change-table.js';
import type { Method, ParamPart } from '../method.js';
import { nothing, tablePart } from '../shapes.js';
import { shortEnough } from '../values.js';
import texts from './single-changes.json' with { type: 'json' };
import { collectionPart, factParts } from './tables.js';

/* One change each, where `changeTable` takes many. */

export const setFact: Method = {
  name: 'setFact',
  about: texts.setFact.about,
  script: { in: 'both' },
  parts: {
    table: tablePart,
    ...factParts,
    value: { kind: 'any', about: texts.setFact.parts.value },
  },
  example: { table: 't1', of: 'Ada', fact: 'handKept', value: true },
  libraryResult: 'void',
  result: nothing,
  run: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const value = params['value'] as Json | undefined;
    shortEnough(value, limits);
    held.change(holder, () => set(holder.table, params['of'] as string, params['fact'] as string, value));
    return {};
  },
};

const thingPart: ParamPart = {
  kind: 'any',
  required: true,
  about: texts.thingPart.about,
};

export const addThing: Method = {
  name: 'addThing',
  about: texts.addThing.about,
  script: { in: 'both' },
  parts: { table: tablePart, collection: collectionPart, thing: thingPart },
  example: { table: 't1', collection: 'objects', thing: { id: 'elk', owner: 'Ada' } },
  libraryResult: 'void',
  result: nothing,
  run: (params, { held, limits }) => {
    const holder = held.table(params['table'] as string);
    const thing = params['thing'] as Json;
    shortEnough(thing, limits);
    held.change(holder, () => add(holder.table, params['collection'] as string, thing));
    return {};
  },
};

export const removeThing: Method = {
  name: 'removeThing',
  about: texts.removeThing.about,
  script: { in: 'both' },
  parts: {
    table: tablePart,
    id: { kind: 'string', required: true, about: texts.removeThing.parts.id },
  },
  example: { table: 't1', id: 'elk' },
  libraryResult: 'void',
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    held.change(holder, () => remove(holder.table, params['id'] as string));
    return {};
  },
};
