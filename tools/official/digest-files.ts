import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byNumber } from '../check/numbers.js';
import type { EditionDigests, TextDigests } from './digests.js';

/** Where the digests of a folder of rules lie. */
const digestFolder = (rules: string): string => join(rules, 'editions');

export const digestFile = (rules: string, date: string): string => join(digestFolder(rules), `${date}.json`);

/** The digests of all editions, by date; none where the rules have none. */
export function readDigests(rules: string): readonly EditionDigests[] {
  const folder = digestFolder(rules);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));
  return files.sort().map((name) => {
    const { date, texts } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as EditionDigests;
    return { date, texts };
  });
}

/** A file of digests: a rule on each line. */
export function digestsJson({ date, texts }: EditionDigests): string {
  const parts = Object.entries(texts).map(([language, text]) => `    "${language}": ${textJson(text)}`);
  return `{\n  "$schema": "../schema/digests.json",\n  "date": "${date}",\n  "texts": {\n${parts.join(',\n')}\n  }\n}\n`;
}

function textJson({ sections, numbers, rules }: TextDigests): string {
  const lists = Object.keys(numbers)
    .sort(byNumber)
    .map((section) => `        "${section}": "${numbers[section]}"`);
  const lines = Object.keys(rules)
    .sort(byNumber)
    .map((number) => `        "${number}": ${spaced(rules[number])}`);
  return `{\n      "sections": ${spaced(sections)},\n      "numbers": {\n${lists.join(',\n')}\n      },\n      "rules": {\n${lines.join(',\n')}\n      }\n    }`;
}

/** JSON on one line, with blanks as in the other files. */
const spaced = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/([{,:])(?=["[{\d])/g, '$1 ')
    .replace(/(?<=["\]\d}])\}/g, ' }');
