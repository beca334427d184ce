import { expect, it } from 'vitest';
import { shipped } from '../rules/rulebook.js';
import { rightUses } from './typed.js';

it('typed calls give what the plain ones do', () => {
  const { opponents, verdict, plan } = rightUses(shipped(), shipped().editions.at(-1)?.date ?? '');
  expect(opponents).toEqual(['B', 'C']);
  expect(verdict).toBe('allowed');
  expect(plan.steps.flat().map(({ event }) => event)).toContain('playerDeparted');
});
