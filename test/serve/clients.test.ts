import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-clients-'));
afterAll(() => rmSync(room, { recursive: true }));

const server = [process.execPath, '--import', 'tsx', join(ROOT, 'src/tools/cli/main.ts'), 'serve'];
const at = (path: string): string => join(ROOT, 'examples/clients', path);

interface Client {
  readonly language: string;
  /** What must be there, with a call that says so. */
  readonly tool: readonly [command: string, ...args: string[]];
  readonly compile?: readonly [command: string, ...args: string[]];
  readonly run: readonly [command: string, ...args: string[]];
}

const clients: readonly Client[] = [
  {
    language: 'Java',
    tool: ['javac', '-version'],
    compile: ['javac', '-Xlint:all', '-Werror', '--release', '17', '-d', room, at('java/Client.java')],
    run: ['java', '-cp', room, 'Client'],
  },
  {
    language: 'Rust',
    tool: ['rustc', '--version'],
    compile: ['rustc', '--edition', '2021', '-D', 'warnings', '-o', join(room, 'client'), at('rust/client.rs')],
    run: [join(room, 'client')],
  },
  { language: 'Python', tool: ['python3', '--version'], run: ['python3', at('python/client.py')] },
];

const SAID = `table t1, edition 2026-09-25
mayAttack(bear, Bruno): allowed (combat.may-attack)
mayAttack(bear, Carla): denied (range.no-attack-outside)
step 1: lastKnownRecorded
step 2: playerDeparted
step 3: objectLeavesGame
in the game: Bruno, Carla, Dario
`;

const call = ([command, ...args]: readonly [string, ...string[]]) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', timeout: 110_000 });

describe('the example client in', () => {
  for (const { language, tool, compile, run } of clients) {
    it(language, (context) => {
      const { error, status } = call(tool);
      if (error !== undefined || status !== 0) {
        const why = `${language} client not run: “${tool.join(' ')}” gives ${error?.message ?? `exit code ${status}`}`;
        console.warn(why);
        context.skip(why);
      }
      if (compile !== undefined) expect(call(compile)).toMatchObject({ status: 0, stderr: '' });
      expect(call([...run, ...server])).toMatchObject({ status: 0, stderr: '', stdout: SAID });
    });
  }
});
