import type { Ruleset } from '../ruleset/ruleset.js';
import { orTraced } from './evaluator.js';

/**
 * Whether the present table is no longer played, as the vocabulary defines it (104.1: a game ends immediately).
 *
 * @throws UnknownSignal with the missing facts, if they matter.
 */
export function hasEnded(ruleset: Ruleset): boolean {
  const { ended } = ruleset.rulebook.vocabulary;
  if (ended === undefined) return false;
  try {
    return ruleset.ended.run();
  } catch (error) {
    return orTraced(error, ruleset.questions, () => ruleset.questions.nameless.truth(ended.tree));
  }
}
