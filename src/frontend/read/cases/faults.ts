import type { Located } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import type { Source } from '../../text/source.js';

/** The place of a fault: a token, a value, or an offset at which something is missing. */
export type Where = CaseToken | Located | number;

export interface CaseFaultDetails {
  readonly values?: { readonly [name: string]: string | number };
  readonly suggestion?: string | undefined;
}

/** Takes a fault of a case, which is then left out. */
export type ReportFault = (code: string, where: Where, details?: CaseFaultDetails) => void;

export function faultAt(source: Source, code: string, where: Where, details: CaseFaultDetails = {}): Diagnostic {
  const [start, end] =
    typeof where === 'number'
      ? [where, where]
      : 'start' in where
        ? [where.start, where.end]
        : [where.startOffset, where.startOffset + where.image.length];
  return diagnostic(code, { at: { source, start, end }, ...details });
}
