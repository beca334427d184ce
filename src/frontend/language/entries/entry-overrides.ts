import type { Entry } from '../../../engine/model/entry.js';
import { cyclesIn, graphOf } from '../../../engine/model/graph.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { JsonPath } from '../../text/document.js';
import { references } from './labels.js';
import { groupOf, type Linked, type Linking } from './linked.js';

type ReferenceKey = (typeof references)[number];

/**
 * Checks what entries say about others: that these exist, that nothing of a higher layer is overridden, that an `overrides`,
 * `before` or `after` can have an effect at all, and that nothing goes round in a cycle.
 */
export function checkReferences(linking: Linking): void {
  for (const linked of linking.linked) {
    for (const key of references) checkList(key, linked, linking);
    if (linked.entry.overrides === 'all') checkAll(linked, linking);
  }
  checkCycles(
    linking,
    'entry.order-cycle',
    (entry) => entry.after,
    (entry) => entry.before,
  );
  checkCycles(linking, 'entry.override-cycle', (entry) => [...namedBy(entry), ...entry.replaces]);
}

const namedBy = (entry: Entry): readonly string[] => (entry.overrides === 'all' ? [] : entry.overrides);

function checkList(key: ReferenceKey, linked: Linked, linking: Linking): void {
  const { entry, draft } = linked;
  const names = draft.raw[key] ?? [];
  for (const [index, name] of (names === 'all' ? [] : names).entries()) {
    const path = [...draft.path, key, index];
    const meant = linking.references.meant(name, entry);
    if (meant.length === 0) {
      const suggestion = linking.references.nearestLabel(name);
      draft.sink.fault('entry.unknown-label', path, { values: { label: name.slice(1) }, suggestion });
    }
    for (const id of meant) checkReference(key, id, linked, path, linking);
  }
}

function checkReference(key: ReferenceKey, id: string, linked: Linked, path: JsonPath, linking: Linking): void {
  const { entry, draft } = linked;
  const others = linking.byId.get(id);
  if (id === entry.id) draft.sink.fault('entry.names-itself', path, { values: { id, key } });
  else if (others === undefined) {
    const taken = [entry.id, ...(draft.raw[key] ?? [])];
    const free = [...linking.byId.keys()].filter((one) => !taken.includes(one));
    draft.sink.fault('entry.unknown-entry', path, { values: { id, key }, suggestion: nearest(id, free) });
  } else {
    checkHeight(key, linked, others, path, linking);
    if (key !== 'replaces') checkGroup(key, linked, others, path, linking);
  }
}

/** Layers are not ranked by themselves, but nobody may override what stands above. */
function checkHeight(
  key: ReferenceKey,
  { entry, draft }: Linked,
  others: readonly Linked[],
  path: JsonPath,
  { vocabulary }: Linking,
): void {
  if (key !== 'overrides' && key !== 'replaces') return;
  const height = (layer: string) =>
    Object.hasOwn(vocabulary.layers, layer) ? vocabulary.layers[layer]!.height : undefined;
  const own = height(entry.layer);
  const above = others.find((other) => own !== undefined && (height(other.entry.layer) ?? own) > own);
  if (above === undefined) return;
  const values = { id: above.entry.id, key, layer: entry.layer, other: above.entry.layer };
  draft.sink.fault('entry.overrides-above', path, { values, also: [{ at: declared(above), label: 'declared' }] });
}

function checkGroup(
  key: string,
  { entry, draft }: Linked,
  others: readonly Linked[],
  path: JsonPath,
  { vocabulary: { questions, events } }: Linking,
): void {
  const group = groupOf(entry);
  // Where the question or the event does not exist, that is the mistake.
  const isKnown = ({ of = '' }: Entry) => Object.hasOwn(questions, of) || Object.hasOwn(events, of);
  if (group === undefined || ![entry, ...others.map((other) => other.entry)].every(isKnown)) return;
  if (others.some((other) => groupOf(other.entry) === group)) return;
  const other = others[0]!;
  const about = ({ hook, of }: Entry) => (hook === undefined ? '–' : `${hook} ${of}`);
  const values = { id: other.entry.id, key, of: about(entry), other: about(other.entry) };
  draft.sink.fault('entry.elsewhere', path, { values, also: [{ at: declared(other), label: 'declared' }] });
}

const declared = ({ draft }: Linked) => draft.sink.at([...draft.path, 'id']);

/** Card text cannot know ids, so entries of the highest tier may override everything else; others may not. */
function checkAll({ entry, draft }: Linked, { vocabulary }: Linking): void {
  const heights = Object.values(vocabulary.layers).map((layer) => layer.height);
  const layer = Object.hasOwn(vocabulary.layers, entry.layer) ? vocabulary.layers[entry.layer] : undefined;
  if (layer !== undefined && layer.height < Math.max(...heights)) {
    draft.sink.fault('entry.overrides-all', [...draft.path, 'overrides'], { values: { layer: entry.layer } });
  }
}

/** Reports each cycle once, at the first of its entries by id. `later` says the same as `earlier` the other way round. */
function checkCycles(
  linking: Linking,
  code: string,
  earlier: (entry: Entry) => readonly string[],
  later: (entry: Entry) => readonly string[] = () => [],
): void {
  const edges = linking.linked.flatMap(({ entry }) => [
    ...earlier(entry).map((id) => [entry.id, id] as const),
    ...later(entry).map((id) => [id, entry.id] as const),
  ]);
  for (const cycle of cyclesIn(graphOf(edges.filter(([from, to]) => from !== to)))) {
    const first = linking.byId.get(cycle[0]!)?.[0];
    if (first === undefined) continue;
    first.draft.sink.fault(code, [...first.draft.path, 'id'], {
      values: { cycle: [...cycle, cycle[0]].join(' → ') },
    });
  }
}
