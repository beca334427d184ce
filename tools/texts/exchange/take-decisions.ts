import type { DecidedPair } from '../../editions/pairs.js';
import { isWhole, sentencePairs, withSentencePairs } from '../align/sentence-decisions.js';
import { sentencesOf } from '../align/sentences.js';
import { type Dismissal, dismiss } from '../checks/dismissals.js';
import { digestOf } from '../units/digest.js';
import type { Merged, Taking } from './merge.js';

/** All dismissed findings, and all decided pairs. */
export interface Decided {
  readonly dismissed: readonly Dismissal[];
  readonly pairs: readonly DecidedPair[];
}

/** The outcome for the decisions in a file. */
export interface TakenDecisions extends Decided {
  /** Keys of the texts of which a decision was taken. */
  readonly taken: readonly string[];
  /**
   * Texts of which a decision was not taken: it is about another text (`void`), or differs from the decision here
   * (`differs`).
   */
  readonly left: readonly { readonly merged: Merged; readonly why: 'void' | 'differs' }[];
}

/** Takes the decisions of a file about texts that, after merging, are what they were at the time of the decision. */
export function takeDecisions(all: readonly Merged[], before: Decided, { prefer }: Taking): TakenDecisions {
  let { dismissed, pairs } = before;
  const taken = new Set<string>();
  const left: { readonly merged: Merged; readonly why: 'void' | 'differs' }[] = [];
  for (const merged of all) {
    const { unit, ours } = merged;
    if (unit.decisions === undefined) continue;
    const { key } = ours.unit;
    const now = { ...ours.unit, [ours.lang]: merged.text ?? ours.unit[ours.lang] };
    const { en, it } = now;
    for (const { check, language, text, why } of unit.decisions.dismissed) {
      const more = dismiss([{ key, check, language }], dismissed, () => now, why);
      if (text !== digestOf(now[language])) left.push({ merged, why: 'void' });
      // Dismissed here as well, for a reason of our own: that stays.
      else if (more.length > dismissed.length || prefer === 'file') {
        dismissed = more;
        taken.add(key);
      }
    }
    const decision = unit.decisions.pairs;
    if (decision === undefined) continue;
    const counts = { en: sentencesOf(en).length, it: sentencesOf(it).length };
    const isAboutThese = decision.texts.en === digestOf(en) && decision.texts.it === digestOf(it);
    const known = sentencePairs(pairs, (one) => (one === key ? now : undefined)).get(key);
    const isSame = JSON.stringify(known?.beads.map(sides)) === JSON.stringify(decision.beads.map(sides));
    if (!isAboutThese || !isWhole(decision.beads, counts)) left.push({ merged, why: 'void' });
    else if (known !== undefined && !isSame && prefer !== 'file') left.push({ merged, why: 'differs' });
    else if (!isSame) {
      pairs = withSentencePairs(pairs, now, decision.beads, decision);
      taken.add(key);
    }
  }
  return { dismissed, pairs, taken: [...taken], left };
}

const sides = ({ en, it }: { readonly en: readonly number[]; readonly it: readonly number[] }) => [en, it];
