import type { Rulebook } from '../model/rulebook.js';
import { openTable, type Table, tableToJson } from './table.js';

/**
 * The same state under other rules, for entries that come and go during a game. Facts that were worked out when the table was
 * opened are kept as they are.
 *
 * @throws Fault as `openTable`
 */
export const underRules = (table: Table, rulebook: Rulebook): Table => openTable(rulebook, tableToJson(table));
