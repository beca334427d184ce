import type { Compiler } from '../../evaluate/compiler.js';
import type { Scope } from '../../evaluate/scope.js';
import type { Entry } from '../../model/entry.js';
import type { Value } from '../../values/values.js';
import { elseOf } from '../only-if.js';
import { type Conjunct, compileConjuncts } from './conjuncts.js';
import { EntryCode } from './entry-code.js';

/** What an entry says, and which of its cases says it. */
export interface Said {
  /** undefined: unknown. */
  readonly value: Value | undefined;
  /** Place of the case that held. */
  readonly held: number | undefined;
}

/** One entry that answers a question, as traced code. */
export class TracedEntry extends EntryCode {
  overriders: readonly TracedEntry[] = [];
  /** The parts of its condition as it was written, also where the entry speaks because that does not hold. */
  readonly conjuncts: readonly Conjunct[];
  /** It speaks because the condition does not hold. */
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

  /** Of its cases the first that holds; undefined: it has nothing to say, since none of them holds. */
  said(): Said | undefined {
    if (this.entry.cases === undefined) return { value: this.choices[0]?.value.run(), held: undefined };
    for (const [held, { when, value }] of this.choices.entries()) {
      const holds = when.run();
      if (holds === undefined) return { value: undefined, held: undefined };
      if (holds) return { value: value.run(), held };
    }
    return undefined;
  }
}
