import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { hasErrors } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { joined, splitBooks, withoutDead } from './books.js';
import type { ReadOptions } from './decode.js';
import type { OfficialText } from './official.js';
import { readOfficial } from './read.js';

/** The files read as one text: one, or those of a book with a file for each section. */
export interface TextFiles {
  readonly shown: string;
  readonly files: readonly string[];
}

/** A text with its date: the one it states, or else the one in the name of its file. */
export interface FoundText {
  readonly shown: string;
  readonly text: OfficialText;
  readonly date: string | null;
}

const readable = new Set([
  ...['', '.txt', '.md', '.markdown', '.tex', '.json', '.jsonl', '.tsv', '.html', '.htm', '.wiki'],
]);
/** More than any edition in any form; anything larger is not a text of rules. */
const mostBytes = 16_000_000;

/** The texts at a path: a file, or everything inside a folder. */
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

/** Reads the files of a text as one. */
export function readTextFiles({ shown, files }: TextFiles, options: ReadOptions = {}): FoundText {
  const isSplit = files.length > 1;
  const { living, problems } = isSplit ? withoutDead(files) : { living: files, problems: [] };
  const text = isSplit ? readOfficial(joined(living), options) : readFile(files[0]!, options);
  const named = dateNamed(basename(shown));
  const other =
    text.edition !== null && named !== null && text.edition !== named
      ? [diagnostic('official.other-date', { severity: 'warning', values: { stated: text.edition, named } })]
      : [];
  const date = text.edition ?? named;
  const undated =
    date === null && !hasErrors(text.problems) ? [diagnostic('official.no-date', { severity: 'warning' })] : [];
  const count = diagnostic('official.of-files', { severity: 'advice', values: { count: living.length } });
  const decisions = isSplit ? [count, ...text.decisions] : text.decisions;
  return { shown, date, text: { ...text, decisions, problems: [...text.problems, ...problems, ...other, ...undated] } };
}

function readFile(file: string, options: ReadOptions): OfficialText {
  const stat = statSync(file);
  if (!stat.isFile()) return refused('file.special', { file });
  if (stat.size > mostBytes) return refused('official.too-large');
  const bytes = readFileSync(file);
  const head = bytes.subarray(0, 5).toString('latin1');
  if (head === '%PDF-') return refused('official.pdf');
  if (head.startsWith('PK\u0003\u0004')) return refused('official.archive');
  if (head.startsWith('{\\rtf')) return refused('official.rtf');
  return readOfficial(bytes, options);
}

const refused = (code: string, values: { readonly [name: string]: string } = {}): OfficialText => ({
  language: 'en',
  edition: null,
  paragraphs: [],
  decisions: [],
  problems: [diagnostic(code, { values })],
});

/** The date in the name of a file: `20260417.txt`, `MagicCompRules 2026-04-17.txt`. */
function dateNamed(name: string): string | null {
  const [, year, month, day] = /(?<!\d)(19\d\d|20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name) ?? [];
  if (year === undefined || Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month}-${day}`;
}
