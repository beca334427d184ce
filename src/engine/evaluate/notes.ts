import type { Read, UnknownFact } from '../model/answer.js';
import type { Value } from '../values/values.js';

/** An entry that had a say in an answer, and how high its layer stands. */
export interface Influence {
  readonly id: string;
  readonly height: number;
}

/** A question asked on the way: who answered it, or whom those rest on who did. */
export interface AskedQuestion {
  readonly args: readonly (Value | undefined)[];
  readonly value: Value | undefined;
  readonly influences: readonly Influence[];
  readonly objections: readonly string[];
}

/** What traced code notes while it runs. */
export class TraceNotes {
  /** Facts without a value that were met, in order; those of what came out without them are dropped again. */
  missing: UnknownFact[] = [];
  /** What was read since the list was last put here; null while nobody listens. */
  reads: Read[] | null = null;
  /** Questions asked since the list was last put here that entries above the base had a say in; null while nobody wants to know. */
  askedQuestions: AskedQuestion[] | null = null;
  /**
   * Facts that were looked at, however deep, as far as they may have been assumed: `thing.fact`. Null while nobody wants to know what was read:
   * what cannot change an answer any more need not be looked at.
   */
  factsRead: Set<string> | null = null;
  /** Every fact is noted in `factsRead`, not only those that the vocabulary knows how to assume. */
  everyFact = false;
  /** How entries fared is written down; not for questions asked on the way, of which only the answer matters. */
  detailed = false;

  /** Facts that are missing, each once. */
  get unknown(): readonly UnknownFact[] {
    return [...new Map(this.missing.map((one) => [`${one.of}.${one.fact}`, one])).values()];
  }

  /** Drops the unknown facts met since there were so many: what they were looked at for came out without them. */
  dropMissingSince(since: number): void {
    if (this.missing.length > since) this.missing.length = since;
  }

  /** Does work with empty notes; what was noted before is there again afterwards. */
  afresh<Result>(work: () => Result, isDetailed: boolean, isOfEveryFact: boolean): Result {
    const { missing, reads, askedQuestions, factsRead, detailed, everyFact } = this;
    this.missing = [];
    this.reads = null;
    this.askedQuestions = null;
    this.factsRead = isDetailed || isOfEveryFact ? new Set() : null;
    this.detailed = isDetailed;
    this.everyFact = isOfEveryFact;
    try {
      return work();
    } finally {
      this.missing = missing;
      this.reads = reads;
      this.askedQuestions = askedQuestions;
      this.factsRead = factsRead;
      this.detailed = detailed;
      this.everyFact = everyFact;
    }
  }
}
