import { entryInWords } from 'tavolata/internals';
import type { Lang, Rulebook } from 'tavolata/runtime';
import { lineAndColumn, type ReadDocuments } from 'tavolata/workspace';
import type { RuleFate } from '../fates.js';
import type { EditionWork, WorkEntry, WorkItem, WorkSort } from './work.js';

/** An entry that an editor has to review, with what it does in words. */
export interface DescribedEntry {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly isDone: boolean;
  /** The numbers of its rules in the new edition, if they differ. */
  readonly numbers?: readonly string[];
  /** The read-back of its condition, one line each. */
  readonly reads: readonly string[];
}

/** One thing to decide, with everything needed for the decision. */
export interface DescribedItem extends Omit<RuleFate, 'unit'> {
  readonly sort: WorkSort;
  readonly isDone: boolean;
  readonly entries: readonly DescribedEntry[];
  /** Ids of the scenarios that are about the rule, or in which one of the entries decides. */
  readonly scenarios: readonly string[];
  /** Those of them that hold in the new edition and name an entry that has ended. */
  readonly left: readonly string[];
}

/** The work list of a new edition, in the words of a language. */
export function describedItems(
  { items }: EditionWork,
  rulebook: Rulebook,
  documents: ReadDocuments,
  lang: Lang,
): readonly DescribedItem[] {
  const described = ({ entry, isDone, numbers }: WorkEntry): DescribedEntry => {
    const { id, name, source } = entry;
    const document = documents.entries.find((one) => one.source.file === source.file);
    const at = document?.at(source.pointer);
    const line = at === undefined ? 1 : lineAndColumn(at.source, at.start).line;
    const [, ...reads] = entryInWords(entry, rulebook, lang).split('\n');
    return { id, name: name[lang], file: source.file, line, isDone, ...(numbers && { numbers }), reads };
  };
  return items.map(({ sort, fate: { unit: _, ...fate }, entries, scenarios, isDone }: WorkItem): DescribedItem => {
    const ids = scenarios.map(({ scenario }) => scenario.id);
    const left = scenarios.filter((one) => !one.isDone).map(({ scenario }) => scenario.id);
    return { ...fate, sort, isDone, entries: entries.map(described), scenarios: ids, left };
  });
}
