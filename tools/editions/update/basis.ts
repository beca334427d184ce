import { digestsOf, type EditionDigests, type TextDigests } from '../../official/digests.js';
import { latestDates, latestDigests, sectionsOfTexts } from '../../official/latest.js';
import type { OfficialText } from '../../official/official.js';
import { compareTexts } from '../compare.js';
import { changesByDigests, hasSectionOf, inSections } from '../digest-changes.js';
import { Fates } from '../fates.js';
import type { ForcedPair } from '../matching.js';
import type { EditionStep } from './entry-updates.js';

/** What is known about the previous edition and the new one. */
export interface Editions {
  readonly digests: readonly EditionDigests[];
  /** The official English text of an edition, if available. */
  readonly textOf: (date: string) => OfficialText | undefined;
  readonly forced: readonly ForcedPair[];
}

/** What became of the rules, and the evidence for it. */
export interface Basis {
  readonly fates: Fates;
  /**
   * Editions whose text is missing, so that digests were used: words that changed together with their number may be
   * taken for new.
   */
  readonly without: readonly string[];
}

/**
 * What became of the rules from an edition to the next: by their words if both texts are available, else by their
 * digests.
 */
export function basisOf({ digests, textOf, forced }: Editions, { from, date }: EditionStep): Basis {
  const dates = latestDates(digests, from, 'en');
  const old = dates.map(textOf);
  const fresh = textOf(date);
  const without = [...dates.filter((_, index) => old[index] === undefined), ...(fresh === undefined ? [date] : [])];
  const after = fresh === undefined ? digestsIn(digests, date) : digestsOf(fresh);
  const [first, ...more] = old.filter((text) => text !== undefined);
  if (without.length > 0 || first === undefined || fresh === undefined) {
    const before = latestDigests(digests, from, 'en');
    return { fates: new Fates(changesByDigests(inSections(before, after), after, forced), before, after), without };
  }
  const before = sectionsOfTexts([first, ...more]);
  const { changes } = compareTexts(inText(before, after), fresh, { forced });
  return { fates: new Fates(changes, digestsOf(before), after), without };
}

const digestsIn = (digests: readonly EditionDigests[], date: string): TextDigests =>
  digests.find((one) => one.date === date)?.texts.en ?? { sections: [], numbers: {}, rules: {} };

const inText = (before: OfficialText, after: TextDigests): OfficialText => ({
  ...before,
  paragraphs: before.paragraphs.filter(({ number }) => number !== null && hasSectionOf(after, number)),
});
