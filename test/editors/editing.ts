import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../architecture/sources.js';

/** Whether an editor can be started here, and the line that says which one it is. */
export function editorHere(program: string): string | undefined {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

/** A copy of the small rulebook in a folder called `rules`, to be edited. */
export function rulesToEdit(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'tavolata-editors-'))), 'rules');
  cpSync(join(ROOT, 'test/cases/cli/rulebook'), folder, { recursive: true });
  return folder;
}

/** What an editor has reported, by the word before the tab of each line. */
export const toldBy = (output: string): { readonly [what: string]: string } =>
  Object.fromEntries(
    output.split(/\r?\n/).flatMap((line) => {
      const [what, value] = line.split('\t');
      return value === undefined ? [] : [[what, value.trim()]];
    }),
  );
