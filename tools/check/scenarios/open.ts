import type { Diagnostic } from 'tavolata/compiler';
import { type Rulebook, type Ruleset, type Table, tryOpenTable } from 'tavolata/runtime';
import { located, pointer } from 'tavolata/workspace';
import type { PlacedScenario } from '../plays.js';

/** The pointer of the table of a scenario in its file. */
export const tablePointer = ({ index }: PlacedScenario): string => pointer('scenarios', index, 'table');

/**
 * Opens the table of a scenario in an edition.
 *
 * @param ruleset the arranged rules of its setup, if known
 * @returns the table, or what is wrong with it at the places in the file
 * @throws Fault if the setup names something that does not exist, or the rules cannot answer
 */
export function openScenario(
  rulebook: Rulebook,
  placed: PlacedScenario,
  edition: string,
  ruleset?: Ruleset,
): { readonly table: Table } | { readonly diagnostics: readonly Diagnostic[] } {
  const { table } = placed.scenario;
  const opened = tryOpenTable(rulebook, { ...table, setup: { ...table.setup, edition } }, ruleset);
  if ('table' in opened) return opened;
  return { diagnostics: located(rulebook, placed.document, opened.refusals, tablePointer(placed)) };
}
