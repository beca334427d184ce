import { cyclesIn, graphOf } from '../../../engine/model/graph.js';
import { own } from '../../../engine/model/own.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { JsonPath } from '../../text/document.js';
import type { EntrySummary } from './entry-summary.js';
import { type EntryUnit, placeIn } from './entry-unit.js';
import { references } from './labels.js';
import { groupOf, type Linking } from './linking.js';

type ReferenceKey = (typeof references)[number];

/**
 * Checks references between entries: that the entries named exist, that none overrides a higher layer, that
 * `overrides`, `before` and `after` can have an effect at all, and that there are no cycles.
 */
export function checkReferences(linking: Linking): void {
  for (const unit of linking.units) {
    for (const key of references) checkList(key, unit, linking);
    if (unit.summary.overrides === 'all') checkAll(unit, linking);
  }
  checkCycles(
    linking,
    'entry.order-cycle',
    (one) => one.after,
    (one) => one.before,
  );
  checkCycles(linking, 'entry.override-cycle', (one) => [...namedBy(one), ...one.replaces]);
}

const namedBy = ({ overrides }: EntrySummary): readonly string[] => (overrides === 'all' ? [] : overrides);

function checkList(key: ReferenceKey, unit: EntryUnit, linking: Linking): void {
  const names = unit.draft.raw[key] ?? [];
  for (const [index, name] of (names === 'all' ? [] : names).entries()) {
    const meant = linking.references.referents(name, unit.summary);
    if (meant.length === 0) {
      const suggestion = linking.references.nearestLabel(name);
      linking.findings.fault(unit, 'entry.unknown-label', [key, index], {
        values: { label: name.slice(1) },
        suggestion,
      });
    }
    for (const id of meant) checkReference({ key, unit, part: [key, index] }, id, linking);
  }
}

/** A reference to another entry: in which list, to which entry, and where. */
interface EntryReference {
  readonly key: ReferenceKey;
  readonly unit: EntryUnit;
  readonly part: JsonPath;
}

function checkReference(by: EntryReference, id: string, linking: Linking): void {
  const { key, unit, part } = by;
  const { byId, findings } = linking;
  const others = byId.get(id);
  if (id === unit.summary.id) findings.fault(unit, 'entry.names-itself', part, { values: { id, key } });
  else if (others === undefined) {
    const taken = [unit.summary.id, ...(unit.draft.raw[key] ?? [])];
    const free = [...byId.keys()].filter((one) => !taken.includes(one));
    findings.fault(unit, 'entry.unknown-entry', part, { values: { id, key }, suggestion: nearest(id, free) });
  } else {
    checkHeight(by, others, linking);
    if (key !== 'replaces') checkGroup(by, others, linking);
  }
}

/** Layers have no rank of their own, but no entry may override a higher layer. */
function checkHeight(
  { key, unit, part }: EntryReference,
  others: readonly EntryUnit[],
  { vocabulary, findings }: Linking,
): void {
  if (key !== 'overrides' && key !== 'replaces') return;
  const heightOf = (name: string) => own(vocabulary.layers, name)?.height;
  const { layer } = unit.summary;
  const height = heightOf(layer);
  const above = others.find(({ summary }) => height !== undefined && (heightOf(summary.layer) ?? height) > height);
  if (above === undefined) return;
  const values = { id: above.summary.id, key, layer, other: above.summary.layer };
  findings.fault(unit, 'entry.overrides-above', part, { values, also: [declared(above)] });
}

function checkGroup(
  { key, unit, part }: EntryReference,
  others: readonly EntryUnit[],
  { vocabulary: { questions, events }, findings }: Linking,
): void {
  const group = groupOf(unit.summary);
  // If the question or the event does not exist, that is the mistake.
  const isKnown = ({ summary: { of = '' } }: EntryUnit) => Object.hasOwn(questions, of) || Object.hasOwn(events, of);
  if (group === undefined || ![unit, ...others].every(isKnown)) return;
  if (others.some((other) => groupOf(other.summary) === group)) return;
  const other = others[0]!;
  const about = ({ summary: { hook, of } }: EntryUnit) => (hook === undefined ? '–' : `${hook} ${of}`);
  const values = { id: other.summary.id, key, of: about(unit), other: about(other) };
  findings.fault(unit, 'entry.elsewhere', part, { values, also: [declared(other)] });
}

const declared = (unit: EntryUnit) => ({ at: placeIn(unit, 'id'), label: 'declared' });

/** Card text cannot know ids, so entries of the highest tier, and only these, may override everything else. */
function checkAll(unit: EntryUnit, { vocabulary, findings }: Linking): void {
  const heights = Object.values(vocabulary.layers).map((layer) => layer.height);
  const { layer } = unit.summary;
  const height = own(vocabulary.layers, layer)?.height ?? Number.POSITIVE_INFINITY;
  if (height < Math.max(...heights)) findings.fault(unit, 'entry.overrides-all', ['overrides'], { values: { layer } });
}

/** Reports each cycle once, at the first of its entries by id. `later` is `earlier` in the opposite direction. */
function checkCycles(
  linking: Linking,
  code: string,
  earlier: (one: EntrySummary) => readonly string[],
  later: (one: EntrySummary) => readonly string[] = () => [],
): void {
  const edges = linking.units.flatMap(({ summary }) => [
    ...earlier(summary).map((id) => [summary.id, id] as const),
    ...later(summary).map((id) => [id, summary.id] as const),
  ]);
  for (const cycle of cyclesIn(graphOf(edges.filter(([from, to]) => from !== to)))) {
    const first = linking.byId.get(cycle[0]!)?.[0];
    if (first === undefined) continue;
    linking.findings.fault(first, code, ['id'], { values: { cycle: [...cycle, cycle[0]].join(' → ') } });
  }
}
