import type { Rulebook } from '../model/rulebook.js';
import { needTable, newState, openTable, type Table, tableToJson } from './table.js';

/**
 * The same state under other rules, for entries that come and go during a game. Facts that were derived when the table
 * was opened stay as they are. A table made by `viewTable` still shows the state of its host, and is still a
 * `ViewedTable`.
 *
 * @throws Fault as `openTable`
 */
export function underRules<Given extends Table>(table: Given, rulebook: Rulebook): Given;
export function underRules(table: Table, rulebook: Rulebook): Table {
  needTable(table, 'underRules');
  if (table.view) return table.view.under(rulebook);
  const opened = openTable(rulebook, tableToJson(table));
  // What was planned under the old rules no longer fits.
  opened.state = newState(table.state.opened);
  return opened;
}
