import type { Lang } from 'tavolata/runtime';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';

import type { Ledger, TextRecord, UnitRecords } from './ledger.js';
import { isWritten } from './pairs.js';
import { isReviewVoid, otherLang, type StatedText } from './states.js';

/** A statement about some texts: that they follow the present texts that they are made from, and their state. */
export interface Marking {
  readonly state: 'draft' | 'translated' | 'reviewed';
  /** For `reviewed`: who read them, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** For texts that others were made from so far: they are now made from those. */
  readonly isTranslation?: boolean;
}

/** The records after some texts were marked. */
export function marked(
  ledger: Ledger,
  texts: readonly StatedText[],
  marking: Marking,
): ReadonlyMap<string, UnitRecords> {
  const records = new Map(ledger.records);
  for (const { unit, lang, source, record } of texts) {
    const from = source ?? (lang === 'it' && record === undefined ? 'en' : undefined);
    const made = marking.isTranslation === true ? otherLang(lang) : from;
    records.set(unit.key, {
      ...records.get(unit.key),
      [lang]: { ...recordOf(unit, lang, made, marking), ...(record?.note && { note: record.note }) },
    });
  }
  return records;
}

const recordOf = (unit: TextUnit, lang: Lang, source: Lang | undefined, { state, by, on }: Marking): TextRecord => ({
  ...(state !== 'translated' && { state }),
  ...(source !== undefined && { from: `${source}:${digestOf(unit[source])}` }),
  ...(state === 'reviewed' && { ...(by && { by }), ...(on && { on }), text: digestOf(unit[lang]) }),
});

/** Keys of records whose texts no longer exist. */
export function goneRecords({ spelledOut }: Ledger, units: readonly TextUnit[]): readonly string[] {
  const keys = new Set(units.map(({ key }) => key));
  return spelledOut.filter((key) => !keys.has(key));
}

/** Whether nothing is recorded of a text as it is now. */
export function isUnrecorded(unit: TextUnit, { records }: Ledger): boolean {
  const known = records.get(unit.key);
  return known === undefined || (['en', 'it'] as const).some((lang) => isReviewVoid(unit, lang, known[lang]));
}

/**
 * Records for texts without one, each Italian text made from the English beside it, and without reviews of other words;
 * those of texts that no longer exist are dropped.
 */
export const recorded = ({ records }: Ledger, units: readonly TextUnit[]): ReadonlyMap<string, UnitRecords> =>
  new Map(
    units.flatMap((unit) => {
      const { key, en, it } = unit;
      const record = records.get(key) ?? (isWritten(it) ? { it: { from: `en:${digestOf(en)}` } } : undefined);
      return record === undefined ? [] : [[key, withoutVoid(unit, record)] as const];
    }),
  );

function withoutVoid(unit: TextUnit, records: UnitRecords): UnitRecords {
  const found = (['en', 'it'] as const).find((lang) => isReviewVoid(unit, lang, records[lang]));
  if (found === undefined) return records;
  const source = otherLang(found);
  return { ...records, [found]: { ...withoutReview(records[found]), from: `${source}:${digestOf(unit[source])}` } };
}

/** A changed text is no longer the one that was reviewed. */
export function withoutReview(record: TextRecord | undefined): TextRecord | undefined {
  if (record?.state !== 'reviewed') return record;
  const { state: _, by: __, on: ___, text: ____, ...kept } = record;
  return kept;
}
