import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import type { OfficialText } from './official.js';

/** Default folder of imported texts; version control ignores it. */
export const usualCorpus = join('.tavolata', 'corpus');

/** A text of the corpus: its language, and its date, or the name of its file if it has none. */
export interface CorpusName {
  readonly language: Lang;
  readonly name: string;
}

/** An official text with its name: its date, or else that of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: OfficialText;
  /** The file it was read from, unless it was imported before. */
  readonly file?: string;
}

/** The name of a text read from a file: its date, or else that of the file without its extension. */
export const nameOfText = (date: string | null | undefined, file: string): string =>
  date ?? basename(file).replace(/\.\w+$/, '');

/** The file of a text. */
export const corpusFile = (corpus: string, { language, name }: CorpusName): string =>
  join(corpus, language, `${name}.json`);

/** The contents of a file of the corpus: the paragraphs, without the messages of the import. */
export function corpusJson({ language, edition, paragraphs }: OfficialText): string {
  const lines = paragraphs.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
  return `{ "language": "${language}", "edition": ${JSON.stringify(edition)}, "paragraphs": [\n${lines}\n] }\n`;
}

/** A text of the corpus; undefined if there is none. */
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
