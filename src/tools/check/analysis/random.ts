/** A small generator of numbers that gives the same ones for the same seed (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, `below`. */
  whole(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  }

  oneOf<T>(items: readonly T[]): T | undefined {
    return items[this.whole(items.length)];
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.whole(times) === 0;
  }
}
