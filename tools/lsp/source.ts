/**
 * Where the texts of a session come from, and how a client names them: a folder on the disk, or texts passed by a page.
 */
export interface RulesSource {
  /** All initial texts, by path. */
  texts(): { readonly [path: string]: string };
  /** The URI of a path, as the client spells it. */
  uriOf(path: string): string;
  /** Undefined for anything but a file of rules or cases. */
  placeOf(uri: string): FilePlace | undefined;
  /** The text without an editor's changes; undefined if there is none. */
  read(path: string): string | undefined;
  /** URIs of the house files elsewhere that belong to the rules even if no editor has them open. */
  readonly house: readonly string[];
  /**
   * The files that are taken together with one outside the rules: a house file, the cases beside it, and their tables
   * with a name. Their texts by URI, itself included; undefined where there is no file.
   */
  beside(uri: string): { readonly [uri: string]: string | undefined };
}

/** Where a file stands. */
export interface FilePlace {
  /** In the rules; of a file outside, only its name. */
  readonly path: string;
  readonly isInside: boolean;
  /** The same however a client spells the URI. */
  readonly file: string;
}

/** Whether a file may be one of rules or of cases, by its name. */
export const mayBeRules = (name: string): boolean => /\.(?:json|cases)$/i.test(name);
