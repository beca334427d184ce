import { type Entry, numbersIn } from 'tavolata/internals';
import type { EditionDate, Lang } from 'tavolata/runtime';
import { type CorpusName, corpusNames, readCorpus } from './corpus.js';
import { datingOf, editionFollowed } from './dating.js';
import type { EditionDigests } from './digests.js';
import type { OfficialText, Paragraph } from './official.js';

/** The official text under the numbers of an entry in its edition. */
export interface OfficialWords {
  readonly language: Lang;
  /** The name of the text in the corpus. */
  readonly name: string;
  /** The edition that the text follows. */
  readonly edition: EditionDate;
  readonly paragraphs: readonly Paragraph[];
}

/**
 * The official paragraphs of an entry in the texts of a corpus: the newest English text up to an edition that has one
 * of its numbers, and every Italian text that has one.
 */
export function officialWords(
  corpus: string,
  entry: Entry,
  upTo: EditionDate,
  digests: readonly EditionDigests[],
): readonly OfficialWords[] {
  const names = corpusNames(corpus);
  const found = (name: CorpusName, text: OfficialText, edition: EditionDate): readonly OfficialWords[] => {
    const numbers = numbersIn(entry, edition);
    const paragraphs = text.paragraphs.filter(({ number, kind }) => numbers.includes(number ?? '') && kind !== 'other');
    return paragraphs.length === 0 ? [] : [{ language: name.language, name: name.name, edition, paragraphs }];
  };
  // An Italian text is often undated, and follows an older edition than its date says: its rules show which.
  const italian = names.flatMap((name) => {
    if (name.language !== 'it') return [];
    const text = readCorpus(corpus, name)!;
    const dating = datingOf(text, digests);
    const edition = dating === null ? undefined : editionFollowed(dating, text.edition);
    return edition === undefined ? [] : found(name, text, edition);
  });
  const english = names.filter(({ language, name }) => language === 'en' && name <= upTo).reverse();
  for (const name of english) {
    const newest = found(name, readCorpus(corpus, name)!, name.name);
    if (newest.length > 0) return [...newest, ...italian];
  }
  return italian;
}
