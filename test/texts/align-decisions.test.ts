import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const decisions = () => JSON.parse(readFileSync(at('rules/editions/pairs.json'), 'utf8')).pairs;
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
  it('is stored with who made it, and holds from then on', () => {
    expect(pairs()).toEqual(['801=801', '801.1=801.1', '801.2=801.2']);
    const { out } = align('--pair', '801.1=801.2', '--by', 'Ada', '--why', 'a trial');
    expect(out).toContain(`Decided in ${at('rules/editions/pairs.json')}`);
    const [decision] = decisions();
    expect(decision).toMatchObject({ language: 'it-en', from: 'wiki', to: '2025-01-10', by: 'Ada', why: 'a trial' });
    expect(decision.on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pairs()).toEqual(['801=801', '801.2=801.1', '801.1=801.2 decided']);
  });

  it('takes the place of an earlier one about either rule, and may be that there is no counterpart', () => {
    align('--pair', '801.1=801.2', '--by', 'Ada');
    expect(pairs('--pair', '=801.2', '--by', 'Bob')).toEqual(['801=801', '801.1=801.1', '=801.2 decided', '801.2=']);
    expect(decisions()).toHaveLength(1);
  });

  it('is void, and told with its place, when the words of a rule change', () => {
    align('--pair', '801.2=801.1', '--by', 'Ada');
    writeFileSync(at('wiki.txt'), italian(`${before} Chi non ha navi aspetta.`));
    const { out, exit } = align();
    expect(exit).toBe(1);
    expect(out).toMatch(/pairs\.json:3:5: warning: The decision “801\.2=801\.1” no longer counts: rule 801\.2 of wiki/);
    expect(pairs()).toContain('801.2=801.2');
    writeFileSync(at('wiki.txt'), italian(before));
    expect(pairs()).toContain('801.2=801.1 decided');
  });

  it('is refused without a name, and for rules that there are not', () => {
    expect(align('--pair', '801.1=801.2')).toMatchObject({ exit: 2, err: expect.stringContaining('[align.who]') });
    for (const wrong of ['801.1=801.9', '801.9=801.1', '801.1', '='])
      expect(align(`--pair=${wrong}`, '--by', 'Ada').err).toContain('[align.no-pair]');
  });
});
