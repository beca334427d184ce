import { arrange } from '../arrange/ruleset.js';
import type { Rulebook } from '../model/rulebook.js';
import { openTable, type Table, tableToJson } from './table.js';

/**
 * The same state under other rules, for entries that come and go during a game. Facts that were worked out when the table was
 * opened are kept as they are. An emitted module goes on answering what the change does not concern; a table made by `viewTable` goes
 * on showing the state of its host.
 *
 * @throws Fault as `openTable`
 */
export const underRules = (table: Table, rulebook: Rulebook): Table => {
  const { emitted, setup, rulebook: before } = table.ruleset;
  const code = before.vocabulary === rulebook.vocabulary ? emitted?.module : undefined;
  const rules = code && arrange(rulebook, setup, { code });
  return table.view?.under(rulebook, rules) ?? openTable(rulebook, tableToJson(table), rules);
};
