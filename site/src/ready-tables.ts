import type { TableJson } from 'tavolata/runtime';
import type { Word } from './language.js';
import tables from './ready-tables.json' with { type: 'json' };

/** A table to start with. */
export interface ReadyTable {
  readonly id: string;
  readonly name: Word;
  readonly table: TableJson;
}

const names: { readonly [id: string]: Word } = {
  emperor: 'readyEmperor',
  'free-for-all': 'readyFree',
  'two-headed-giant': 'readyGiant',
  'grand-melee': 'readyMelee',
};

/** The tables that the page offers; the first is the default. */
export const readyTables: readonly ReadyTable[] = Object.entries(tables).map(([id, table]) => ({
  id,
  name: names[id] ?? 'table',
  table: table as TableJson,
}));
