import type { IterationKind } from '../../src/engine/model/tree.js';
import { distinct, type M, many, same, U, type V, whole } from './values.js';

export type Truth = boolean | typeof U;

/** Only what is true holds. */
export const truthOf = (v: M): Truth => (v === U ? U : v === true);
export const not = (truth: Truth): Truth => (truth === U ? U : !truth);
/** Whether it holds for one at least; nothing is looked at after that one. */
export const some = <T>(xs: readonly T[], truth: (x: T) => Truth): Truth => {
  let open = false;
  for (const x of xs) {
    const holds = truth(x);
    if (holds === true) return true;
    open ||= holds === U;
  }
  return open ? U : false;
};
export const all = <T>(xs: readonly T[], truth: (x: T) => Truth): Truth => not(some(xs, (x) => not(truth(x))));
export const either = (a: Truth, b: Truth): Truth => some<Truth>([a, b], (truth) => truth);
export const both = (a: Truth, b: Truth): Truth => not(either(not(a), not(b)));
/** The second is looked at only where the first leaves it open. */
export const andThen = (a: Truth, b: () => Truth): Truth => all([() => a, b], (truth) => truth());
/** What follows from a truth; where that is unknown, what follows either way. */
export const follows = <T extends M | Truth>(truth: Truth, then: (yes: boolean) => T): T | typeof U => {
  if (truth !== U) return then(truth);
  const [yes, no] = [then(true), then(false)];
  return same(yes, no) ? yes : U;
};

/** Each value with what it is ordered by: the lowest number first, what has none last. */
const ordered = (pairs: readonly (readonly [x: V, by: V])[]): readonly V[] => {
  const place = (by: V) => (typeof by === 'number' ? by : Infinity);
  return pairs.toSorted(([, a], [, b]) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0)).map(([x]) => x);
};

type Of<T> = (x: V) => T;
/** Those that are meant, in order; unknown if that is open for one. `sole`: no more than the first is looked for. */
const chosen = (xs: readonly V[], meant: Of<Truth>, by: Of<M> = () => null, sole = false): readonly V[] | typeof U => {
  const kept: (readonly [x: V, by: V])[] = [];
  for (const x of xs) {
    const truth = meant(x);
    const place = truth === true ? by(x) : null;
    if (truth === U || place === U) return U;
    if (truth) kept.push([x, place]);
    if (truth && sole) break;
  }
  return ordered(kept);
};

/** All but `follow`, which goes through no list that is there before. */
export type ListIteration = { readonly op: Exclude<IterationKind, 'follow'> };
type Iteration = (xs: readonly V[], meant: Of<Truth>, by?: Of<M>, gives?: Of<M>) => M;
/** What becomes of a list, by which members are meant, what they are ordered by, and what each gives. */
export const iterations: { readonly [Kind in ListIteration['op']]: Iteration } = {
  any: (xs, meant) => some(xs, meant),
  every: (xs, meant, _, gives = () => true) => all(xs, (x) => not(andThen(meant(x), () => not(truthOf(gives(x)))))),
  count: (xs, meant) => {
    const kept = chosen(xs, meant);
    return kept === U ? U : kept.length;
  },
  first: (xs, meant, by) => {
    const kept = chosen(xs, meant, by, !by);
    return kept === U ? U : (kept[0] ?? null);
  },
  each: (xs, meant, by, gives = (x) => x) => {
    const kept = chosen(xs, meant, by);
    return kept === U ? U : whole(kept.map(gives));
  },
};

/** All that is reached, layer by layer; none, in a list too, is nothing that is reached. */
export const closure = (start: M, next: Of<M>): M => {
  const things = (of: V): readonly V[] => many(of).filter((one) => one !== null);
  const grown = (known: readonly V[], layer: readonly V[]): M => {
    const more: V[] = [];
    // What is not known ends it: nobody asks what comes after the others.
    for (const one of layer) {
      const after = next(one);
      if (after === U) return U;
      more.push(...things(after));
    }
    const all = distinct([...known, ...more]);
    return all.length === known.length ? all : grown(all, all.slice(known.length));
  };
  return start === U ? U : grown(distinct(things(start)), distinct(things(start)));
};
