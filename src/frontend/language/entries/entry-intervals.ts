import groupBy from 'lodash/groupBy.js';
import { overlap } from '../../../engine/model/entry.js';
import { type CrossFindings, type EntryUnit, placeIn } from './entry-unit.js';
import type { Linking } from './linking.js';

interface OverlappingUnits {
  readonly unit: EntryUnit;
  readonly other: EntryUnit;
}

/**
 * Two objects with one id are two meanings of one entry: they may follow each other, but not be in force at the same
 * time.
 */
export function checkIntervals({ units, findings }: Linking): void {
  const byId = new Map<string, EntryUnit[]>();
  const twice: OverlappingUnits[] = [];
  for (const unit of units) {
    const { id } = unit.summary;
    const same = byId.get(id) ?? [];
    const other = same.find(({ summary }) => overlap(unit.summary, summary));
    if (other !== undefined) twice.push({ unit, other });
    byId.set(id, [...same, unit]);
  }
  const pairs = groupBy(twice, ({ unit, other }) => `${other.summary.file}\n${unit.summary.file}`);
  for (const pair of Object.values(pairs)) reportTwice(pair, findings);
}

/** Several ids that two files share are reported once: one file is most likely a copy of the other. */
function reportTwice(pairs: readonly OverlappingUnits[], findings: CrossFindings): void {
  const [first] = pairs;
  const isCopy = first !== undefined && pairs.length > 2 && first.unit.summary.file !== first.other.summary.file;
  for (const { unit, other } of isCopy ? [first] : pairs) {
    const also = [{ at: placeIn(other, 'id'), label: 'first' }];
    const { id, file } = unit.summary;
    const values = { id, count: pairs.length, file, other: other.summary.file };
    findings.fault(unit, isCopy ? 'entry.copied-file' : 'entry.id-twice', ['id'], { values, also });
  }
}
