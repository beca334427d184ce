/** Columns from which on a line goes on with the one above. */
export const continuation = 4;

export interface LineEnd {
  /** Where the text of the line ends. */
  readonly end: number;
  /** Where the next line of any meaning begins, its line end included: behind blank lines and comments. */
  readonly next: number;
  /** Whether that line goes on with this one. */
  readonly goesOn: boolean;
}

// A line: its indent, then a comment, or nothing, or what is said.
const nextLine = /\n([ \t]*)(?:((?<!\n {4}[ \t]*|\n\t[ \t]*)#[^\n]*)|(\r?)(?=\n|$)|)/y;

/** Where the line that holds `offset` ends, and whether the next one that says anything goes on with it. */
export function lineEnd(text: string, offset: number): LineEnd {
  const found = text.indexOf('\n', offset);
  const end = found < 0 ? text.length : found;
  for (let next = end; ; ) {
    nextLine.lastIndex = next;
    const line = nextLine.exec(text);
    if (line === null) return { end, next, goesOn: false };
    const [whole, indent = '', comment, blank] = line;
    if (comment === undefined && blank === undefined) {
      const goesOn = indent.replaceAll('\t', ' '.repeat(continuation)).length >= continuation;
      return { end, next: next + whole.length, goesOn };
    }
    next += whole.length;
  }
}

/** A statement of several lines as one: each line end with the indent behind it is a blank. */
export const unfolded = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
