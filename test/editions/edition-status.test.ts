import { existsSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, change, checked, eachInItsRoom, edit, text, there } from './room.js';

eachInItsRoom();

describe('tavolata edition status', () => {
  beforeEach(() => {
    there('edition', 'new', text);
    // From here on no official text is at hand.
    rmSync(at('corpus'), { recursive: true });
  });
  const confirm = (id: string): void => change(id, (one) => ({ ...one, confirmed: '2025-03-01' }));
  const words = { en: 'Everybody may listen.', it: 'Chiunque può ascoltare.' };
  const write = (id: string): void =>
    change(id, (one) => ({ ...one, why: words, text: words, confirmed: '2025-03-01' }));
  const left = (): readonly string[] =>
    [...there('edition', 'status').out.matchAll(/^\[ \] \S+ {2}([a-z ]+)/gm)].map(([, sort = '']) => sort);

  it('reads progress from the rules', () => {
    expect(left()).toEqual(['new', 'reworded']);
    confirm('go.instruments');
    expect(left()).toEqual(['new']);
    expect(there('edition', 'status').out).toMatch(/^\[x\] 102\.1/m);
    write('play.rule-101-2');
    expect(left()).toEqual([]);
    expect(there('edition', 'status')).toMatchObject({ exit: 0, out: expect.stringContaining('2 of 2 decided') });
    expect(checked().out).not.toMatch(/\[check\.(un|never-)confirmed/);
  });

  it('waits until a stub is written, whatever it was compared with, as does check', () => {
    confirm('play.rule-101-2');
    expect(left()).toEqual(['new', 'reworded']);
    expect(checked('--format', 'line').out.match(/playing\.json:\d+:\d+: .*\[check\.to-fill\]/g)).toHaveLength(2);
    change('play.rule-101-2', (one) => ({ ...one, text: words }));
    expect(left()).toEqual(['new', 'reworded']);
    change('play.rule-101-2', (one) => ({ ...one, why: words }));
    expect(left()).toEqual(['reworded']);
    expect(checked('--format', 'line').out).not.toContain('[check.to-fill]');
  });

  it('names the scenarios of an entry that has ended, until they end as well', () => {
    write('play.rule-101-2');
    change('go.instruments', (one) => ({ ...one, until: '2025-03-01' }));
    expect(there('edition', 'status')).toMatchObject({
      exit: 1,
      out: expect.stringMatching(
        /^\[ \] 102\.1 {2}reworded\n {4}\[x\] go\.instruments .*\n[^[]*\[ \] scenarios .*: 101\.3-child$/m,
      ),
    });
    edit('rules/101-playing/playing.scenarios.json', (json) =>
      json.replace('"since": "2022-06-01"', '"since": "2022-06-01", "until": "2025-03-01"'),
    );
    expect(there('edition', 'status')).toMatchObject({ exit: 0, out: expect.stringMatching(/^\[x\] 102\.1/m) });
  });

  it.each([
    ['a reworded rule', 'go.instruments', 'check.unconfirmed'],
    ['a new rule', 'play.rule-101-2', 'check.never-confirmed'],
  ])('what is forgotten of %s is found by check, without any text', (_, id, code) => {
    if (id === 'play.rule-101-2') confirm('go.instruments');
    else write('play.rule-101-2');
    const { out } = checked('--format', 'line');
    expect(out.split('\n').filter((line) => line.includes(`“${id}”`) && line.includes(`[${code}]`))).toHaveLength(1);
  });

  it('names an entry that was not carried over, as does check', () => {
    const numbered = { '2020-01-01': '101.2', '2022-06-01': '101.3' };
    change('play.no-drums-for-children', (one) => ({ ...one, numbered, confirmed: '2024-09-01' }));
    expect(there('edition', 'status').out).toContain('play.no-drums-for-children');
    expect(checked('--format', 'line').out).toMatch(/no-drums-for-children.*101\.3.*101\.4.*\[check\.unconfirmed\]/);
  });

  it('knows only editions with digests', () => {
    for (const date of ['2022-06-01', '2030-01-01'])
      expect(there('edition', 'status', date)).toMatchObject({
        exit: 2,
        err: expect.stringContaining('[edition.not-known]'),
      });
    expect(existsSync(at('corpus'))).toBe(false);
  });
});
