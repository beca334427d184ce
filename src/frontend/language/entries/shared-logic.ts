import type { Entry } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import { unknownName } from '../renames.js';
import { overlap } from './entry-dates.js';
import type { Linked } from './linked.js';

/** What an entry takes over from the one whose logic it has. */
const logic = [
  ...(['hook', 'of', 'when', 'each', 'let', 'verdict', 'else', 'value', 'cases'] as const),
  ...(['severity', 'reason', 'remedy', 'do', 'steps'] as const),
] satisfies readonly (keyof Entry)[];

/**
 * Gives each entry with `logicOf` the logic of the entry that it names, which keeps its own place, numbers and texts. Of several meanings
 * of that entry the one counts that lives at the same time, if any does; there must be one.
 *
 * @param linked all entries, under house rules those of the rulebook as well
 * @param renamed old names with the new ones, for suggestions
 */
export const shareLogic = (
  linked: readonly Linked[],
  byId: ReadonlyMap<string, readonly Linked[]>,
  renamed: Vocabulary['renamed'],
): readonly Linked[] =>
  linked.map((one) => {
    const from = one.entry.logicOf === undefined ? undefined : sourceOf(one, one.entry.logicOf, byId, renamed);
    return from === undefined ? one : { ...one, entry: { ...one.entry, ...logicOf(from) } };
  });

const logicOf = (entry: Entry): Partial<Entry> =>
  Object.fromEntries(logic.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])));

/** The entry that has the logic, else nothing and a report of why not. */
function sourceOf(
  { entry, draft }: Linked,
  id: string,
  byId: ReadonlyMap<string, readonly Linked[]>,
  renamed: Vocabulary['renamed'],
): Entry | undefined {
  // An entry of a linked rulebook has its logic already.
  if (entry.hook !== undefined) return undefined;
  const path = [...draft.path, 'logicOf'];
  const fault = (code: string, values: { readonly [name: string]: string }, suggestion?: string) => {
    draft.sink.fault(code, path, { values, suggestion });
    return undefined;
  };
  const all = byId.get(id);
  if (id === entry.id) return fault('entry.names-itself', { id, key: 'logicOf' });
  if (all === undefined)
    return fault(
      ...unknownName('entry.unknown-entry', id, renamed, { id, key: 'logicOf' }),
      nearest(id, byId.keys(), renamed),
    );
  const meanings = all.map((other) => other.entry);
  const together = meanings.filter((other) => overlap(other, entry));
  const [first = meanings[0]!, ...others] = together.length > 0 ? together : meanings;
  if (first.hook === undefined) {
    const further = first.logicOf;
    return further === undefined
      ? fault('entry.no-logic', { id })
      : fault('entry.logic-of-sharer', { id, further }, further);
  }
  const same = JSON.stringify(logicOf(first));
  const other = others.find((one) => JSON.stringify(logicOf(one)) !== same);
  if (other !== undefined) return fault('entry.two-logics', { id, since: other.since ?? first.since ?? '' });
  if (first.kind !== entry.kind) return fault('entry.other-kind', { id, kind: first.kind, own: entry.kind });
  return first;
}
