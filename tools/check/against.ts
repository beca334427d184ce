import groupBy from 'lodash/groupBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Rulebook } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { movedRuns } from '../editions/moved-runs.js';
import { strayReferences } from '../editions/stray-references.js';
import { diagnostic } from '../messages/index.js';
import { digestsOf, type EditionDigests, isSameRule, type TextDigests, wordsDigest } from '../official/digests.js';
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
  return [
    ...found,
    ...differences(rulebook, base, before, now, movesBetween(before, digestsOf(text))),
    ...strayReferences(text, base.date, digests),
  ];
}

/** Rules that stand under another number word for word, where only one has these words before and now. */
function movesBetween(before: TextDigests, now: TextDigests): ReadonlyMap<string, string> {
  const [old, fresh] = [before, now].map(({ rules }) => {
    const byWords = groupBy(
      Object.keys(rules).filter((number) => number.includes('.')),
      (number) => wordsDigest(rules[number]!),
    );
    return new Map(
      Object.entries(byWords).flatMap(([words, [number, ...more]]) => (more.length > 0 ? [] : [[words, number!]])),
    );
  }) as [Map<string, string>, Map<string, string>];
  return new Map(
    [...old].flatMap(([words, number]) => {
      const to = fresh.get(words);
      return to === undefined || to === number ? [] : [[number, to] as const];
    }),
  );
}

function differences(
  rulebook: Rulebook,
  { date }: EditionDigests,
  before: TextDigests,
  now: TextDigests,
  moves: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const arrived = new Set(moves.values());
  const borne = numbersBorne(rulebook, date);
  const covers = ({ sections }: TextDigests, number: string): boolean =>
    sections === 'all' || sections.includes(sectionOf(number));
  const numbers = [...new Set([...Object.keys(before.rules), ...Object.keys(now.rules)])]
    .filter((number) => covers(before, number) && covers(now, number))
    .sort(byNumber);
  // What moved is said once: another rule stands under its number, and its words under another number.
  const changed = numbers.filter((number) => {
    if (moves.has(number) || arrived.has(number)) return false;
    const [one, other] = [before.rules[number], now.rules[number]];
    return one !== undefined && other !== undefined && !isSameRule(one, other);
  });
  const gone = numbers.filter(
    (number) =>
      !moves.has(number) &&
      before.rules[number] !== undefined &&
      (now.rules[number] === undefined || arrived.has(number)),
  );
  const added = numbers.filter(
    (number) =>
      !arrived.has(number) &&
      now.rules[number] !== undefined &&
      (before.rules[number] === undefined || moves.has(number)),
  );
  const findings = (code: string, which: readonly string[], shown = which): readonly Diagnostic[] => {
    if (which.length === 0) return [];
    const entries = [...new Set(which.flatMap((number) => (borne.get(number) ?? []).map(({ id }) => id)))];
    const values = {
      date,
      count: which.length,
      numbers: listed(shown, 40),
      entries: listed(entries, 24),
      bearing: entries.length,
    };
    return [diagnostic(code, { values })];
  };
  const moved = [...moves.keys()].filter((number) => covers(now, number)).sort(byNumber);
  return [
    ...findings('check.against-moved', moved, movedRuns(moved.map((old) => ({ old, new: moves.get(old)! })))),
    ...findings('check.against-changed', changed),
    ...findings('check.against-gone', gone),
    ...findings('check.against-new', added),
  ];
}
