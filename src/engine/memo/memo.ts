import type { Value } from '../values/values.js';
import type { World } from '../values/world.js';

/** What a memo needs to know about the code whose results it caches. */
export interface MemoSpec {
  /** Provides the present world. */
  readonly runtime: { readonly world: World };
  /** The number of the question or condition: its index in the memo of each owner, and in `World.isValid`. */
  readonly number: number;
  /** Ids of the facts and collections that it depends on, as in `World.lastWrite`; computed on demand. */
  readonly dependencies: () => readonly number[];
}

/** A thing owns results about itself, a world those about no thing. */
interface MemoOwner {
  readonly memo: Value[];
  readonly memoVersions: number[];
}

/** One result for each owner, valid until one of its dependencies is written. */
export class Memo {
  private readonly runtime: MemoSpec['runtime'];
  private readonly number: number;
  private readonly dependencies: () => readonly number[];
  private ids: readonly number[] | undefined;

  constructor({ runtime, number, dependencies }: MemoSpec) {
    this.runtime = runtime;
    this.number = number;
    this.dependencies = dependencies;
  }

  /** The cached result of an owner, or else a newly computed one. */
  get(owner: MemoOwner, compute: () => Value): Value {
    const { number } = this;
    if (!this.isValid(owner)) {
      const value = compute();
      owner.memo[number] = value;
      owner.memoVersions[number] = this.runtime.world.version;
      return value;
    }
    return owner.memo[number] as Value;
  }

  /** Whether the cached result is valid; if so, marks it current. */
  private isValid({ memoVersions }: MemoOwner): boolean {
    const { number } = this;
    const { world } = this.runtime;
    const version = memoVersions[number];
    if (version === world.version) return true;
    // Dependencies matter only if there is a result and something was written since.
    if (version === undefined) return false;
    this.ids ??= this.dependencies();
    if (!world.isValid(version, number, this.ids)) return false;
    memoVersions[number] = world.version;
    return true;
  }
}
