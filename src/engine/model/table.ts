/** Plain JSON in and out: the host's state as a table. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A table as a host or a file gives it: the setup, one key per single entity (`game`), one list per collection.
 * References between things are ids; a thing of which nothing but the id is known may be written as its id alone.
 */
export interface TableJson {
  readonly setup: SetupJson;
  /** Facts, of whatever thing, that the host does not keep: the table gives none of them, and plans leave them out of `changes`. */
  readonly notKept?: readonly string[];
  /** Next number for ids of things that events create. */
  readonly fresh?: number;
  /** Facts that stand here although nobody gave them (fact -> ids): they were worked out when the table was first opened. */
  readonly assumed?: { readonly [fact: string]: readonly string[] };
  /** Facts that are unknown although they would take the value of another one where they are left out (fact -> ids). */
  readonly unknown?: { readonly [fact: string]: readonly string[] };
  readonly [collection: string]: Json | SetupJson | undefined;
}

/** What a table agreed before play. Its other keys are the facts of the entity `Setup`. */
export interface SetupJson {
  /** Date of the edition to play by; any day from the first known edition on. */
  readonly edition: string;
  /** House answers chosen other than the default: matter -> choice. */
  readonly house?: { readonly [matter: string]: string };
  readonly [fact: string]: Json | undefined;
}
