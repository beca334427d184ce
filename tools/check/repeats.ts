import groupBy from 'lodash/groupBy.js';
import isEqual from 'lodash/isEqual.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import type { Diagnostic } from 'tavolata/compiler';
import { type JsonDocument, logicKeys, pointer, type RawEntries, type RawEntry } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

interface WrittenEntry {
  readonly raw: RawEntry;
  readonly document: JsonDocument;
  readonly index: number;
}

/** Keys in which two meanings of one entry may differ if only the words have changed. */
const wording = ['name', 'text', 'texts', 'numbered', 'see', 'since', 'until', 'confirmed'];

/**
 * Duplicates in the files: two ids with the same logic, two meanings of one id that differ only in their words, and
 * numbers that an entry already has. Each rule is stated in one place, so that no copy of it is forgotten in a change.
 */
export function repeats(documents: readonly JsonDocument[]): readonly Diagnostic[] {
  const written = documents.flatMap((document) =>
    ((document.value as RawEntries).entries ?? []).map((raw, index): WrittenEntry => ({ raw, document, index })),
  );
  return [...sameLogic(written), ...onlyWords(written), ...written.flatMap(sameNumbers)];
}

function sameLogic(written: readonly WrittenEntry[]): readonly Diagnostic[] {
  const deciding = written.filter(({ raw }) => raw.logicOf === undefined && raw.kind !== 'reference');
  const groups = groupBy(deciding, ({ raw }) => JSON.stringify([raw.kind, pick(raw, logicKeys)]));
  return Object.values(groups).flatMap(([first, ...others]) =>
    others.filter(({ raw }) => raw.id !== first!.raw.id).map((other) => found('check.same-logic', other, first!)),
  );
}

const onlyWords = (written: readonly WrittenEntry[]): readonly Diagnostic[] =>
  Object.values(groupBy(written, ({ raw }) => raw.id)).flatMap((meanings) => {
    const inOrder = meanings.toSorted((a, b) => (bornOn(a.raw) < bornOn(b.raw) ? -1 : 1));
    return inOrder.flatMap((later, index) => {
      const former = inOrder[index - 1];
      if (former === undefined || former.raw.until !== bornOn(later.raw)) return [];
      const same = JSON.stringify(omit(former.raw, wording)) === JSON.stringify(omit(later.raw, wording));
      return same ? [found('check.only-words', later, former)] : [];
    });
  });

/** Dates from which an entry has the same numbers as before. */
const sameNumbers = ({ raw: { numbered = {} }, document, index }: WrittenEntry): readonly Diagnostic[] =>
  Object.keys(numbered)
    .sort()
    .flatMap((since, nth, dates) => {
      const former = dates[nth - 1];
      if (former === undefined || !isEqual(numbered[former], numbered[since])) return [];
      const at = document.keyAt(pointer('entries', index, 'numbered', since));
      return [diagnostic('check.same-number', { at, severity: 'warning', values: { since, former } })];
    });

/** The first day of an entry: `since`, else that of its first number. */
const bornOn = ({ since, numbered }: RawEntry): string => since ?? Object.keys(numbered ?? {}).sort()[0] ?? '';

const placeOf = ({ document, index }: WrittenEntry) => document.at(pointer('entries', index, 'id'));

const found = (code: string, one: WrittenEntry, other: WrittenEntry): Diagnostic =>
  diagnostic(code, {
    at: placeOf(one),
    severity: 'warning',
    values: { id: other.raw.id, since: bornOn(one.raw) },
    also: [{ at: placeOf(other), label: 'first' }],
  });
