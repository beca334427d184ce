import { readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { TextFiles } from './files.js';

const numberedFile = /^\D{0,8}(\d{3})\D.*\.(?:md|markdown)$/i;
const LEAST_SECTIONS = 3;

const sectionIn = (file: string): string | undefined => numberedFile.exec(basename(file))?.[1];

/**
 * Books of Markdown with a file for each section, in one folder or in one for each part: all files below a folder in
 * which no section occurs twice. If editions are side by side, each is a book.
 */
export function splitBooks(files: readonly string[]): readonly TextFiles[] {
  const written = files.filter((file) => /\.(?:md|markdown)$/i.test(file));
  const numbered = written.filter((file) => sectionIn(file) !== undefined);
  if (numbered.length === 0) return [];
  return booksIn(commonFolder(numbered), written, numbered);
}

function booksIn(shown: string, files: readonly string[], numbered: readonly string[]): readonly TextFiles[] {
  const inside = numbered.filter((file) => isBelow(file, shown));
  const below = [...new Set(inside.flatMap((file) => childOn(shown, file) ?? []))];
  const isOne = below.length === 0 || new Set(inside.map(sectionIn)).size === inside.length;
  if (isOne)
    return inside.length < LEAST_SECTIONS ? [] : [{ shown, files: files.filter((file) => isBelow(file, shown)) }];
  const direct = files.filter((file) => dirname(file) === shown);
  const own =
    direct.filter((file) => sectionIn(file) !== undefined).length < LEAST_SECTIONS ? [] : [{ shown, files: direct }];
  return [...own, ...below.flatMap((folder) => booksIn(folder, files, numbered))];
}

const isBelow = (file: string, folder: string): boolean => folder === '.' || file.startsWith(folder + sep);

/** The folder directly below another one on the path to a file. */
function childOn(folder: string, file: string): string | undefined {
  const parts = folder === '.' ? [] : folder.split(sep);
  const path = dirname(file).split(sep);
  return path.length > parts.length && dirname(file) !== folder ? path.slice(0, parts.length + 1).join(sep) : undefined;
}

function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => dirname(file).split(sep));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end < 0 ? first : first.slice(0, end)).join(sep) || '.';
}

/**
 * The files in the order of their numbers, with blank lines between them: what precedes the rules first, the glossary
 * and the credits last.
 */
export function joined(files: readonly string[]): Uint8Array {
  const order = (file: string): number => {
    const name = basename(file);
    return Number(sectionIn(file) ?? (/credit|riconosc/i.test(name) ? 1001 : /gloss/i.test(name) ? 1000 : 0));
  };
  const sorted = [...files].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  return Buffer.concat(sorted.flatMap((file) => [readFileSync(file), Buffer.from('\n\n')]));
}

/** After a renumbering, the old file of a section may remain next to the new one: the greater number is the newer. */
export function withoutDead(files: readonly string[]): {
  readonly living: readonly string[];
  readonly problems: readonly Diagnostic[];
} {
  const titled = files.map((file) => ({ file, title: titleOf(basename(file)) }));
  const listedTitles = titlesOfContents(files);
  const dead = titled.filter(({ file, title }) => {
    const twins = titled.filter((one) => title !== '' && one.title === title);
    if (twins.length < 2) return false;
    const number = numberedFile.exec(basename(file))![1]!;
    const right = listedTitles.get(title) ?? numberedFile.exec(basename(twins.at(-1)!.file))![1]!;
    return number !== right;
  });
  const gone = new Set(dead.map(({ file }) => file));
  const values = { files: listed(dead.map(({ file }) => basename(file))), count: dead.length };
  return {
    living: files.filter((file) => !gone.has(file)),
    problems: dead.length === 0 ? [] : [diagnostic('official.old-files', { severity: 'warning', values })],
  };
}

const titleOf = (name: string): string =>
  numberedFile.test(name)
    ? name
        .replace(/^\D{0,8}\d{3}\W*/, '')
        .replace(/\.\w+$/, '')
        .replace(/\W+/g, '')
        .toLowerCase()
    : '';

/** The number of each title according to the contents, if a file without a number holds them. */
function titlesOfContents(files: readonly string[]): ReadonlyMap<string, string> {
  const unnumbered = files.filter((file) => !numberedFile.test(basename(file)));
  const lines = unnumbered.flatMap((file) => readFileSync(file, 'utf8').split(/[\r\n]+/));
  const found = lines.flatMap((line) => {
    const [, number, title] = /(?:^|\D)(\d{3})\.\s+([^\]\n]+)/.exec(line) ?? [];
    return number === undefined ? [] : [[title!.replace(/\W+/g, '').toLowerCase(), number] as const];
  });
  return new Map(found);
}
