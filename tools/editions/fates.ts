import type { TextDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import type { ChangeKind, RuleChange } from './compare.js';
import { type Stray, straysIn } from './strays.js';

/** The change of a rule or title: a `RuleChange` without its words, which digests do not have. */
export type RuleFate = Pick<RuleChange, 'kind' | 'unit' | 'old' | 'new' | 'wording'> & Partial<RuleChange>;

/** What became of the rules of one edition in a later one, by number. */
export class Fates {
  private readonly byOld = new Map<string, RuleFate>();
  private readonly byNew = new Map<string, RuleFate>();

  constructor(
    readonly all: readonly RuleFate[],
    private readonly before: TextDigests,
    private readonly after: TextDigests,
  ) {
    for (const fate of all) {
      if (fate.old !== undefined) this.byOld.set(fate.old, fate);
      if (fate.new !== undefined) this.byNew.set(fate.new, fate);
    }
  }

  /** Undefined if neither text nor digest tells. */
  of(number: string): RuleFate | undefined {
    return this.byOld.get(number);
  }

  /** What became the rule that now has a number. */
  into(number: string): RuleFate | undefined {
    return this.byNew.get(number);
  }

  /** Whether the later edition has the section of a rule at all. */
  covers(number: string): boolean {
    const { sections } = this.after;
    return sections === 'all' || sections.includes(number.slice(0, 3));
  }

  /** The present number of a rule or section; null: none; undefined: unknown. */
  movedTo(number: string): string | null | undefined {
    const fate = this.of(number);
    if (fate !== undefined) return fate.new ?? null;
    // What neither edition has did not exist before, either.
    const isGone =
      isListed(this.before.numbers, number) && this.covers(number) && !isListed(this.after.numbers, number);
    return isGone ? null : undefined;
  }

  /** Whether what had a number now has another, or none. */
  hasMoved(number: string): boolean {
    const now = this.movedTo(number);
    return now !== undefined && now !== number;
  }

  /** The present number of the same words; undefined if they changed, are gone, or nothing is known. */
  wordsMovedTo(number: string): string | undefined {
    const fate = this.of(number);
    return fate !== undefined && keepsWords(fate.kind) ? fate.new : undefined;
  }

  /** The earlier number of the words that now have a number; undefined if unknown. */
  wordsCameFrom(number: string): string | undefined {
    const fate = this.into(number);
    return fate !== undefined && keepsWords(fate.kind) ? fate.old : undefined;
  }

  /**
   * Whether the rule says the same: at most its number, its references or its typography changed, and references have
   * the same targets.
   */
  saysTheSame(fate: RuleFate): boolean {
    return keepsWords(fate.kind) && this.strays(fate).length === 0;
  }

  /** References of a rule that lead to something else than before, as far as it has digests. */
  strays({ old, new: fresh, kind }: RuleFate): readonly Stray[] {
    const [was, is] = [this.before.rules[old ?? ''], this.after.rules[fresh ?? '']];
    if (was === undefined || is === undefined) return [];
    const movedTo = (number: string): string | null => {
      const now = this.movedTo(number);
      return now === undefined ? number : now;
    };
    return straysIn(was.sees ?? [], is.sees ?? [], movedTo, keepsWords(kind));
  }
}

const sameWords: readonly ChangeKind[] = ['unchanged', 'typography', 'references', 'renumbered'];

/** Whether a changed rule has at most another number, other references or another typography. */
export const keepsWords = (kind: ChangeKind): boolean => sameWords.includes(kind);
