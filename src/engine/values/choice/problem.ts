/** A bound on the size of a group: the number of the group, and its least or greatest size. */
export type Ask = readonly [group: number, bound: number];

/** One thing that a decision may choose. Merits and groups are given as numbers. */
export interface Alternative {
  /** Each adds 1 to the weight of the decision, once, even if several chosen alternatives have it. */
  readonly merits: readonly number[];
  /** Groups to whose size the decision adds 1, once, even if a group is named several times. */
  readonly counts: readonly number[];
  /** Least sizes of groups that hold if this alternative is chosen. */
  readonly least: readonly Ask[];
  /** Greatest sizes of groups that hold if this alternative is chosen. */
  readonly most: readonly Ask[];
}

/** A choice of at most `atMost` of some alternatives. */
export interface Decision {
  readonly alternatives: readonly Alternative[];
  /** `Infinity` if there is no bound. */
  readonly atMost: number;
  /** Counts and bounds that apply if nothing is chosen; merits of these are ignored. */
  readonly ifNone: readonly Alternative[];
  /** Indices of the alternatives chosen now: among equally good choices this one is preferred. Null for no preference. */
  readonly kept: readonly number[] | null;
}

/** All decisions, and bounds on groups that hold whatever is chosen. */
export interface ChoiceProblem {
  readonly decisions: readonly Decision[];
  readonly least: readonly Ask[];
  readonly most: readonly Ask[];
  /** The number of groups: they are numbered from 0. */
  readonly groups: number;
}

/** One outcome of a decision. Sets of alternatives with the same effect are one option. */
export interface ChoiceOption {
  readonly weight: number;
  readonly counts: Set<number>;
  readonly least: Map<number, number>;
  readonly most: Map<number, number>;
  /** Indices into `KindMember.at` of the alternatives chosen. */
  readonly picks: readonly number[];
}

/** A decision, or an independent part of one, whose options are those of its kind. */
export interface KindMember {
  readonly decision: number;
  /** Indices of its alternatives in the decision, in the order to which `ChoiceOption.picks` refers. */
  readonly at: readonly number[];
  /** For each option of the kind, what this member chooses; missing where that is `ChoiceOption.picks`. */
  readonly picks?: readonly (readonly number[])[];
}

/**
 * Interchangeable members: they have the same options, so only the number that takes each option matters. A group with
 * a number below 0 is one that each decision has for itself: only its own members join it, ask about it, and are
 * limited by it.
 */
export interface Kind {
  readonly members: KindMember[];
  readonly options: ChoiceOption[];
}

/** The greatest size allowed for each group. */
export type Caps = Map<number, number>;

/** Whether taking the option has no effect on any group. */
export const isFree = ({ counts, least, most }: ChoiceOption): boolean => counts.size + least.size + most.size === 0;

/** Groups that the option joins, or asks about. */
export const touched = ({ counts, least, most }: ChoiceOption): readonly number[] => [
  ...counts,
  ...least.keys(),
  ...most.keys(),
];

/** The number of decisions that some members belong to. */
export const decisionsOf = ({ members }: Kind): number => new Set(members.map(({ decision }) => decision)).size;

/** Adds a lower bound; of two for one group the greater one is kept. */
export function raise(asks: Map<number, number>, group: number, least: number): void {
  asks.set(group, Math.max(least, asks.get(group) ?? 0));
}

/** Adds an upper bound; of two for one group the smaller one is kept. */
export function lower(asks: Map<number, number>, group: number, most: number): void {
  asks.set(group, Math.min(most, asks.get(group) ?? Number.POSITIVE_INFINITY));
}

/** The index of the option with the greatest weight. */
export const heaviestOf = ({ options }: Kind): number =>
  options.reduce((best, { weight }, i) => (weight > (options[best] as ChoiceOption).weight ? i : best), 0);
