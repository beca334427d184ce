import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';
import { isBlank } from './lines.js';
import type { Placed } from './pages.js';

/** Lines in reading order, after columns have been separated, with the decisions made. */
export interface Columns {
  readonly lines: readonly Placed[];
  readonly decisions: readonly Diagnostic[];
}

/**
 * Puts two columns one below the other, page by page, as found in the text layer of a PDF.
 *
 * @param lines without page numbers and running titles
 */
export function withoutColumns(lines: readonly Placed[]): Columns {
  const pages: Placed[][] = [[]];
  for (const line of lines) {
    if (line.opensPage) pages.push([]);
    pages.at(-1)!.push(line);
  }
  const gutters = pages.map(gutterOf);
  const found = gutters.filter((at) => at > 0);
  if (found.length * 2 < pages.filter((page) => !page.every(isBlank)).length || found.length === 0)
    return { lines, decisions: [] };
  const usual = mostFrequent(found);
  const parts = pages.map((page, index) => {
    // The right column of the last page may have only a line or two.
    const at = gutters[index]! > 0 ? gutters[index]! : isApart(page, usual) ? usual : 0;
    return at > 0 ? parted(page, at) : null;
  });
  const count = parts.filter((part) => part !== null).length;
  return {
    lines: parts.flatMap((part, index) => part ?? pages[index]!),
    decisions: [diagnostic('official.columns', { severity: 'advice', values: { count } })],
  };
}

function mostFrequent(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const one of values) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const hasGap = (text: string, at: number): boolean => /^\s{2}$/.test(text.slice(at - 2, at));

/** Whether there is something to the right of a place, and nothing across it. */
function isApart(page: readonly Placed[], at: number): boolean {
  const reaching = page.filter(({ text }) => text.length >= at - 1);
  return reaching.length > 0 && reaching.every(({ text }) => hasGap(text, at));
}

/** Where the right column of a page begins; 0: there is only one column. */
function gutterOf(page: readonly Placed[]): number {
  const filled = page.flatMap(({ text }) => (text.trim() === '' ? [] : [text]));
  const width = Math.max(0, ...filled.map((text) => text.length));
  if (width > 240 || filled.length < 8) return 0;
  const begins = filled.flatMap((text) =>
    [...text.matchAll(/(?<=\S)\s{2,}(?=\S)/g)].map(({ index, 0: gap }) => index + gap.length),
  );
  const near = begins.filter((at) => at > width * 0.3 && at < width * 0.7);
  if (near.length === 0) return 0;
  const at = mostFrequent(near);
  const often = near.filter((one) => one === at).length;
  const reaching = filled.filter((text) => text.length > at);
  const apart = reaching.filter((text) => hasGap(text, at));
  return often * 4 > filled.length && apart.length * 10 > reaching.length * 9 ? at : 0;
}

function parted(page: readonly Placed[], at: number): readonly Placed[] {
  const left = page.map((line) => ({ ...line, text: line.text.slice(0, at).trimEnd() }));
  const right = page.map((line) => ({ ...line, text: line.text.slice(at).trimEnd(), opensPage: false }));
  // Blank lines above the right column belong to the page: a paragraph continues from the left one.
  return [...withoutBlankEnd(left), ...withoutBlankEnd(right.slice(right.findIndex((line) => !isBlank(line))))];
}

/** A column that ends early continues at the top of the next. */
const withoutBlankEnd = (lines: readonly Placed[]): readonly Placed[] =>
  lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);
