/** What the generator is called, so that a report says how its games came about. */
export const generator = 'sfc32';

/** Spreads the bits of a number over all 32. */
const mixed = (from: number): number => {
  let x = (from + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

/**
 * Chance that can be repeated: the small fast counting generator of PractRand (sfc32), seeded by two numbers, so that one
 * game of many can be played again by itself.
 */
export class GameRandom {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, game: number) {
    this.a = mixed(seed);
    this.b = mixed(game ^ 0x5bd1e995);
    this.c = mixed(this.a ^ this.b);
    for (let i = 0; i < 12; i++) this.bits();
  }

  private bits(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number {
    return Math.floor((this.bits() / 0x1_0000_0000) * n);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
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
}
