import type { catalogues } from '../src/frontend/diagnostics/messages/catalogues.js';
import type { Range } from './syntax.js';

/** Codes of the messages in `src/frontend/diagnostics/messages/grammar-*.json`. */
export type GrammarCode = keyof typeof catalogues.grammar;

export interface FaultDetails {
  readonly values?: { readonly [name: string]: string | number };
  /** What to write instead, if only one thing can be meant. */
  readonly suggestion?: string;
  /** A second place, with the key of its caption. */
  readonly also?: { readonly at: Range; readonly label: string };
}

/** A mistake in a text; `parse.ts` makes a diagnostic of it. */
export class GrammarFault {
  constructor(
    readonly code: GrammarCode,
    readonly at: Range,
    readonly details: FaultDetails = {},
  ) {}
}
