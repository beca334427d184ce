import { expect, it } from 'vitest';
import { said } from './session.js';

const long = 'x'.repeat(5_000);

it.each([
  ['test', long],
  ['fix', long],
  ['evidence', 'compare', long, long],
  ['evidence', 'mutate', '--scenarios', long],
])('“%s” takes a name longer than the system takes for a mistake of the user', (...args) => {
  const { err, exit } = said(args, { rules: 'test/cases/cli/rulebook' });
  expect(exit).toBe(2);
  expect(err).toMatch(/^command line:1:\d+: error: .*\[(file\.unreadable|evidence\.no-such-side)\]$/m);
  expect(err).toContain('help:');
});
