import type { Lang } from 'tavolata/runtime';
import { type Lexicon, lexiconOf } from '../../../tools/texts/align/lexicon.js';
import { sentenceBeads, sentencesOf } from '../../../tools/texts/align/sentences.js';
import type { CheckedWords } from '../../../tools/texts/checks/finding.js';
import { checkOwn, searchedWords } from '../../../tools/texts/checks/own.js';
import type { DeskData, DeskFinding, DeskRow, DeskVersion, SentenceBead } from '../../../tools/texts/desk/data.js';
import { inWords } from '../../../tools/texts/desk/findings.js';
import { type MemoryMatch, matchesOf } from '../../../tools/texts/memory/memory.js';
import { ownEntries } from '../../../tools/texts/memory/own.js';
import { formsIn } from '../../../tools/texts/terms/termbase.js';

/** A term in the source, and whether its counterpart is in the translation. */
export interface UsedTerm {
  readonly source: string;
  readonly target: string;
  readonly isThere: boolean;
  /** Our texts may use other words for it. */
  readonly isFree: boolean;
}

/** A term as used in official paragraphs. */
export interface OfficialTerm {
  readonly source: string;
  readonly words: string;
}

/** The number of similar texts shown, and their minimum similarity. */
const [most, least] = [3, 0.6];

/**
 * Aids for translating a text: the checks, terms, memory and alignment of the command line, run on the page during
 * editing.
 */
export class Aids {
  private readonly words: CheckedWords;
  private lexicon: Lexicon | undefined;
  private readonly source: Lang;
  private readonly target: Lang;

  constructor(data: DeskData) {
    this.words = searchedWords(data.terms);
    this.source = data.source;
    this.target = data.target;
  }

  /**
   * The findings of the checks for one pair of texts; checks that compare all texts or need the rules run only on the
   * server.
   */
  findings({ key, area, en, it }: DeskRow): readonly DeskFinding[] {
    return checkOwn([{ key, area, en, it }], this.words).map(inWords);
  }

  terms(row: Pick<DeskRow, 'en' | 'it'>): readonly UsedTerm[] {
    const [source, target] = [row[this.source], row[this.target]];
    return this.words.terms.flatMap((term) => {
      if (formsIn(source, source.toLowerCase(), term.found[this.source]).length === 0) return [];
      const isThere = formsIn(target, target.toLowerCase(), term.found[this.target]).length > 0;
      return [{ source: term[this.source].term, target: term[this.target].term, isThere, isFree: term.free === true }];
    });
  }

  /**
   * Terms that official paragraphs under a text's numbers use, but its translation does not.
   *
   * @param paragraphs in the language of the translation
   * @returns each term as in the paragraphs, with its counterpart in the source
   */
  officialTerms(row: Pick<DeskRow, 'en' | 'it'>, paragraphs: readonly string[]): readonly OfficialTerm[] {
    const absent = new Set(this.terms(row).flatMap(({ source, isThere }) => (isThere ? [] : [source])));
    return this.words.terms.flatMap((term) => {
      if (!absent.has(term[this.source].term)) return [];
      const [first] = paragraphs.flatMap((text) => formsIn(text, text.toLowerCase(), term.found[this.target]));
      return first === undefined ? [] : [{ source: term[this.source].term, words: first.words }];
    });
  }

  /** Translations of the texts most similar to this one, except the text itself in its current version. */
  memory(row: DeskRow, all: Iterable<DeskRow>, versions: readonly DeskVersion[]): readonly MemoryMatch[] {
    const before = versions.map(({ en, it }) => ({ ...row, en, it }));
    const own = ownEntries([...all], row, before, { lang: this.target, isNew: row.state === 'new' });
    return matchesOf(row[this.source], own, { least, most });
  }

  /** Aligns sentences that are translations of each other, by the words they share. */
  beads({ en, it }: Pick<DeskRow, 'en' | 'it'>, all: Iterable<DeskRow>): readonly SentenceBead[] {
    this.lexicon ??= lexiconOf([...all].filter(({ area }) => area === 'entries'));
    return sentenceBeads(sentencesOf(it), sentencesOf(en), this.lexicon);
  }
}

/** The sentences of a bead in one language. */
export const sentencesIn = (text: string, places: readonly number[]): string => {
  const all = sentencesOf(text);
  return places.map((place) => all[place] ?? '').join(' ');
};
