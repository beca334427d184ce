import { type Entry, editionFor, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { harmless } from 'tavolata/workspace';
import { placingFaults } from '../check/faults.js';
import type { Call } from './command.js';

/**
 * The edition that a call names, or the newest.
 *
 * @throws DiagnosticError for a day that is not a date or lies before the first edition
 */
export function editionOf(call: Call, rulebook: Rulebook): EditionDate {
  const day = call.value('edition');
  if (day === undefined) return rulebook.editions.at(-1)?.date ?? '';
  return placingFaults({ asked: call.atOption('edition') }, () => editionFor(rulebook, day).edition);
}

/** The numbers of an entry in an edition, its name and its id. */
export function entryLine(call: Call, entry: Entry, edition: EditionDate): string {
  const numbers = numbersIn(entry, edition).join(', ') || '–';
  return `${call.paint('cyan', numbers)}  ${harmless(entry.name[call.lang])} ${call.paint('dim', `[${entry.id}]`)}`;
}
