import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';
import { labelOf } from './labels.js';
import { isBlank, type Line } from './lines.js';
import { isContents } from './zones.js';

/** A line with its position on a page. */
export interface Placed extends Line {
  /** Whether the line is the first of a page. */
  readonly opensPage: boolean;
}

/** Lines without page headers and footers, with the decisions made. */
export interface Pages {
  readonly lines: readonly Placed[];
  readonly decisions: readonly Diagnostic[];
}

// “12”, “- 12 -”, “[12]”, “Page 12 of 300”
const pageNumber = /^[\s–—[-]*(?:page|pagina|pag\.|p\.)?\s*(\d{1,4})(?:\s*(?:of|di|\/)\s*\d{1,4})?[\s–—\]-]*$/i;

const isPageNumber = (text: string): boolean => pageNumber.test(text);

/** Greatest number of lines at the top or bottom of a page that may belong to the page. */
const EDGE = 2;
/** What occurs at the edges of fewer pages is not a running title. */
const LEAST = 3;

/** Removes the pages of a text: form feeds, page numbers, and the running titles at the top and bottom. */
export function withoutPages(lines: readonly Line[]): Pages {
  const starts = pageStarts(lines);
  const placed = lines.map(({ text, number }, index) => ({
    text: text.replaceAll('\f', ''),
    number,
    opensPage: starts.has(index),
  }));
  if (starts.size === 0) return { lines: placed, decisions: [] };
  const edges = edgesOf(placed);
  const atEdges = edges.flat();
  const times = new Map<string, number>();
  for (const page of edges)
    for (const key of new Set(page.map((index) => keyOf(placed[index]!)))) times.set(key, (times.get(key) ?? 0) + 1);
  const running = atEdges.filter(
    (index) => (times.get(keyOf(placed[index]!)) ?? 0) >= Math.max(LEAST, edges.length * 0.3),
  );
  const gone = new Set([
    ...running,
    ...atEdges.filter((index) => isPageNumber(placed[index]!.text)),
    ...sectionsAbove(placed, atEdges),
  ]);
  return {
    lines: placed.map((line, index) => (gone.has(index) ? { ...line, text: '' } : line)),
    decisions: [
      diagnostic('official.pages', { severity: 'advice', values: { count: starts.size, dropped: gone.size } }),
    ],
  };
}

/** Where pages begin: after form feeds or, if these are lost, after page numbers. */
function pageStarts(lines: readonly Line[]): ReadonlySet<number> {
  const fed = lines.flatMap(({ text }, index) => (text.includes('\f') ? [index] : []));
  if (fed.length > 0) return new Set(fed);
  let last = 0;
  const counted: number[] = [];
  let others = 0;
  for (const [index, { text }] of lines.entries()) {
    const number = Number(pageNumber.exec(text)?.[1] ?? 0);
    if (number === 0) continue;
    if (number === last + 1 || last === 0) counted.push(index + 1);
    else others += 1;
    last = number;
  }
  return new Set(counted.length >= LEAST && counted.length > 9 * others ? counted : []);
}

/** For each page the lines at its top and bottom, by their indexes in the text. */
function edgesOf(lines: readonly Placed[]): readonly (readonly number[])[] {
  const pages: number[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line.opensPage) pages.push([]);
    if (!isBlank(line)) pages.at(-1)!.push(index);
  }
  return pages.map((page) => [...new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)])]);
}

/**
 * Running titles that name the section of the page: headings that occur once more than in the contents and the text.
 */
function sectionsAbove(lines: readonly Placed[], edges: readonly number[]): readonly number[] {
  const usual = lines.some(isContents) ? 2 : 1;
  const times = new Map<string, number>();
  const again = lines.flatMap(({ text }, index) => {
    if (labelOf(text)?.kind !== 'section') return [];
    const before = times.get(text.trim()) ?? 0;
    times.set(text.trim(), before + 1);
    return before >= usual ? [index] : [];
  });
  return again.filter((index) => edges.includes(index));
}

/** Equal for the same title on every page, whatever page number stands next to it. */
const keyOf = ({ text }: Line): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
