import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inOneFile } from './program.js';
import { eachInItsRoom, path, read, refusal, room } from './session.js';

/** The module that writes, for processes of their own. */
const WRITING = await inOneFile('tools/cli/writing.ts');
afterAll(() => rmSync(dirname(WRITING), { recursive: true }));

eachInItsRoom();

describe('files of a writer in a process of its own', () => {
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
      const { writeFiles } = await import('${WRITING}');
      try { writeFiles([{ file: process.argv[1], text: 'new and longer', read: 'old' }]); }
      catch (error) { console.log(JSON.stringify(error.diagnostics[0])); }`;
    const { stdout } = spawnSync('node', ['--input-type=module', '-e', script, path('a.json')], {
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
      const { writeFiles } = await import('${WRITING}');
      writeFiles([{ file: process.argv[1], text: 'another one', read: 'the old text' }]);`;
    spawnSync('node', ['--input-type=module', '-e', script, path('a.json')]);
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

  it('lose nothing where two programs write at once', async () => {
    const file = path('count.json');
    writeFileSync(file, '0');
    const script = `
      import { readFileSync } from 'node:fs';
      import { writeFiles } from '${WRITING}';
      let written = 0;
      for (let tried = 0; written < 40 && tried < 5000; tried++) {
        const read = readFileSync(process.argv[1], 'utf8');
        try { writeFiles([{ file: process.argv[1], text: String(Number(read) + 1), read }]); written++; }
        catch (error) { if (!['cli.file-busy', 'cli.file-changed'].includes(error.diagnostics?.[0]?.code)) throw error; }
      }
      console.log(written);`;
    const writers = [1, 2].map(() => spawn('node', ['--input-type=module', '-e', script, file]));
    const written = await Promise.all(
      writers.map(async (writer) => Number((await new Response(Readable.toWeb(writer.stdout)).text()).trim())),
    );
    expect(written.every((count) => count > 0)).toBe(true);
    expect(Number(read('count.json'))).toBe(written.reduce((sum, count) => sum + count));
    expect(readdirSync(room)).toEqual(['count.json']);
  }, 60_000);

  it('survive a disk without room', () => {
    const file = path('a.json');
    writeFileSync(file, '{"entries": []}');
    const script = `
      import { writeFiles } from '${WRITING}';
      try { writeFiles([{ file: process.argv[1], text: 'x'.repeat(5_000_000), read: '{"entries": []}' }]); }
      catch (error) { console.log(error.message); }`;
    // The system refuses to let any file grow, as it does on a full disk.
    const line = 'ulimit -f 100; exec node --input-type=module -e "$0" "$1"';
    const { stdout } = spawnSync('bash', ['-c', line, script, file], { encoding: 'utf8' });
    expect(stdout).toContain('cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('{"entries": []}');
    expect(readdirSync(room)).toEqual(['a.json']);
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
    import { writeFiles } from '${WRITING}';
    console.log('begun');
    for (let i = 1; ; i++) writeFiles([{ file: process.argv[1], text: 'ab'[i % 2].repeat(400000) }], { force: true });`;
  const writer = spawn('node', ['--input-type=module', '-e', script, file]);
  await new Promise((done) => writer.stdout.once('data', done));
  return writer;
}
