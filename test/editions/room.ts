import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { said } from '../cli/session.js';
import { after, before, book } from './small-books.js';

/** The small book in Italian, of its newest edition. */
export const italian = book('1 marzo 2025', [
  ['101', 'Suonare'],
  ['101.1', 'Chi è nella stanza può suonare uno strumento per tutta la serata, se gli altri non lo vietano.'],
  ['101.2', 'Chi è andato a casa non è nella stanza, e nessuno può dire che ci sia o che vi sia stato.'],
  ['102', 'Andare a casa'],
  ['102.1', 'Ciò che è di chi va a casa passa a uno degli altri, scelto a sorte da quelli che restano.'],
]).replace('These rules are effective as of', 'Queste regole sono in vigore dal');

let room = '';
/** The file with the newest edition of the small book. */
export let text = '';
export const at = (name: string): string => join(room, name);
export const there = (...args: readonly string[]) => said([...args, '--corpus', at('corpus')], { rules: at('rules') });
export const checked = (...args: readonly string[]) => said(['check', '--quick', ...args], { rules: at('rules') });
export const entry = (id: string): { readonly [key: string]: unknown } => {
  const { entries } = JSON.parse(readFileSync(at('rules/101-playing/playing.json'), 'utf8'));
  return (entries as readonly { readonly id: string }[]).find((one) => one.id === id)!;
};
export const everything = (): string =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => `${name}\n${readFileSync(at(name), 'utf8')}`)
    .join('\n');

export function edit(name: string, change: (text: string) => string): void {
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));
}

/** Edits an entry as a person would, and lays the file out. */
export function change(id: string, edited: (raw: { readonly [key: string]: unknown }) => object): void {
  edit('rules/101-playing/playing.json', (json) => {
    const file = JSON.parse(json) as { readonly entries: readonly { readonly id: string }[] };
    return JSON.stringify({ ...file, entries: file.entries.map((one) => (one.id === id ? edited(one) : one)) });
  });
  said(['fix', at('rules')]);
}

/** Before each test: a rulebook of its own, compared with the older edition of the small book. */
export function eachInItsRoom(): void {
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'tavolata-edition-'));
    cpSync('test/cases/cli/rulebook', at('rules'), { recursive: true });
    renameSync(at('rules/base'), at('rules/101-playing'));
    writeFileSync(at('CHANGELOG.md'), '# Changes\n\n## 1.0.0\n\nThe first.\n');
    writeFileSync(at('old.txt'), book('September 1, 2024', before));
    text = at('new.txt');
    writeFileSync(text, book('March 1, 2025', after));
    edit('rules/101-playing/playing.json', (json) =>
      json.replace('"follows": "playerGoes"', '"see": ["103.1"], "follows": "playerGoes"'),
    );
    said(['fix', at('rules')]);
    expect(there('edition', 'read', at('old.txt')).exit).toBe(0);
    expect(there('edition', 'digests').exit).toBe(0);
  });
  afterEach(() => rmSync(room, { recursive: true }));
}
