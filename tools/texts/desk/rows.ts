import groupBy from 'lodash/groupBy.js';
import { isInForce, numbersIn } from 'tavolata/internals';
import type { Lang, Rulebook } from 'tavolata/runtime';
import type { DecidedPair } from '../../editions/pairs.js';
import { sentencePairs } from '../align/sentence-decisions.js';
import type { PairFinding } from '../checks/across.js';
import { type Dismissal, isValid } from '../checks/dismissals.js';
import type { StatedText } from '../state/states.js';
import { digestOf } from '../units/digest.js';
import type { DeskRow } from './data.js';
import { inWords } from './findings.js';

/** The sources of the rows of the desk. */
export interface RowsFrom {
  readonly rulebook: Rulebook;
  readonly texts: readonly StatedText[];
  /** Findings that are not dismissed. */
  readonly open: readonly PairFinding[];
  readonly dismissed: readonly Dismissal[];
  readonly decided: readonly DecidedPair[];
}

/** The texts that are translated into a language, with everything known about them. */
export function rowsOf({ rulebook, texts, open, dismissed, decided }: RowsFrom, target: Lang): readonly DeskRow[] {
  const own = texts.filter(({ lang }) => lang === target);
  const byKey = new Map(own.map(({ unit }) => [unit.key, unit]));
  const pairs = sentencePairs(decided, (key) => byKey.get(key));
  const numbers = numbersOf(rulebook);
  const findings = new Map<string, PairFinding[]>();
  for (const one of open) findings.set(one.key, [...(findings.get(one.key) ?? []), one]);
  const putAside = groupBy(
    dismissed.filter((one) => isValid(one, byKey.get(one.unit))),
    ({ unit }) => unit,
  );
  return own.map(({ unit, state, record }): DeskRow => {
    const { key, area, part, entry, file, en, it } = unit;
    const found = findings.get(key);
    const decision = pairs.get(key);
    const aside = putAside[key]?.map(({ check, language }) => ({ check, language }));
    return {
      key,
      area,
      part,
      ...(entry !== undefined && { entry }),
      file,
      numbers: entry === undefined ? [] : (numbers.get(entry) ?? []),
      en,
      it,
      seen: { en: digestOf(en), it: digestOf(it) },
      state,
      ...(state === 'reviewed' && record?.by !== undefined && { by: record.by, on: record.on ?? '' }),
      ...(record?.note !== undefined && { note: record.note }),
      ...(found && { findings: found.map(inWords) }),
      ...(aside && { dismissed: aside }),
      ...(decision && { pairs: decision }),
    };
  });
}

/** The numbers of entries by id, each in the last edition in which it is in force. */
function numbersOf({ entries, editions }: Rulebook): ReadonlyMap<string, readonly string[]> {
  const dates = editions.map(({ date }) => date).reverse();
  const found = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const last = dates.find((date) => isInForce(entry, date));
    const numbers = last === undefined ? [] : numbersIn(entry, last);
    // Of several versions of an entry, the one with numbers today.
    if (numbers.length > 0 || !found.has(entry.id)) found.set(entry.id, numbers);
  }
  return found;
}
