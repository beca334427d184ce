import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, isInForce, textIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { DiagnosticError, harmless } from 'tavolata/workspace';
import { dictionaryOf, nearestSaid, nearestWord, wordsAbout } from '../../../check/dictionary.js';
import { diagnostic } from '../../../messages/index.js';
import type { Call } from '../../command.js';
import { editionOf, entryLine } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { langs } from '../../lang.js';
import { wordRows } from '../../word-lines.js';
import texts from './search.json' with { type: 'json' };

const words = texts.words;

/** Most entries listed that merely mention the words. */
const most = 12;

/**
 * Finds words of the vocabulary by their names and phrases, and entries by their names and texts, in both languages.
 *
 * @param faults the faults of each word as a name
 * @throws DiagnosticError if nothing is found
 */
export function search(call: Call, rulebook: Rulebook, faults: readonly Diagnostic[]): Exit {
  const text = call.positionals.join(' ');
  const dictionary = dictionaryOf(rulebook);
  const found = wordsAbout(dictionary, text);
  const parts = text.toLowerCase().trim().split(/\s+/);
  const hasAll = (one: string): boolean => parts.every((part) => one.toLowerCase().includes(part));
  const edition = editionOf(call, rulebook);
  const entries = rulebook.entries.filter(({ id, name }) => langs.some((lang) => hasAll(`${id} ${name[lang]}`)));
  const speaking = rulebook.entries.filter(
    (entry) =>
      isInForce(entry, edition) &&
      !entries.includes(entry) &&
      langs.some((lang) => hasAll(textIn(entry, edition)[lang].says)),
  );
  if (found.length + entries.length + speaking.length === 0) {
    const [fault] = faults;
    const names = rulebook.entries.flatMap(({ name }) => langs.map((lang) => name[lang]));
    const suggestion = fault?.suggestion ?? nearestWord(dictionary, text) ?? nearestSaid(dictionary, names, text);
    if (fault !== undefined && faults.length === 1)
      throw new DiagnosticError([suggestion === undefined ? fault : { ...fault, suggestion }]);
    throw new DiagnosticError([diagnostic('cli.nothing-found', { at: call.at(0), values: { text }, suggestion })]);
  }
  if (call.json) {
    const named = (list: readonly Entry[]) => list.map(({ id, name }) => ({ id, name }));
    const words = found.map(({ also: _, ...word }) => word);
    call.printJson({ words, entries: named(entries), texts: named(speaking), diagnostics: [] });
    return exit.fine;
  }
  call.print(...wordRows(call, found), ...entries.map((entry) => entryLine(call, entry, edition)));
  if (speaking.length === 0) return exit.fine;
  const rest = speaking.length - most;
  call.print(
    ...(found.length + entries.length > 0 ? [''] : []),
    call.paint('bold', call.say(words.inTexts)),
    ...speaking
      .slice(0, most)
      .flatMap((entry) => [
        `  ${entryLine(call, entry, edition)}`,
        `    ${call.paint('dim', excerpt(entry, edition, parts))}`,
      ]),
    ...(rest > 0 ? [`  ${call.say(words.more, { count: rest })}`] : []),
  );
  return exit.fine;
}

/** The sentence with the first of some words, in the language in which all of them occur. */
function excerpt(entry: Entry, edition: EditionDate, parts: readonly string[]): string {
  const texts = langs.map((lang) => textIn(entry, edition)[lang].says);
  const text = texts.find((one) => parts.every((part) => one.toLowerCase().includes(part))) ?? '';
  const sentences = text.split(/(?<=[.;:]) /);
  return harmless(sentences.find((one) => one.toLowerCase().includes(parts[0] ?? '')) ?? text);
}
