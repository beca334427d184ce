import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { isBlank, type Line } from './lines.js';
import { isPageNumber } from './pages.js';

export interface Columns {
  readonly lines: readonly Line[];
  readonly decisions: readonly Diagnostic[];
}

/** Puts two columns that stand side by side one below the other, page by page, as the text layer of a PDF has them. */
export function withoutColumns(lines: readonly Line[]): Columns {
  const pages: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.includes('\f')) pages.push([]);
    pages.at(-1)!.push(line);
  }
  const gutters = pages.map(gutterOf);
  const count = gutters.filter((at) => at > 0).length;
  if (count * 2 < pages.filter((page) => !page.every(isBlank)).length || count === 0) return { lines, decisions: [] };
  return {
    lines: pages.flatMap((page, index) => (gutters[index]! > 0 ? parted(page, gutters[index]!) : page)),
    decisions: [diagnostic('official.columns', { severity: 'advice', values: { count } })],
  };
}

/** Where the right column of a page begins; 0: it has one column. */
function gutterOf(page: readonly Line[]): number {
  const filled = page.map(({ text }) => text.replaceAll('\f', '')).filter((text) => text.trim() !== '');
  const width = Math.max(0, ...filled.map((text) => text.length));
  if (width > 240 || filled.length < 8) return 0;
  const times = new Map<number, number>();
  for (const text of filled)
    for (const { index, 0: gap } of text.matchAll(/(?<=\S)\s{2,}(?=\S)/g)) {
      const at = index + gap.length;
      if (at > width * 0.3 && at < width * 0.7) times.set(at, (times.get(at) ?? 0) + 1);
    }
  const [at, often] = [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  const reaching = filled.filter((text) => text.length > at && !isPageNumber(text));
  const apart = reaching.filter((text) => /^\s{2}$/.test(text.slice(at - 2, at)));
  return often * 4 > filled.length && apart.length * 10 > reaching.length * 9 ? at : 0;
}

function parted(page: readonly Line[], at: number): readonly Line[] {
  const [left, right, foot]: [Line[], Line[], Line[]] = [[], [], []];
  for (const line of page) {
    const text = line.text.replaceAll('\f', '');
    if (isPageNumber(text)) foot.push({ ...line, text });
    else {
      left.push({ ...line, text: text.slice(0, at).trimEnd() });
      // What is blank above both columns belongs to the page: a paragraph goes on from the left one.
      if (right.length > 0 || text.trim() !== '') right.push({ ...line, text: text.slice(at).trimEnd() });
    }
  }
  const [first, ...rest] = [...withoutBlankEnd(left), ...withoutBlankEnd(right), ...foot];
  const feed = page[0]!.text.includes('\f') ? '\f' : '';
  return first === undefined ? [] : [{ ...first, text: feed + first.text }, ...rest];
}

/** A column that ends early goes on at the head of the next. */
const withoutBlankEnd = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);
