/**
 * Where the texts of a session come from, and how a client names them: a folder on the disk, or texts passed by a page.
 */
export interface RulesSource {
  /** All initial texts, by path. */
  texts(): { readonly [path: string]: string };
  /** The URI of a path, as the client spells it. */
  uriOf(path: string): string;
  /**
   * The path of a URI; one outside the rules has only the name of the file. Undefined for anything but a file of rules
   * or cases.
   */
  placeOf(uri: string): { readonly path: string; readonly isInside: boolean } | undefined;
  /** The text without an editor's changes; undefined if there is none. */
  read(path: string): string | undefined;
}

/** Whether a file may be one of rules or of cases, by its name. */
export const mayBeRules = (name: string): boolean => /\.(?:json|cases)$/i.test(name);
