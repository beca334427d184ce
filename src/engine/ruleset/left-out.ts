import type { Notice } from '../model/answer.js';
import { UnknownSignal } from '../values/values.js';
import { World } from '../values/world.js';
import type { Ruleset } from './ruleset.js';

/**
 * Options that belong to a variant and that the setup leaves out. The table is played without them all the same: a
 * setup says what the table agreed on, so players who forgot them must hear of it.
 */
export function leftOut(ruleset: Ruleset): readonly Notice[] {
  const { rulebook, setup } = ruleset;
  const { vocabulary } = rulebook;
  const name = vocabulary.roles?.optionsInUse;
  const given = listed(setup['options']);
  if (name === undefined || listed(setup['variants']).length === 0) return [];
  const question = ruleset.question(name);
  const used = ruleset.lookingAt(new World(vocabulary), () => {
    try {
      return listed(question.filled([given]).decide().value);
    } catch (signal) {
      // A house rule may depend on facts that only a table has.
      if (signal instanceof UnknownSignal) return [];
      throw signal;
    }
  });
  const missing = used.filter((option) => !given.includes(option));
  return missing.length === 0 ? [] : [{ code: 'options-left-out', values: { options: missing.join(', ') } }];
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
