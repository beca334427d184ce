import { defined } from '../../engine/model/defined.js';
import type { Span } from '../text/source.js';
import { render } from './render.js';

/** An error refuses the input; a warning accepts it, though something is surely wrong; advice is only advice. */
export type Severity = 'error' | 'warning' | 'advice';

/** A further place that a message shows. */
export interface AlsoAt {
  readonly at: Span;
  /** Key of the label, in the message's own `labels` or among the common ones (`messages/labels.ts`). */
  readonly label: string;
}

/** Something to tell the user. The code and the values stand here, the words in the catalogues. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  /** Values for the placeholders of the message, its help and its labels. */
  readonly values: { readonly [name: string]: string | number };
  readonly at?: Span;
  readonly also?: readonly AlsoAt[];
  /** What was probably meant, shown as "Did you mean …?". */
  readonly suggestion?: string;
}

export interface DiagnosticOptions {
  readonly severity?: Severity | undefined;
  readonly at?: Span | undefined;
  readonly values?: { readonly [name: string]: string | number } | undefined;
  readonly also?: readonly AlsoAt[] | undefined;
  readonly suggestion?: string | undefined;
}

/** A diagnostic with the given code (a key of a catalogue in `messages/`); an error by default. */
export function diagnostic(code: string, options: DiagnosticOptions = {}): Diagnostic {
  const { severity = 'error', at, values = {}, also = [], suggestion } = options;
  return defined({ code, severity, values, at, also: also.length > 0 ? also : undefined, suggestion });
}

/** True when at least one of the diagnostics refuses the input. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((one) => one.severity === 'error');

/** A short text can hold very many mistakes; the message of an error lists at most this many. */
const MOST_IN_MESSAGE = 100;

/** Thrown where a caller has no place for diagnostics; its message lists them in English, one per line. */
export class DiagnosticError extends Error {
  override readonly name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    const lines = diagnostics.slice(0, MOST_IN_MESSAGE).map((one) => render(one, 'en', 'line'));
    const more = diagnostics.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  }
}
