import countBy from 'lodash/countBy.js';
import maxBy from 'lodash/maxBy.js';
import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Lang, Rulebook } from 'tavolata/runtime';
import { digestsOf, type EditionDigests, type TextDigests } from './digests.js';
import { referencesIn } from './normal.js';
import { type OfficialText, sectionOf } from './official.js';

/**
 * The sections that a rulebook has whole, by their numbers in an edition: those that its folders are named after, or
 * the ones in which most entries of a folder are by then.
 */
export function wholeSections({ entries }: Rulebook, edition: EditionDate): ReadonlySet<string> {
  const folders = new Map<string, string[]>();
  for (const entry of entries) {
    const [, folder] = /(?:^|[/\\])(\d{3})-[^/\\]*[/\\]/.exec(entry.source.file) ?? [];
    if (folder === undefined) continue;
    const sections = isInForce(entry, edition) ? numbersIn(entry, edition).map(sectionOf) : [];
    folders.set(folder, [...(folders.get(folder) ?? []), ...sections]);
  }
  return new Set([...folders].map(([folder, sections]) => mostFrequent(sections) ?? folder));
}

/** The most frequent name; of several, the first. */
export function mostFrequent(names: readonly string[]): string | undefined {
  const counts = countBy(names);
  return maxBy(Object.keys(counts), (name) => counts[name]);
}

/** The edition that a text with a date belongs to; a translation follows the edition in force. */
export function editionOfText({ editions }: Rulebook, language: Lang, date: string): EditionDate | undefined {
  const dates = editions.map((one) => one.date);
  return language === 'en' ? dates.find((one) => one === date) : dates.filter((one) => one <= date).at(-1);
}

/** The numbers of the entries in force in an edition. */
export function numbersBorne({ entries }: Rulebook, edition: EditionDate): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!isInForce(entry, edition)) continue;
    for (const number of numbersIn(entry, edition)) found.set(number, [...(found.get(number) ?? []), entry]);
  }
  return found;
}

/** The numbers that need digests. */
interface WantedNumbers {
  /** Further ones, such as those that entries refer to. */
  readonly others: ReadonlySet<string>;
  /** Sections of which all rules are wanted; by default those that the rulebook has whole. */
  readonly whole?: ReadonlySet<string>;
  /** Numbers of entries in the edition; by default those of the rulebook. */
  readonly borne?: ReadonlySet<string>;
}

/**
 * The digests of a text for a rulebook: its whole sections with everything they refer to, every other number of an
 * entry, and the titles of all sections, so that references can be followed when their targets move.
 */
export function digestsFor(
  rulebook: Rulebook,
  text: OfficialText,
  edition: EditionDate,
  {
    others,
    whole = wholeSections(rulebook, edition),
    borne = new Set(numbersBorne(rulebook, edition).keys()),
  }: WantedNumbers,
): TextDigests {
  const targets = new Set(
    text.paragraphs.flatMap(({ number, text: words }) =>
      number !== null && whole.has(sectionOf(number)) ? referencesIn(words) : [],
    ),
  );
  const isWanted = (number: string): boolean =>
    number.length === 3 || [borne, others, targets].some((some) => some.has(number)) || whole.has(sectionOf(number));
  return digestsOf(text, isWanted);
}

/** Replaces the digests of the text in its language; two parts of an edition are merged. */
export function withText(found: EditionDigests, language: Lang, text: TextDigests, isFirst: boolean): EditionDigests {
  const before = isFirst ? undefined : found.texts[language];
  const sections =
    before === undefined || text.sections === 'all' || before.sections === 'all'
      ? text.sections
      : [...new Set([...before.sections, ...text.sections])].sort();
  const numbers = { ...before?.numbers, ...text.numbers };
  const rules = { ...before?.rules, ...text.rules };
  return { ...found, texts: { ...found.texts, [language]: { sections, numbers, rules } } };
}
