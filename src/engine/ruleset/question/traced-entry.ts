import type { Compiler } from '../../evaluate/compiler.js';
import type { Scope } from '../../evaluate/scope.js';
import type { Entry } from '../../model/entry.js';
import type { Value } from '../../values/values.js';
import { elseOf } from '../only-if.js';
import { type Conjunct, compileConjuncts } from './conjuncts.js';
import { EntryCode } from './entry-code.js';

/** What an entry gives, and by which of its cases. */
export interface AnswerOfEntry {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  /** Index of the case that held. */
  readonly held: number | undefined;
}

/** One entry that answers a question, as traced code. */
export class TracedEntry extends EntryCode {
  overriders: readonly TracedEntry[] = [];
  /** The parts of its condition as written, even if the entry applies because that does not hold. */
  readonly conjuncts: readonly Conjunct[];
  /** True if it applies because the condition does not hold. */
  readonly isElse: boolean;
  readonly numbers: readonly string[];
  readonly height: number;

  constructor(
    entry: Entry,
    compiler: Compiler,
    outer: Scope,
    context: { numbersOf(entry: Entry): readonly string[]; heightOf(entry: Entry): number },
  ) {
    super(entry, compiler, outer);
    this.numbers = context.numbersOf(entry);
    this.height = context.heightOf(entry);
    const failing = elseOf(entry);
    this.isElse = failing !== undefined;
    this.conjuncts = compileConjuncts(compiler, failing ?? entry.when, this.scope);
  }

  /** The first of its cases that holds; undefined: none does, so it gives nothing. */
  answer(): AnswerOfEntry | undefined {
    if (this.entry.cases === undefined) return { value: this.choices[0]?.value.run(), held: undefined };
    for (const [held, { when, value }] of this.choices.entries()) {
      const holds = when.run();
      if (holds === undefined) return { value: undefined, held: undefined };
      if (holds) return { value: value.run(), held };
    }
    return undefined;
  }
}
