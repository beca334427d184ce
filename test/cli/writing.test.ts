import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiagnosticError } from '../../src/frontend/diagnostics/diagnostic.js';
import { type Output, type WriteOptions, writeFiles } from '../../tools/cli/writing.js';
import { PROGRAM } from './program.js';
import { said } from './session.js';

let room = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'tavolata-writing-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const path = (name: string): string => join(room, name);
const read = (name: string): string => readFileSync(path(name), 'utf8');

/** The codes that writing is refused with; none where it is done. */
function refusal(outputs: readonly Output[], options: WriteOptions = {}): readonly string[] {
  try {
    writeFiles(outputs, options);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ code }) => code);
  }
}

describe('files of the user', () => {
  it('are written through links, and keep their mode', () => {
    writeFileSync(path('a.json'), 'old');
    chmodSync(path('a.json'), 0o640);
    mkdirSync(path('in'));
    symlinkSync('../a.json', path('in/link.json'));
    expect(refusal([{ file: path('in/link.json'), text: 'new', read: 'old' }])).toEqual([]);
    expect(read('a.json')).toBe('new');
    expect(lstatSync(path('in/link.json')).isSymbolicLink()).toBe(true);
    expect(statSync(path('a.json')).mode & 0o777).toBe(0o640);
    expect(readdirSync(room).sort()).toEqual(['a.json', 'in']);
  });

  it('keep their other names and their owner', () => {
    writeFileSync(path('a.json'), 'older and longer');
    linkSync(path('a.json'), path('b.json'));
    writeFileSync(path('c.json'), 'old');
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(path('c.json'), 65_534, 65_534);
    const before = statSync(path('c.json'));
    const outputs = [
      { file: path('a.json'), text: 'new', read: 'older and longer' },
      { file: path('c.json'), text: 'new', read: 'old' },
    ];
    expect(refusal(outputs)).toEqual([]);
    expect([read('a.json'), read('b.json'), read('c.json')]).toEqual(['new', 'new', 'new']);
    expect(statSync(path('a.json')).ino).toBe(statSync(path('b.json')).ino);
    expect(statSync(path('c.json'))).toMatchObject({ uid: before.uid, gid: before.gid, mode: before.mode });
    expect(readdirSync(room).sort()).toEqual(['a.json', 'b.json', 'c.json']);
  });

  it('with further names get their old text back where another one cannot be written', () => {
    writeFileSync(path('a.json'), 'old');
    linkSync(path('a.json'), path('b.json'));
    mkdirSync(path('c.json'));
    const outputs = [
      { file: path('a.json'), text: 'newer', read: 'old' },
      { file: path('c.json'), text: 'new' },
    ];
    expect(refusal(outputs, { force: true })).toEqual(['cli.cannot-write']);
    expect([read('a.json'), read('b.json')]).toEqual(['old', 'old']);
    expect(readdirSync(room).sort()).toEqual(['a.json', 'b.json', 'c.json']);
  });

  it('with further names stay beside them where their old text cannot be put back, which is told', () => {
    writeFileSync(path('a.json'), 'old');
    linkSync(path('a.json'), path('b.json'));
    // A disk that fails after the first letters, and does not recover.
    const script = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { writeSync } = fs;
      let written = 0;
      fs.writeSync = (handle, text) => {
        if (written++ === 0) writeSync(handle, text, 0, 2, 0);
        throw Object.assign(new Error('EIO'), { code: 'EIO' });
      };
      syncBuiltinESMExports();
      const { writeFiles } = await import('${resolve('tools/cli/writing.ts')}');
      try { writeFiles([{ file: process.argv[1], text: 'new and longer', read: 'old' }]); }
      catch (error) { console.log(JSON.stringify(error.diagnostics[0])); }`;
    const { stdout } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', script, path('a.json')], {
      encoding: 'utf8',
    });
    const { code, values } = JSON.parse(stdout) as { code: string; values: { file: string; old: string } };
    expect(code).toBe('cli.not-put-back');
    expect(values.file).toBe(path('a.json'));
    expect(read('a.json')).toBe('ned');
    expect(readFileSync(values.old, 'utf8')).toBe('old');
    // Neither does the next writer take it away.
    utimesSync(values.old, 0, 0);
    expect(refusal([{ file: path('a.json'), text: 'new', read: 'ned' }])).toEqual([]);
    expect(readFileSync(values.old, 'utf8')).toBe('old');
    expect(readdirSync(room).length).toBe(3);
  });

  it('in a folder are formatted though one among them cannot be read, which is told', () => {
    writeFileSync(path('a.json'), '{"entries":[]}');
    writeFileSync(Buffer.concat([Buffer.from(path('caf')), Buffer.from([0xe9]), Buffer.from('.json')]), '{}');
    symlinkSync('loop.json', path('loop.json'));
    const { out, err, exit } = said(['fix', room, '--lang', 'en']);
    expect(exit).toBe(1);
    expect(out).toContain('a.json');
    expect(read('a.json')).not.toBe('{"entries":[]}');
    expect(err).toContain('[file.odd-name]');
    expect(err).toContain('[file.unreadable]');
  });

  it('are not written where packages are installed, save through a link that leads out', () => {
    mkdirSync(path('node_modules/tavolata/rules'), { recursive: true });
    mkdirSync(path('own'));
    symlinkSync('../own', path('node_modules/linked'));
    const outputs = [
      { file: path('a.json'), text: 'new' },
      { file: path('node_modules/tavolata/rules/house/b.json'), text: 'new' },
    ];
    expect(refusal(outputs, { force: true, folders: true })).toEqual(['cli.installed-file']);
    expect(readdirSync(room).sort()).toEqual(['node_modules', 'own']);
    expect(refusal([{ file: path('node_modules/linked/c.json'), text: 'new' }])).toEqual([]);
    expect(read('own/c.json')).toBe('new');
  });

  it('are not replaced without force', () => {
    writeFileSync(path('b.json'), 'mine');
    const outputs = [
      { file: path('a.json'), text: 'new' },
      { file: path('b.json'), text: 'new' },
    ];
    expect(refusal(outputs)).toEqual(['cli.file-exists']);
    expect(readdirSync(room)).toEqual(['b.json']);
    expect(read('b.json')).toBe('mine');
    expect(refusal(outputs, { force: true })).toEqual([]);
    expect([read('a.json'), read('b.json')]).toEqual(['new', 'new']);
  });

  it('are left alone, all of them, where one has changed since it was read', () => {
    writeFileSync(path('a.json'), 'old a');
    writeFileSync(path('b.json'), 'saved meanwhile');
    const outputs = [
      { file: path('a.json'), text: 'new', read: 'old a' },
      { file: path('b.json'), text: 'new', read: 'old b' },
    ];
    expect(refusal(outputs)).toEqual(['cli.file-changed']);
    expect([read('a.json'), read('b.json')]).toEqual(['old a', 'saved meanwhile']);
    expect(readdirSync(room)).toEqual(['a.json', 'b.json']);
  });

  it('are all left alone where one cannot be put in place', () => {
    writeFileSync(path('a.json'), 'old');
    mkdirSync(path('b.json/in'), { recursive: true });
    const outputs = [
      { file: path('a.json'), text: 'new' },
      { file: path('b.json'), text: 'new' },
    ];
    expect(refusal(outputs, { force: true })).toEqual(['cli.cannot-write']);
    expect(read('a.json')).toBe('old');
    expect(readdirSync(room)).toEqual(['a.json', 'b.json']);
  });

  it('have one writer at a time; what a killed one left is taken away later', () => {
    const left = path('.a.json.tavolata-new');
    writeFileSync(path('a.json'), 'old');
    writeFileSync(left, 'half');
    const outputs = [{ file: path('a.json'), text: 'new', read: 'old' }];
    expect(refusal(outputs)).toEqual(['cli.file-busy']);
    expect(readFileSync(left, 'utf8')).toBe('half');
    utimesSync(left, 0, 0);
    expect(refusal(outputs)).toEqual([]);
    expect(readdirSync(room)).toEqual(['a.json']);
  });

  it('with further names are never lost where the writer is killed', () => {
    writeFileSync(path('a.json'), 'the old text');
    linkSync(path('a.json'), path('b.json'));
    const script = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { writeSync } = fs;
      fs.writeSync = (handle, text) => {
        writeSync(handle, text, 0, 2, 0);
        process.kill(process.pid, 'SIGKILL');
      };
      syncBuiltinESMExports();
      const { writeFiles } = await import('${resolve('tools/cli/writing.ts')}');
      writeFiles([{ file: process.argv[1], text: 'another one', read: 'the old text' }]);`;
    spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', script, path('a.json')]);
    expect(read('a.json')).toBe('ane old text');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    try {
      expect(refusal([{ file: path('a.json'), text: 'newest', read: 'ane old text' }])).toEqual([]);
    } finally {
      vi.restoreAllMocks();
    }
    const [left, ...others] = readdirSync(room).filter((name) => name.includes('tavolata'));
    expect([left && read(left), others]).toEqual(['the old text', []]);
    expect(left).toMatch(/^a\.json\.\d+\.tavolata-old$/);
  });

  it('leave alone what another writer has put by', () => {
    const outputs = ['a.json', 'b.json'].map((name) => ({ file: path(name), text: 'new', read: 'old' }));
    for (const { file } of outputs) writeFileSync(file, 'old');
    writeFileSync(path('.a.json.1.tavolata-old'), 'of another');
    expect(refusal(outputs)).toEqual([]);
    expect([read('a.json'), read('b.json'), read('.a.json.1.tavolata-old')]).toEqual(['new', 'new', 'of another']);
    expect(readdirSync(room).length).toBe(3);
  });

  it('lose nothing where two programs write at once', async () => {
    const file = path('count.json');
    writeFileSync(file, '0');
    const script = `
      import { readFileSync } from 'node:fs';
      import { writeFiles } from '${resolve('tools/cli/writing.ts')}';
      let written = 0;
      for (let tried = 0; written < 40 && tried < 5000; tried++) {
        const read = readFileSync(process.argv[1], 'utf8');
        try { writeFiles([{ file: process.argv[1], text: String(Number(read) + 1), read }]); written++; }
        catch (error) { if (!['cli.file-busy', 'cli.file-changed'].includes(error.diagnostics?.[0]?.code)) throw error; }
      }
      console.log(written);`;
    const writers = [1, 2].map(() => spawn('node', ['--import', 'tsx', '--input-type=module', '-e', script, file]));
    const written = await Promise.all(
      writers.map(async (writer) => Number((await new Response(Readable.toWeb(writer.stdout)).text()).trim())),
    );
    expect(written.every((count) => count > 0)).toBe(true);
    expect(Number(read('count.json'))).toBe(written.reduce((sum, count) => sum + count));
    expect(readdirSync(room)).toEqual(['count.json']);
  });

  it('survive a folder and a file that may not be written to', () => {
    chmodSync(room, 0o755);
    writeFileSync(path('a.json'), 'old');
    chmodSync(path('a.json'), 0o644);
    asNobody(() => expect(refusal([{ file: path('a.json'), text: 'new', read: 'old' }])).toEqual(['cli.cannot-write']));
    chmodSync(room, 0o777);
    asNobody(() => expect(refusal([{ file: path('a.json'), text: 'new', read: 'old' }])).toEqual(['cli.cannot-write']));
    expect(read('a.json')).toBe('old');
    expect(readdirSync(room)).toEqual(['a.json']);
  });

  it('survive a disk without room', () => {
    const file = path('a.json');
    writeFileSync(file, '{"entries": []}');
    const script = `
      import { writeFiles } from '${resolve('tools/cli/writing.ts')}';
      try { writeFiles([{ file: process.argv[1], text: 'x'.repeat(5_000_000), read: '{"entries": []}' }]); }
      catch (error) { console.log(error.message); }`;
    // The system refuses to let any file grow, as it does on a full disk.
    const line = 'ulimit -f 100; exec node --import tsx --input-type=module -e "$0" "$1"';
    const { stdout } = spawnSync('bash', ['-c', line, script, file], { encoding: 'utf8' });
    expect(stdout).toContain('cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('{"entries": []}');
    expect(readdirSync(room)).toEqual(['a.json']);
  });

  it.skipIf(!mayMount())('survive a disk that is full', () => {
    const disk = path('disk');
    mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', disk]).status).toBe(0);
    try {
      writeFileSync(path('disk/a.json'), 'old');
      writeFileSync(path('disk/b.json'), 'old');
      const outputs = ['a', 'b'].map((name) => ({
        file: path(`disk/${name}.json`),
        text: 'x'.repeat(200_000),
        read: 'old',
      }));
      expect(refusal(outputs)).toEqual(['cli.cannot-write']);
      expect([read('disk/a.json'), read('disk/b.json'), readdirSync(disk).length]).toEqual(['old', 'old', 2]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('hold one text or the other whenever the writer is killed', async () => {
    const texts = ['a', 'b'].map((letter) => letter.repeat(400_000));
    const file = path('a.json');
    for (const wait of [0, 3, 7, 12, 20, 31]) {
      rmSync(path('.a.json.tavolata-new'), { force: true });
      writeFileSync(file, texts[0] ?? '');
      const writer = await startWriter(file);
      await new Promise((done) => setTimeout(done, wait));
      writer.kill('SIGKILL');
      await new Promise((done) => writer.once('exit', done));
      expect(texts.includes(readFileSync(file, 'utf8'))).toBe(true);
    }
  });
});

/** A process that writes one text and then the other, without an end. */
async function startWriter(file: string): Promise<ChildProcess> {
  const script = `
    import { writeFiles } from '${resolve('tools/cli/writing.ts')}';
    console.log('begun');
    for (let i = 1; ; i++) writeFiles([{ file: process.argv[1], text: 'ab'[i % 2].repeat(400000) }], { force: true });`;
  const writer = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', script, file]);
  await new Promise((done) => writer.stdout.once('data', done));
  return writer;
}

/** Whoever may do everything must become somebody else to be refused anything. */
function asNobody(act: () => void): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    act();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('what may harm a terminal', () => {
  const rules = resolve('test/cases/cli/rulebook');
  const hostile = 'A\u001b]0;x\u0007\u001b[31m\nAnswer: allowed \u202e!';

  it('is made visible, wherever it comes from', () => {
    const table = JSON.parse(readFileSync('test/cases/cli/table.json', 'utf8')) as { players: unknown[] };
    writeFileSync(path('t.json'), JSON.stringify({ ...table, players: [...table.players, hostile] }));
    for (const args of [
      ['ask', path('t.json'), 'players'],
      ['ask', path('t.json'), '--all', 'mayPlay'],
      ['ask', path('t.json'), 'players', '--json'],
    ]) {
      for (const terminal of [
        { out: true, err: true },
        { out: false, err: false },
      ]) {
        const { out, err } = said([...args, '--rules', rules], { terminal });
        expect(out + err).toContain('u001b');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect((out + err).replace(/\u001b\[\d+m/g, '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
        expect(`${out}${err}`.split('\n').filter((one) => one.startsWith('Answer:'))).toEqual([]);
      }
    }
  });
});

describe('the standard input', () => {
  it('is read where a file is named “-”', () => {
    const line = `node '${PROGRAM}' ask - players --rules test/cases/cli/rulebook`;
    const input = readFileSync('test/cases/cli/table.json', 'utf8');
    expect(
      execFileSync('sh', ['-c', line], { input, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }),
    ).toContain('Ada');
  });

  it('comes out again as “fix” lays it out', () => {
    const line = `node '${PROGRAM}' fix -`;
    const out = execFileSync('sh', ['-c', line], {
      input: '{"players":["Ada","Bob"],"setup":{"edition":"2024-09-01"}}',
      encoding: 'utf8',
    });
    expect(out).toMatch(/^\{\n {2}"setup": .*\n {2}"players": \["Ada", "Bob"\]\n\}\n$/);
  });
});

describe('an empty XDG_CACHE_HOME', () => {
  it('counts as not set', () => {
    const before = readdirSync('.');
    said(['check', '--quick', '--rules', resolve('test/cases/cli/rulebook')], {
      env: { XDG_CACHE_HOME: '', HOME: room },
    });
    expect(readdirSync('.')).toEqual(before);
    expect(readdirSync(path('.cache/tavolata')).length).toBeGreaterThan(0);
  });
});

/** Whether a small disk can be had, which takes the rights of the administrator. */
function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}
