import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';
import { labelOf } from './labels.js';
import { isBlank, type Line } from './lines.js';
import { isContents } from './zones.js';

export interface Placed extends Line {
  /** The line is the first of a page. */
  readonly opensPage: boolean;
}

export interface Pages {
  readonly lines: readonly Placed[];
  readonly decisions: readonly Diagnostic[];
}

// “12”, “- 12 -”, “[12]”, “Page 12 of 300”
const pageNumber = /^[\s–—[-]*(?:page|pagina|pag\.|p\.)?\s*(\d{1,4})(?:\s*(?:of|di|\/)\s*\d{1,4})?[\s–—\]-]*$/i;

const isPageNumber = (text: string): boolean => pageNumber.test(text);

/** How many lines at the head and at the foot of a page may be set by the page. */
const EDGE = 2;
/** What stands at the edges of fewer pages is no running title. */
const LEAST = 3;

/** Takes off the pages of a text: form feeds, the numbers of pages, and the running titles at their heads and feet. */
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

/** Where pages begin: behind form feeds, or, where these are lost, behind the numbers of pages. */
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

/** For each page the lines at its head and foot, by their place in the text. */
function edgesOf(lines: readonly Placed[]): readonly (readonly number[])[] {
  const pages: number[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line.opensPage) pages.push([]);
    if (!isBlank(line)) pages.at(-1)!.push(index);
  }
  return pages.map((page) => [...new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)])]);
}

/** Running titles that name the section of the page: headings that stand once more than in the contents and in the text. */
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

/** The same for a title on every page, whatever number of the page stands beside it. */
const keyOf = ({ text }: Line): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
