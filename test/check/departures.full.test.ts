import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { departing } from '../../tools/check/departures.js';
import { cached, said } from '../cli/session.js';

const line = ['test', 'rules/802-attack-multiple', '--rules', 'rules'];
const house = ['--house', 'examples/house/spare-the-weakest.json'];

it('a house rule that stays is told in one line, with what comes out otherwise', () => {
  const { out, exit } = said([...line, ...house], { env: cached });
  expect(out).toMatch(
    /^examples\/house\/spare-the-weakest\.json:\d+:\d+: advice: Because of the house rule “house\.spare.* otherwise: \S/,
  );
  expect(exit).toBe(0);
});

it('a case of one’s own that is wrong fails, whatever the printed rules say of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-departures-'));
  const file = join(folder, 'weak.cases');
  const words = 'en B has the least life.\nit B ha meno punti vita.';
  const table = 'table: A B C\n  setup: options attack-multiple\n  player A: life 20; B: life 3; C: life 9';
  const things = '  object c1: a creature of A\n  turn t: number 1 of A in declare-attackers';
  writeFileSync(file, `case weak: rules 508.1b\n${words}\n${table}\n${things}\nask mayAttack(c1, B) = allowed\n`);
  const { out, exit } = said(['test', file, '--rules', 'rules', ...house, '--lang', 'en'], { env: cached });
  rmSync(folder, { recursive: true });
  expect(out).toContain('0 scenarios hold, 1 does not');
  expect(exit).toBe(1);
});

it('what comes out otherwise because of two house rules together is told of each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-departures-'));
  const files = ['one', 'two'].map((id) => {
    const words = { en: id, it: `${id}.` };
    const entry = { id: `house.${id}`, kind: 'prohibition', layer: 'house', name: words, text: words };
    const file = join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify({ entries: [{ ...entry, answers: 'mayPlay', verdict: 'deny' }] }));
    return file;
  });
  const args = files.flatMap((file) => ['--house', file]);
  const { out, exit } = said(['test', ...args, '--lang', 'en'], { rules: 'test/cases/cli/rulebook' });
  rmSync(folder, { recursive: true });
  expect(out.match(/Because of the house rule “house\.(?:one|two)” 1 scenario/g)).toHaveLength(2);
  expect(out).toContain('0 scenarios hold, 0 do not');
  expect(exit).toBe(0);
});

it('a house rule that always prevails does not make the printed rule a mistake', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-departures-'));
  const words = { en: 'Two.', it: 'Due.' };
  const base = { id: 'house.two', kind: 'parameter', layer: 'house', name: words, text: words, answers: 'volume' };
  const file = join(folder, 'two.json');
  const codesWith = (overrides: string) => {
    writeFileSync(file, JSON.stringify({ entries: [{ ...base, value: '2', [overrides]: ['volume.soft'] }] }));
    const rules = 'test/cases/cli/rulebook';
    return said(['check', '--quick', '--house', file, '--format', 'line', '--lang', 'en'], { rules }).out;
  };
  try {
    expect(codesWith('overrides')).not.toContain('check.always-overridden');
    expect(codesWith('replaces')).not.toContain('check.always-replaced');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('no entry of ours departs from the printed rules unless a table chooses it', () => {
  const { rulebook } = loadRulebook('rules');
  expect(rulebook && departing(rulebook)).toEqual([]);
});
