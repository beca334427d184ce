import { ArgumentTree } from '../memo/argument-tree.js';
import type { Read } from '../model/answer.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { World } from '../values/world.js';
import type { Influence } from './rests-on.js';
import type { ValueOrUnknown } from './unknown.js';

/** The answer to a question that was asked on the way to another. */
export interface SubAnswer {
  readonly value: ValueOrUnknown;
  /** How a trace reports it. */
  readonly read: Read;
  /** Entries above the base that had a part in it. */
  readonly through: readonly Influence[];
  /** Entries that denied it or found problems. */
  readonly objections: readonly string[];
  /** Facts that it depends on, as far as they may have been assumed: `thing.fact`. */
  readonly factsRead: readonly string[];
  /** Version of the world for which it was computed. */
  readonly version: number;
}

/** Answers kept of one question. */
const MOST = 10_000;

const caches = new WeakMap<World, SubAnswerCache>();

/** The cache of a table: it lasts from one traced question to the next. */
export function subAnswerCacheOf(ruleset: Ruleset): SubAnswerCache {
  const { world } = ruleset.runtime;
  let store = caches.get(world);
  if (store?.ruleset !== ruleset) {
    store = new SubAnswerCache(ruleset);
    caches.set(world, store);
  }
  return store;
}

/** Entries ask the same of the same things: known answers about things and plain values are cached by question and arguments. */
export class SubAnswerCache {
  private readonly byQuestion = new Map<string, ArgumentTree<SubAnswer>>();

  constructor(readonly ruleset: Ruleset) {}

  get(question: string, args: readonly ValueOrUnknown[]): SubAnswer | undefined {
    return this.byQuestion.get(question)?.get(this.ruleset.runtime.world, args);
  }

  set(question: string, args: readonly ValueOrUnknown[], answer: SubAnswer): void {
    let tree = this.byQuestion.get(question);
    if (tree === undefined) {
      const { ruleset } = this;
      tree = new ArgumentTree(ruleset.numberOf(question), ruleset.dependencies.idsOf(question), MOST);
      this.byQuestion.set(question, tree);
    }
    tree.set(args, answer);
  }
}
