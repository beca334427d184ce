import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import { byNumber } from '../check/numbers.js';
import { diagnostic } from '../messages/index.js';
import type { EditionDigests, TextDigests } from './digests.js';
import { withLater } from './latest.js';
import { changesSince, noDigests, type TextChanges, withChanges } from './text-changes.js';

/**
 * A file of `rules/editions`: how an edition differs from the one before it, in each language with an available text.
 */
interface DigestFile {
  readonly date: string;
  readonly texts: { readonly [language in Lang]?: TextChanges };
}

/** A file with its intended contents. */
export interface WrittenDigests {
  readonly date: string;
  readonly file: string;
  readonly text: string;
}

/** The folder of the digests in a folder of rules. */
const digestFolder = (rules: string): string => join(rules, 'editions');

/**
 * The digests of all editions, by date; empty if the rules have none.
 *
 * @throws DiagnosticError for a file that is broken, or that contains changes since an edition other than the one
 * before it
 */
export function readDigests(rules: string): readonly EditionDigests[] {
  const folder = digestFolder(rules);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));
  const latest = new Map<string, TextDigests>();
  return files.sort().map((name) => {
    const file = join(folder, name);
    const { date, texts } = readFile(file);
    const whole = Object.entries(texts).map(([language, changes]) => {
      const before = latest.get(language) ?? noDigests;
      const text = withChanges(before, changes);
      if (text === undefined)
        throw new DiagnosticError([diagnostic('official.digests-unfounded', { values: { file } })]);
      latest.set(language, withLater(before, text));
      return [language, text] as const;
    });
    return { date, texts: Object.fromEntries(whole) };
  });
}

function readFile(file: string): DigestFile {
  try {
    const { date, texts } = JSON.parse(readFileSync(file, 'utf8')) as DigestFile;
    if (typeof date === 'string' && typeof texts === 'object') return { date, texts };
  } catch {
    // Reported below.
  }
  throw new DiagnosticError([diagnostic('official.digests-broken', { values: { file } })]);
}

/**
 * The files of some digests that are missing from the folder or differ there. An edition inserted between two others
 * changes the file of the one after it.
 *
 * @param digests all that should exist
 */
export const filesToWrite = (rules: string, digests: readonly EditionDigests[]): readonly WrittenDigests[] =>
  digestFiles(digests)
    .map(({ date, text }) => ({ date, text, file: join(digestFolder(rules), `${date}.json`) }))
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

/** The text of each file of digests, by date. */
export function digestFiles(
  digests: readonly EditionDigests[],
): readonly { readonly date: string; readonly text: string }[] {
  const latest = new Map<string, TextDigests>();
  return digests
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, texts }) => {
      const parts = Object.entries(texts).map(([language, text]) => {
        const before = latest.get(language) ?? noDigests;
        latest.set(language, withLater(before, text));
        return `    "${language}": ${changesJson(changesSince(before, text))}`;
      });
      const text = `{\n  "$schema": "../schema/digests.json",\n  "date": "${date}",\n  "texts": {\n${parts.join(',\n')}\n  }\n}\n`;
      return { date, text };
    });
}

/** Each section or rule on a line of its own; removed ones together on one. */
function changesJson({ sections, numbers = {}, moved = {}, gone = [], rules = {} }: TextChanges): string {
  const parts = [
    `      "sections": ${spaced(sections)}`,
    ...linesJson('numbers', numbers),
    ...linesJson('moved', moved),
    ...(gone.length > 0 ? [`      "gone": ${spaced(gone)}`] : []),
    ...linesJson('rules', rules),
  ];
  return `{\n${parts.join(',\n')}\n    }`;
}

function linesJson(name: string, all: { readonly [number: string]: unknown }): readonly string[] {
  const lines = Object.keys(all)
    .sort(byNumber)
    .map((number) => `        "${number}": ${spaced(all[number])}`);
  return lines.length === 0 ? [] : [`      "${name}": {\n${lines.join(',\n')}\n      }`];
}

/** JSON on one line, with blanks as in the other files. */
const spaced = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/([{,:])(?=["[{\d])/g, '$1 ')
    .replace(/(?<=["\]\d}])\}/g, ' }');
