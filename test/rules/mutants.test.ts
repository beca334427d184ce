import { expect, it } from 'vitest';
import { wantedMutants } from '../../tools/check/mutate/mutate.js';
import { explainedMutants, shipped } from './rulebook.js';

interface ExplainedMutants {
  readonly equivalent: readonly { readonly mutants: readonly string[] }[];
}

it('mutants.json explains only mutants that there are', () => {
  const { equivalent } = explainedMutants().value as ExplainedMutants;
  expect(equivalent.length).toBeGreaterThan(0);
  const known = new Set(wantedMutants(shipped(), {}).map(({ id }) => id));
  expect(equivalent.flatMap(({ mutants }) => mutants).filter((id) => !known.has(id))).toEqual([]);
});
