import type { Need, Pick } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { State } from './state.js';
import { same, type V } from './values.js';

/** What a plan waits for, or misses. */
export class Stopped extends Error {
  constructor(readonly why: { readonly need?: Omit<Need, 'because'>; readonly unknown?: readonly string[] }) {
    super('the plan stops here');
  }
}

/** Answers each choice with the next pick for it, and the same choice, asked again, with the same pick. */
export const picking = (state: State, picks: readonly Pick[]): State['picked'] => {
  const left = [...picks];
  const picked = new Map<string, V>();
  return (matter, among, by) => {
    if (among.length < 2) return among[0] ?? null;
    const key = JSON.stringify([matter, by, among]);
    const names = among.map((one) => state.written(one));
    if (!picked.has(key)) {
      const at = left.findIndex((pick) => pick.matter === matter && (pick.by === undefined || pick.by === by));
      const [pick] = at < 0 ? [] : left.splice(at, 1);
      if (pick === undefined) throw new Stopped({ need: { matter, among: names, by } });
      const chosen = among[names.findIndex((name) => same(name, pick.pick))];
      if (chosen === undefined) throw new Fault('fault.pick', { pick: '', matter, among: '' });
      picked.set(key, chosen);
    }
    return picked.get(key) as V;
  };
};
