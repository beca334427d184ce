import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-clients-'));
afterAll(() => rmSync(room, { recursive: true }));
// Nothing is built in the checkout.
cpSync(join(ROOT, 'examples/clients'), room, { recursive: true });

const server = [process.execPath, PROGRAM, 'serve'];
const minutes = 60_000;

type Line = readonly [command: string, ...args: string[]];

interface Client {
  readonly language: string;
  /** Must succeed without a network, else the client is skipped. */
  readonly needs: readonly Line[];
  readonly tests: Line;
  readonly example: Line;
}

const maven = (...args: readonly string[]): Line => ['mvn', '--offline', '--batch-mode', '--quiet', ...args];

const clients: readonly Client[] = [
  {
    language: 'java',
    // Runs no test, but needs everything that running one needs.
    needs: [maven('test', '-Dtest=None', '-Dsurefire.failIfNoSpecifiedTests=false'), maven('exec:help')],
    tests: maven('test'),
    example: maven('exec:java', `-Dexec.args=${server.join(' ')}`),
  },
  {
    language: 'rust',
    needs: [['cargo', 'fetch', '--offline', '--locked']],
    tests: ['cargo', 'test', '--quiet', '--offline', '--locked'],
    example: ['cargo', 'run', '--quiet', '--offline', '--locked', '--example', 'first_answer', '--', ...server],
  },
  {
    language: 'python',
    needs: [['python3', '--version']],
    tests: ['python3', '-m', 'unittest', 'discover', '-s', 'tests'],
    example: ['python3', 'first_answer.py', ...server],
  },
];

const SAID = `edition 2026-09-25
mayAttack(bear, Bruno): allowed (combat.may-attack)
mayAttack(bear, Carla): denied (range.no-attack-outside)
step 1: lastKnownRecorded
step 2: playerDeparted
step 3: objectLeavesGame
in the game: Bruno, Carla, Dario
`;

const call = (language: string, [command, ...args]: Line) =>
  spawnSync(command, args, {
    cwd: join(room, language),
    encoding: 'utf8',
    timeout: 3 * minutes,
    env: { ...process.env, TAVOLATA_SERVE: JSON.stringify(server), RUSTFLAGS: '-D warnings' },
  });

/** Why a client cannot be tried here. */
function missing({ language, needs }: Client): string | undefined {
  for (const line of needs) {
    const { error, status, stdout, stderr } = call(language, line);
    if (error !== undefined || status !== 0)
      return `the ${language} client is not tried: “${line.join(' ')}” gives ${error?.message ?? `exit code ${status}: ${(stdout + stderr).slice(0, 300)}`}`;
  }
  return undefined;
}

const skip = (why: string, context: { skip(why: string): void }): void => {
  console.warn(why);
  context.skip(why);
};

const skipUnless = (client: Client, context: { skip(why: string): void }): void => {
  const why = missing(client);
  if (why !== undefined) skip(why, context);
};

describe('the client in', () => {
  for (const client of sampleOf(clients, { full: 2 })) {
    it(
      `${client.language} passes its tests and prints the example of the documentation`,
      (context) => {
        skipUnless(client, context);
        const { status, stdout, stderr } = call(client.language, client.tests);
        // Some of what a test needs is looked for only once there is a test to run.
        if (stdout.includes('in offline mode'))
          skip(`the ${client.language} client is not tried: ${stdout.slice(0, 300)}`, context);
        expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
        const example = call(client.language, client.example);
        // Maven ends the colours of what it has not said.
        expect({ status: example.status, said: stripVTControlCharacters(example.stdout) }).toEqual({
          status: 0,
          said: SAID,
        });
      },
      5 * minutes,
    );
  }

  it(
    'python keeps objects of its own in step through whole games of every variant',
    (context) => {
      const python = clients.find(({ language }) => language === 'python') as Client;
      skipUnless(python, context);
      const { status, stdout, stderr } = call('python', ['python3', 'tiny_engine.py', '1', ...server]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(6);
      for (const line of lines) expect(line).toMatch(/^[a-z-]+: \d+ turns, \d+ plans, won by /);
    },
    3 * minutes,
  );
});
