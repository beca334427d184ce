import { type Caps, type ChoiceOption, isFree, type Kind, lower } from './problem.js';

/** How many members of each kind take each of its options. */
type WholeCounts = readonly number[][];

const EPSILON = 1e-7;

/**
 * Whole numbers close to a relaxed choice: the remainder of each kind goes to the options with the greatest fractions.
 */
const nearest = (kinds: readonly Kind[], x: readonly (readonly number[])[]): WholeCounts =>
  kinds.map(({ members, options }, i) => {
    const parts = options.map((_, place) => x[i]?.[place] ?? 0);
    const whole = parts.map((part) => Math.floor(part + EPSILON));
    let left = members.length - whole.reduce((sum, n) => sum + n, 0);
    const missing = [...parts.keys()].sort(
      (a, b) => (parts[b] as number) - (whole[b] as number) - (parts[a] as number) + (whole[a] as number),
    );
    for (const place of missing) if (left-- > 0) whole[place] = (whole[place] as number) + 1;
    return whole;
  });

/** A choice that is repaired step by step until it respects all limits. */
class Rounding {
  private readonly sizes = new Map<number, number>();
  /** For each kind, its heaviest option without an effect; -1: there is none. */
  private readonly idle: readonly number[];

  constructor(
    private readonly kinds: readonly Kind[],
    private readonly caps: Caps,
    readonly taken: WholeCounts,
  ) {
    this.idle = kinds.map(({ options }) =>
      options.reduce((best, option, place) => {
        if (!isFree(option)) return best;
        return best < 0 || option.weight > (options[best] as ChoiceOption).weight ? place : best;
      }, -1),
    );
    for (const [i, { options }] of kinds.entries())
      for (const [place, { counts }] of options.entries()) this.resize(counts, taken[i]?.[place] ?? 0);
  }

  private resize(counts: ReadonlySet<number>, by: number): void {
    if (by !== 0) for (const group of counts) this.sizes.set(group, this.size(group) + by);
  }

  private size(group: number): number {
    return this.sizes.get(group) ?? 0;
  }

  private move(kind: number, from: number, to: number, count: number): void {
    const [taken, { options }] = [this.taken[kind] as number[], this.kinds[kind] as Kind];
    taken[from] = (taken[from] as number) - count;
    taken[to] = (taken[to] as number) + count;
    this.resize((options[from] as ChoiceOption).counts, -count);
    this.resize((options[to] as ChoiceOption).counts, count);
  }

  /** How many of the members that take an option have to give it up. */
  private wrong({ counts, least, most }: ChoiceOption, taken: number): number {
    for (const [group, bound] of least) if (this.size(group) < bound) return taken;
    for (const [group, bound] of most) if (this.size(group) > bound) return taken;
    let over = 0;
    for (const group of counts) {
      const cap = this.caps.get(group);
      if (cap !== undefined) over = Math.max(over, this.size(group) - cap);
    }
    return Math.min(over, taken);
  }

  /** Members that break a limit take an idle option instead; false if one has none. */
  repair(): boolean {
    for (let again = true; again; ) {
      again = false;
      for (const [i, { options }] of this.kinds.entries())
        for (const [place, option] of options.entries()) {
          const taken = this.taken[i]?.[place] ?? 0;
          const wrong = taken === 0 ? 0 : this.wrong(option, taken);
          if (wrong === 0) continue;
          const idle = this.idle[i] as number;
          if (idle < 0 || idle === place) return false;
          this.move(i, place, idle, wrong);
          again = true;
        }
    }
    return true;
  }

  /** Idle members take the heaviest option that breaks no limit. */
  improve(): void {
    const bounds = new Map(this.caps);
    const bind = ({ most }: ChoiceOption): void => {
      for (const [group, bound] of most) lower(bounds, group, bound);
    };
    for (const [i, { options }] of this.kinds.entries())
      for (const [place, option] of options.entries()) if ((this.taken[i]?.[place] ?? 0) > 0) bind(option);
    for (const [i, { options }] of this.kinds.entries()) {
      const idle = this.idle[i] as number;
      if (idle < 0 || this.taken[i]?.[idle] === 0) continue;
      const { weight } = options[idle] as ChoiceOption;
      const heavier = [...options.keys()].filter((place) => (options[place] as ChoiceOption).weight > weight);
      heavier.sort((a, b) => (options[b] as ChoiceOption).weight - (options[a] as ChoiceOption).weight);
      for (const place of heavier) {
        const option = options[place] as ChoiceOption;
        while ((this.taken[i]?.[idle] ?? 0) > 0 && this.fits(option, bounds)) {
          this.move(i, idle, place, 1);
          bind(option);
        }
      }
    }
  }

  private fits({ counts, least, most }: ChoiceOption, bounds: Caps): boolean {
    const then = (group: number): number => this.size(group) + (counts.has(group) ? 1 : 0);
    for (const group of counts) if (then(group) > (bounds.get(group) ?? Number.POSITIVE_INFINITY)) return false;
    for (const [group, bound] of least) if (then(group) < bound) return false;
    for (const [group, bound] of most) if (then(group) > bound) return false;
    return true;
  }
}

/**
 * A choice that respects all limits, close to a relaxed one, so that a search need not split until a relaxed one
 * happens to be whole. What breaks a limit is dropped, and what then fits is added.
 *
 * @returns null if none is found in this way
 */
export function rounded(kinds: readonly Kind[], caps: Caps, x: readonly (readonly number[])[]): WholeCounts | null {
  const rounding = new Rounding(kinds, caps, nearest(kinds, x));
  if (!rounding.repair()) return null;
  rounding.improve();
  return rounding.taken;
}
