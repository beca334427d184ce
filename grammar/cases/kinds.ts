/** A word that stands before a fact's value in the place of its name, such as `of` for an owner. */
export interface ShortWord {
  readonly word: string;
  readonly fact: string;
  /** The same word before a vowel: `an` for `a`. */
  readonly beforeVowel?: string;
  /** Facts that the word says as well. */
  readonly also?: { readonly [fact: string]: unknown };
}

/** A kind of thing, with what lines can say of one. */
export interface ThingKind {
  /** The word at the head of the line. */
  readonly word: string;
  /** The list of a table in which these things are; the one thing that there is has `single` instead. */
  readonly collection?: string;
  readonly single?: string;
  /** Those who sit at the table. */
  readonly isPerson: boolean;
  readonly facts: ReadonlySet<string>;
  /** Facts that are lists. */
  readonly lists: ReadonlySet<string>;
  readonly short: readonly ShortWord[];
}

/** The short word of a kind that is spelled like this. */
export const shortWord = (kind: ThingKind | undefined, word: string): ShortWord | undefined =>
  kind?.short.find((one) => one.word === word || one.beforeVowel === word);
