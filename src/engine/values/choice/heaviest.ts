import { isSettled, mostOf, search, weightOf } from './branch.js';
import { kindsOf } from './kinds.js';
import {
  type Caps,
  type ChoiceOption,
  type ChoiceProblem,
  decisionsOf,
  isFree,
  type Kind,
  type KindMember,
  touched,
} from './problem.js';
import { componentsOf, merged, shrink, withFewerGroups } from './reduce.js';
import type { Effort } from './relaxation.js';

/** The heaviest choice found. */
export interface Heaviest {
  /** What each decision chooses, as indexes of its alternatives; null: nothing was found. */
  readonly choice: readonly (readonly number[])[] | null;
  /** Number of merits of the choice. */
  readonly weight: number;
  /** An upper bound for all choices; if it equals `weight`, the choice is proven to be the heaviest. */
  readonly upper: number;
}

/** How much work one call may try. The result depends on the problem alone, never on the machine. */
export interface SearchLimits extends Effort {
  /** Most sets of alternatives listed for a decision; with more, each alternative becomes a yes or no of its own. */
  readonly sets: number;
  /** For equal decisions, what each can keep is not searched for if that takes a tableau with more cells. */
  readonly cells: number;
}

const LIMITS: SearchLimits = { nodes: 400, work: 30_000_000, sets: 200, cells: 375_000 };

/** About this many cells of a tableau take as long as one turn of a loop of compiled code. */
const CELLS_A_STEP = 16;

/** Steps for making an option. */
const OPTION = 4;

/** Effort for keeping what can be kept, once the greatest number of merits is known. */
const NEAR = { nodes: 20, work: 1_500_000 };

/**
 * The choice with the most merits that respects every limit, by exact integer programming: reductions, then branch and
 * bound on linear relaxations whose bounds are computed without rounding. Of several, one that keeps as much as is
 * found.
 *
 * @param above only choices with more merits are searched for; less than 0: any choice
 * @param spend called with the number of steps taken
 */
export function heaviest(
  given: ChoiceProblem,
  above: number,
  spend: (steps: number) => void,
  { nodes, work, sets, cells }: SearchLimits = LIMITS,
): Heaviest {
  const problem = withFewerGroups(given);
  const equal = reducedTo(problem, sets, false, spend);
  const { parts, pieces, caps, scale } = isEnough(equal, cells) ? equal : reducedTo(problem, sets, true, spend);
  const effort: Effort = { nodes, work };
  const { found, weight, upper } = mostMerits(pieces, above, effort);
  spend(Math.ceil((work - effort.work) / CELLS_A_STEP));
  if (found === null) return { choice: null, weight, upper };
  const near: Effort = { ...NEAR };
  const choice = problem.decisions.map((): number[] => []);
  for (const [i, part] of parts.entries()) {
    const taken = takenIn(part, i, pieces, found);
    const isNearest = scale === 1 || weight < upper || hasOwn(part);
    assign(part, isNearest ? taken : nearer(part, taken, { caps, scale }, near), choice);
  }
  spend(Math.ceil((NEAR.work - near.work) / CELLS_A_STEP));
  return { choice: choice.map((places) => places.sort((a, b) => a - b)), weight, upper };
}

/** A problem without what cannot matter, split into independent parts. */
interface Reduced extends Scaled {
  readonly parts: readonly (readonly Kind[])[];
  readonly pieces: readonly ReducedPart[];
}

interface Scaled {
  readonly caps: Caps;
  readonly scale: number;
}

/** @param apart as for `kindsOf` */
function reducedTo(problem: ChoiceProblem, sets: number, apart: boolean, spend: (steps: number) => void): Reduced {
  const keeping = problem.decisions.some(({ kept }) => kept !== null);
  const { kinds, caps, scale } = kindsOf(problem, keeping, sets, apart);
  spend(kinds.reduce((sum, { options }) => sum + OPTION * options.length, problem.decisions.length));
  shrink(kinds, caps, spend);
  const parts = componentsOf(merged(kinds));
  return { parts, pieces: parts.flatMap((part, i) => piecesOf(part, i, { caps, scale }, spend)), caps, scale };
}

/** Whether decisions have private groups there. */
const hasOwn = (kinds: readonly Kind[]): boolean => groupsIn(kinds).some((group) => group < 0);

const groupsIn = (kinds: readonly Kind[]): readonly number[] =>
  kinds.flatMap(({ options }) => options.flatMap(touched));

/**
 * Whether equal decisions may stay together: their private groups no longer affect merits, and with each decision by
 * itself the program would be too large for finding what can be kept.
 */
const isEnough = ({ parts, pieces }: Reduced, cells: number): boolean =>
  !pieces.some(({ kinds }) => hasOwn(kinds)) && parts.every((part) => !hasOwn(part) || cellsOf(part) > cells);

/** Least number of cells of a tableau for a part in which each decision is by itself. */
function cellsOf(part: readonly Kind[]): number {
  const isJoined = groupsIn(part).some((group) => group >= 0);
  let [rows, columns] = [0, 0];
  for (const kind of part) {
    const times = isJoined && hasOwn([kind]) ? decisionsOf(kind) : 1;
    rows += times;
    columns += times * kind.options.length;
  }
  return rows * columns;
}

/** How many members of each kind take each of its options. */
type Taken = readonly (readonly number[])[];

/** Kinds of a part weighted by merits alone, reduced once more since less matters. */
interface ReducedPart {
  readonly part: number;
  readonly kinds: readonly Kind[];
  readonly caps: Caps;
  /** Indexes of the kinds in the part, and of their options in those kinds. */
  readonly at: readonly number[];
  readonly places: readonly (readonly number[])[];
}

function piecesOf(
  part: readonly Kind[],
  number: number,
  { caps, scale }: Scaled,
  spend: (steps: number) => void,
): readonly ReducedPart[] {
  if (scale === 1) {
    const places = part.map(({ options }) => [...options.keys()]);
    return [{ part: number, kinds: part, caps, at: [...part.keys()], places }];
  }
  const placeOf = new Map<ChoiceOption, number>();
  const merits = (option: ChoiceOption, place: number): ChoiceOption => {
    const { counts, least, most, picks } = option;
    const own = isFree(option) ? option : { counts: new Set(counts), least: new Map(least), most: new Map(most) };
    const weight = Math.floor(option.weight / scale);
    const copy = { weight, counts: own.counts, least: own.least, most: own.most, picks };
    placeOf.set(copy, place);
    return copy;
  };
  const kinds = part.map(({ members, options }) => ({ members, options: options.map(merits) }));
  const ownCaps = new Map(caps);
  shrink(kinds, ownCaps, spend);
  const kindAt = new Map(kinds.map((kind, at): [Kind, number] => [kind, at]));
  return componentsOf(kinds).map((piece) => ({
    part: number,
    kinds: piece,
    caps: ownCaps,
    at: piece.map((kind) => kindAt.get(kind) as number),
    places: piece.map(({ options }) => options.map((option) => placeOf.get(option) as number)),
  }));
}

/** The most merits of all pieces, with what was found for each; null: nothing had more than required. */
interface Most {
  readonly found: ReadonlyMap<ReducedPart, Taken> | null;
  readonly weight: number;
  readonly upper: number;
}

function mostMerits(pieces: readonly ReducedPart[], above: number, effort: Effort): Most {
  // Pieces that are decided at once come first, so that the search for the others knows how much they must contribute.
  const order = [...pieces].sort((a, b) => Number(isSettled(b.kinds)) - Number(isSettled(a.kinds)));
  const found = new Map<ReducedPart, Taken>();
  let weight = 0;
  let [before, after] = [0, order.reduce((sum, { kinds }) => sum + mostOf(kinds), 0)];
  for (const piece of order) {
    after -= mostOf(piece.kinds);
    // Any weight up to this makes the whole too light, whatever the other pieces weigh.
    const tooLight = Math.max(-1, above - before - after);
    const one = search(piece.kinds, piece.caps, effort, { above: tooLight });
    if (one.upper === tooLight) return { found: null, weight: above, upper: above };
    before += one.upper;
    weight += one.weight;
    if (one.taken !== null) found.set(piece, one.taken);
  }
  const upper = Math.max(before, above);
  const isFound = weight > above && found.size === pieces.length;
  return isFound ? { found, weight, upper } : { found: null, weight: above, upper };
}

/** The choices found for the pieces of a part. */
function takenIn(
  part: readonly Kind[],
  number: number,
  pieces: readonly ReducedPart[],
  found: ReadonlyMap<ReducedPart, Taken>,
): Taken {
  const taken = part.map(({ options }) => options.map(() => 0));
  for (const piece of pieces) {
    if (piece.part !== number) continue;
    for (const [i, row] of (found.get(piece) ?? []).entries())
      for (const [k, count] of row.entries())
        (taken[piece.at[i] as number] as number[])[piece.places[i]?.[k] as number] = count;
  }
  return taken;
}

/** A choice for a part with the same, greatest number of merits, which keeps as much as is found. */
function nearer(part: readonly Kind[], taken: Taken, { caps, scale }: Scaled, effort: Effort): Taken {
  const most = weightOf(part, taken, scale);
  return search(part, caps, effort, { above: weightOf(part, taken), limit: { scale, most } }).taken ?? taken;
}

/** Assigns to the members of each kind, one after the other, the options that are taken. */
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
