/** A size of a group that somebody asks for: the number of the group and the bound. */
export type Ask = readonly [group: number, bound: number];

/** What may be chosen in a decision. Merits and groups are told apart by their numbers. */
export interface Alternative {
  /** Each is worth 1, once for the decision, however many chosen alternatives have it. */
  readonly merits: readonly number[];
  /** In each of these groups the decision counts once, however many chosen alternatives name it. */
  readonly counts: readonly number[];
  /** Groups that must have at least so many members if this is chosen. */
  readonly least: readonly Ask[];
  /** Groups that must have at most so many members if this is chosen. */
  readonly most: readonly Ask[];
}

/** Some alternatives, of which any set up to a size may be chosen. */
export interface Decision {
  readonly alternatives: readonly Alternative[];
  /** `Infinity`: any number. */
  readonly atMost: number;
  /** What counts where nothing is chosen; their merits don't. */
  readonly ifNone: readonly Alternative[];
  /** Places of those that it would rather keep, exactly; null where that doesn't matter. */
  readonly kept: readonly number[] | null;
}

/** Decisions, and sizes of groups that hold whatever is chosen. */
export interface ChoiceProblem {
  readonly decisions: readonly Decision[];
  readonly least: readonly Ask[];
  readonly most: readonly Ask[];
  /** Groups have numbers below this one. */
  readonly groups: number;
}

/** One way of deciding: of several sets of alternatives that count alike, one. */
export interface ChoiceOption {
  readonly weight: number;
  readonly counts: Set<number>;
  readonly least: Map<number, number>;
  readonly most: Map<number, number>;
  /** What is chosen, as places in `KindMember.at`. */
  readonly picks: readonly number[];
}

/** A decision, or a part of one, that has the options of its kind. */
export interface KindMember {
  readonly decision: number;
  /** Places of its alternatives, in the order in which the options of its kind mean them. */
  readonly at: readonly number[];
  /** What each option of its kind stands for, where that differs from the `picks` of the options. */
  readonly picks?: readonly (readonly number[])[];
}

/** Members with the same options: how many of them take which is all that matters. */
export interface Kind {
  readonly members: KindMember[];
  readonly options: ChoiceOption[];
}

/** Greatest sizes of groups. */
export type Caps = Map<number, number>;

/** Whether nothing else depends on which option is taken. */
export const isFree = ({ counts, least, most }: ChoiceOption): boolean => counts.size + least.size + most.size === 0;

/** Lets an ask hold as well: of two about a group, the stricter one. */
export function raise(asks: Map<number, number>, group: number, least: number): void {
  asks.set(group, Math.max(least, asks.get(group) ?? 0));
}

/** The same for an upper bound. */
export function lower(asks: Map<number, number>, group: number, most: number): void {
  asks.set(group, Math.min(most, asks.get(group) ?? Number.POSITIVE_INFINITY));
}

/** The heaviest option that is there: its place. */
export const heaviestOf = ({ options }: Kind): number =>
  options.reduce((best, { weight }, i) => (weight > (options[best] as ChoiceOption).weight ? i : best), 0);
