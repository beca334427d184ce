import { expect, it } from 'vitest';
import { mutate } from '../../tools/check/mutate/mutate.js';
import { extent, rotating } from '../amount.js';
import { allScenarios, explainedMutants, shipped } from '../rules/rulebook.js';

/** The long run makes them all, as `npm run mutate` does. */
const sample = extent === 'long' ? 1_000_000 : 48;

// Finding out which scenarios can notice takes as long as playing many mutants.
it.skipIf(extent === 'quick')(
  `scenarios notice a sample of small changes of the rules, or they are explained (SEED=${rotating})`,
  () => {
    const files = { scenarios: allScenarios(), mutants: [explainedMutants()] };
    const { killed, explained, surviving, diagnostics } = mutate(shipped(), files, { sample, seed: rotating });
    expect(surviving.map(({ mutant }) => mutant.id)).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(killed.length + explained.length).toBeGreaterThanOrEqual(Math.min(sample, 1_000));
  },
);
