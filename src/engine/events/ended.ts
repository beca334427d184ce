import { Interpreter } from '../interpreter/interpreter.js';
import { noNames } from '../interpreter/unknown.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { UnknownSignal } from '../values/values.js';

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
    if (!(error instanceof UnknownSignal)) throw error;
    const interpreter = new Interpreter(ruleset);
    const holds = interpreter.truth(ended.tree, noNames);
    if (holds === null) throw new UnknownSignal([...interpreter.unknown.values()]);
    return holds;
  }
}
