import { describe, expect, it } from 'vitest';
import { commands } from '../../tools/cli/commands/index.js';
import { inLang } from '../../tools/cli/metavariables.js';
import { said } from './session.js';

describe('help', () => {
  it.each(['en', 'it'])('lists every command in %s, with the exit codes', (lang) => {
    const { out, exit } = said(['--help', '--lang', lang]);
    expect(exit).toBe(0);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^  ${name} {2,}\\S`, 'm'));
    for (const code of [0, 1, 2, 3]) expect(out).toMatch(new RegExp(`^  ${code}  \\S`, 'm'));
  });

  it.each(commands.map(({ name }) => name))('of %s is there in both languages, with an example', (name) => {
    const [english, italian] = ['en', 'it'].map((lang) => said([name, '--help', '--lang', lang]).out);
    expect(english).toContain('Examples\n');
    expect(italian).toContain('Esempi\n');
    for (const text of [english, italian])
      expect(Math.max(...(text ?? '').split('\n').map((line) => line.length))).toBeLessThan(125);
  });

  it('has all capitals of usages in Italian but for what is the same there', () => {
    const usages = commands.flatMap(({ usage, options }) => [...usage, ...options.map(({ value = '' }) => value)]);
    const names = new Set(usages.flatMap((text) => text.match(/\b[A-Z]+(?:-[A-Z]+)*\b/g) ?? []));
    expect([...names].filter((name) => inLang(name, 'it') === name).sort()).toEqual(sameInBoth);
  });

  it('says the same for -h and behind other arguments', () => {
    const { out } = said(['ask', '--help']);
    expect(said(['ask', 'nowhere.json', '-h']).out).toBe(out);
    expect(said(['help']).out).toBe(said(['--help']).out);
    expect(said(['help', 'ask']).out).toBe(out);
  });

  it('stands in a group for every command, and leads from the words of others', () => {
    const { out } = said(['--help', '--lang', 'en']);
    for (const { name } of commands) expect(out.match(new RegExp(`^  ${name} {2,}`, 'gm')), name).toHaveLength(1);
    for (const [word, name] of [
      ['validate', 'check'],
      ['lint', 'check'],
      ['translate', 'text'],
    ] as const)
      expect(said([word, '--lang', 'en']).err).toMatch(new RegExp(`Did you mean .*${name}`));
    expect(said(['help', 'nothing']).exit).toBe(2);
  });
});

const sameInBoth = ['A', 'A-B', 'AREA', 'B', 'EN', 'FILE', 'ID', 'IT', 'K', 'N', 'S'];
