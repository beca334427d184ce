import type { Source, Span } from './source.js';

/**
 * A piece of text inside a source, though not always verbatim: escapes of a JSON string are undone, and the strings of
 * an array are joined. Ranges of `text` can be mapped back to their places in the file.
 */
export interface LocatedText {
  readonly text: string;
  /** The place of the whole piece, quotation marks included. */
  readonly span: Span;
  /**
   * The range of the source that holds the characters of `text` from `start` up to `end`. An offset that is not a
   * number or lies outside counts as the end of the text, since parsers have no offset for what is missing there.
   */
  place(start: number, end: number): Span;
}

/** Where the character at an index of a located text begins and ends in the source. */
interface Placement {
  begin(index: number): number;
  finish(index: number): number;
}

function located(text: string, span: Span, placement: Placement): LocatedText {
  const inside = (index: number) => (Number.isNaN(index) ? text.length : Math.min(Math.max(index, 0), text.length));
  return {
    text,
    span,
    place(start, end) {
      const from = inside(start);
      const to = Math.max(from, inside(end));
      const begin = placement.begin(from);
      // The end is that of the last character inside, so that an escape is covered whole and a joint is not.
      return { source: span.source, start: begin, end: to > from ? placement.finish(to - 1) : begin };
    },
  };
}

/**
 * The index in a located text for an offset of its source: the number of characters that end at or before it. Outside
 * the text, that is the nearest end.
 */
export function indexAt({ text, place }: LocatedText, offset: number): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place(middle, middle + 1).end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The whole text of a source verbatim, for questions typed on the command line. */
export function plainText(source: Source): LocatedText {
  const span = { source, start: 0, end: source.text.length };
  return located(source.text, span, { begin: (index) => index, finish: (index) => index + 1 });
}

/**
 * The value of the string literal at `span`, quotation marks included.
 * The literal must be valid JSON (the reader refuses others before they get here), unless its value is given.
 */
export function stringText(span: Span, value?: string): LocatedText {
  const literal = span.source.text.slice(span.start, span.end);
  const first = span.start + 1;
  if (!literal.includes('\\')) {
    return located(literal.slice(1, -1), span, {
      begin: (index) => first + index,
      finish: (index) => first + index + 1,
    });
  }
  const offsets: number[] = [];
  let at = 1;
  while (at < literal.length - 1) {
    offsets.push(span.start + at);
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2;
  }
  offsets.push(span.end - 1);
  return located(value ?? (JSON.parse(literal) as string), span, {
    begin: (index) => offsets[index]!,
    finish: (index) => offsets[index + 1]!,
  });
}

/**
 * A text as spelled in a file of cases: in straight quotes or bare, with a line end and an indent in place of a blank
 * where the line is continued, and quotes inside quotes doubled.
 */
export function spelledText(span: Span, text: string): LocatedText {
  const raw = span.source.text.slice(span.start, span.end);
  const isQuoted = raw.startsWith("'") && !text.startsWith("'");
  const first = isQuoted ? 1 : 0;
  const isPlain = raw.startsWith(text, first);
  const unit = isQuoted ? /''|\s*\n\s*|[\s\S]/y : /\s*\n\s*|[\s\S]/y;
  const offsets: number[] = [];
  for (unit.lastIndex = first; !isPlain && offsets.length < text.length; ) {
    offsets.push(span.start + unit.lastIndex);
    if (!unit.test(raw)) break;
  }
  const offset = (index: number): number | undefined =>
    isPlain && index < text.length ? span.start + first + index : offsets[index];
  const end = (index: number): number => Math.min(offset(index) ?? span.end, span.end);
  return located(text, span, {
    begin: end,
    finish: (index) => Math.max(end(index), Math.min(end(index) + 1, span.end)),
  });
}

/** The characters of a located text from `start` up to `end`, themselves located. */
export const partOf = (whole: LocatedText, start: number, end: number): LocatedText =>
  located(whole.text.slice(start, end), whole.place(start, end), {
    begin: (index) => whole.place(start + index, start + index).start,
    finish: (index) => whole.place(start + index, start + index + 1).end,
  });

/** Several located texts as one, joined by blanks; `span` is the place of the whole array. */
export function joinedText(span: Span, parts: readonly LocatedText[]): LocatedText {
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += part.text.length + 1;
  }
  /** The part that holds a character, and its index there; the blank after a part counts as the end of that part. */
  const partAt = (index: number) => {
    let number = starts.findLastIndex((start) => start <= index);
    if (number < 0) number = 0;
    return { part: parts[number], index: index - (starts[number] ?? 0) };
  };
  return located(parts.map((part) => part.text).join(' '), span, {
    begin(at) {
      const { part, index } = partAt(at);
      return part === undefined ? span.start : part.place(index, index).start;
    },
    finish(at) {
      const { part, index } = partAt(at);
      return part === undefined ? span.end : part.place(index, index + 1).end;
    },
  });
}
