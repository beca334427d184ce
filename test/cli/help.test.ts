import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
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

const room = mkdtempSync(join(tmpdir(), 'tavolata-completion-'));

/** How each shell is asked what may stand at the end of a line, one offer a line. */
const asked: { readonly [shell: string]: (file: string, line: readonly string[]) => string } = {
  bash: (file, line) =>
    `source ${file}; COMP_WORDS=(${line.map((one) => `'${one}'`).join(' ')}); COMP_CWORD=${line.length - 1}
     _tavolata; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Without a terminal there is nobody to complete for: what the script hands over is printed, and matched here.
  zsh: (file, line) =>
    `compdef() { :; }; _files() { :; }; _describe() { printf '%s\\n' "\${(@P)3}"; }; PREFIX='${line.at(-1)}'
     words=(${line.map((one) => `'${one}'`).join(' ')}); CURRENT=${line.length}; source ${file}; _tavolata`,
  fish: (file, line) => `source ${file}; complete -C '${line.join(' ')}'`,
};

function offers(context: TestContext, shell: string, lang: string, ...line: readonly string[]): readonly string[] {
  if (spawnSync(shell, ['-c', 'true']).error !== undefined) context.skip(`${shell} is not installed here`);
  const file = join(room, `${shell}-${lang}`);
  writeFileSync(file, said(['help', 'completion', shell, '--lang', lang]).out);
  const script = asked[shell]!(file, ['tavolata', ...line]);
  const { stdout, stderr, status } = spawnSync(shell, ['-c', script], { encoding: 'utf8', cwd: room });
  expect([stderr, status]).toEqual(['', 0]);
  const last = line.at(-1) ?? '';
  return stdout.split('\n').flatMap((one) => (one.startsWith(last) && one !== '' ? [one.split(/[:\t]/)[0]!] : []));
}

describe.each(['bash', 'zsh', 'fish'])('completion for %s', (shell) => {
  it('offers commands first', (context) => {
    expect(offers(context, shell, 'en', 'te')).toEqual(expect.arrayContaining(['test', 'text']));
    expect(offers(context, shell, 'it', 'te').toSorted()).toEqual(['test', 'text']);
  });

  it('offers the words of a command, and behind one its options alone', (context) => {
    expect(offers(context, shell, 'it', 'edition', 'd').toSorted()).toEqual(['date', 'diff', 'digests']);
    const options = offers(context, shell, 'it', 'text', 'mark', '--');
    expect(options).toEqual(expect.arrayContaining(['--state', '--by', '--rules']));
    expect(options).not.toContain('--undone');
    expect(offers(context, shell, 'it', 'text', 'show', '--')).not.toContain('--history');
    expect(offers(context, shell, 'it', 'show', '--h')).toContain('--history');
    expect(offers(context, shell, 'it', 'list', '--un')).toEqual(['--unconfirmed']);
    expect(offers(context, shell, 'it', 'help', 'bui')).toEqual(['build']);
  });
});

it('there is for these shells alone', () => {
  expect(said(['help', 'completion']).err).toContain('[cli.missing-word]');
  expect(said(['help', 'completion', 'fihs', '--lang', 'en']).err).toContain('Did you mean “fish”?');
});
