import type { RuleDigest, TextDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import type { ChangeKind, RuleChange } from './compare.js';

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
    return this.covers(number) && !isListed(this.after.numbers, number) ? null : undefined;
  }

  /** The rule says what it said: at most its number, its references or its typography are others, and references lead where they led. */
  saysTheSame(fate: RuleFate): boolean {
    if (!sameWords.includes(fate.kind)) return false;
    const [was, is] = [this.before.rules[fate.old!], this.after.rules[fate.new!]];
    return was === undefined || is === undefined || this.leadAlike(was, is);
  }

  private leadAlike({ sees: was = [] }: RuleDigest, { sees: is = [] }: RuleDigest): boolean {
    if (was.join() === is.join()) return true;
    return was.length === is.length && was.every((to, index) => to === is[index] || this.movedTo(to) === is[index]);
  }
}

const sameWords: readonly ChangeKind[] = ['unchanged', 'typography', 'references', 'renumbered'];
