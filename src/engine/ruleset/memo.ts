import type { Runtime } from '../closures/code.js';
import type { Value } from '../values/values.js';

/** Where something is kept, and what it looks at, as in `World.holds`: found out when that is first of interest. */
export interface Keeping {
  readonly runtime: Runtime;
  readonly number: number;
  readonly looksAt: () => readonly number[];
}

/** Who keeps it: a thing what is about it, a world what is about no thing. */
interface Keeper {
  readonly memo: Value[];
  readonly stamps: number[];
}

/** One answer of each keeper, good for as long as nothing that it looks at is written. */
export class Memory {
  private readonly runtime: Runtime;
  private readonly number: number;
  private readonly looksAt: () => readonly number[];
  private places: readonly number[] | undefined;

  constructor({ runtime, number, looksAt }: Keeping) {
    this.runtime = runtime;
    this.number = number;
    this.looksAt = looksAt;
  }

  /** Whether what is kept still holds; it then counts as looked after. */
  holds({ stamps }: Keeper): boolean {
    const { number } = this;
    const { world } = this.runtime;
    const stamp = stamps[number];
    if (stamp === world.version) return true;
    // What it looks at is of interest only when there is an answer, and something was written since.
    if (stamp === undefined) return false;
    this.places ??= this.looksAt();
    if (!world.holds(stamp, number, this.places)) return false;
    stamps[number] = world.version;
    return true;
  }

  put({ memo, stamps }: Keeper, value: Value): void {
    memo[this.number] = value;
    stamps[this.number] = this.runtime.world.version;
  }
}
