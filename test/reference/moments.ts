import type { Entry, Step } from '../../src/model/entry.js';
import { Fault } from '../../src/model/fault.js';
import type { Env } from './language.js';

/** An entry at work on one event. */
export interface Working {
  readonly entry: Entry;
  readonly env: Env;
}
export interface Part extends Working {
  readonly step: Step;
}
interface Moment {
  readonly names: string[];
  readonly place: string;
  readonly parts: Part[];
}

export const byId = (a: { readonly entry: Entry }, b: { readonly entry: Entry }): number =>
  a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : 0;

/** The moments of a procedure: its own steps, with those of the entries that join it hung at, before or after them. */
export const momentsOf = (rows: readonly Working[], event: string): readonly (readonly Part[])[] => {
  const parts = rows.flatMap((row) => (row.entry.steps ?? []).map((step): Part => ({ ...row, step })));
  const moments = parts
    .filter(({ step }) => step.anchor === undefined)
    .map((part): Moment => ({ names: [part.step.name ?? ''], place: '', parts: [part] }));
  let waiting = parts.filter(({ step }) => step.anchor !== undefined);
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length;
    waiting = waiting.filter((part) => !hang(moments, part));
  }
  if (waiting.length > 0) throw new Fault('fault.no-step', { entry: '', step: '', event });
  return moments.map((moment) => moment.parts.toSorted(byId));
};

/** True when the place where a step hangs is there. Steps that hang at the same place act together. */
const hang = (moments: Moment[], part: Part): boolean => {
  const { place, step } = part.step.anchor as { readonly place: string; readonly step: string };
  const found = moments.findIndex(({ names }) => names.includes(step));
  if (found < 0) return false;
  const key = `${place} ${step}`;
  const beside = place === 'with' ? moments[found] : moments.find((moment) => moment.place === key);
  const moment = beside ?? { names: [], place: key, parts: [] };
  if (beside === undefined) moments.splice(place === 'before' ? found : found + 1, 0, moment);
  moment.parts.push(part);
  if (part.step.name !== undefined) moment.names.push(part.step.name);
  return true;
};
