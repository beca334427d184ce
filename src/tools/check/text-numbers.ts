import get from 'lodash/get.js';
import type { Entry } from '../../engine/model/entry.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import type { EditionDate, Lang } from '../../engine/model/words.js';
import { isInForce } from '../../engine/ruleset/active.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { ReadDocuments } from '../../frontend/read/rulebook.js';
import { type JsonDocument, pointer } from '../../frontend/text/document.js';
import { hasSectionOf } from '../editions/digest-changes.js';
import { digestOfWords, type EditionDigests, type TextDigests, wordsDigest } from '../official/digests.js';
import { referencesIn } from '../official/normal.js';
import { isListed } from '../official/number-lists.js';
import { quotedTitle } from '../official/references.js';

/**
 * Rule numbers in names, texts, reasons and summaries that no edition ever had; in an entry also those that the last edition of its life does
 * not have, or under which other words stand than in the one that it was compared with. A title that is quoted is that of its number.
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
    textsIn(document.value, '').flatMap(({ text, at }) => {
      const numbers = numbersOf(text);
      if (numbers.length === 0) return [];
      const told = (code: string, wrong: readonly string[], more: Diagnostic['values'] = {}): readonly Diagnostic[] => {
        const values = { ...more, numbers: listed(wrong) };
        return wrong.length === 0 ? [] : [diagnostic(code, { at: document.at(at), severity: 'warning', values })];
      };
      const misquoted = misquotedIn(text, at.endsWith('/it') ? 'it' : 'en', digests);
      const nowhere = numbers.filter((number) => isNowhere(known, number));
      const life = lives.of(document.source.file, at);
      const always = [...told('check.text-title', misquoted), ...told('check.text-number', nowhere)];
      if (always.length > 0 || life === undefined) return always;
      const { last, confirmed } = life;
      return [
        ...told(
          'check.text-number-gone',
          numbers.filter((number) => lives.lacks(last, number)),
          { last },
        ),
        ...told(
          'check.text-number-changed',
          numbers.filter((number) => lives.differs(number, confirmed, last)),
          { ...life },
        ),
      ];
    }),
  );
}

/** Numbers beside a title, as in `rule 801, “…”`, that no edition in the language has under them, as far as there are digests of titles. */
const misquotedIn = (text: string, language: Lang, digests: readonly EditionDigests[]): readonly string[] =>
  [...text.matchAll(quotedTitle)].flatMap(([, number = '', title = '']) => {
    const rules = digests.flatMap(({ texts }) => texts[language]?.rules[number] ?? []);
    const titles = rules.filter(({ sentences = 0 }) => sentences === 0);
    return titles.length === 0 || titles.some((one) => one.text === digestOfWords(title)) ? [] : [number];
  });

/** The last edition with digests in which an entry is in force, and the one that it was compared with. */
interface Life {
  readonly last: EditionDate;
  readonly confirmed: EditionDate;
}

class Lives {
  private readonly texts: ReadonlyMap<EditionDate, TextDigests>;
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor({ entries }: Rulebook, digests: readonly EditionDigests[]) {
    this.texts = new Map(digests.flatMap(({ date, texts }) => (texts.en ? [[date, texts.en] as const] : [])));
    this.entries = new Map(entries.map((entry) => [`${entry.source.file}#${entry.source.pointer}`, entry]));
  }

  /** @param at JSON pointer of one of its texts; nothing where it is no entry's, or no edition of its life has digests */
  of(file: string, at: string): Life | undefined {
    const entry = this.entries.get(`${file}#${/^\/entries\/\d+/.exec(at)?.[0]}`);
    const last = entry && [...this.texts.keys()].findLast((date) => isInForce(entry, date));
    return last === undefined ? undefined : { last, confirmed: entry?.confirmed ?? last };
  }

  lacks(date: EditionDate, number: string): boolean {
    const text = this.texts.get(date)!;
    return hasSectionOf(text, number) && !isListed(text.numbers, number);
  }

  /** Other words stand under a number, as far as there are digests of it. */
  differs(number: string, confirmed: EditionDate, last: EditionDate): boolean {
    const [was, is] = [confirmed, last].map((date) => this.texts.get(date)?.rules[number]);
    return was !== undefined && is !== undefined && wordsDigest(was) !== wordsDigest(is);
  }
}

/** The section is known, and no edition has the number. */
const isNowhere = (texts: readonly TextDigests[], number: string): boolean =>
  texts.some((text) => hasSectionOf(text, number)) && !texts.some(({ numbers }) => isListed(numbers, number));

/** Whole parts, as in “section 8”, are not followed. */
const numbersOf = (text: string): readonly string[] => referencesIn(text).filter((number) => number.length > 1);

/** The rules and sections that the texts of an entry name. */
export function numbersNamed({ source }: Entry, documents: readonly JsonDocument[]): ReadonlySet<string> {
  const document = documents.find((one) => one.source.file === source.file);
  const texts = textsIn(get(document?.value, source.pointer.slice(1).split('/')), '');
  return new Set(texts.flatMap(({ text }) => numbersOf(text)));
}

/** Every text that stands in both languages, with its place. */
function textsIn(value: unknown, at: string): readonly { readonly text: string; readonly at: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = at + pointer(key);
    const isText = (key === 'en' || key === 'it' || key === 'says') && typeof part === 'string';
    return isText ? [{ text: part, at: place }] : textsIn(part, place);
  });
}
