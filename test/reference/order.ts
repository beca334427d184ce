import type { Entry, Step } from '../../src/engine/model/entry.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Env } from './interpreter.js';

/** A step of an entry, with the names in its sight. */
export type Part = { readonly entry: Entry; readonly env: Env; readonly step: Step };
type Moment = { readonly names: (string | undefined)[]; readonly place: string; readonly parts: Part[] };

export const byId = (a: { readonly entry: Entry }, b: { readonly entry: Entry }): number =>
  a.entry.id < b.entry.id ? -1 : 1;

const waitsFor = (entry: Entry, other: Entry): boolean =>
  entry.after.includes(other.id) || other.before.includes(entry.id);

/** One by one: the first by id among those whose predecessors have had their turn. */
export const inTurn = (left: readonly Entry[]): readonly Entry[] => {
  const next = left.find((entry) => !left.some((other) => waitsFor(entry, other)));
  return next === undefined ? [] : [next, ...inTurn(left.filter((entry) => entry !== next))];
};

/** How many moments an entry comes after the first, if each comes as early as it may. */
export const momentOf = (entry: Entry, all: readonly Entry[]): number =>
  Math.max(-1, ...all.filter((other) => waitsFor(entry, other)).map((other) => momentOf(other, all))) + 1;

/** The moments of a procedure: its own steps, with those of the entries that join it hung at, before or after them. */
export const momentsOf = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const own = parts.filter(({ step }) => step.anchor === undefined);
  const moments = own.map((part): Moment => ({ names: [part.step.name], place: '', parts: [part] }));
  for (let left = parts.filter(({ step }) => step.anchor !== undefined); left.length > 0; ) {
    const waiting = left.filter((part) => !hang(moments, part));
    if (waiting.length === left.length) throw new Fault('fault.no-step', { entry: '', step: '', event: '' });
    left = waiting;
  }
  return moments.map((moment) => moment.parts.toSorted(byId));
};

/** Hangs a step at, before or after the named one, if that is there; what hangs at the same place acts together. */
const hang = (moments: Moment[], part: Part): boolean => {
  const { place = '', step = '' } = part.step.anchor ?? {};
  const at = moments.findIndex(({ names }) => names.includes(step));
  if (at < 0) return false;
  const beside = moments.find((moment) => moment.place === `${place} ${step}`);
  const moment = (place === 'with' ? moments[at] : beside) ?? { names: [], place: `${place} ${step}`, parts: [] };
  if (!moments.includes(moment)) moments.splice(place === 'before' ? at : at + 1, 0, moment);
  moment.parts.push(part);
  if (part.step.name !== undefined) moment.names.push(part.step.name);
  return true;
};
