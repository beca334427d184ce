import type { Entry } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.js';
import { DiagnosticSink } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { overlap } from './entry-dates.js';
import { readRule } from './link-entry.js';
import type { Linked } from './linked.js';

/** What an entry takes over from the one whose logic it has. */
const logic = [
  ...(['hook', 'of', 'when', 'each', 'let', 'verdict', 'else', 'value', 'cases'] as const),
  ...(['severity', 'reason', 'remedy', 'do', 'steps'] as const),
] satisfies readonly (keyof Entry)[];

/**
 * Gives each entry with `logicOf` the logic of the entry that it names, which keeps its own place, numbers and texts. Of several meanings
 * of that entry the one counts that lives at the same time, if any does; there must be one. An entry with a question or event of its
 * own has that logic about it: its names are looked up again.
 *
 * @param linked all entries, under house rules those of the rulebook as well
 */
export const shareLogic = (
  linked: readonly Linked[],
  byId: ReadonlyMap<string, readonly Linked[]>,
  known: Known,
): readonly Linked[] =>
  linked.map((one) => {
    const from = one.entry.logicOf === undefined ? undefined : sourceOf(one, one.entry.logicOf, byId);
    return from === undefined
      ? one
      : { ...one, entry: { ...one.entry, ...logicOf(from.entry), ...elsewhere(one, from, known) } };
  });

/** What is otherwise where the logic of an entry is about another question or event than there. */
function elsewhere({ entry, draft }: Linked, from: Linked, known: Known): Partial<Entry> {
  const { hook, of } = entry;
  if (hook === undefined || of === undefined || (hook === from.entry.hook && of === from.entry.of)) return {};
  const isKnown = (hook === 'answers' ? known.question(of) : known.event(of)) !== undefined;
  const found: Diagnostic[] = [];
  const sink = new DiagnosticSink(from.draft.sink.document, (one) => found.push(one));
  const rule = isKnown && hook === from.entry.hook && readRule({ ...from.draft, sink, hook, of }, known);
  if (rule && !hasErrors(found)) return { hook, of, ...rule };
  const also = found
    .flatMap(({ at }) => (at === undefined || at.end === 0 ? [] : [{ at, label: 'first' }]))
    .slice(0, 1);
  const values = { id: from.entry.id, of, own: from.entry.of ?? '' };
  // A mistake in the logic itself is reported where the logic is written.
  if (isKnown && !from.reported)
    draft.sink.fault('entry.logic-elsewhere', [...draft.path, 'logicOf'], { values, also });
  return { hook, of };
}

const logicOf = (entry: Entry): Partial<Entry> =>
  Object.fromEntries(logic.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])));

/** The entry that has the logic, else nothing and a report of why not. */
function sourceOf(
  { entry, draft }: Linked,
  id: string,
  byId: ReadonlyMap<string, readonly Linked[]>,
): Linked | undefined {
  const path = [...draft.path, 'logicOf'];
  const fault = (code: string, values: { readonly [name: string]: string }, suggestion?: string) => {
    draft.sink.fault(code, path, { values, suggestion });
    return undefined;
  };
  const all = byId.get(id);
  if (id === entry.id) return fault('entry.names-itself', { id, key: 'logicOf' });
  if (all === undefined) return fault('entry.unknown-entry', { id, key: 'logicOf' }, nearest(id, byId.keys()));
  const together = all.filter((other) => overlap(other.entry, entry));
  const [from = all[0]!, ...others] = together.length > 0 ? together : all;
  const first = from.entry;
  if (first.logicOf !== undefined) return fault('entry.logic-of-sharer', { id, further: first.logicOf }, first.logicOf);
  if (first.hook === undefined) return fault('entry.no-logic', { id });
  const same = JSON.stringify(logicOf(first));
  const other = others.find((one) => JSON.stringify(logicOf(one.entry)) !== same)?.entry;
  if (other !== undefined) return fault('entry.two-logics', { id, since: other.since ?? first.since ?? '' });
  if (first.kind !== entry.kind) return fault('entry.other-kind', { id, kind: first.kind, own: entry.kind });
  return from;
}
