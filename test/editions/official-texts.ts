import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficialText } from '../../tools/official/official.js';
import { readOfficial } from '../../tools/official/read.js';
import { ROOT } from '../architecture/sources.js';

const folder = join(ROOT, '../shared/texts/en');

/** Whether the official English texts are at hand. */
export const areTextsThere = existsSync(folder);

/** What a test says that leaves something out without them. */
export const noTexts = `no official texts in ${folder}`;

const files = areTextsThere ? readdirSync(folder).filter((name) => /^\d{8}/.test(name)) : [];

/** The editions whose texts are at hand, the oldest first. */
export const textDates: readonly string[] = files
  .map((name) => name.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3'))
  .sort();

const read = new Map<string, OfficialText>();

/** The text of an edition, where there is one. */
export function officialTextOf(date: string): OfficialText | undefined {
  const name = files.find((file) => file.startsWith(date.replaceAll('-', '')));
  if (name === undefined) return undefined;
  const found = read.get(date) ?? readOfficial(readFileSync(join(folder, name)));
  read.set(date, found);
  return found;
}

/** The sections that the rulebook has whole. */
export const isOurs = (number: string): boolean => /^(?:104|80\d|81[01])/.test(number);

/** An official text of our own making: numbers with their words; “Example:” begins an example of the rule before it. */
export const textOf = (rules: readonly (readonly [string, string])[]) =>
  readOfficial(
    new TextEncoder().encode(
      rules.map(([number, words]) => (number === '' ? words : `${number} ${words}`)).join('\n\n'),
    ),
  );
