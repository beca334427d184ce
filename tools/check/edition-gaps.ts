import type { Diagnostic } from 'tavolata/compiler';
import { isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { listed, pointer, type ReadDocuments } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { TextDigests } from '../official/digests.js';
import { numbersBorne, wholeSections } from '../official/make-digests.js';
import { sectionOf } from '../official/official.js';
import { byNumber } from './numbers.js';

/** A rulebook, and the available English digests of its editions. */
interface Digested {
  readonly rulebook: Rulebook;
  readonly texts: ReadonlyMap<EditionDate, TextDigests>;
}

/** Rules without an entry in the sections that the rulebook has whole. */
export const withoutEntry = ({ rulebook, texts }: Digested, { editions }: ReadDocuments): readonly Diagnostic[] =>
  rulebook.editions.flatMap(({ date }, index) => {
    const whole = wholeSections(rulebook, date);
    const borne = numbersBorne(rulebook, date);
    const numbers = Object.keys(texts.get(date)?.rules ?? {}).filter(
      (number) => number.includes('.') && whole.has(sectionOf(number)) && !borne.has(number),
    );
    if (numbers.length === 0) return [];
    const at = editions.at(pointer('editions', index, 'date'));
    const values = { date, numbers: listed(numbers.sort(byNumber), 40), count: numbers.length };
    return [diagnostic('check.numbers-without-entry', { at, values })];
  });

/** What no text was available for in the newest edition, and in the newest one with a text. */
export function newestEdition({ rulebook, texts }: Digested, { editions }: ReadDocuments): readonly Diagnostic[] {
  const dates = rulebook.editions.map(({ date }) => date);
  const index = dates.findLastIndex((date) => texts.has(date));
  const numbered = (date: EditionDate) =>
    rulebook.entries.filter((entry) => isInForce(entry, date) && numbersIn(entry, date).length > 0);
  const at = (place: number) => editions.at(pointer('editions', place, 'date'));
  const last = dates.at(-1) ?? '';
  const bare =
    index === dates.length - 1
      ? []
      : [
          diagnostic('check.edition-without-text', {
            at: at(dates.length - 1),
            severity: 'warning',
            values: { date: last, count: numbered(last).length },
          }),
        ];
  const [date, text] = [dates[index], texts.get(dates[index] ?? '')];
  if (date === undefined || text === undefined || text.sections === 'all') return bare;
  const missing = numbered(date).map((entry) =>
    numbersIn(entry, date).filter((number) => text.rules[number] === undefined),
  );
  const sections = [...new Set(missing.flat().map((number) => number.slice(0, 3)))].sort(byNumber);
  if (sections.length === 0) return bare;
  const values = {
    date,
    count: missing.filter((numbers) => numbers.length > 0).length,
    sections: listed(sections, 60),
  };
  return [...bare, diagnostic('check.edition-in-part', { at: at(index), severity: 'advice', values })];
}
