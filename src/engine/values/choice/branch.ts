import { type Caps, type ChoiceOption, heaviestOf, isFree, type Kind } from './problem.js';
import { type BranchNode, type Effort, type MeritLimit, relaxed } from './relaxation.js';
import { rounded } from './rounding.js';

/** The heaviest choice found for some kinds, and an upper bound for all choices. */
export interface PartFound {
  /** How many members of each kind take each of its options; null: none was found that is heavier than required. */
  readonly taken: readonly (readonly number[])[] | null;
  readonly weight: number;
  readonly upper: number;
}

const EPSILON = 1e-7;

/** Whether each kind may take any of its options. */
export const isSettled = (kinds: readonly Kind[]): boolean => kinds.every(({ options }) => options.every(isFree));

/** If kinds are independent of each other, each takes the heaviest. */
function heaviest(kinds: readonly Kind[]): PartFound {
  let weight = 0;
  const taken = kinds.map((kind) => {
    const best = heaviestOf(kind);
    weight += kind.members.length * (kind.options[best] as ChoiceOption).weight;
    return kind.options.map((_, place) => (place === best ? kind.members.length : 0));
  });
  return { taken, weight, upper: weight };
}

/** The total weight without any limits. */
export const mostOf = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + kind.members.length * (kind.options[heaviestOf(kind)] as ChoiceOption).weight, 0);

/**
 * The weight of a choice: how many members of each kind take each of its options. With `scale`, weights are rounded
 * down to whole merits.
 */
export const weightOf = (kinds: readonly Kind[], taken: readonly (readonly number[])[], scale = 1): number =>
  taken.reduce(
    (all, row, i) =>
      all + row.reduce((sum, n, k) => sum + n * Math.floor((kinds[i]?.options[k]?.weight ?? 0) / scale), 0),
    0,
  );

type Branching = (node: BranchNode) => void;

/** The same node with a further constraint. */
function branchOf(node: BranchNode, bound: number, change: Branching): BranchNode {
  const { least, most, noLeast, noMost, taken } = node;
  const copy = {
    least: new Map(least),
    most: new Map(most),
    noLeast: new Map(noLeast),
    noMost: new Map(noMost),
    taken: new Map(taken),
    bound,
  };
  change(copy);
  return copy;
}

/** What keeps a relaxed choice from being a real one: the two ways to go on cover all choices. */
function splitOf(
  kinds: readonly Kind[],
  x: readonly (readonly number[])[],
  node: BranchNode,
): readonly Branching[] | null {
  const sizes = new Map<number, number>();
  for (const [i, { options }] of kinds.entries())
    for (const [place, { counts }] of options.entries())
      for (const group of counts) sizes.set(group, (sizes.get(group) ?? 0) + (x[i]?.[place] ?? 0));
  let worst = 0;
  let split: readonly Branching[] | null = null;
  const see = (by: number, ways: () => readonly Branching[]): void => {
    if (by <= worst) return;
    worst = by;
    split = ways();
  };
  for (const [i, { options }] of kinds.entries())
    for (const [place, { least, most }] of options.entries()) {
      const value = x[i]?.[place] ?? 0;
      if (value < EPSILON) continue;
      for (const [group, bound] of least) {
        const size = sizes.get(group) ?? 0;
        if (size < bound - EPSILON)
          see(2 + size, () => [
            ({ noLeast }) => noLeast.set(group, Math.min(bound, noLeast.get(group) ?? Number.POSITIVE_INFINITY)),
            (of) => of.least.set(group, Math.max(bound, of.least.get(group) ?? 0)),
          ]);
      }
      for (const [group, bound] of most)
        if ((sizes.get(group) ?? 0) > bound + EPSILON)
          see(2 + value, () => [
            ({ noMost }) => noMost.set(group, Math.max(bound, noMost.get(group) ?? -1)),
            (of) => of.most.set(group, Math.min(bound, of.most.get(group) ?? Number.POSITIVE_INFINITY)),
          ]);
      const part = value - Math.floor(value + EPSILON);
      if (part > EPSILON)
        see(Math.min(part, 1 - part), () => {
          const key = `${i},${place}`;
          const [from, to] = node.taken.get(key) ?? [0, Number.POSITIVE_INFINITY];
          return [
            ({ taken }) => taken.set(key, [from, Math.min(to, Math.floor(value))]),
            ({ taken }) => taken.set(key, [Math.max(from, Math.ceil(value)), to]),
          ];
        });
    }
  return split;
}

/**
 * The heaviest choice for kinds that share groups, by branch and bound, depth first.
 *
 * @param above only heavier choices are searched for
 * @param limit the greatest possible number of merits, if weights include more than merits
 */
export function search(
  kinds: readonly Kind[],
  caps: Caps,
  effort: Effort,
  { above, limit }: { readonly above: number; readonly limit?: MeritLimit },
): PartFound {
  if (isSettled(kinds)) return heaviest(kinds);
  const none = () => new Map<never, never>();
  const root: BranchNode = {
    ...{ least: none(), most: new Map(caps), noLeast: none(), noMost: none(), taken: none() },
    bound: mostOf(kinds),
  };
  const open = [root];
  let weight = above;
  let taken: PartFound['taken'] = null;
  // The greatest bound of what was left undecided.
  let doubt = above;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.bound <= weight) continue;
    if (effort.nodes-- <= 0 || effort.work <= 0) {
      doubt = [node, ...open].reduce((most, { bound }) => Math.max(most, bound), doubt);
      break;
    }
    const found = relaxed(kinds, node, effort, limit);
    if (found === null || found.bound <= weight) continue;
    if (!found.isDone) {
      doubt = Math.max(doubt, found.bound);
      continue;
    }
    const split = splitOf(kinds, found.x, node);
    const whole = split === null ? found.x.map((row) => row.map(Math.round)) : rounded(kinds, caps, found.x);
    const sum = whole === null ? -1 : weightOf(kinds, whole);
    if (whole !== null && sum > weight) [weight, taken] = [sum, whole];
    if (found.bound <= weight) continue;
    // With nothing left to split, the relaxation found less than its own bound: there may be more that it did not find.
    if (split === null) doubt = Math.max(doubt, found.bound);
    else for (const change of split) open.push(branchOf(node, found.bound, change));
  }
  return { taken, weight, upper: Math.max(weight, doubt) };
}
