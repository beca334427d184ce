import type { Diagnostic } from 'tavolata/compiler';
import { listed } from 'tavolata/workspace';
import { isToFill } from '../../check/to-fill.js';
import { diagnostic } from '../../messages/index.js';
import { placeOf, type TextUnit } from '../units/unit.js';
import type { Ledger } from './ledger.js';
import { goneRecords, isUnrecorded } from './mark.js';
import { statedTexts } from './states.js';

/** Where texts and their records disagree: stale translations one by one, everything else on one line. */
export function stateFindings(units: readonly TextUnit[], ledger: Ledger): readonly Diagnostic[] {
  // What is still to be written has a finding of its own, and nobody compares the texts of a file before.
  const isWritten = ({ document }: TextUnit) => !isToFill(document.source);
  const missing = units.filter((unit) => isUnrecorded(unit, ledger) && isWritten(unit));
  const gone = goneRecords(ledger, units);
  const inOne = (code: string, which: readonly string[]): readonly Diagnostic[] => {
    if (which.length === 0) return [];
    const [first] = missing;
    const at = code === 'text.unrecorded' ? first && placeOf(first, 'it') : undefined;
    return [diagnostic(code, { at, severity: 'warning', values: { count: which.length, keys: listed(which, 8) } })];
  };
  const stale = statedTexts(units, ledger).flatMap(({ unit, lang, source, state }) => {
    if (state !== 'stale' || source === undefined) return [];
    const also = [{ at: placeOf(unit, source), label: 'with' }];
    const values = { unit: unit.key, from: source };
    return [diagnostic('text.stale', { at: placeOf(unit, lang), also, severity: 'warning', values })];
  });
  return [
    ...stale,
    ...inOne(
      'text.unrecorded',
      missing.map(({ key }) => key),
    ),
    ...inOne('text.gone', gone),
  ];
}
