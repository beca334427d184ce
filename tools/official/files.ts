import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type Diagnostic, diagnostic, hasErrors } from '../../src/frontend/diagnostics/diagnostic.js';
import { listed } from '../../src/frontend/diagnostics/fill.js';
import type { OfficialText } from './official.js';
import { readOfficial } from './read.js';

/** The files that are read as one text: one, or those of a book with a file for each section. */
export interface TextFiles {
  readonly shown: string;
  readonly files: readonly string[];
}

/** A text with the date that it goes by: the one it states, else the one in the name of its file. */
export interface FoundText {
  readonly shown: string;
  readonly text: OfficialText;
  readonly date: string | null;
}

const readable = new Set([
  ...['', '.txt', '.md', '.markdown', '.tex', '.json', '.jsonl', '.csv', '.tsv', '.html', '.htm', '.wiki'],
]);
/** More than any edition in any form; what is larger is no text of rules. */
const mostBytes = 16_000_000;

/** The texts that a path leads to: a file, or whatever lies inside a folder. */
export function textsAt(path: string): readonly TextFiles[] {
  if (!statSync(path).isDirectory()) return [{ shown: path, files: [path] }];
  const files = filesBelow(path).filter((file) => readable.has(extname(file).toLowerCase()));
  const split = splitBooks(files);
  const parts = new Set(split.flatMap((book) => book.files));
  const single = files.filter((file) => !parts.has(file)).map((file) => ({ shown: file, files: [file] }));
  return [...single, ...split].sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const path = join(folder, item.name);
      return item.isDirectory() ? filesBelow(path) : item.isFile() ? [path] : [];
    })
    .sort();

const numberedFile = /^\D{0,8}(\d{3})\D.*\.(?:md|markdown)$/i;

/** Folders of Markdown with a file for each section. */
function splitBooks(files: readonly string[]): readonly TextFiles[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.(?:md|markdown)$/i.test(file)) continue;
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  }
  return [...folders].flatMap(([shown, inside]) =>
    inside.filter((file) => numberedFile.test(basename(file))).length < 3 ? [] : [{ shown, files: inside }],
  );
}

/** Reads the files of a text as one. */
export function readTextFiles({ shown, files }: TextFiles): FoundText {
  const isSplit = files.length > 1;
  const { living, problems } = isSplit ? withoutDead(files) : { living: files, problems: [] };
  const text = isSplit ? readOfficial(joined(living)) : readFile(files[0]!);
  const named = dateNamed(basename(shown));
  const other =
    text.edition !== null && named !== null && text.edition !== named
      ? [diagnostic('official.other-date', { severity: 'warning', values: { stated: text.edition, named } })]
      : [];
  const date = text.edition ?? named;
  const undated =
    date === null && !hasErrors(text.problems) ? [diagnostic('official.no-date', { severity: 'warning' })] : [];
  return { shown, date, text: { ...text, problems: [...text.problems, ...problems, ...other, ...undated] } };
}

function readFile(file: string): OfficialText {
  const stat = statSync(file);
  if (!stat.isFile()) return refused('file.special', { file });
  if (stat.size > mostBytes) return refused('official.too-large');
  const bytes = readFileSync(file);
  const head = bytes.subarray(0, 5).toString('latin1');
  if (head === '%PDF-') return refused('official.pdf');
  if (head.startsWith('PK\u0003\u0004')) return refused('official.archive');
  if (head.startsWith('{\\rtf')) return refused('official.rtf');
  return readOfficial(bytes);
}

const refused = (code: string, values: { readonly [name: string]: string } = {}): OfficialText => ({
  language: 'en',
  edition: null,
  paragraphs: [],
  decisions: [],
  problems: [diagnostic(code, { values })],
});

/** The files in the order of their numbers, those without one first, with blank lines between. */
function joined(files: readonly string[]): Uint8Array {
  const order = (file: string): number => Number(numberedFile.exec(basename(file))?.[1] ?? 0);
  const sorted = [...files].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  return Buffer.concat(sorted.flatMap((file) => [readFileSync(file), Buffer.from('\n\n')]));
}

/** After a renumbering the old file of a section may still lie beside the new one: the greater number is the newer. */
function withoutDead(files: readonly string[]): {
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

/** The number that the contents give to each title, where a file without a number holds them. */
function titlesOfContents(files: readonly string[]): ReadonlyMap<string, string> {
  const unnumbered = files.filter((file) => !numberedFile.test(basename(file)));
  const lines = unnumbered.flatMap((file) => readFileSync(file, 'utf8').split(/[\r\n]+/));
  const found = lines.flatMap((line) => {
    const [, number, title] = /(?:^|\D)(\d{3})\.\s+([^\]\n]+)/.exec(line) ?? [];
    return number === undefined ? [] : [[title!.replace(/\W+/g, '').toLowerCase(), number] as const];
  });
  return new Map(found);
}

/** The date in the name of a file: `20260417.txt`, `MagicCompRules 2026-04-17.txt`. */
function dateNamed(name: string): string | null {
  const [, year, month, day] = /(?<!\d)(19\d\d|20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name) ?? [];
  if (year === undefined || Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month}-${day}`;
}
