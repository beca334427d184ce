import type { Lang } from 'tavolata/runtime';
import type { EditionDigests, TextDigests } from './digests.js';
import { type OfficialText, type Paragraph, sectionOf } from './official.js';
import { noDigests } from './text-changes.js';

/**
 * Each section from the last edition up to a date for which it has digests: of the newest, only a part may have been
 * available.
 *
 * @param digests by date
 */
export function latestDigests(digests: readonly EditionDigests[], date: string, language: Lang): TextDigests {
  let found = noDigests;
  for (const one of digests) {
    const text = one.texts[language];
    if (text !== undefined && one.date <= date) found = withLater(found, text);
  }
  return found;
}

/** What is known after a later text: its own sections from it, the others as before. */
export function withLater(found: TextDigests, text: TextDigests): TextDigests {
  const { sections } = text;
  if (sections === 'all') return text;
  const rest = Object.entries(found.rules).filter(([number]) => !sections.includes(sectionOf(number)));
  const all = found.sections === 'all' ? 'all' : [...new Set([...found.sections, ...sections])];
  const rules = { ...Object.fromEntries(rest), ...text.rules };
  return { sections: all, numbers: { ...found.numbers, ...text.numbers }, rules };
}

/** The editions from which `latestDigests` takes its sections, newest first. */
export function latestDates(digests: readonly EditionDigests[], date: string, language: Lang): readonly string[] {
  const before = digests.filter((one) => one.texts[language] !== undefined && one.date <= date).reverse();
  const whole = before.findIndex(({ texts }) => texts[language]!.sections === 'all');
  return before.slice(0, whole < 0 ? undefined : whole + 1).map((one) => one.date);
}

/** Texts of several editions as one: each section from the first of them that has it, in the order of numbers. */
export function sectionsOfTexts([newest, ...older]: readonly [OfficialText, ...OfficialText[]]): OfficialText {
  if (older.length === 0) return newest;
  const sections = new Map<string, readonly Paragraph[]>();
  for (const { paragraphs } of [newest, ...older]) {
    const own = new Map<string, Paragraph[]>();
    for (const one of paragraphs) {
      if (one.number === null || one.number.length < 3) continue;
      const section = sectionOf(one.number);
      if (sections.has(section)) continue;
      const inside = own.get(section);
      if (inside === undefined) own.set(section, [one]);
      else inside.push(one);
    }
    for (const [section, inside] of own) sections.set(section, inside);
  }
  const paragraphs = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, inside]) => inside);
  return { ...newest, paragraphs };
}
