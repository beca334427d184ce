import type { Diagnostic } from 'tavolata/compiler';
import { comparedWith, type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { type JsonDocument, listed, type ReadDocuments, type Span } from 'tavolata/workspace';
import { changesByDigests, inSections } from '../editions/digest-changes.js';
import { Fates } from '../editions/fates.js';
import { straysIn } from '../editions/strays.js';
import { diagnostic } from '../messages/index.js';
import { type EditionDigests, isSameRule, type TextDigests, wordsDigest } from '../official/digests.js';
import { latestDigests } from '../official/latest.js';
import { isListed } from '../official/number-lists.js';
import { sectionOf } from '../official/official.js';
import { namedIn, seenIn } from '../official/see.js';
import { newestEdition, withoutEntry } from './edition-gaps.js';

/**
 * What the digests of the official texts show about the entries of some files: numbers that an edition does not have,
 * and entries not compared with it.
 */
export function editionFindings(
  rulebook: Rulebook,
  documents: ReadDocuments,
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  if (digests.length === 0) return [];
  const compared = new Compared(rulebook, digests);
  const byFile = new Map(documents.entries.map((document) => [document.source.file, document]));
  const placed = (entry: Entry, key: string): Span | undefined => {
    const document = byFile.get(entry.source.file);
    const at = document?.at(`${entry.source.pointer}/${key}`);
    return at ?? document?.at(entry.source.pointer);
  };
  const asked = rulebook.entries.filter(({ source }) => byFile.has(source.file));
  return [
    ...asked.flatMap((entry) => [
      ...compared.wrongNumbers(entry, placed(entry, 'numbered')),
      ...compared.references(entry, documents.entries, placed(entry, 'see')),
      ...compared.forgotten(entry, (date) => numbersIn(entry, date), placed(entry, 'numbered')),
      ...compared.forgotten(entry, (date) => seenIn(entry, documents.entries, date), placed(entry, 'see')),
      ...compared.forgotten(entry, namedIn(entry, documents.entries), placed(entry, entry.texts ? 'texts' : 'text')),
      ...compared.confirmation(entry, placed(entry, entry.confirmed === undefined ? 'id' : 'confirmed')),
    ]),
    ...withoutEntry(compared, documents),
    ...newestEdition(compared, documents),
  ];
}

/** The entries whose rules have changed in a later edition than the one they were compared with. */
export function outdatedEntries(rulebook: Rulebook, digests: readonly EditionDigests[]): readonly Entry[] {
  const compared = new Compared(rulebook, digests);
  return rulebook.entries.filter((entry) =>
    compared.confirmation(entry, undefined).some(({ code }) => code === 'check.unconfirmed'),
  );
}

/**
 * The entries with numbers in an edition that were compared only with an older one, unless digests show that their
 * rules are unchanged.
 */
export function uncomparedEntries(
  rulebook: Rulebook,
  digests: readonly EditionDigests[],
  edition: EditionDate,
): readonly Entry[] {
  const compared = new Compared(rulebook, digests);
  return rulebook.entries.filter((entry) => {
    const isThere = isInForce(entry, edition) && numbersIn(entry, edition).length > 0;
    return isThere && (comparedWith(rulebook, entry) ?? '') < edition && !compared.saysTheSame(entry, edition);
  });
}

class Compared {
  readonly texts: ReadonlyMap<EditionDate, TextDigests>;
  /** The editions with digests, oldest first. */
  private readonly dates: readonly EditionDate[];
  private readonly known = new Map<string, Fates>();

  constructor(
    readonly rulebook: Rulebook,
    private readonly digests: readonly EditionDigests[],
  ) {
    this.texts = new Map(
      digests.flatMap(({ date, texts }) => (texts.en === undefined ? [] : [[date, texts.en] as const])),
    );
    this.dates = rulebook.editions.map(({ date }) => date).filter((date) => this.texts.has(date));
  }

  wrongNumbers(entry: Entry, at: Span | undefined): readonly Diagnostic[] {
    const wrong = new Map<string, EditionDate[]>();
    for (const date of this.dates) {
      if (!isInForce(entry, date)) continue;
      for (const number of numbersIn(entry, date))
        if (this.lacks(date, number)) wrong.set(number, [...(wrong.get(number) ?? []), date]);
    }
    return [...wrong].map(([number, dates]) => {
      const before = this.dates
        .filter((date) => date < dates[0]! && this.texts.get(date)!.rules[number] !== undefined)
        .at(-1);
      const suggestion = before && this.movedTo(number, before, dates[0]!);
      const values = { entry: entry.id, number, editions: listed(dates, 4) };
      return diagnostic('check.number-not-in-edition', { at, values, suggestion });
    });
  }

  /** The number in another edition of the rule that had a number in one. */
  private movedTo(number: string, from: EditionDate, to: EditionDate): string | undefined {
    const now = this.fates(from, to).movedTo(number) ?? undefined;
    return now === number ? undefined : now;
  }

  /** What became of all rules from one edition to another, by their digests. */
  private fates(from: EditionDate, to: EditionDate): Fates {
    return this.fatesOf(`${from} ${to}`, () => this.texts.get(from)!, to);
  }

  /** The same from the last known state of each section: the edition may have been available only in part. */
  private step(from: EditionDate, to: EditionDate): Fates {
    return this.fatesOf(`up to ${from} ${to}`, () => latestDigests(this.digests, from, 'en'), to);
  }

  private fatesOf(key: string, textBefore: () => TextDigests, to: EditionDate): Fates {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const [before, after] = [textBefore(), this.texts.get(to)!];
    const found = new Fates(changesByDigests(inSections(before, after), after), before, after);
    this.known.set(key, found);
    return found;
  }

  confirmation(entry: Entry, at: Span | undefined): readonly Diagnostic[] {
    const confirmed = this.confirmedOf(entry);
    if (Object.keys(entry.numbered).length === 0) return [];
    const last = this.dates.filter((date) => this.holds(entry, date)).at(-1);
    const values = { entry: entry.id, confirmed: confirmed ?? '–', last: last ?? '–' };
    if (confirmed !== undefined && !this.holds(entry, confirmed)) {
      const code = last === undefined ? 'check.confirmed-without-text' : 'check.confirmed-too-far';
      return [diagnostic(code, { at, severity: 'warning', values })];
    }
    if (last === undefined) return [];
    if (confirmed === undefined) return [diagnostic('check.never-confirmed', { at, severity: 'warning', values })];
    const later = this.dates.filter((date) => date > confirmed && isInForce(entry, date));
    const changed = later
      .map((date) => ({ date, numbers: this.changed(entry, confirmed, date) }))
      .filter(({ numbers }) => numbers.length > 0);
    const newest = changed.at(-1);
    // A comparison stays valid as long as the words are the same.
    if (newest === undefined) return [];
    const more = { last: newest.date, numbers: listed(newest.numbers) };
    const suggestion = newest.numbers
      .map((number) => this.movedTo(number, confirmed, newest.date))
      .find((to) => to !== undefined);
    return [diagnostic('check.unconfirmed', { at, severity: 'warning', suggestion, values: { ...values, ...more } })];
  }

  /**
   * The edition that an entry was compared with; of editions before that of the rulebook, the last one that has its
   * numbers.
   */
  confirmedOf(entry: Entry): EditionDate | undefined {
    const { confirmed: all = '' } = this.rulebook;
    if (entry.confirmed !== undefined || Object.keys(entry.numbered).length === 0)
      return comparedWith(this.rulebook, entry);
    return this.dates.findLast((date) => date <= all && this.holds(entry, date));
  }

  /** Whether the rules of an entry are the same in an edition as in the one it was compared with. */
  saysTheSame(entry: Entry, edition: EditionDate): boolean {
    const confirmed = this.confirmedOf(entry);
    const isKnown = confirmed !== undefined && [confirmed, edition].every((date) => this.holds(entry, date));
    return isKnown && this.changed(entry, confirmed, edition).length === 0;
  }

  /** Whether the targets of an entry's references exist in every edition, and are the same in the last. */
  references(entry: Entry, documents: readonly JsonDocument[], at: Span | undefined): readonly Diagnostic[] {
    const last = this.dates.filter((date) => isInForce(entry, date)).at(-1);
    if (last === undefined) return [];
    const now = this.texts.get(last)!.rules;
    const seen = seenIn(entry, documents, last);
    const confirmed = comparedWith(this.rulebook, entry) ?? last;
    const values = { entry: entry.id, last, confirmed };
    for (const date of this.dates.filter((one) => isInForce(entry, one)).reverse()) {
      const nowhere = seenIn(entry, documents, date).filter((number) => this.lacks(date, number));
      if (nowhere.length === 0) continue;
      const more = { ...values, last: date, numbers: listed(nowhere) };
      return [diagnostic('check.see-nowhere', { at, severity: 'warning', values: more })];
    }
    if (confirmed === last || !this.wasCompared(entry, confirmed, last)) return [];
    const before = seenIn(entry, documents, confirmed).flatMap(
      (number) => this.texts.get(confirmed)?.rules[number] ?? [],
    );
    const changed = seen.filter((number) => {
      const rule = now[number];
      return rule !== undefined && before.length > 0 && !before.some((one) => wordsDigest(one) === wordsDigest(rule));
    });
    if (changed.length === 0) return [];
    return [
      diagnostic('check.see-changed', { at, severity: 'warning', values: { ...values, numbers: listed(changed) } }),
    ];
  }

  /**
   * Numbers that an entry keeps from one edition to the next, although the words under them have moved, or been
   * replaced.
   */
  forgotten(
    entry: Entry,
    numbersIn: (date: EditionDate) => readonly string[],
    at: Span | undefined,
  ): readonly Diagnostic[] {
    const life = this.dates.filter((date) => isInForce(entry, date));
    const named = life.map(numbersIn);
    return life.slice(1).flatMap((date, index) => {
      const [from, was, is] = [life[index]!, named[index]!, named[index + 1]!];
      const fates = this.step(from, date);
      const strays = was.length === 0 ? [] : straysIn(was, is, (to) => fates.wordsMovedTo(to), false);
      const reported = (code: string, number: string, values: Diagnostic['values']): Diagnostic =>
        diagnostic(code, { at, severity: 'warning', values: { entry: entry.id, number, from, date, ...values } });
      const taken = was.join() !== is.join() ? [] : is.filter((number) => !strays.some(({ to }) => to === number));
      return [
        ...strays.map(({ to, instead }) => reported('check.number-moved', to, { instead: instead ?? '–' })),
        ...taken.flatMap((number) => {
          const before = fates.wordsCameFrom(number) ?? number;
          return was.includes(before) ? [] : [reported('check.number-taken', number, { before })];
        }),
      ];
    });
  }

  /** An entry without a number was compared with the rules only if it was maintained up to the previous edition. */
  private wasCompared({ numbered }: Entry, confirmed: EditionDate, last: EditionDate): boolean {
    const before = this.rulebook.editions.filter(({ date }) => date < last).at(-1)?.date ?? '';
    return Object.keys(numbered).length > 0 || confirmed >= before;
  }

  /** Whether the digests of an edition have every number of the entry in it. */
  holds(entry: Entry, date: EditionDate): boolean {
    const text = this.texts.get(date);
    if (text === undefined || !isInForce(entry, date)) return false;
    const numbers = numbersIn(entry, date);
    return numbers.length > 0 && numbers.every((number) => text.rules[number] !== undefined);
  }

  /**
   * The numbers of an entry, as far as an edition's digests have them, whose words differ from those of an older
   * edition.
   */
  private changed(entry: Entry, from: EditionDate, to: EditionDate): readonly string[] {
    const before = numbersIn(entry, from).map((number) => this.texts.get(from)!.rules[number]!);
    const now = this.texts.get(to)!.rules;
    return numbersIn(entry, to).filter((number) => {
      const rule = now[number];
      if (rule === undefined || before.some((one) => isSameRule(one, rule))) return false;
      const fates = this.fates(from, to);
      const fate = fates.into(number);
      return fate === undefined || !numbersIn(entry, from).includes(fate.old ?? '') || !fates.saysTheSame(fate);
    });
  }

  private lacks(date: EditionDate, number: string): boolean {
    const { sections, numbers } = this.texts.get(date)!;
    return !isListed(numbers, number) && (sections === 'all' || sections.includes(sectionOf(number)));
  }
}
