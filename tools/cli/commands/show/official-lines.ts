import { type Entry, layOut } from 'tavolata/internals';
import type { EditionDate } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { type OfficialWords, officialWords } from '../../../official/beside.js';
import { corpusNames } from '../../../official/corpus.js';
import { readDigests } from '../../../official/digest-files.js';
import type { Call } from '../../command.js';
import { corpusOf } from '../../official-text.js';
import { rulesFolder } from '../../opening.js';
import texts from '../../words.json' with { type: 'json' };

const words = texts.officialLines;

/**
 * The text in the user's own copies of the official rules under the numbers of an entry.
 *
 * @throws DiagnosticError if nothing was imported
 */
export function officialOf(call: Call, entry: Entry, upTo: EditionDate): readonly OfficialWords[] {
  const corpus = corpusOf(call);
  if (corpusNames(corpus).length === 0)
    throw new DiagnosticError([diagnostic('official.no-corpus', { values: { file: corpus } })]);
  return officialWords(corpus, entry, upTo, readDigests(rulesFolder(call)));
}

/** The same, for people. */
export function officialLines(call: Call, found: readonly OfficialWords[]): readonly string[] {
  if (found.length === 0) return [call.paint('dim', call.say(words.none))];
  return found.flatMap(({ language, name, edition, paragraphs }) => [
    `${call.paint('bold', call.say(words.official, { lang: language, name }))}${
      name === edition ? '' : ` ${call.paint('dim', call.say(words.follows, { edition }))}`
    }`,
    ...paragraphs.map(({ kind, number, text }) => {
      const head = kind === 'example' ? `${words.example[language]}: ` : kind === 'rule' ? `${number} ` : '';
      return layOut([{ text: `${head}${text.replaceAll('\n', ' ')}` }], 1);
    }),
  ]);
}
