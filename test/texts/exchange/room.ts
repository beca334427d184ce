import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { digestOf } from '../../../tools/texts/units/digest.js';
import { said } from '../../cli/session.js';

/** A text of that rulebook: its key, its Italian words, and what they become in a file and meanwhile here. */
export const example = {
  key: 'play.no-drums-for-children/text',
  italian: 'I bambini piccoli non suonano tamburi.',
  theirs: 'I bambini piccoli non suonano mai tamburi.',
  ours: 'I piccoli non suonano tamburi.',
} as const;

/** A temporary folder for each test of a file. */
export function roomForEach(): () => Room {
  let room: Room;
  beforeEach(() => {
    room = new Room();
  });
  afterEach(() => room.remove());
  return () => room;
}

/** A rulebook of its own, whose texts have come differently far. */
export class Room {
  readonly folder = mkdtempSync(join(tmpdir(), 'tavolata-exchange-'));

  constructor() {
    cpSync('test/cases/cli/rulebook', this.at('rules'), { recursive: true });
    this.tavolata('text', 'record');
    this.tavolata('text', 'mark', 'play.may', '--state', 'reviewed', '--by', 'Ada, the first');
    this.tavolata('text', 'mark', 'volume.soft', '--state', 'draft');
    this.git('init', '-q');
    this.git('add', '.');
    this.git('commit', '-qm', 'As it was');
    this.edit(playing, english, 'Small children never play “drums” & <fifes>.');
    const noted = { it: { from: `en:${digestOf(english)}`, note: 'Is «fifes» right?' } };
    this.edit(records, '"volume.soft/name"', (found) => `"${example.key}": ${JSON.stringify(noted)}, ${found}`);
    this.tavolata('fix', this.at('rules'));
  }

  at(name: string): string {
    return join(this.folder, name);
  }

  tavolata(...args: readonly string[]) {
    return said(args, { rules: this.at('rules') });
  }

  /** Exports texts into a file, and says its path. */
  exported(name: string, ...args: readonly string[]): string {
    const file = this.at(name);
    rmSync(file, { force: true });
    const { err } = this.tavolata('text', 'export', '--out', file, ...args);
    expect(err).toBe('');
    return file;
  }

  edit(name: string, from: string, to: string | ((found: string) => string)): void {
    const file = name.startsWith('/') ? name : this.at(name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to as string));
  }

  /** Every file of the rules with its text. */
  files(): { readonly [file: string]: string } {
    const names = readdirSync(this.at('rules'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:json|txt)$/.test(name),
    );
    return Object.fromEntries(names.map((name) => [name, readFileSync(this.at(join('rules', name)), 'utf8')]));
  }

  /** What is spelled out of a text. */
  record(key: string): unknown {
    return JSON.parse(readFileSync(this.at(records), 'utf8')).units[key]?.it;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private git(...args: readonly string[]): void {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    execFileSync('git', ['-C', this.folder, ...who, ...args], { stdio: 'ignore' });
  }
}

export const playing = 'rules/base/playing.json';
export const records = 'rules/texts/records.json';
const english = 'Small children play no drums.';
