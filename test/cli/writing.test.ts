import { spawnSync } from 'node:child_process';
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
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eachInItsRoom, path, read, refusal, room, said } from './session.js';

eachInItsRoom();

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

  it('leave alone what another writer has put by', () => {
    const outputs = ['a.json', 'b.json'].map((name) => ({ file: path(name), text: 'new', read: 'old' }));
    for (const { file } of outputs) writeFileSync(file, 'old');
    writeFileSync(path('.a.json.1.tavolata-old'), 'of another');
    expect(refusal(outputs)).toEqual([]);
    expect([read('a.json'), read('b.json'), read('.a.json.1.tavolata-old')]).toEqual(['new', 'new', 'of another']);
    expect(readdirSync(room).length).toBe(3);
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
});

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

/** Whether a small disk can be had, which takes the rights of the administrator. */
function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}
