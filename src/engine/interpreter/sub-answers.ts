import type { Read } from '../model/answer.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { Thing } from '../values/values.js';
import type { World } from '../values/world.js';
import type { Say } from './rests-on.js';
import { type Maybe, UNKNOWN } from './unknown.js';

/** What a question asked on the way came out as. */
export interface SubAnswer {
  readonly value: Maybe;
  /** How a trace tells of it. */
  readonly read: Read;
  /** Who had a say in it, as far as they stand above the base. */
  readonly through: readonly Say[];
  /** Facts that it looked at, as far as they may have been assumed: `thing.fact`. */
  readonly touched: readonly string[];
  /** Version of the table for which it was worked out. */
  readonly version: number;
}

/** Answers to one question: by each argument in turn, the last one leading to the answer itself. */
interface Kept {
  /** Of the question, and what its answers look at, as in `World.holds`. */
  readonly number: number;
  readonly looksAt: readonly number[];
  readonly byArguments: Map<Maybe, unknown>;
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
    if (answer === undefined) return undefined;
    const { world } = this.ruleset.runtime;
    return world.holds(answer.version, kept.number, kept.looksAt) ? answer : undefined;
  }

  keep(question: string, args: readonly Maybe[], answer: SubAnswer): void {
    if (!args.every(lasts)) return;
    let kept = this.kept.get(question);
    if (kept === undefined || kept.count >= MOST) {
      const { ruleset } = this;
      const looksAt = ruleset.dependencies.marks(question);
      kept = { number: ruleset.numberOf(question), looksAt, byArguments: new Map(), count: 0 };
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
