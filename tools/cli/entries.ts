import { type Entry, editionFor, numbersIn } from 'tavolata/internals';
import { type EditionDate, Fault, type Rulebook } from 'tavolata/runtime';
import { DiagnosticError, harmless } from 'tavolata/workspace';
import { faultDiagnostic } from '../check/faults.js';
import type { Call } from './command.js';

/**
 * The edition that a call names, or the newest.
 *
 * @param option the option with the day
 * @throws DiagnosticError for a day that is not a date or lies before the first edition
 */
export function editionOf(call: Call, rulebook: Rulebook, option = 'edition'): EditionDate {
  const day = call.value(option);
  if (day === undefined) return rulebook.editions.at(-1)?.date ?? '';
  try {
    return editionFor(rulebook, day).edition;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new DiagnosticError([faultDiagnostic(error, { asked: call.atOption(option) })]);
  }
}

/** The numbers of an entry in an edition, its name and its id. */
export function entryLine(call: Call, entry: Entry, edition: EditionDate): string {
  const numbers = numbersIn(entry, edition).join(', ') || '–';
  return `${call.paint('cyan', numbers)}  ${harmless(entry.name[call.lang])} ${call.paint('dim', `[${entry.id}]`)}`;
}
