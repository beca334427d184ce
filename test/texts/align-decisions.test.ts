import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { said } from '../cli/session.js';

const english = `These rules are effective as of January 10, 2025.

801. Harbours

801.1. A harbour is a place where 12 ships lie between two voyages.

801.2. Each captain chooses a berth before voyage 7 begins.
`;
const italian = (second: string): string => `801. Porti

801.1. Un porto è un luogo in cui 12 navi stanno fra due viaggi.

801.2. ${second}
`;
const before = 'Ogni capitano sceglie un ormeggio prima che inizi il viaggio 7.';

let room = '';
const at = (name: string): string => join(room, name);
const decide = (old: string | null, fresh: string | null): void => {
  const pair = { language: 'it-en', from: 'wiki', to: '2025-01-10', old, new: fresh, by: 'Ada', on: '2026-11-20' };
  mkdirSync(at('rules/editions'), { recursive: true });
  writeFileSync(at('rules/editions/pairs.json'), JSON.stringify({ pairs: [pair] }));
};
const align = (...args: readonly string[]) =>
  said(['text', 'align', at('wiki.txt'), at('en.txt'), ...args], { rules: at('rules') });
const pairs = (...args: readonly string[]): readonly string[] =>
  JSON.parse(align('--json', ...args).out).rules.map(
    ({ it: one, en, forced }: { it?: { number: string }; en?: { number: string }; forced?: true }) =>
      `${one?.number ?? ''}=${en?.number ?? ''}${forced ? ' decided' : ''}`,
  );

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-decisions-'));
  cpSync('test/cases/cli/rulebook', at('rules'), { recursive: true });
  writeFileSync(at('en.txt'), english);
  writeFileSync(at('wiki.txt'), italian(before));
});
afterEach(() => rmSync(room, { recursive: true }));

describe('a decision about a pair', () => {
  it('holds against what the words say', () => {
    expect(pairs()).toEqual(['801=801', '801.1=801.1', '801.2=801.2']);
    decide('801.1', '801.2');
    expect(pairs()).toEqual(['801=801', '801.2=801.1', '801.1=801.2 decided']);
  });

  it('may be that there is no counterpart', () => {
    decide(null, '801.2');
    expect(pairs()).toEqual(['801=801', '801.1=801.1', '=801.2 decided', '801.2=']);
  });

  it('is void, and reported with its place, where a text no longer has the rule', () => {
    decide('801.2', '801.1');
    expect(pairs()).toContain('801.2=801.1 decided');
    writeFileSync(at('wiki.txt'), italian(before).replace('801.2.', '801.3.'));
    const { out, exit } = align();
    expect(exit).toBe(1);
    expect(out).toMatch(
      /pairs\.json:1:11: warning: The decision “801\.2=801\.1” no longer counts: there is no rule 801\.2 in wiki/,
    );
    expect(pairs()).toContain('801.1=801.1');
  });
});
