/** Plain JSON for input and output. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A table as a host or a file gives it: the setup, one key per single entity (`game`), one list per collection.
 * References between things are ids; a thing of which only the id is known may be written as its id alone.
 */
export interface TableJson {
  readonly setup: SetupJson;
  /**
   * Facts that the host does not keep, whatever the thing: the table gives none of them, and plans leave them out of
   * `changes`.
   */
  readonly notKept?: readonly string[];
  /** Next number for ids of things that events create. */
  readonly fresh?: number;
  /**
   * Facts that are present although nobody gave them (fact → ids): they were derived when the table was first opened.
   */
  readonly assumed?: { readonly [fact: string]: readonly string[] };
  /** Facts that are unknown although they would take the value of another one when left out (fact → ids). */
  readonly unknown?: { readonly [fact: string]: readonly string[] };
  readonly [collection: string]: Json | SetupJson | undefined;
}

/** What the players agreed on before the game. All other keys are the facts of the entity `Setup`. */
export interface SetupJson {
  /** Date of the edition to play by; any day from the first known edition on. */
  readonly edition: string;
  /** House answers other than the default: matter → choice. */
  readonly house?: { readonly [matter: string]: string };
  readonly [fact: string]: Json | undefined;
}
