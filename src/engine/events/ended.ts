import type { Ruleset } from '../ruleset/ruleset.js';
import { certainly } from './evaluator.js';

/**
 * Whether the table that a ruleset looks at no longer plays, as the vocabulary says it (104.1: a game is over at once).
 *
 * @throws UnknownSignal with the facts that are missing, where they matter.
 */
export function hasEnded(ruleset: Ruleset): boolean {
  const { ended } = ruleset.rulebook.vocabulary;
  if (ended === undefined) return false;
  try {
    return ruleset.ended.run();
  } catch (error) {
    return certainly(error, ruleset.questions, () => ruleset.questions.nameless.truth(ended.tree));
  }
}
