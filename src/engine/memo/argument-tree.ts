import { last } from '../model/last.js';
import { type IndexedList, Thing } from '../values/values.js';
import type { World } from '../values/world.js';

/** Results by all arguments of a call, valid until one of their dependencies is written. */
export class ArgumentTree<T extends { readonly version: number }> {
  /** By the first argument, then by the second, and so on; the last map leads to the results. */
  private root = new Map<unknown, unknown>();
  private count = 0;

  /**
   * @param number of the question, as in `World.isValid`
   * @param dependencies ids of the facts and collections that the results depend on
   * @param most greatest number of results: when it is reached, all are dropped, so that results about removed things
   * do not pile up
   */
  constructor(
    private readonly number: number,
    private readonly dependencies: readonly number[],
    private readonly most: number,
  ) {}

  get(world: World, args: readonly unknown[]): T | undefined {
    let found: unknown = this.root;
    for (const arg of args.length === 0 ? NO_ARGUMENTS : args) {
      if (found === undefined) return undefined;
      found = (found as Map<unknown, unknown>).get(arg);
    }
    const result = found as T | undefined;
    return result !== undefined && world.isValid(result.version, this.number, this.dependencies) ? result : undefined;
  }

  /** Structural values have no identity: a call with one is not cached. */
  set(args: readonly unknown[], result: T): void {
    if (!args.every(hasIdentity)) return;
    if (this.count >= this.most) {
      this.root = new Map();
      this.count = 0;
    }
    this.count++;
    const path = args.length === 0 ? NO_ARGUMENTS : args;
    let map = this.root;
    for (const arg of path.slice(0, -1)) {
      const next = (map.get(arg) as Map<unknown, unknown> | undefined) ?? new Map<unknown, unknown>();
      map.set(arg, next);
      map = next;
    }
    map.set(last(path), result);
  }
}

const NO_ARGUMENTS: readonly unknown[] = [null];

/** Whether the same argument can occur again: as a plain value, a thing of the table, or the cached answer of a question. */
const hasIdentity = (arg: unknown): boolean =>
  typeof arg !== 'object' ||
  arg === null ||
  (arg instanceof Thing ? arg.id !== null : (arg as IndexedList).stable === true);
