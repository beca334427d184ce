import { expect, it } from 'vitest';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { mutate } from '../../tools/check/mutate/mutate.js';
import { rotating } from '../amount.js';
import { allScenarios, explainedMutants, shipped } from '../rules/rulebook.js';

/** So many of all, others for each commit; `npm run mutate` makes those of an entry. */
const least = Number(process.env['TIMES'] ?? 10) * 24;

it(`scenarios notice a sample of small changes of the rules, or they are explained (SEED=${rotating})`, () => {
  const files = { scenarios: allScenarios(), mutants: [explainedMutants()] };
  const every = Math.max(1, Math.floor(mutantsOf(shipped()).length / least));
  const part = { from: 1 + (rotating % every), every };
  const { killed, explained, surviving, diagnostics } = mutate(shipped(), files, { part });
  expect(surviving.map(({ mutant }) => mutant.id)).toEqual([]);
  expect(diagnostics).toEqual([]);
  expect(killed.length + explained.length).toBeGreaterThanOrEqual(Math.min(least, 1_000));
});
