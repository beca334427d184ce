import type { Diagnostic } from 'tavolata/compiler';
import { comparedWith, type Entry, isInForce } from 'tavolata/internals';
import type { EditionDate, Lang, Rulebook } from 'tavolata/runtime';
import { listed, type ReadDocuments } from 'tavolata/workspace';
import { hasSectionOf } from '../editions/digest-changes.js';
import { diagnostic } from '../messages/index.js';
import { digestOfWords, type EditionDigests, type TextDigests, wordsDigest } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import { quotedTitle } from '../official/references.js';
import { numbersOf, textsIn } from '../official/see.js';

/**
 * Rule numbers in names, texts, reasons and summaries that no edition ever had; in an entry also those that its last
 * edition does not have, or whose words differ from the edition it was compared with. A quoted title must belong to its
 * number.
 */
export function textNumbers(
  rulebook: Rulebook,
  { entries, scenarios }: ReadDocuments,
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  const known = digests.flatMap(({ texts }) => texts.en ?? []);
  if (known.length === 0) return [];
  const lives = new Lives(rulebook, digests);
  return [...entries, ...scenarios].flatMap((document) =>
    textsIn(document.value).flatMap(({ text, at }) => {
      const numbers = numbersOf(text);
      if (numbers.length === 0) return [];
      const reported = (
        code: string,
        wrong: readonly string[],
        more: Diagnostic['values'] = {},
      ): readonly Diagnostic[] => {
        const values = { ...more, numbers: listed(wrong) };
        return wrong.length === 0 ? [] : [diagnostic(code, { at: document.at(at), severity: 'warning', values })];
      };
      const misquoted = misquotedIn(text, at.endsWith('/it') ? 'it' : 'en', digests);
      const nowhere = numbers.filter((number) => isNowhere(known, number));
      const life = lives.of(document.source.file, at);
      const always = [...reported('check.text-title', misquoted), ...reported('check.text-number', nowhere)];
      if (always.length > 0 || life === undefined) return always;
      const { last, confirmed } = life;
      return [
        ...reported(
          'check.text-number-gone',
          numbers.filter((number) => lives.lacks(last, number)),
          { last },
        ),
        ...reported(
          'check.text-number-changed',
          numbers.filter((number) => lives.differs(number, confirmed, last)),
          { ...life },
        ),
      ];
    }),
  );
}

/**
 * Numbers next to a title, as in `rule 801, “…”`, that do not have this title in any edition in the language, as far as
 * there are digests of titles.
 */
const misquotedIn = (text: string, language: Lang, digests: readonly EditionDigests[]): readonly string[] =>
  [...text.matchAll(quotedTitle)].flatMap(([, number = '', title = '']) => {
    const rules = digests.flatMap(({ texts }) => texts[language]?.rules[number] ?? []);
    const titles = rules.filter(({ sentences = 0 }) => sentences === 0);
    return titles.length === 0 || titles.some((one) => one.text === digestOfWords(title)) ? [] : [number];
  });

/** The last edition with digests in which a text of an entry is valid, and the one it was compared with. */
interface Life {
  readonly last: EditionDate;
  readonly confirmed: EditionDate;
}

class Lives {
  private readonly texts: ReadonlyMap<EditionDate, TextDigests>;
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(
    private readonly rulebook: Rulebook,
    digests: readonly EditionDigests[],
  ) {
    this.texts = new Map(digests.flatMap(({ date, texts }) => (texts.en ? [[date, texts.en] as const] : [])));
    this.entries = new Map(rulebook.entries.map((entry) => [`${entry.source.file}#${entry.source.pointer}`, entry]));
  }

  /**
   * @param at JSON Pointer of one of its texts; undefined if it belongs to no entry, or no edition of the entry has
   * digests
   */
  of(file: string, at: string): Life | undefined {
    const [place = '', date = ''] = /^\/entries\/\d+(?:\/texts\/([^/]+))?/.exec(at) ?? [];
    const entry = this.entries.get(`${file}#${place.replace(/\/texts.*/, '')}`);
    if (entry === undefined) return undefined;
    const next = Object.keys(entry.texts ?? {}).find((one) => date !== '' && one > date);
    const life = [...this.texts.keys()].filter(
      (one) => isInForce(entry, one) && one >= date && (next === undefined || one < next),
    );
    const last = life.at(-1);
    if (last === undefined) return undefined;
    const confirmed = comparedWith(this.rulebook, entry);
    return { last, confirmed: life.find((one) => one === confirmed) ?? last };
  }

  lacks(date: EditionDate, number: string): boolean {
    const text = this.texts.get(date)!;
    return hasSectionOf(text, number) && !isListed(text.numbers, number);
  }

  /** Whether the words under a number differ, as far as it has digests. */
  differs(number: string, confirmed: EditionDate, last: EditionDate): boolean {
    const [was, is] = [confirmed, last].map((date) => this.texts.get(date)?.rules[number]);
    return was !== undefined && is !== undefined && wordsDigest(was) !== wordsDigest(is);
  }
}

/** The section is known, and no edition has the number. */
const isNowhere = (texts: readonly TextDigests[], number: string): boolean =>
  texts.some((text) => hasSectionOf(text, number)) && !texts.some(({ numbers }) => isListed(numbers, number));
