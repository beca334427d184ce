import { expect, it } from 'vitest';
import { askRole, choicesFor } from '../../../src/engine/setup/questions.js';
import { openTable } from '../../../src/engine/table/table.js';
import { shipped } from '../../rules/rulebook.js';

const rulebook = shipped();

/** Option by option: Free-for-All, Grand Melee, Team vs. Team, Emperor, Two-Headed Giant, Alternating Teams. */
const EXPECTED = {
  'limited-range': ['usually-not', 'always', 'usually-not', 'always', 'optional', 'usually'],
  'attack-multiple': ['one-of', 'never', 'always', 'optional', 'optional', 'one-of'],
  'attack-left': ['one-of', 'always', 'never', 'optional', 'optional', 'one-of'],
  'attack-right': ['one-of', 'never', 'never', 'optional', 'optional', 'one-of'],
  'deploy-creatures': ['never', 'never', 'usually-not', 'always', 'optional', 'usually-not'],
  'shared-team-turns': ['never', 'never', 'optional', 'usually-not', 'always', 'never'],
};

it('says what every variant says of every option, the same in every edition', () => {
  for (const { date } of rulebook.editions) {
    const [options, variants] = [choicesFor(rulebook, 'options'), choicesFor(rulebook, 'variants')];
    const tables = variants.map((variant) => openTable(rulebook, { setup: { edition: date, variants: [variant] } }));
    expect(variants).toHaveLength(6);
    const rows = options.map((option) => [option, tables.map((table) => askRole(table, 'optionStatus', option).value)]);
    expect(Object.fromEntries(rows)).toEqual(EXPECTED);
  }
});
