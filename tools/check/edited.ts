import isEqual from 'lodash/isEqual.js';
import omit from 'lodash/omit.js';
import {
  isCasesFile,
  type JsonDocument,
  type Notation,
  type ReadDocuments,
  readCases,
  type Source,
} from 'tavolata/workspace';
import type { PlacedScenario } from './plays.js';
import { namedIn } from './scenarios/named.js';

/** The texts of some files by their names. */
export type SavedTexts = ReadonlyMap<string, string>;

/** The texts of files by path. */
export const textsOf = (sources: readonly Source[]): SavedTexts =>
  new Map(sources.map(({ file, text }) => [file, text]));

/** What was just saved. */
export interface Edited {
  /** The rulebook with only those files of entries and scenarios that were saved. */
  readonly documents: ReadDocuments;
  /** Ids of the entries that were changed. */
  readonly edited: readonly string[];
  /** Whether a scenario concerns an entry with a changed meaning, or has changed itself. */
  readonly concerns: (placed: PlacedScenario) => boolean;
}

interface Identified {
  readonly id: string;
}

/** What may change without affecting any scenario. */
const words = ['name', 'text', 'texts', 'summary', 'see', 'confirmed'];

/**
 * What has changed.
 *
 * @param before the texts of the previous pass
 */
export function editedSince(documents: ReadDocuments, before: SavedTexts): Edited {
  const isSaved = ({ source: { file, text } }: JsonDocument): boolean => before.get(file) !== text;
  const [entries, scenarios] = [documents.entries.filter(isSaved), documents.scenarios.filter(isSaved)];
  const changed = (key: string, but: readonly string[]) => (document: JsonDocument) => {
    const { file } = document.source;
    const olds = itemsOf({ file, text: before.get(file) ?? '' }, key, documents.notation);
    const news = itemsOf(document.source, key, documents.notation);
    return news.filter((item) => !olds.some((old) => isEqual(omit(old, but), omit(item, but)))).map(({ id }) => id);
  };
  const own = new Set(entries.flatMap(changed('entries', words)));
  const played = new Set(scenarios.flatMap(changed('scenarios', words)));
  const concerns = ({ scenario }: PlacedScenario): boolean =>
    played.has(scenario.id) || namedIn(scenario).some((id) => own.has(id));
  return { documents: { ...documents, entries, scenarios }, edited: entries.flatMap(changed('entries', [])), concerns };
}

/** The earlier text may not have been JSON. */
function itemsOf(source: Source, key: string, notation: Notation): readonly Identified[] {
  if (isCasesFile(source.file)) return readCases(source, notation).scenarios as readonly Identified[];
  try {
    return JSON.parse(source.text)[key] ?? [];
  } catch {
    return [];
  }
}
