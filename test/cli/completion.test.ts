import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { said } from './session.js';

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
