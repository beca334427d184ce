import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import type { OfficialText } from './official.js';

/** Where imported texts lie unless said otherwise; version control leaves it out. */
export const usualCorpus = join('.tavolata', 'corpus');

/** A text of the corpus: its language, and the date that it is kept under, or the name of its file where it has none. */
export interface CorpusName {
  readonly language: Lang;
  readonly name: string;
}

/** An official text with the name that it goes by: its date, else that of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: OfficialText;
  /** The file that it was read from, if it was not imported before. */
  readonly file?: string;
}

/** The name of a text that was read from a file: its date, else that of the file without its ending. */
export const nameOfText = (date: string | null | undefined, file: string): string =>
  date ?? basename(file).replace(/\.\w+$/, '');

/** The file of a text. */
export const corpusFile = (corpus: string, { language, name }: CorpusName): string =>
  join(corpus, language, `${name}.json`);

/** What a file of the corpus holds: the paragraphs without what was said when they were imported. */
export function corpusJson({ language, edition, paragraphs }: OfficialText): string {
  const lines = paragraphs.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
  return `{ "language": "${language}", "edition": ${JSON.stringify(edition)}, "paragraphs": [\n${lines}\n] }\n`;
}

/** A text of the corpus; undefined where there is none. */
export function readCorpus(corpus: string, name: CorpusName): OfficialText | undefined {
  const file = corpusFile(corpus, name);
  if (!existsSync(file)) return undefined;
  const { language, edition, paragraphs } = JSON.parse(readFileSync(file, 'utf8')) as OfficialText;
  return { language, edition, paragraphs, decisions: [], problems: [] };
}

/** All texts of the corpus, by language and name. */
export const corpusNames = (corpus: string): readonly CorpusName[] =>
  (['en', 'it'] as const).flatMap((language) => {
    const folder = join(corpus, language);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.sort().map((file) => ({ language, name: file.slice(0, -'.json'.length) }));
  });
