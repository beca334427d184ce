import { askRole, choicesFor } from 'tavolata/internals';
import { type Answer, openTable, type Rulebook } from 'tavolata/runtime';

/** What every variant says of every option. */
export interface OptionMatrix {
  readonly options: readonly string[];
  readonly variants: readonly string[];
  /** Option by option, with one answer for each variant. */
  readonly answers: readonly (readonly Answer[])[];
}

/** Asks the rules of an edition for the status of every option in every variant. */
export function optionMatrix(rulebook: Rulebook, edition: string): OptionMatrix {
  const options = choicesFor(rulebook, 'options');
  const variants = choicesFor(rulebook, 'variants');
  const tables = variants.map((variant) => openTable(rulebook, { setup: { edition, variants: [variant] } }));
  const answers = options.map((option) => tables.map((table) => askRole(table, 'optionStatus', option)));
  return { options, variants, answers };
}
