/** A word that stands before a fact's value instead of the fact's name, such as `of` for an owner. */
export interface ShortWord {
  readonly word: string;
  readonly fact: string;
  /** The same word before a vowel: `an` for `a`. */
  readonly beforeVowel?: string;
  /** Further facts that the word sets. */
  readonly also?: { readonly [fact: string]: unknown };
}

/** A kind of thing, and what its lines can say. */
export interface ThingKind {
  /** The word at the start of the line. */
  readonly word: string;
  /** The list of a table that holds these things; the kind of which there is only one thing has `single` instead. */
  readonly collection?: string;
  readonly single?: string;
  /** True for those who sit at the table. */
  readonly isPerson: boolean;
  readonly facts: ReadonlySet<string>;
  /** Names of the facts that are lists. */
  readonly lists: ReadonlySet<string>;
  readonly short: readonly ShortWord[];
}

/** The short word of a kind that has this spelling. */
export const shortWord = (kind: ThingKind | undefined, word: string): ShortWord | undefined =>
  kind?.short.find((one) => one.word === word || one.beforeVowel === word);
