import type { TextDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import type { ChangeKind, RuleChange } from './compare.js';
import { type Stray, straysIn } from './strays.js';

/** What became of a rule or title: a `RuleChange` without its words, which digests do not have. */
export type RuleFate = Pick<RuleChange, 'kind' | 'unit' | 'old' | 'new' | 'wording'> & Partial<RuleChange>;

/** What became of the rules of one edition in a later one, by their numbers. */
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

  /** Nothing where neither text nor digest tells. */
  of(number: string): RuleFate | undefined {
    return this.byOld.get(number);
  }

  /** What became the rule that stands under a number now. */
  into(number: string): RuleFate | undefined {
    return this.byNew.get(number);
  }

  /** The later edition has the sections of a rule at all. */
  covers(number: string): boolean {
    const { sections } = this.after;
    return sections === 'all' || sections.includes(number.slice(0, 3));
  }

  /** Where a rule or section stands now; null: nowhere; undefined: nothing tells. */
  movedTo(number: string): string | null | undefined {
    const fate = this.of(number);
    if (fate !== undefined) return fate.new ?? null;
    // What neither edition has led nowhere before.
    const isGone =
      isListed(this.before.numbers, number) && this.covers(number) && !isListed(this.after.numbers, number);
    return isGone ? null : undefined;
  }

  /** What stood under a number stands under another, or nowhere. */
  hasMoved(number: string): boolean {
    const now = this.movedTo(number);
    return now !== undefined && now !== number;
  }

  /** Where the same words stand now; undefined where they changed, are gone, or nothing tells. */
  wordsMovedTo(number: string): string | undefined {
    const fate = this.of(number);
    return fate !== undefined && keepsWords(fate.kind) ? fate.new : undefined;
  }

  /** Where the words that stand under a number now stood before; undefined where nothing tells. */
  wordsCameFrom(number: string): string | undefined {
    const fate = this.into(number);
    return fate !== undefined && keepsWords(fate.kind) ? fate.old : undefined;
  }

  /** The rule says what it said: at most its number, its references or its typography are others, and references lead where they led. */
  saysTheSame(fate: RuleFate): boolean {
    return keepsWords(fate.kind) && this.strays(fate).length === 0;
  }

  /** References of a rule that lead to something else than before, as far as there are digests of it. */
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

/** A rule of which that became has at most another number, other references or another typography. */
export const keepsWords = (kind: ChangeKind): boolean => sameWords.includes(kind);
