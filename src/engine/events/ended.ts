import { noNames, UNKNOWN } from '../interpreter/unknown.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { knownOf } from './evaluator.js';

/**
 * Whether the table that a ruleset looks at no longer plays, as the vocabulary says it (104.1: a game is over at once).
 *
 * @throws UnknownSignal with the facts that are missing, where they matter.
 */
export function hasEnded(ruleset: Ruleset): boolean {
  const { ended } = ruleset.rulebook.vocabulary;
  if (ended === undefined) return false;
  return knownOf(ruleset, ruleset.ended.run, (interpreter) => interpreter.truth(ended.tree, noNames) ?? UNKNOWN);
}
