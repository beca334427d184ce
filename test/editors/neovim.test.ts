import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';
import { editorHere, rulesToEdit, toldBy } from './editing.js';

const editor = editorHere('nvim');

it('a rules editor does a whole job in Neovim by keystrokes', (context) => {
  if (editor === undefined) context.skip('nvim is not installed (apt-get install neovim)');
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
  });
});
