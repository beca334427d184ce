import { expect, it } from 'vitest';
import { format } from '../../tools/check/format/format.js';
import { cached, said } from '../cli/session.js';
import { allScenarios } from './rulebook.js';

it('the shipped rules pass `check`: no finding, no broken scenario or simulation, no unused suppression', () => {
  const { out, exit } = said(['check', '--json', '--rules', 'rules'], { env: cached });
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly unknown[] };
  expect(diagnostics).toEqual([]);
  expect(exit).toBe(0);
});

it('scenarios that stand elsewhere are written as `fix` writes them, too', () => {
  const wrong = allScenarios().filter(({ source }) => format(source, 'scenarios').text !== source.text);
  expect(wrong.map(({ source }) => source.file)).toEqual([]);
});
