import { isSettled, mostOf, type PartFound, search } from './branch.js';
import { kindsOf } from './kinds.js';
import type { ChoiceProblem, Kind, KindMember } from './problem.js';
import { componentsOf, merged, shrink, uniteGroups } from './reduce.js';
import type { Effort } from './relaxation.js';

/** The heaviest choice that was found. */
export interface Heaviest {
  /** What each decision chooses, as places of its alternatives; null: nothing was found. */
  readonly choice: readonly (readonly number[])[] | null;
  /** How many merits the choice has. */
  readonly weight: number;
  /** No choice has more; where it is `weight`, the choice is proven to be the heaviest. */
  readonly upper: number;
}

/** How much is tried for one call. What it comes to depends on the problem alone, never on the machine. */
export interface SearchLimits extends Effort {
  /**
   * So many sets of alternatives are listed for a decision; of more, each alternative becomes a yes or no of its own.
   */
  readonly sets: number;
}

const LIMITS: SearchLimits = { nodes: 400, work: 30_000_000, sets: 200 };

/** About so many cells of a tableau take as long as one turn of a loop of compiled code. */
const CELLS_A_STEP = 16;

/** Steps for an option that is made. */
const OPTION = 4;

/** So much is tried to keep what can be kept, once it is known how many merits there can be. */
const NEAR = { nodes: 20, work: 1_500_000 };

/** What is looked for. */
export interface Aim {
  /** Only what has more merits; less than 0: any choice. */
  readonly above: number;
  /** The first choice that is found will do. */
  readonly isFirst?: boolean;
}

/**
 * The choice with the most merits that keeps every limit, by exact integer programming: reductions, then branch and
 * bound on linear
 * relaxations whose bounds are worked out without rounding. Of several, one that keeps as much as is found.
 *
 * @param spend is given how many steps it takes
 */
export function heaviest(
  problem: ChoiceProblem,
  aim: Aim,
  spend: (steps: number) => void,
  limits: SearchLimits = LIMITS,
): Heaviest {
  const plain = solve(problem, false, aim, spend, limits);
  if (plain.choice === null || problem.decisions.every(({ kept }) => kept === null)) return plain;
  const near = solve(problem, true, { above: plain.weight - 1 }, spend, { ...limits, ...NEAR });
  return near.choice === null ? plain : { ...near, upper: Math.max(near.weight, plain.upper) };
}

function solve(
  problem: ChoiceProblem,
  keeping: boolean,
  { above, isFirst = false }: Aim,
  spend: (steps: number) => void,
  { nodes, work, sets }: SearchLimits,
): Heaviest {
  const { kinds, caps, scale } = kindsOf(problem, keeping, sets);
  spend(kinds.reduce((sum, { options }) => sum + OPTION * options.length, problem.decisions.length));
  uniteGroups(kinds, caps);
  shrink(kinds, caps, spend);
  const parts = componentsOf(merged(kinds));
  // Those that are settled at once come first, so that no more is looked for than the others have to bring.
  parts.sort((a, b) => Number(isSettled(b)) - Number(isSettled(a)));
  const least = above < 0 ? -1 : above * scale + scale - 1;
  const effort: Effort = { nodes, work };
  const found: PartFound[] = [];
  let [before, after] = [0, parts.reduce((sum, part) => sum + mostOf(part), 0)];
  let isHopeless = false;
  for (const [i, part] of parts.entries()) {
    after -= mostOf(part);
    // What weighs no more than this leaves the whole too light, whatever the other parts weigh.
    const tooLight = Math.max(-1, least - before - after);
    const isEnough = isFirst && i === parts.length - 1;
    const one = search(part, caps, { above: tooLight, isFirst: isEnough }, effort);
    isHopeless = one.upper === tooLight;
    if (isHopeless) break;
    before += one.upper;
    found.push(one);
  }
  spend(Math.ceil((work - effort.work) / CELLS_A_STEP));
  const upper = isHopeless ? above : Math.floor(Math.max(before, least) / scale);
  const sum = found.reduce((all, { weight }) => all + weight, 0);
  if (isHopeless || sum <= least || found.some(({ taken }) => taken === null))
    return { choice: null, weight: above, upper };
  const choice = problem.decisions.map((): number[] => []);
  for (const [i, part] of parts.entries()) assign(part, found[i]?.taken ?? [], choice);
  return { choice: choice.map((places) => places.sort((a, b) => a - b)), weight: Math.floor(sum / scale), upper };
}

/** Gives the members of each kind, one after the other, the options that so many of them take. */
function assign(kinds: readonly Kind[], taken: readonly (readonly number[])[], choice: readonly number[][]): void {
  for (const [i, { members, options }] of kinds.entries()) {
    let next = 0;
    for (const [place, option] of options.entries())
      for (let n = taken[i]?.[place] ?? 0; n > 0; n--) {
        const { decision, at, picks } = members[next++] as KindMember;
        for (const pick of picks?.[place] ?? option.picks) choice[decision]?.push(at[pick] as number);
      }
  }
}
