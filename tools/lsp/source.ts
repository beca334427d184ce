/** Where the texts come from that a session works with, and how a client names them: a folder on the disk, or texts that a page hands over. */
export interface RulesSource {
  /** All texts to begin with, by path. */
  texts(): { readonly [path: string]: string };
  /** The URI of a path, as the client spells it. */
  uriOf(path: string): string;
  /** The path that a URI leads to; one outside of the rules has the name of the file alone. Undefined for what is no file of rules or cases. */
  placeOf(uri: string): { readonly path: string; readonly isInside: boolean } | undefined;
  /** The text without what an editor has made of it; undefined where there is none. */
  read(path: string): string | undefined;
}

/** Whether a file may be one of rules or of cases, by its name. */
export const mayBeRules = (name: string): boolean => /\.(?:json|cases)$/i.test(name);
