import type { Influence } from '../../evaluate/notes.js';
import { ArgumentTree } from '../../memo/argument-tree.js';
import type { Read, UnknownFact } from '../../model/answer.js';
import type { Value } from '../../values/values.js';
import type { World } from '../../values/world.js';
import type { Dependencies } from '../dependencies.js';

/** The answer to a nested question. */
export interface SubAnswer {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  /** Why it is unknown. */
  readonly missing: readonly UnknownFact[];
  /** Entries that decided it. */
  readonly because: readonly string[];
  /** How a trace reports it; made on demand. */
  read: Read | undefined;
  /** Entries above the base that contributed to it. */
  readonly influences: readonly Influence[];
  /** Entries that denied it or found problems. */
  readonly objections: readonly string[];
  /** Facts that it depends on, as far as they may have been assumed: `thing.fact`. */
  readonly factsRead: readonly string[];
  /** What was noted while it was worked out, one of the levels of `evaluate/notes.ts`. */
  readonly level: number;
  /** Version of the world for which it was computed. */
  readonly version: number;
}

/** Most cached answers of one question. */
const MOST = 10_000;

/**
 * Entries ask the same questions about the same things: complete answers about things and plain values are cached by
 * question and arguments.
 */
export class SubAnswers {
  private readonly byQuestion = new Map<string, ArgumentTree<SubAnswer>>();

  constructor(
    private readonly world: World,
    private readonly dependencies: Dependencies,
    private readonly numberOf: (question: string) => number,
  ) {}

  get(question: string, args: readonly unknown[]): SubAnswer | undefined {
    return this.byQuestion.get(question)?.get(this.world, args);
  }

  set(question: string, args: readonly unknown[], answer: SubAnswer): void {
    let tree = this.byQuestion.get(question);
    if (tree === undefined) {
      tree = new ArgumentTree(this.numberOf(question), this.dependencies.idsOf(question), MOST);
      this.byQuestion.set(question, tree);
    }
    tree.set(args, answer);
  }
}
