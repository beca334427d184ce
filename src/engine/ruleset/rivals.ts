import type { Entry } from '../model/entry.js';
import type { Vocabulary } from '../model/vocabulary.js';
import type { Dependencies } from './dependencies.js';
import { overridersOf } from './order.js';

/**
 * Entries that can meet two values of equal right during evaluation. If a verdict is settled without them they are
 * evaluated all the same, so that a conflict is reported however a question is asked. Few questions have entries that
 * neither override each other nor give the same.
 */
export class Rivals {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly dependencies: Dependencies,
    private readonly answering: (question: string) => readonly Entry[],
    /** Those of them that can apply in the setup; computing them compiles the question. */
    private readonly remaining: (question: string) => readonly Entry[],
  ) {}

  /** Whether some question that an entry asks, at any depth, has rivals among its entries. */
  meets(entry: Entry): boolean {
    const { questions } = this.dependencies.reads(entry);
    return [...questions].some((question) => {
      const behind = this.dependencies.of(question).questions;
      return this.has(question) || [...behind].some((name) => this.has(name));
    });
  }

  private has(question: string): boolean {
    let has = this.known.get(question);
    if (has === undefined) {
      has =
        this.vocabulary.questions[question]?.policy === 'value' &&
        haveRivals(this.answering(question)) &&
        haveRivals(this.remaining(question));
      this.known.set(question, has);
    }
    return has;
  }
}

function haveRivals(entries: readonly Entry[]): boolean {
  const overriders = overridersOf(entries);
  const overrides = (one: Entry, other: Entry): boolean => overriders.get(other)?.includes(one) === true;
  return entries.some((one, at) =>
    entries
      .slice(at + 1)
      .some(
        (other) => !overrides(one, other) && !overrides(other, one) && !saySame(one.value?.tree, other.value?.tree),
      ),
  );
}

const saySame = (a: NonNullable<Entry['value']>['tree'] | undefined, b: typeof a): boolean =>
  a?.op === 'literal' && b?.op === 'literal' && a.value === b.value;
