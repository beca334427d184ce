import type { Json } from '../../../engine/model/table.js';
import { addThing as add, removeThing as remove, setFact as set } from '../../../engine/table/change-table.js';
import type { Method, ParamPart } from '../method.js';
import { nothing, tablePart } from '../shapes.js';
import { shortEnough } from '../values.js';
import { collectionPart, factParts } from './tables.js';

/* One change each, where `changeTable` takes many. */

export const setFact: Method = {
  name: 'setFact',
  about: {
    en: 'Gives a fact of a thing another value; without one it takes what it would take in a table just opened.',
    it: 'Dà a un fatto di una cosa un altro valore; senza, prende quello che avrebbe in un tavolo appena aperto.',
  },
  script: { in: 'both' },
  parts: {
    table: tablePart,
    ...factParts,
    value: { kind: 'any', about: { en: 'As it would stand in a table.', it: 'Come starebbe in un tavolo.' } },
  },
  example: { table: 't1', of: 'Ada', fact: 'handKept', value: true },
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
  about: {
    en: 'As in a table: an object with “id” and facts, or the id alone.',
    it: 'Come in un tavolo: un oggetto con «id» e fatti, o il solo identificativo.',
  },
};

export const addThing: Method = {
  name: 'addThing',
  about: { en: 'Puts a thing at the end of a collection.', it: 'Mette una cosa in fondo a una raccolta.' },
  script: { in: 'both' },
  parts: { table: tablePart, collection: collectionPart, thing: thingPart },
  example: { table: 't1', collection: 'objects', thing: { id: 'elk', owner: 'Ada' } },
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
  about: {
    en: 'Takes a thing away, and every reference to it.',
    it: 'Toglie una cosa, e ogni riferimento a essa.',
  },
  script: { in: 'both' },
  parts: {
    table: tablePart,
    id: { kind: 'string', required: true, about: { en: 'Id of the thing.', it: 'Identificativo della cosa.' } },
  },
  example: { table: 't1', id: 'elk' },
  result: nothing,
  run: (params, { held }) => {
    const holder = held.table(params['table'] as string);
    held.change(holder, () => remove(holder.table, params['id'] as string));
    return {};
  },
};
