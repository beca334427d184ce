import type { Read, UnknownFact } from '../model/answer.js';
import type { Value } from '../values/values.js';

/** An entry that contributed to an answer, and the height of its layer. */
export interface Influence {
  readonly id: string;
  readonly height: number;
}

/** A question asked during evaluation: the entries that answered it, or those that these rest on. */
export interface AskedQuestion {
  readonly args: readonly (Value | undefined)[];
  readonly value: Value | undefined;
  readonly influences: readonly Influence[];
  readonly objections: readonly string[];
}

/*
 * What traced code notes besides missing facts; each level includes those below it.
 */

/** Only values are wanted: nothing is noted, so strict code may answer nested questions. */
export const VALUES = 0;
/** The entries that answers rest on. */
export const REASONS = 1;
/** The outcomes of entries, with what they read. */
export const OUTCOMES = 2;
/** Every fact in `factsRead`, not only those that the vocabulary knows how to assume. */
export const EVERY_FACT = 3;

/** The notes of traced code while it runs. */
export class TraceNotes {
  /** Unknown facts met so far, in order; those that turned out not to matter are dropped again. */
  missing: UnknownFact[] = [];
  /** What was read since the list was last reset; null if it is not needed. */
  reads: Read[] | null = null;
  /**
   * Questions asked since the list was last reset to whose answers entries above the base contributed; null if they are
   * not needed.
   */
  askedQuestions: AskedQuestion[] | null = null;
  /**
   * Facts that were looked at, however deep, as far as they may have been assumed: `thing.fact`. Null while nobody wants to know what was read:
   * what cannot change an answer any more need not be looked at.
   */
  factsRead: Set<string> | null = null;
  /** Whether to record the outcome of each entry; not for nested questions, of which only the answer matters. */
  detailed = false;
  /** `VALUES`, `REASONS`, `OUTCOMES` or `EVERY_FACT`. */
  level: number = VALUES;

  /** Missing facts, each once. */
  get unknown(): readonly UnknownFact[] {
    return [...new Map(this.missing.map((one) => [`${one.of}.${one.fact}`, one])).values()];
  }

  /** Drops the unknown facts after the first `since`: the expression that read them had a result without them. */
  dropMissingSince(since: number): void {
    if (this.missing.length > since) this.missing.length = since;
  }

  /** Runs work with empty notes, and restores the earlier notes afterwards. */
  afresh<Result>(work: () => Result, wanted: number): Result {
    const { missing, reads, askedQuestions, factsRead, detailed, level } = this;
    this.missing = [];
    this.reads = null;
    this.askedQuestions = null;
    this.level = wanted;
    this.detailed = wanted >= OUTCOMES;
    this.factsRead = this.detailed ? new Set() : null;
    try {
      return work();
    } finally {
      this.missing = missing;
      this.reads = reads;
      this.askedQuestions = askedQuestions;
      this.factsRead = factsRead;
      this.detailed = detailed;
      this.level = level;
    }
  }
}
