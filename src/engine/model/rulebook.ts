import type { Entry, Matter } from './entry.js';
import type { FurtherWords, Vocabulary } from './vocabulary.js';
import type { EditionDate, Words } from './words.js';

/** The rules as of a day. */
export interface Edition {
  readonly date: `${number}-${number}-${number}`;
  readonly names: Words;
}

/** All entries, linked and checked: plain JSON that the runtime accepts without the compiler. */
export interface Rulebook {
  readonly format: 1;
  readonly vocabulary: Vocabulary;
  /** Ascending by date. */
  readonly editions: readonly Edition[];
  /**
   * The edition up to which the entries were compared with the official text; an entry's own `confirmed` applies to it
   * alone.
   */
  readonly confirmed?: EditionDate;
  readonly entries: readonly Entry[];
  readonly matters: { readonly [id: string]: Matter };
  /**
   * Only entries active in some setups are included: other setups are refused, instead of being answered without their
   * entries.
   */
  readonly only?: Narrowed;
}

/** What the setups of a narrowed rulebook have in common: the same entries are active in all of them. */
export interface Narrowed {
  /** Active layers, in order of name. */
  readonly layers: readonly string[];
  /** Choice taken in each matter on which the rules are silent. */
  readonly choices: { readonly [matter: string]: string };
}

/** Entries to add to a rulebook: house rules of one table, effects of cards. Plain JSON, compiled ahead. */
export interface ExtraEntries {
  readonly format: 1;
  /** Words that they bring along. */
  readonly vocabulary?: FurtherWords;
  readonly entries: readonly Entry[];
  /** Matters for which they offer answers. */
  readonly matters: { readonly [id: string]: Matter };
}
