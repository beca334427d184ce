import groupBy from 'lodash/groupBy.js';
import type { Entry } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import { type JsonDocument, lineAndColumn } from 'tavolata/workspace';
import { allNumbers, historyOf } from './numbers.js';
import type { Scenario } from './scenarios/model.js';

/** A place in the files of the rules. */
export interface RulePlace {
  /** As in messages, for example `rules/801-limited-range/range.json`. */
  readonly file: string;
  readonly line: number;
}

/** The place of an entry; undefined for one in none of these files. */
function placeOfEntry(entry: Entry, documents: readonly JsonDocument[]): RulePlace | undefined {
  const document = documents.find(({ source }) => source.file === entry.source.file);
  if (document === undefined) return undefined;
  const { source, start } = document.at(entry.source.pointer);
  return { file: source.file, line: lineAndColumn(source, start).line };
}

interface IndexedFiles {
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
}

/**
 * The index of a folder of rules as Markdown: each number that an entry has had in any edition, with the entries, their
 * places, and the files of the scenarios that show the number.
 *
 * @param folder the folder as the files name it
 * @param link the folder relative to the page
 */
export function indexPage(rulebook: Rulebook, files: IndexedFiles, folder: string, link: string): string {
  const sections = groupBy(allNumbers(rulebook), (number) => number.slice(0, 3));
  const shown = scenariosByNumber(files.scenarios);
  const relative = (file: string) => file.slice(folder.length + 1);
  const parts = Object.entries(sections).map(([section, numbers]) => {
    const rows = numbers.flatMap((number) =>
      rowsOf(rulebook, number).map(({ entry, span }, index) => {
        const place = placeOfEntry(entry, files.entries);
        const file = place === undefined ? '' : relative(place.file);
        const where = place === undefined ? '' : `[${file}:${place.line}](${link}/${file}#L${place.line})`;
        const scenarios = [...(shown.get(number) ?? [])].map(([path, count]) => `${relative(path)} (${count})`);
        return `| ${number} | ${span} | \`${entry.id}\` | ${where} | ${index === 0 || scenarios.length === 0 ? scenarios.join(', ') : 'as above'} |`;
      }),
    );
    return `## ${section}\n\n| number | editions | entry | stands in | scenarios of the number |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${head}\n${parts.join('\n')}`;
}

const head = `# Index of rule numbers

Made by \`npm run generate\`. Every number that an entry has borne in any edition, with the editions, the entries, their files,
and, once in the first row of each number, how many scenarios of which file show it in any edition: those that name it in \`rules\` (cases below \`test\` are not counted; \`find NUMBER --edition DATE\` shows one edition).
First and last edition are both included.
`;

/**
 * Entries that have had a number, each with the editions in which it did: a number that was lost and regained gives two
 * runs.
 */
function rowsOf(rulebook: Rulebook, number: string): readonly { readonly entry: Entry; readonly span: string }[] {
  const newest = rulebook.editions.at(-1)?.date ?? '';
  const runs = new Map<Entry, { from: EditionDate; to: EditionDate; next: number }[]>();
  for (const [index, { from, to, entries }] of historyOf(rulebook, number).entries())
    for (const entry of entries) {
      const own = runs.get(entry) ?? [];
      runs.set(entry, own);
      const last = own.at(-1);
      if (last?.next === index) Object.assign(last, { to, next: index + 1 });
      else own.push({ from, to, next: index + 1 });
    }
  return [...runs].map(([entry, own]) => ({
    entry,
    span: own.map(({ from, to }) => spanOf(from, to, newest)).join(', '),
  }));
}

const spanOf = (from: EditionDate, to: EditionDate, newest: EditionDate): string =>
  to === newest ? `${from} –` : from === to ? from : `${from} – ${to}`;

/** For each number the files whose scenarios show it, with their count. */
function scenariosByNumber(documents: readonly JsonDocument[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { source, value } of documents) {
    for (const { rules = [] } of (value as { readonly scenarios: readonly Scenario[] }).scenarios) {
      for (const number of rules) {
        const files = found.get(number) ?? new Map<string, number>();
        found.set(number, files.set(source.file, (files.get(source.file) ?? 0) + 1));
      }
    }
  }
  return found;
}
