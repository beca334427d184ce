import type { Words } from '../../src/engine/model/words.js';
import { type Fate, isGone } from '../../src/frontend/language/renames.js';
import type { Span } from '../../src/frontend/text/source.js';

/** A new text for a place in a file. */
export interface TextEdit {
  readonly at: Span;
  readonly text: string;
}

/** A place that a person has to look at: what it names is no more. */
export interface GoneWord {
  readonly at: Span;
  readonly name: string;
  readonly instead: Words;
}

/** What is to be written into one file, gathered place by place. */
export class FileEdits {
  readonly edits: TextEdit[] = [];
  readonly gone: GoneWord[] = [];

  write(at: Span, text: string): void {
    this.edits.push({ at, text });
  }

  /** Writes the new name of a word over the old one, and gives the name that the word has then. */
  rename(at: Span, name: string, fate: Fate | undefined): string {
    if (fate === undefined) return name;
    if (isGone(fate)) {
      this.gone.push({ at, name, instead: fate.gone });
      return name;
    }
    this.write(at, fate.to);
    return fate.to;
  }

  /** The text of the file with all edits made. */
  applied(text: string): string {
    return this.edits
      .toSorted((a, b) => b.at.start - a.at.start || b.at.end - a.at.end)
      .reduce((whole, { at, text: part }) => whole.slice(0, at.start) + part + whole.slice(at.end), text);
  }
}
