/** Name of the generator, so that a report says how its games were produced. */
export const generator = 'mulberry32';

/** Spreads the bits of a number over all 32. */
function mixed(from: number): number {
  let x = (from + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A seeded random generator (mulberry32): the same seed gives the same numbers on every machine. */
export class Random {
  /** True once a number has been drawn. */
  used = false;
  private state: number;

  /**
   * @param seed any integer; only its lower 32 bits count
   * @param stream one of many independent sequences of the same seed, so that one game out of many can be repeated by
   * itself
   */
  constructor(
    readonly seed: number,
    stream?: number,
  ) {
    this.state = stream === undefined ? seed | 0 : mixed(seed) ^ mixed(stream ^ 0x5bd1e995);
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.used = true;
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to but not including `n`. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `times` calls on average. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of several; undefined if there is none. */
  oneOf<T>(among: readonly T[]): T | undefined {
    return among[this.below(among.length)];
  }

  /** One of a list that is not empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** `count` different items, in random order. */
  some<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    for (let i = 0; i < count; i++) {
      const at = this.between(i, left.length - 1);
      [left[i], left[at]] = [left[at] as T, left[i] as T];
    }
    return left.slice(0, count);
  }

  /** All items, in random order. */
  shuffled<T>(items: readonly T[]): readonly T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}
