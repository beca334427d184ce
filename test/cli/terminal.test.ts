import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { langAmong, langOf } from '../../tools/cli/lang.js';
import { said, words } from './session.js';

const rules = resolve('test/cases/cli/rulebook');
const table = resolve('test/cases/cli/table.json');
const terminal = { out: true, err: true };

describe('output at a terminal', () => {
  const line = ['ask', table, 'mayPlay(Ada, tom)', '--explain', '--rules', rules];

  it('has colours, which say nothing by themselves', () => {
    const coloured = said(line, { terminal });
    expect(coloured.out).toContain('\u001b[');
    expect(stripVTControlCharacters(coloured.out)).toBe(said(line).out);
  });

  it('has none where nobody would see them, or wants them', () => {
    expect(said(line).out).not.toContain('\u001b[');
    expect(said(line, { terminal, env: { NO_COLOR: '1' } }).out).not.toContain('\u001b[');
    expect(said(line, { terminal, env: { TERM: 'dumb' } }).out).not.toContain('\u001b[');
  });

  it('counts scenarios beside the output, for people only', () => {
    const test = ['test', '--rules', rules];
    expect(said(test, { terminal }).err).toContain('0/1');
    expect(said(test).err).toBe('');
  });

  it('underlines mistakes in the colour of their severity', () => {
    expect(said(['ask', table, 'mayPlya(Ada, tom)', '--rules', rules], { terminal }).err).toContain(
      '\u001b[31m^^^^^^^',
    );
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'it' }, 'it'],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'it_IT.UTF-8' }, 'en'],
    [{ LC_MESSAGES: 'it_CH', LANG: 'de_DE' }, 'it'],
    [{ LC_ALL: '', LANG: 'it_IT' }, 'it'],
    [{ LANG: 'ita_fake' }, 'en'],
    [{}, 'en'],
  ])('is taken from %j', (env, lang) => {
    expect(langOf(env)).toBe(lang);
  });

  it('is that of --lang wherever it stands, but not behind --', () => {
    expect(langAmong(['ask', 'x', '--lang', 'it'])).toBe('it');
    expect(langAmong(['--lang=en', 'ask'])).toBe('en');
    expect(langAmong(['ask', '--', '--lang', 'it'])).toBeUndefined();
    expect(said(['--lang', 'it', 'aks']).err).toContain('Il comando «aks» non esiste.');
  });
});

describe('a bug of ours', () => {
  const broken = {
    out: () => {
      throw new TypeError('the paper is out');
    },
  };

  it('is owned up to in a few lines', () => {
    const { err, exit } = said(['list', '--rules', rules], broken);
    expect(exit).toBe(3);
    expect(err).toContain('This is a bug in tavolata');
    expect(err).toContain('TypeError: the paper is out');
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(4);
  });

  it('shows its stack to those who look for it', () => {
    const { err } = said(['list', '--rules', rules], { ...broken, env: { DEBUG: '1' } });
    expect(err.split('\n').filter((line) => line.trim().startsWith('at ')).length).toBeGreaterThan(2);
  });
});

describe('lines of the cases', () => {
  it('are split as a shell does', () => {
    expect(words(`ask t.json 'may(a, b)' "f('x')" --all=1 a'b c'd`)).toEqual([
      'ask',
      't.json',
      'may(a, b)',
      "f('x')",
      '--all=1',
      'ab cd',
    ]);
  });
});
