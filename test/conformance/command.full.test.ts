import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { inOneFile, PROGRAM } from '../cli/program.js';
import { cached, said } from '../cli/session.js';
import { shipped } from '../rules/rulebook.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-conformance-'));
afterAll(() => rmSync(room, { recursive: true }));
// Nothing is built in the checkout.
cpSync(join(ROOT, 'examples/conformance'), room, { recursive: true });

const env = { ...process.env, XDG_CACHE_HOME: process.env['TAVOLATA_TEST_CACHE'] };
const ENGINE = await inOneFile('test/conformance/own-engine.ts');
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

type Line = readonly [command: string, ...args: string[]];

function conformance(options: readonly string[], command: readonly string[], folder = ROOT) {
  const args = [PROGRAM, 'conformance', ...options, '--', ...command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('tavolata conformance', () => {
  const rulebook = join(room, 'rulebook.json');
  writeFileSync(rulebook, JSON.stringify(shipped()));
  const own = [process.execPath, ENGINE, rulebook];

  it('finds nothing against our own engine in a process', () => {
    const { status, stdout, stderr } = conformance(['--only', '801.'], own);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^tavolata: \d\d passed, 0 failed, 0 skipped, 0 not asked$/);
  });

  it('holds against a list of what passes, and writes it', () => {
    const [list, xml] = [join(room, 'passing.txt'), join(room, 'results/junit.xml')];
    const written = conformance(['--only', '801.2a', '--passing', list, '--update', '--junit', xml], own);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(list, 'utf8')).toMatch(/^801\.2a-1\n801\.2a-2\n/);
    expect(readFileSync(xml, 'utf8')).toContain('<testcase classname="801.2a" name="801.2a-1: Range 1');
    expect(conformance(['--only', '801.2a', '--passing', list], own).status).toBe(0);
    writeFileSync(list, '801.2a-1\nno-such\n');
    const { status, stdout } = conformance(['--only', '801.2a', '--passing', list, '--lang', 'it'], own);
    expect(status).toBe(1);
    expect(stdout).toContain('801.2a-2 riesce, e non è nella lista: aggiungilo con --update');
    expect(stdout).toContain("no-such è nella lista, e non c'è un caso così per questo motore");
  });

  it('reports a misspelt name of hello', () => {
    const line = (hello: string): readonly string[] => [
      process.execPath,
      '-e',
      `require('readline').createInterface(process.stdin).on('line', (line) => {
        const { seq, do: verb } = JSON.parse(line);
        console.log(JSON.stringify(verb === 'hello' ? { seq, name: 'x', ${hello} } : { seq }));
        if (verb === 'bye') process.exit();
      })`,
    ];
    const misspelt = line("questions: ['mayAtack']");
    const { status, stdout } = conformance(['--only', '800.4-of-three'], misspelt);
    expect(stdout).toContain('has “mayAtack” in questions: there is none. Did you mean “mayAttack”?');
    expect(status).toBe(1);
    const refused = conformance(['--only', '800.4-of-three'], line("error: 'no such protocol'"));
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('it says “no such protocol”');
  });

  it('names the case at which no answer comes', () => {
    const silent = `require('readline').createInterface(process.stdin).on('line', (line) => {
      if (JSON.parse(line).do === 'hello') console.log('{"seq":1,"name":"silent","questions":["playersIn"],"events":["concedes"]}');
    })`;
    const line = [process.execPath, '-e', silent];
    const { status, stdout } = conformance(['--only', '800.4-of-three', '--timeout', '3'], line);
    expect(stdout).toContain('800.4 800.4-of-three\n');
    expect(stdout).toContain('- open: no answer within 3 s');
    expect(status).toBe(1);
  });

  it.each([
    [['--timeout', '0'], 'conformance.bad-timeout'],
    [['--update'], 'conformance.update-what'],
    [['--only', '801.2aa'], 'conformance.no-cases'],
    [['--passing', 'no-such-file'], 'file.not-found'],
  ])('with %s ends as wrong use', (options, code) => {
    const args = ['conformance', ...options, '--', 'no-such-program'];
    const { out, err, exit } = said(args, { rules: join(ROOT, 'rules'), env: cached });
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(`[${code}]`);
  });

  it('ends as wrong use where the engine does not start', () => {
    const { status, stdout, stderr } = conformance([], ['no-such-program']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('[conformance.not-started]');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

interface Adapter {
  readonly language: string;
  /** Must succeed without a network, else the adapter is not tried. */
  readonly needs: Line;
  readonly command: Line;
}

// With `--batch-mode` Maven writes colours into what the program says.
const maven = (...args: readonly string[]): Line => ['mvn', '--offline', '--quiet', ...args];

const adapters: readonly Adapter[] = [
  { language: 'python', needs: ['python3', '--version'], command: ['python3', 'adapter.py'] },
  {
    language: 'typescript',
    needs: [process.execPath, tsx, '--version'],
    command: [process.execPath, tsx, 'adapter.ts'],
  },
  {
    language: 'rust',
    needs: ['cargo', 'build', '--quiet', '--offline', '--locked'],
    command: ['target/debug/adapter'],
  },
  { language: 'java', needs: maven('compile', 'exec:help'), command: maven('exec:java') },
];

it('a small engine in Python with rules of its own passes what it says it has', () => {
  const { status, stdout, stderr } = conformance(['--timeout', '120'], ['python3', 'engine.py'], join(room, 'python'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/: 35 passed, 0 failed, 0 skipped, \d+ not asked/);
});

describe('the skeleton of an adapter in', () => {
  it.each(sampleOf(adapters, { full: 1 }))(
    '$language passes what it says it has, and skips the rest with a reason',
    ({ language, needs, command }) => {
      const folder = join(room, language);
      const [program, ...args] = needs;
      const built = spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, RUSTFLAGS: '-D warnings' },
      });
      if (built.status !== 0) {
        console.warn(
          `the ${language} adapter is not tried: “${needs.join(' ')}” gives ${built.error?.message ?? built.stderr}`,
        );
        return;
      }
      const { status, stdout, stderr } = conformance(['--timeout', '120'], command, folder);
      expect(stderr).not.toContain('[conformance.');
      expect(stdout).toMatch(/: 8 passed, 0 failed, 1 skipped, \d+ not asked/);
      expect(stdout).toContain('no teams yet https://example.org/issues/1 (1)');
      expect(status).toBe(0);
    },
  );
});
