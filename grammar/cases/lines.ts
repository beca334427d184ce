/** A line indented by at least this many columns continues the one above. */
export const continuation = 4;

export interface LineEnd {
  /** Where the text of the line ends. */
  readonly end: number;
  /** Where the text of the next line begins: after its indent, and after blank lines and comments before it. */
  readonly next: number;
  /** Whether that line continues this one. */
  readonly goesOn: boolean;
}

// A line: its indent, then a comment, nothing, or a text.
const nextLine = /\n([ \t]*)(?:((?<!\n {4}[ \t]*|\n\t[ \t]*)#[^\n]*)|(\r?)(?=\n|$)|)/y;

/** Where the line that holds `offset` ends, and whether the next line with a text continues it. */
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

/** A statement of several lines as one line: each line end with the indent after it becomes one blank. */
export const unfolded = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
