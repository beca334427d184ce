import { excerpt } from './excerpt.js';
import { lineAndColumn, lineText, type Source, type Span } from './source.js';

/** A place to be shown, with an optional caption. */
export interface Mark {
  readonly span: Span;
  readonly label?: string;
}

/** The part of a mark on one line; columns are offsets from the start of the line. */
interface MarkedSpan {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly sign: '^' | '-';
  readonly label: string;
}

// A mark over more lines than this shows only its first two and its last.
const mostLines = 4;

/**
 * The lines that hold some places, each place underlined: the main one with `^`, further ones with `-` and their
 * captions. Places in another source follow under its name. No line is wider than `width` columns (plus the gutter).
 */
export function frame(main: Mark, further: readonly Mark[] = [], width = 96): string {
  const bySource = new Map<Source, MarkedSpan[]>([[main.span.source, pieces(main, '^')]]);
  for (const mark of further) {
    const { source } = mark.span;
    bySource.set(source, [...(bySource.get(source) ?? []), ...pieces(mark, '-')]);
  }
  const all = [...bySource.values()].flat();
  const gutter = Math.max(...all.map((piece) => String(piece.line).length));
  return [...bySource]
    .flatMap(([source, parts]) => [
      ...(source === main.span.source ? [] : [`${' '.repeat(gutter + 1)}--> ${title(source, parts)}`]),
      ...drawn(source, parts, gutter, width),
    ])
    .join('\n');
}

function title(source: Source, parts: readonly MarkedSpan[]): string {
  const first = parts.reduce((a, b) => (b.line < a.line ? b : a));
  return `${source.file}:${first.line}:${first.from + 1}`;
}

function pieces({ span, label = '' }: Mark, sign: MarkedSpan['sign']): MarkedSpan[] {
  const first = lineAndColumn(span.source, span.start).line;
  // A mark that ends with a line end does not reach into the next line.
  const last = lineAndColumn(span.source, Math.max(span.start, span.end - 1)).line;
  const found: MarkedSpan[] = [];
  for (let line = first; line <= last; line++) {
    if (last - first >= mostLines && line === first + 2) line = last;
    const { text, start } = lineText(span.source, line);
    const from = line === first ? span.start - start : text.length - text.trimStart().length;
    const to = line === last ? span.end - start : text.length;
    const empty = text.trim() === '' && first !== last;
    if (!empty) found.push({ line, from, to: Math.min(to, text.length), sign, label: line === last ? label : '' });
  }
  return found;
}

function drawn(source: Source, parts: readonly MarkedSpan[], gutter: number, width: number): string[] {
  const out: string[] = [];
  let before: { readonly line: number; readonly shown: string } | undefined;
  for (const part of parts.toSorted((a, b) => a.line - b.line || a.from - b.from || a.to - b.to)) {
    const { shown, under } = excerpt(lineText(source, part.line).text, part, width);
    if (before !== undefined && part.line > before.line + 1)
      out.push(`${'.'.repeat(Math.max(gutter, 3)).padStart(gutter + 1)}`);
    if (part.line !== before?.line || shown !== before.shown) {
      out.push(` ${String(part.line).padStart(gutter)} | ${shown}`.trimEnd());
    }
    out.push(` ${' '.repeat(gutter)} | ${under}${part.label && ` ${part.label}`}`);
    before = { line: part.line, shown };
  }
  return out;
}
