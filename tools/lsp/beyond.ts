import type { Diagnostic } from 'vscode-languageserver';

/*
 * What the server is asked beyond the protocol. Pages import this file, which runs nothing.
 */

/**
 * A request about a document (`{ textDocument: { uri } }`): all rules with the texts as the editor has them, for a table that answers by what is
 * being written. The answer is `Compiled`, or null where the document is none of the rules.
 */
export const compiledRequest = 'tavolata/compiled';

/** The rulebook as `unpackRulebook` takes it, or all that keeps the texts from being one. */
export type Compiled = { readonly rulebook: string } | { readonly mistakes: readonly WrittenMistake[] };

/** A finding of severity error, with the file that it is in. */
export interface WrittenMistake {
  readonly uri: string;
  readonly diagnostic: Diagnostic;
}
