import type { EmittedModule } from '../arrange/emitted.js';
import { arrange, type Ruleset } from '../arrange/ruleset.js';
import type { Rulebook } from '../model/rulebook.js';
import type { TableJson } from '../model/table.js';
import { openTable, type Table } from './table.js';

/** The rules last arranged for a module: a host opens many tables of one setup. */
const lately = new WeakMap<
  EmittedModule,
  { readonly rulebook: Rulebook; readonly setup: string; readonly rules: Ruleset }
>();

/**
 * Opens a table whose questions are answered by the functions of a module (`tavolata build --module`) instead of by closures. All
 * else is as with `openTable`; traces, and answers to which a fact is missing, come from the trees as always.
 *
 * @param module the module as imported.
 * @param rulebook the rules, where others than the module's own: with entries added, say. Questions with entries that the module was
 *   not made from, and those that ask them, are left to closures.
 * @throws Fault `fault.other-setup` when the table is not of the setup that the module was made for; otherwise as `openTable`.
 */
export const openEmitted = (module: EmittedModule, json: TableJson, rulebook: Rulebook = module.rulebook): Table => {
  if (typeof json !== 'object' || json === null || typeof json.setup !== 'object' || json.setup === null)
    return openTable(rulebook, json);
  const setup = JSON.stringify(json.setup);
  let last = lately.get(module);
  if (last === undefined || last.setup !== setup || last.rulebook !== rulebook) {
    last = { rulebook, setup, rules: arrange(rulebook, json.setup, { code: module }) };
    lately.set(module, last);
  }
  return openTable(rulebook, json, last.rules);
};
