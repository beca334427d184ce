import { expect, it } from 'vitest';
import { said } from '../cli/session.js';

it('the shipped rules pass `check --fresh`: no broken scenario or simulation, no unused suppression', () => {
  const { out, exit } = said(['check', '--fresh', '--json', '--rules', 'rules']);
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly unknown[] };
  expect(diagnostics).toEqual([]);
  expect(exit).toBe(0);
});
