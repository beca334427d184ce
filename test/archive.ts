import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Lang } from '../src/engine/model/words.js';

/** Small files that belong together, such as what is given and what is said of it in each language. */
export interface Bundle {
  /** File of the archive. */
  readonly archive: string;
  readonly name: string;
  /** Text of each file, by its path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A text in each language. */
type Both = { readonly [lang in Lang]: string };

const HEAD = /^-- ([^/\n]+)\/(.+) --\n/;

/**
 * The bundles of an archive in the txtar form of Go (`golang.org/x/tools/txtar`): `-- NAME/FILE --` stands before each file,
 * so that what is given and what is said of it in two languages stand below each other. NAME has no slash.
 *
 * @param archive a file, or a folder whose `*.txtar` are read in the order of their names
 * @throws Error where a name stands twice or is none
 */
export function bundlesIn(archive: string): readonly Bundle[] {
  if (!archive.endsWith('.txtar'))
    return readdirSync(archive)
      .filter((name) => name.endsWith('.txtar'))
      .sort()
      .flatMap((name) => bundlesIn(join(archive, name)));
  const bundles = new Map<string, Map<string, string>>();
  for (const part of readFileSync(archive, 'utf8').split(/^(?=-- .+ --$)/m)) {
    const [head = '', name, file] = HEAD.exec(part) ?? [];
    if (name === undefined || file === undefined) throw new Error(`${archive} has no name in ${part.slice(0, 60)}`);
    const files = bundles.get(name) ?? new Map<string, string>();
    if (files.has(file)) throw new Error(`${archive} has ${name}/${file} twice`);
    bundles.set(name, files.set(file, part.slice(head.length)));
  }
  return [...bundles].map(([name, files]) => ({ archive, name, files }));
}

/** The text of a file of a bundle. Throws an error if it has none. */
export function fileOf({ archive, name, files }: Bundle, file: string): string {
  const text = files.get(file);
  if (text === undefined) throw new Error(`${archive} has no ${name}/${file}`);
  return text;
}

/** Writes the files of a bundle below a folder. */
export function unpack({ files }: Bundle, folder: string): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Expects what a file of a bundle says; with UPDATE_CASES=1 the file of the archive is written anew instead. */
export function expectFile(bundle: Bundle, file: string, text: string): void {
  if (process.env['UPDATE_CASES'] === undefined) {
    expect(text).toBe(bundle.files.get(file) ?? '');
    return;
  }
  const files = bundlesIn(bundle.archive).map((one) =>
    one.name === bundle.name ? { ...one, files: new Map([...one.files, [file, text]]) } : one,
  );
  writeFileSync(
    bundle.archive,
    files
      .flatMap(({ name, files }) => [...files].map(([path, content]) => `-- ${name}/${path} --\n${content}`))
      .join(''),
  );
}

/** File of a bundle with what is said of it, `together`. */
const SAID = 'said.txt';

const MARK = /^(en|it)[|] /;

/**
 * What is said in two languages as one text. Lines that are the same, such as an excerpt and the mark below it, stand once; where lines
 * differ, the English ones (`en| `) stand above the Italian ones (`it| `).
 *
 * @param said texts that end with the end of a line
 * @throws Error where a line begins like such a mark
 */
export function together({ en, it }: Both): string {
  const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');
  const [english, italian] = [linesOf(en), linesOf(it)];
  if ([...english, ...italian].some((line) => MARK.test(line)))
    throw new Error('A line begins like the mark of a language.');
  const lines: string[] = [];
  let from = 0;
  for (let at = 0; at <= Math.max(english.length, italian.length); at++) {
    const [line, other] = [english[at], italian[at]];
    if (line !== other) continue;
    lines.push(
      ...english.slice(from, at).map((one) => `en| ${one}`),
      ...italian.slice(from, at).map((one) => `it| ${one}`),
    );
    if (line !== undefined) lines.push(line);
    from = at + 1;
  }
  return `${lines.join('\n')}\n`;
}

/** What a bundle has in one language. */
export const saidIn = (bundle: Bundle, lang: Lang): string =>
  fileOf(bundle, SAID)
    .split('\n')
    .filter((line) => (MARK.exec(line)?.[1] ?? lang) === lang)
    .map((line) => line.replace(MARK, ''))
    .join('\n');

/** Expects what is said in both languages, as `expectFile` expects a text. */
export const expectSaid = (bundle: Bundle, said: Both): void => expectFile(bundle, SAID, together(said));
