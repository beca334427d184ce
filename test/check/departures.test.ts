import { expect, it } from 'vitest';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { departing } from '../../src/tools/check/departures.js';
import { said } from '../cli/session.js';

const line = ['test', 'rules/802-attack-multiple', '--rules', 'rules'];
const house = ['--house', 'examples/house/spare-the-weakest.json'];

it('a house rule that stays is told in one line, with what comes out otherwise', () => {
  const { out, exit } = said([...line, ...house]);
  expect(out).toMatch(
    /^examples\/house\/spare-the-weakest\.json:\d+:\d+: advice: Because of the house rule “house\.spare/,
  );
  expect(exit).toBe(0);
  expect(said([...line, ...house, '--departures']).exit).toBe(1);
}, 60_000);

it('no entry of ours departs from the printed rules unless a table chooses it', () => {
  const { rulebook } = loadRulebook('rules');
  expect(rulebook && departing(rulebook)).toEqual([]);
}, 60_000);
