import { describe, expect, it } from 'vitest';
import { commands } from '../../tools/cli/commands/index.js';
import { inLang } from '../../tools/cli/metavariables.js';
import { said } from './session.js';

/** Every command, and every word of one. */
const all = commands.flatMap((one) => [one, ...(one.words ?? [])]);

describe('help', () => {
  it.each(['en', 'it'])('lists every command once in %s, with the exit codes', (lang) => {
    const { out, exit } = said(['--help', '--lang', lang]);
    expect(exit).toBe(0);
    for (const { name } of commands) expect(out.match(new RegExp(`^  ${name} {2,}\\S`, 'gm')), name).toHaveLength(1);
    for (const code of [0, 1, 2, 3]) expect(out).toMatch(new RegExp(`^  ${code}  \\S`, 'm'));
  });

  it.each(all.map(({ name }) => name))('of %s is there in both languages, with an example', (name) => {
    const of = (lang: string, columns?: number) =>
      said(['help', ...name.split(' '), '--lang', lang], columns === undefined ? {} : { columns }).out;
    expect(said([...name.split(' '), '--help', '--lang', 'en']).out).toBe(of('en'));
    expect(of('en')).toContain('Examples\n');
    expect(of('it')).toContain('Esempi\n');
    for (const columns of [undefined, 80, 60, 200])
      for (const text of ['en', 'it'].map((lang) => of(lang, columns)))
        expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
          Math.min(columns ?? 80, 100),
        );
  });

  it('has all capitals of usages in Italian but for what is the same there', () => {
    const usages = all.flatMap(({ usage, options }) => [...usage, ...options.map(({ value = '' }) => value)]);
    const names = new Set(usages.flatMap((text) => text.match(/\b[A-Z]+(?:-[A-Z]+)*\b/g) ?? []));
    expect([...names].filter((name) => inLang(name, 'it') === name).sort()).toEqual(sameInBoth);
  });

  it('says the same for -h and behind other arguments', () => {
    const { out } = said(['ask', '--help']);
    expect(said(['ask', 'nowhere.json', '-h']).out).toBe(out);
    expect(said(['help']).out).toBe(said(['--help']).out);
    expect(said(['help', 'ask']).out).toBe(out);
  });

  it('leads from the words of others to what is typed here', () => {
    const synonyms = all.flatMap(({ synonyms = {} }) => Object.entries(synonyms));
    for (const [word, call = ''] of [...synonyms, ['chekc', 'check']]) {
      const { err, exit } = said([word!, '--lang', 'en']);
      expect([exit, err]).toEqual([2, expect.stringContaining(`Did you mean “${call}”?`)]);
      // Each leads to a command that there is, with words and options that it has.
      const [name, ...rest] = call.split(' ');
      const command = commands.find((one) => one.name === name);
      for (const part of rest.filter((one) => !/^[A-Z]+$/.test(one)))
        expect([
          ...(command?.words ?? []).map((one) => one.name.split(' ')[1]),
          ...(command?.options ?? []).map((one) => `--${one.name}`),
        ]).toContain(part);
      expect(command, call).toBeDefined();
    }
    expect(said(['help', 'nothing']).exit).toBe(2);
  });

  it('says which words a command has that is called with none, or with another', () => {
    for (const { name, words: own, otherwise } of commands.filter(({ words }) => words !== undefined)) {
      const missing = said([name, '--lang', 'en']);
      if (otherwise === undefined) expect(missing.err).toContain(own![0]!.name.split(' ')[1]);
      expect(said([name, 'nothing-such', '--lang', 'en'])).toMatchObject({
        exit: 2,
        err: expect.stringContaining('[cli.unknown-word]'),
      });
    }
    expect(said(['edition', 'stauts', '--lang', 'en']).err).toContain('Did you mean “status”?');
    expect(said(['edition', 'import', '--lang', 'en']).err).toContain('Did you mean “read”?');
  });
});

describe('lists', () => {
  it.each(['entries', 'questions', 'events', 'facts', 'terms', 'texts'])(
    'of %s are no wider than the terminal',
    (word) => {
      const args = ['list', word, '--lang', 'it', ...(word === 'texts' ? ['--area', 'entries'] : [])];
      const rules = 'test/cases/cli/rulebook';
      const widths = (columns?: number) =>
        said(args, { rules, ...(columns !== undefined && { columns }) })
          .out.split('\n')
          .map((line) => line.length);
      expect(Math.max(...widths(72))).toBeLessThanOrEqual(72);
      // What goes to another program keeps to a line for each.
      expect(widths().length).toBeLessThanOrEqual(widths(72).length);
    },
  );
});

const sameInBoth = ['A', 'A-B', 'AREA', 'B', 'FILE', 'ID', 'N'];
