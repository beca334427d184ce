import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';
import { editorHere, rulesToEdit, toldBy } from './editing.js';

it('a rules editor does a whole job in Neovim by keystrokes', (context) => {
  if (editorHere('nvim') === undefined) context.skip('nvim is not installed (apt-get install neovim)');
  const command = `lua vim.g.tavolata_command = { ${JSON.stringify(process.execPath)}, ${JSON.stringify(PROGRAM)}, 'lsp' }`;
  const steps = [
    command,
    `luafile ${ROOT}/editors/neovim/tavolata.lua`,
    `luafile ${ROOT}/test/editors/job.lua`,
    'qall!',
  ];
  const args = ['--headless', '-u', 'NONE', '-n', ...steps.flatMap((one) => ['-c', one])];
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };
  const { stdout, stderr } = spawnSync('nvim', args, { cwd: rulesToEdit(), encoding: 'utf8', env, timeout: 120_000 });
  expect(toldBy(stdout), stderr).toEqual({
    typo: '{ "name.unknown-fact" }',
    message: expect.stringContaining('Did you mean “tired”?'),
    fixed: '{}',
    text: 'true',
    case: '{ "name.unknown-call" }',
    'case fixed': '{}',
    'renamed here': '6',
    'renamed there': '2',
    clean: '{}',
    hover: '"**Rest** / *Riposo*  "',
    definition: expect.stringContaining('rest.json'),
    cases: '"1 case holds."',
    'laid out': 'true',
    apart: '{ true, false }',
  });
});

it('Emacs with eglot tells of a typo and mends it, knows names and renames', (context) => {
  if (editorHere('emacs') === undefined) context.skip('emacs is not installed (apt-get install emacs-nox elpa-eglot)');
  const env = {
    ...process.env,
    ...{ LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
    TAVOLATA_SETUP: join(ROOT, 'editors/emacs/tavolata.el'),
    TAVOLATA_COMMAND: [process.execPath, PROGRAM, 'lsp'].join('\t'),
  };
  const args = ['--batch', '-q', '-l', join(ROOT, 'test/editors/job.el')];
  const { stdout, stderr } = spawnSync('emacs', args, { cwd: rulesToEdit(), encoding: 'utf8', env, timeout: 180_000 });
  if (/Cannot open load file.*eglot/.test(stderr)) context.skip('eglot is not installed (apt-get install elpa-eglot)');
  expect(toldBy(stdout), stderr).toEqual({
    mode: 'tavolata-json-mode',
    managed: 't',
    typo: expect.stringContaining('Did you mean “inGame”?'),
    clean: 'nil',
    hover: 'Player.inGame: Boolean',
    completion: 'inGame age partner',
    fix: 'Replace by “inGame”',
    fixed: 'nil',
    'renamed here': '1',
    'renamed there': '1',
    apart: '(tavolata-json-mode nil)',
  });
});
