import type { Notice } from '../model/answer.js';
import { UnknownSignal } from '../values/values.js';
import { World } from '../values/world.js';
import type { Ruleset } from './ruleset.js';

/**
 * Options of its own that a variant has and the setup leaves out. The table is played without them all the same: what a setup says
 * is what the table agreed, so whoever forgot them has to learn it.
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
      // A house rule may go by facts that only a table has.
      if (signal instanceof UnknownSignal) return [];
      throw signal;
    }
  });
  const missing = used.filter((option) => !given.includes(option));
  return missing.length === 0 ? [] : [{ code: 'options-left-out', values: { options: missing.join(', ') } }];
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
