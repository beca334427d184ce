import type { Diagnostic } from 'vscode-languageserver';

/*
 * Requests to the server beyond the protocol. Pages import this file, which runs nothing.
 */

/**
 * A request about a document (`{ textDocument: { uri } }`): all rules with the texts of the editor, for a table that
 * answers by what is being written. The answer is `Compiled`, or null if the document does not belong to the rules.
 */
export const compiledRequest = 'tavolata/compiled';

/** The rulebook as `unpackRulebook` takes it, or everything that keeps the texts from being one. */
export type Compiled = { readonly rulebook: string } | { readonly mistakes: readonly WrittenMistake[] };

/** A finding of severity error, with its file. */
export interface WrittenMistake {
  readonly uri: string;
  readonly diagnostic: Diagnostic;
}
