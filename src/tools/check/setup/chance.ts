/** Chance that can be had again: the same seed always decides the same. */
export class SeededRandom {
  /** True once something was decided. */
  used = false;
  private state: number;

  /** @param seed any integer; only its lower 32 bits count */
  constructor(readonly seed: number) {
    this.state = seed | 0;
  }

  /** One of several, each as likely as the others. */
  oneOf<T>(among: readonly [T, ...T[]]): T {
    return among[Math.floor(this.next() * among.length)] as T;
  }

  /** The same things in an order that chance decides. */
  shuffled<T>(things: readonly T[]): readonly T[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1));
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }

  /** A number from 0 up to 1, by the generator known as mulberry32: short, and good enough for seats. */
  private next(): number {
    this.used = true;
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
