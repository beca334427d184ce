import type { Rulebook } from '../../../engine/model/rulebook.js';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { dictionaryOf, nearestWord, wordsAbout } from '../../check/dictionary.js';
import type { Call } from '../command.js';
import { editionOf, entryLine } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { wordRows } from '../word-lines.js';

/**
 * Finds words of the vocabulary by their names and phrases, and entries by their names, in both languages.
 *
 * @throws DiagnosticError where nothing is found
 */
export function findWords(call: Call, rulebook: Rulebook): Exit {
  const text = call.positionals.join(' ');
  const dictionary = dictionaryOf(rulebook);
  const found = wordsAbout(dictionary, text);
  const parts = text.toLowerCase().split(/\s+/);
  const entries = rulebook.entries.filter(({ id, name }) =>
    [`${id} ${name.en}`, `${id} ${name.it}`].some((one) => parts.every((part) => one.toLowerCase().includes(part))),
  );
  if (found.length + entries.length === 0) {
    const suggestion = nearestWord(dictionary, text);
    throw new DiagnosticError([diagnostic('cli.nothing-found', { at: call.at(0), values: { text }, suggestion })]);
  }
  const edition = editionOf(call, rulebook);
  if (call.json) {
    const words = found.map(({ also: _, ...word }) => word);
    call.printJson({ words, entries: entries.map(({ id, name }) => ({ id, name })), diagnostics: [] });
  } else call.print(...wordRows(call, found), ...entries.map((entry) => entryLine(call, entry, edition)));
  return exit.fine;
}
