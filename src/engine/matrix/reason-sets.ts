/**
 * Sets of deciding entries as numbers: equal sets have equal numbers, and 0 is the empty set. Every set that occurs has
 * one frozen list for as long as the matrix is used, so that cells allocate nothing and hosts may compare lists by
 * identity.
 */
export class ReasonSets {
  /** By number: ids in order. */
  readonly lists: (readonly string[])[] = [NOBODY];
  private readonly numbers = new Map<string, number>([['', 0]]);
  /** By number and entry: the number of the set with that entry added; -1: not computed yet. */
  private readonly next: Int32Array[] = [];
  /** By two numbers: the number of their union. */
  private readonly joined: number[][] = [];

  /** @param ids ids of the entries that can decide */
  constructor(private readonly ids: readonly string[]) {}

  /** @param ids in order */
  number(ids: readonly string[]): number {
    const key = ids.join('\n');
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.lists.push(Object.freeze(ids.slice())) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }

  /** The set with one more entry, given by its index among the ids. */
  with(set: number, entry: number): number {
    let next = this.next[set];
    if (next === undefined) {
      next = new Int32Array(this.ids.length).fill(-1);
      this.next[set] = next;
    }
    const known = next[entry] as number;
    if (known >= 0) return known;
    const number = this.union(this.lists[set] as readonly string[], [this.ids[entry] as string]);
    next[entry] = number;
    return number;
  }

  /** The union of both sets. */
  join(set: number, other: number): number {
    this.joined[set] ??= [];
    const joined = this.joined[set] as number[];
    const known = joined[other];
    if (known !== undefined) return known;
    const number = this.union(this.lists[set] as readonly string[], this.lists[other] as readonly string[]);
    joined[other] = number;
    return number;
  }

  private union(some: readonly string[], others: readonly string[]): number {
    return this.number([...new Set([...some, ...others])].sort());
  }
}

const NOBODY: readonly string[] = /* @__PURE__ */ Object.freeze([]);
