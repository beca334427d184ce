import type { Entry } from '../../engine/model/entry.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import type { EditionDate } from '../../engine/model/words.js';
import { isInForce } from '../../engine/ruleset/active.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { ReadDocuments } from '../../frontend/read/rulebook.js';
import { pointer } from '../../frontend/text/document.js';
import { hasSectionOf } from '../editions/digest-changes.js';
import type { EditionDigests, TextDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';

/**
 * Rule numbers in names, texts, reasons and summaries that no edition ever had; in an entry also those that the last edition of its life does
 * not have, or under which other words stand than in the one that it was compared with.
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
      const nowhere = numbers.filter((number) => isNowhere(known, number));
      const life = lives.of(document.source.file, at);
      if (nowhere.length > 0 || life === undefined) return told('check.text-number', nowhere);
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
    return was !== undefined && is !== undefined && (was.bare ?? was.text) !== (is.bare ?? is.text);
  }
}

/** The section is known, and no edition has the number. */
const isNowhere = (texts: readonly TextDigests[], number: string): boolean =>
  texts.some((text) => hasSectionOf(text, number)) && !texts.some(({ numbers }) => isListed(numbers, number));

const numbersOf = (text: string): readonly string[] =>
  text.match(/(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\d\p{L}])/gu) ?? [];

/** Every text that stands in both languages, with its place. */
function textsIn(value: unknown, at: string): readonly { readonly text: string; readonly at: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = at + pointer(key);
    const isText = (key === 'en' || key === 'it' || key === 'says') && typeof part === 'string';
    return isText ? [{ text: part, at: place }] : textsIn(part, place);
  });
}
