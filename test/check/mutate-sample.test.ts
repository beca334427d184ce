import { expect, it } from 'vitest';
import { mutate } from '../../tools/check/mutate/mutate.js';
import { allScenarios, loaded, shipped } from '../rules/rulebook.js';

const sample = 24;
/** Another one each day (UTC), so that in time all mutants come up; `MUTATE_SEED` repeats one that failed. */
const seed = Number(process.env['MUTATE_SEED'] ?? Math.floor(Date.now() / 86_400_000));

/** The whole takes minutes: `npm run mutate`. */
it(`scenarios notice a sample of small changes of the rules, or they are explained (seed ${seed})`, () => {
  const mutants = loaded.documents?.mutants;
  const files = { scenarios: allScenarios(), ...(mutants !== undefined && { mutants }) };
  const { killed, explained, surviving, diagnostics } = mutate(shipped(), files, { sample, seed });
  console.log(`mutants: seed ${seed}, ${killed.length} killed, ${explained.length} explained (MUTATE_SEED=${seed})`);
  expect(surviving.map(({ mutant }) => mutant.id)).toEqual([]);
  expect(diagnostics).toEqual([]);
  expect(killed.length + explained.length).toBe(sample);
}, 600_000);
