import type { Ruleset } from '../arrange/ruleset.js';
import { Thing } from '../compile/values.js';
import type { World } from '../compile/world.js';
import type { Read } from '../model/answer.js';
import { type Maybe, UNKNOWN } from './maybe.js';

/** What a question asked on the way came out as. */
export interface SubAnswer {
  readonly value: Maybe;
  /** How a trace tells of it. */
  readonly read: Read;
  /** Facts that it looked at, as far as they may have been assumed: `thing.fact`. */
  readonly touched: readonly string[];
  /** Version of the table for which it was worked out. */
  readonly version: number;
}

/** Answers to one question: by each argument in turn, the last one leading to the answer itself. */
interface Kept {
  /** Fact slots and collections that the answers look at, as in `World.touched`. */
  readonly looksAt: readonly number[];
  /** The last version that wrote one of them, and the version up to which that is known. */
  latest: number;
  latestAt: number;
  byArguments: Map<Maybe, unknown>;
  count: number;
}

/** Things come and go during a game; what is kept about those that went is dropped from time to time. */
const MOST = 10_000;

const stores = new WeakMap<World, SubAnswers>();

/** What is remembered about a table from one traced question to the next. */
export const subAnswersOf = (ruleset: Ruleset): SubAnswers => {
  const { world } = ruleset.runtime;
  let store = stores.get(world);
  if (store?.ruleset !== ruleset) {
    store = new SubAnswers(ruleset);
    stores.set(world, store);
  }
  return store;
};

/**
 * Entries ask the same of the same things: what is known once is known until something that it looks at is written. Only answers that are
 * known are kept, about things of the table and plain values.
 */
export class SubAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(readonly ruleset: Ruleset) {}

  find(question: string, args: readonly Maybe[]): SubAnswer | undefined {
    const kept = this.kept.get(question);
    if (kept === undefined) return undefined;
    let found: unknown = kept.byArguments;
    for (let i = 0; found !== undefined && i < args.length; i++)
      found = (found as Map<Maybe, unknown>).get(args[i] as Maybe);
    if (args.length === 0) found = kept.byArguments.get(null);
    const answer = found as SubAnswer | undefined;
    return answer !== undefined && this.holds(answer.version, kept) ? answer : undefined;
  }

  private holds(version: number, kept: Kept): boolean {
    const { world } = this.ruleset.runtime;
    if (version === world.version) return true;
    if (kept.latestAt !== world.version) {
      const { looksAt } = kept;
      let latest = 0;
      for (let i = 0; i < looksAt.length; i++) {
        const touched = world.touched[looksAt[i] as number] as number;
        if (touched > latest) latest = touched;
      }
      kept.latest = latest;
      kept.latestAt = world.version;
    }
    return version >= kept.latest;
  }

  keep(question: string, args: readonly Maybe[], answer: SubAnswer): void {
    if (!args.every(lasts)) return;
    let kept = this.kept.get(question);
    if (kept === undefined || kept.count >= MOST) {
      const looksAt = this.ruleset.dependencies.marks(question);
      kept = { looksAt, latest: 0, latestAt: -1, byArguments: new Map(), count: 0 };
      this.kept.set(question, kept);
    }
    kept.count++;
    let map = kept.byArguments;
    for (let i = 0; i < args.length - 1; i++) {
      let next = map.get(args[i] as Maybe) as Map<Maybe, unknown> | undefined;
      if (next === undefined) {
        next = new Map();
        map.set(args[i] as Maybe, next);
      }
      map = next;
    }
    map.set(args.length === 0 ? null : (args[args.length - 1] as Maybe), answer);
  }
}

/** Whether the same argument can be met again. */
const lasts = (arg: Maybe): boolean =>
  arg !== UNKNOWN && (typeof arg !== 'object' || arg === null || (arg instanceof Thing && arg.id !== null));
