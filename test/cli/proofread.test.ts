import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkPairs } from '../../tools/texts/checks/all.js';
import type { CheckContext } from '../../tools/texts/checks/finding.js';
import { cached, said } from './session.js';

/** A small rulebook of which one text was translated badly. */
function folder(): { readonly rules: string; readonly file: string } {
  const rules = mkdtempSync(join(tmpdir(), 'tavolata-proof-'));
  cpSync('test/cases/bad/check/rulebook', rules, { recursive: true });
  const file = join(rules, 'base/harbour.json');
  const book = JSON.parse(readFileSync(file, 'utf8'));
  const [first] = book.entries;
  first.text = {
    en: 'Each of the three ships has two lamps, and nobody else.',
    it: 'Ciascuna delle tre navi ha sei lampade perchè nessun altra ne ha.',
  };
  writeFileSync(file, JSON.stringify(book, null, 2));
  return { rules, file };
}

describe('proofread', () => {
  let rules = '';
  let file = '';
  beforeEach(() => {
    ({ rules, file } = folder());
  });
  const run = (...args: readonly string[]) => said(['text', 'check', '--lang', 'en', ...args], { rules });
  const found = (...args: readonly string[]): readonly string[] =>
    (
      JSON.parse(run('--json', ...args).out) as {
        readonly findings: readonly { readonly check: string; readonly unit: string }[];
      }
    ).findings
      .filter(({ unit }) => unit.endsWith('/text'))
      .map(({ check }) => check)
      .sort();

  it('reports, corrects what is safe, and puts aside the rest until the text changes', () => {
    const before = found('--unit', '*/text');
    expect(before).toEqual(expect.arrayContaining(['accents', 'elision', 'numbers']));
    expect(run('--only', 'elision', '--only', 'accents', '--fix').exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain("perché nessun'altra ne ha.");
    expect(found('--only', 'numbers')).toEqual(['numbers']);
    expect(run('--only', 'numbers', '--dismiss', 'Counted otherwise.').out).toContain('dismissed');
    expect(found('--only', 'numbers')).toEqual([]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('sei lampade', 'sette lampade'));
    expect(found('--only', 'numbers')).toEqual(['numbers']);
    expect(run('--fix').out).toContain('1 dismissal taken out');
  });

  it('names the checks that there are', () => {
    const { exit, err } = run('--only', 'number');
    expect(exit).toBe(2);
    expect(err).toContain('cli.unknown-check');
  });

  it('looks only at the texts that are named, and wants to know them', () => {
    const [key = ''] = (JSON.parse(run('--json').out) as { findings: { unit: string }[] }).findings.map(
      (one) => one.unit,
    );
    expect(run('--unit', key).out).toMatch(/^1 text: \d+ open/m);
    expect(run('--unit', key, '--unit', `${key.slice(0, -1)}x`)).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`Did you mean “${key}”`),
    });
    expect(run('--unit', 'nonesiste').err).toContain('[text.unknown-key]');
  });

  it('refuses a damaged list of dismissals', () => {
    mkdirSync(join(rules, 'texts'), { recursive: true });
    writeFileSync(join(rules, 'texts/dismissed.json'), '{ "dismissed": [{ "unit": 3 }] }');
    expect(run()).toMatchObject({ exit: 2, err: expect.stringContaining('proof.bad-dismissals') });
  });
});

it.each([
  ["C'è nessun altra.", 'proof.elision'],
  ["C'è un'altro.", 'proof.elision-extra'],
  ["C'è una altro.", 'proof.article'],
  ["Suona perche' c'è.", 'proof.accent-apostrophe'],
  ['Suona perche vuole.', 'proof.accent'],
])('says of “%s” what is wrong, once', (target, code) => {
  const context: CheckContext = { source: 'en', target: 'it', terms: [], contrasts: [] };
  const isSpelling = (check: string) => check === 'elision' || check === 'accents';
  expect(checkPairs([{ key: 'a', source: 'One.', target }], context, isSpelling)).toMatchObject([{ code }]);
});

describe('terms', () => {
  const run = (...args: readonly string[]) =>
    said(['list', 'terms', '--lang', 'it', ...args], { rules: 'rules', env: cached });

  it('lists both languages, whole or by a word', () => {
    expect(run('patta').out).toMatch(/draw +patta \(non pareggio/);
    expect(run('zzz')).toMatchObject({ exit: 1, out: "Non c'è un termine con «zzz».\n" });
  });
});
