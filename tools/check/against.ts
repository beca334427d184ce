import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { type Diagnostic, diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { listed } from '../../src/frontend/diagnostics/fill.js';
import { strayReferences } from '../editions/stray-references.js';
import { type EditionDigests, isSameRule, type TextDigests } from '../official/digests.js';
import type { FoundText } from '../official/files.js';
import { latestDigests } from '../official/latest.js';
import { digestsFor, editionOfText, numbersBorne } from '../official/make-digests.js';
import { sectionOf } from '../official/official.js';
import { byNumber } from './numbers.js';

/** Where the rules are behind an official text: its edition is unknown, or its words are not those that the digests were made from. */
export function behind(
  rulebook: Rulebook,
  digests: readonly EditionDigests[],
  { text, date }: FoundText,
): readonly Diagnostic[] {
  if (date === null) return [diagnostic('official.no-date')];
  const { language } = text;
  const known = rulebook.editions.map((edition) => edition.date);
  const edition = editionOfText(rulebook, language, date);
  const found: Diagnostic[] = [];
  if (edition === undefined)
    found.push(diagnostic('check.edition-missing', { values: { date, newest: known.at(-1) ?? '–' } }));
  const base = digests.filter((one) => one.texts[language] !== undefined && one.date <= (edition ?? date)).at(-1);
  if (base === undefined || (edition !== undefined && base.date !== edition))
    return [...found, diagnostic('check.digests-missing', { values: { date: edition ?? date } })];
  const before = edition === undefined ? latestDigests(digests, date, language) : base.texts[language]!;
  const now = digestsFor(rulebook, text, edition ?? base.date, new Set(Object.keys(before.rules)));
  return [...found, ...differences(rulebook, base, before, now), ...strayReferences(text, base.date, digests)];
}

function differences(
  rulebook: Rulebook,
  { date }: EditionDigests,
  before: TextDigests,
  now: TextDigests,
): readonly Diagnostic[] {
  const borne = numbersBorne(rulebook, date);
  const covers = ({ sections }: TextDigests, number: string): boolean =>
    sections === 'all' || sections.includes(sectionOf(number));
  const numbers = [...new Set([...Object.keys(before.rules), ...Object.keys(now.rules)])]
    .filter((number) => covers(before, number) && covers(now, number))
    .sort(byNumber);
  const changed = numbers.filter((number) => {
    const [one, other] = [before.rules[number], now.rules[number]];
    return one !== undefined && other !== undefined && !isSameRule(one, other);
  });
  const gone = numbers.filter((number) => now.rules[number] === undefined);
  const added = numbers.filter((number) => before.rules[number] === undefined);
  const findings = (code: string, which: readonly string[]): readonly Diagnostic[] => {
    if (which.length === 0) return [];
    const entries = [...new Set(which.flatMap((number) => (borne.get(number) ?? []).map(({ id }) => id)))];
    const values = {
      date,
      count: which.length,
      numbers: listed(which, 40),
      entries: listed(entries, 24),
      bearing: entries.length,
    };
    return [diagnostic(code, { values })];
  };
  return [
    ...findings('check.against-changed', changed),
    ...findings('check.against-gone', gone),
    ...findings('check.against-new', added),
  ];
}
