import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/sources.js';

/** Where the official texts lie when they are at hand; they are no part of the repository. */
const FOLDER = join(ROOT, '../shared/texts');

export const haveTexts = existsSync(FOLDER);
export const whySkipped = 'skipped: the official texts (../shared/texts) are not here';

/** Texts of the years come as UTF-8, UTF-16 or Windows-1252. */
const decode = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
};

export interface OfficialText {
  readonly date: string;
  /** Rule number -> its sentences, examples included, as one text. */
  readonly rules: ReadonlyMap<string, string>;
}

// In LaTeX the number of a rule is a heading of its own.
const HEAD = /^\s*(?:\\subsection\*\{)?((?:10[0-9]|8\d\d)\.\d{1,2}[a-z]{0,2})(?:\.?\s+(\S.*)|\.\})$/;
const SECTION = /^\s*\d{3}\.\s|^\\(?:sub)?section\b/;

/** The rules of section 104 and of chapter 8 in one edition. */
const parse = (text: string): ReadonlyMap<string, string> => {
  const rules = new Map<string, string>();
  let current: string | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const head = HEAD.exec(line);
    if (head) {
      current = head[1] as string;
      rules.set(current, head[2] ?? '');
    } else if (SECTION.test(line) || /^\s*(Glossary|Credits)\s*$/.test(line)) {
      current = null;
    } else if (current && line.trim() !== '') {
      rules.set(current, `${rules.get(current) ?? ''} ${line.trim()}`);
    }
  }
  return rules;
};

export const englishEditions = (): readonly OfficialText[] =>
  readdirSync(join(FOLDER, 'en'))
    .sort()
    .map((file) => ({
      date: file.slice(0, 8).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3'),
      rules: parse(decode(readFileSync(join(FOLDER, 'en', file)))),
    }));

/** The Italian texts come from pages: a number may stand behind a dash, a bar or the like. */
const ITALIAN_HEAD = /^[\s\-*|•–]*((?:104|80\d|81[01])\.\d{1,2}[a-z]?)\b/;

/** Numbers that stand at the head of a paragraph in an Italian text, named by the beginning of its file's name. */
export const italianNumbers = (file: string): readonly string[] => {
  const name = readdirSync(join(FOLDER, 'it')).find((one) => one.startsWith(file)) ?? '';
  const lines = decode(readFileSync(join(FOLDER, 'it', name))).split(/\r\n|\r|\n/);
  return [...new Set(lines.flatMap((line) => ITALIAN_HEAD.exec(line)?.[1] ?? []))].sort();
};
