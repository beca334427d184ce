import type { Span } from 'tavolata/workspace';

/** A new text for a place in a file. */
interface TextEdit {
  readonly at: Span;
  readonly text: string;
}

/** The edits of one file, collected by place. */
export class FileEdits {
  private readonly edits: TextEdit[] = [];

  write(at: Span, text: string): void {
    this.edits.push({ at, text });
  }

  /** The text of the file with all edits applied. */
  applied(text: string): string {
    return this.edits
      .toSorted((a, b) => b.at.start - a.at.start || b.at.end - a.at.end)
      .reduce((whole, { at, text: part }) => whole.slice(0, at.start) + part + whole.slice(at.end), text);
  }
}
