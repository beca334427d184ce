import type { Step } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import type { CompiledEventEntry, CompiledStep, FixedLets } from '../ruleset/event-rules.js';
import type { EventValue } from '../values/values.js';
import type { ReasonBasis } from './basis.js';

/** A running procedure of one event. */
export interface ProcedureInstance {
  readonly event: EventValue;
  readonly rows: readonly CompiledEventEntry[];
  readonly phases: readonly (readonly AnchoredStep[])[];
  /** For each entry, the names that were fixed when the procedure began. */
  readonly lets: readonly FixedLets[];
  /** What the conditions and names of each entry rested on when the procedure began. */
  readonly bases: readonly (readonly ReasonBasis[])[];
}

/** A step that one of the entries adds to a procedure. */
export interface AnchoredStep {
  readonly row: CompiledEventEntry;
  readonly step: CompiledStep;
}

/** A step that waits for the step it is anchored to. */
interface WaitingStep {
  readonly part: AnchoredStep;
  readonly anchor: NonNullable<Step['anchor']>;
}

interface Phase {
  readonly names: Set<string>;
  /** Its anchor, so that several entries with the same anchor act together. */
  readonly key: string;
  readonly parts: AnchoredStep[];
}

/** The same entries take part in a procedure again and again; their phases never change. */
const phasesByEntry = new WeakMap<
  CompiledEventEntry,
  { readonly rows: readonly CompiledEventEntry[]; readonly phases: readonly (readonly AnchoredStep[])[] }[]
>();

/**
 * The phases of one procedure: the steps of the entry that expands the event, with those of the entries that join it
 * at, before or after their anchors. Parts of one phase are in order of entry id.
 *
 * @throws Fault if a step is anchored to one that does not exist.
 */
export function phasesOf(
  rows: readonly CompiledEventEntry[],
  { event }: EventValue,
): readonly (readonly AnchoredStep[])[] {
  const first = rows[0] as CompiledEventEntry;
  const before = phasesByEntry.get(first) ?? [];
  const same = before.find((one) => one.rows.length === rows.length && rows.every((row, i) => row === one.rows[i]));
  if (same) return same.phases;
  const phases = anchoredTogether(rows, event);
  phasesByEntry.set(first, [...before, { rows, phases }]);
  return phases;
}

function anchoredTogether(rows: readonly CompiledEventEntry[], event: string): readonly (readonly AnchoredStep[])[] {
  const out: Phase[] = [];
  const waiting: WaitingStep[] = [];
  for (const row of rows) {
    for (const step of row.steps) {
      const part = { row, step };
      const { anchor, name } = step.step;
      if (anchor) waiting.push({ part, anchor });
      else out.push({ names: new Set(name ? [name] : []), key: '', parts: [part] });
    }
  }
  for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
    before = waiting.length;
    for (const step of [...waiting]) {
      if (anchored(out, step)) waiting.splice(waiting.indexOf(step), 1);
    }
  }
  const [lost] = waiting;
  if (lost) {
    const entry = lost.part.row.entry.id;
    throw new Fault('fault.no-step', { entry, step: lost.anchor.step, event }, [entry]);
  }
  for (const { parts } of out)
    parts.sort((a, b) => (a.row.entry.id < b.row.entry.id ? -1 : a.row.entry.id > b.row.entry.id ? 1 : 0));
  return out.map(({ parts }) => parts);
}

function anchored(out: Phase[], { part, anchor: { place, step: at } }: WaitingStep): boolean {
  const found = out.findIndex(({ names }) => names.has(at));
  if (found < 0) return false;
  const { name } = part.step.step;
  const key = `${place} ${at}`;
  const target = place === 'with' ? out[found] : out.find((phase) => phase.key === key);
  if (target) {
    target.parts.push(part);
    if (name) target.names.add(name);
    return true;
  }
  const phase: Phase = { names: new Set(name ? [name] : []), key, parts: [part] };
  out.splice(place === 'before' ? found : found + 1, 0, phase);
  return true;
}
