import type { DeskRow } from '../../../tools/texts/desk/data.js';

/** Tasks that a text may need, the most urgent first. */
export const tasks = ['conflict', 'stale', 'new', 'findings', 'draft'] as const;
/** Something that a text needs to have done. */
export type Task = (typeof tasks)[number];

/** The filters in the order in which they are shown. */
export const filterNames: readonly Filter['task'][] = ['first', 'all', ...tasks, 'translated', 'reviewed'];

/**
 * Selects texts: those to look at first, all, or those with one task; of one section or area; containing some words.
 */
export interface Filter {
  readonly task: Task | 'first' | 'all' | 'translated' | 'reviewed';
  /** `801`, or an area for texts without a number: `messages`. */
  readonly section?: string;
  readonly words?: string;
}

/** The most urgent task of a text, if any. */
export function taskOf(row: DeskRow, hasConflict: boolean): Task | undefined {
  if (hasConflict) return 'conflict';
  if (row.state === 'stale' || row.state === 'new') return row.state;
  if ((row.findings ?? []).length > 0) return 'findings';
  return row.state === 'draft' ? 'draft' : undefined;
}

/** Whether a text has a task, even if another is more urgent. */
const has = (row: DeskRow, task: Task, hasConflict: boolean): boolean => {
  if (task === 'conflict') return hasConflict;
  return task === 'findings' ? (row.findings ?? []).length > 0 : row.state === task;
};

/** The sections and areas to which a text belongs. */
export const sectionsOf = ({ numbers, area }: DeskRow): readonly string[] =>
  numbers.length === 0 ? [area] : [...new Set(numbers.map((number) => number.split('.')[0]!))];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

/** Whether each word occurs in the key, a number or one of the texts. */
function hasWords({ key, numbers, en, it }: DeskRow, words: string): boolean {
  const text = plain([key, ...numbers, en, it].join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The rows of a filter, the most urgent first; the filter for all keeps the order of the files. */
export function rowsFor(
  rows: Iterable<DeskRow>,
  { task, section, words = '' }: Filter,
  isConflict: (key: string) => boolean,
): readonly DeskRow[] {
  const found = [...rows].filter((row) => {
    if (section !== undefined && !sectionsOf(row).includes(section)) return false;
    if (words.trim() !== '' && !hasWords(row, words.trim())) return false;
    if (task === 'all') return true;
    if (task === 'translated' || task === 'reviewed') return row.state === task;
    return task === 'first' ? taskOf(row, isConflict(row.key)) !== undefined : has(row, task, isConflict(row.key));
  });
  if (task !== 'first') return found;
  const rank = (row: DeskRow): number => tasks.indexOf(taskOf(row, isConflict(row.key))!);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The number of texts in each filter. */
export function countsOf(rows: Iterable<DeskRow>, isConflict: (key: string) => boolean) {
  const counts = { first: 0, all: 0, conflict: 0, stale: 0, new: 0, findings: 0, draft: 0, translated: 0, reviewed: 0 };
  for (const row of rows) {
    counts.all++;
    if (taskOf(row, isConflict(row.key)) !== undefined) counts.first++;
    if (row.state === 'translated' || row.state === 'reviewed') counts[row.state]++;
    for (const task of tasks) if (has(row, task, isConflict(row.key))) counts[task]++;
  }
  return counts;
}

/** All sections and areas with their number of texts, sections first. */
export function sectionCounts(rows: Iterable<DeskRow>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const section of sectionsOf(row)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
