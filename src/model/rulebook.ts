import type { Entry, Matter } from './entry.js';
import type { Vocabulary } from './vocabulary.js';
import type { EditionDate, Words } from './words.js';

export interface Edition {
  readonly date: EditionDate;
  readonly names: Words;
}

/** All entries, linked and checked: plain JSON that the runtime takes without the compiler. */
export interface Rulebook {
  readonly format: 1;
  readonly vocabulary: Vocabulary;
  /** Ascending by date. */
  readonly editions: readonly Edition[];
  readonly entries: readonly Entry[];
  readonly matters: { readonly [id: string]: Matter };
}
