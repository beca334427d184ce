import { type Diagnostic, diagnostic, type Severity } from '../diagnostics/diagnostic.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { LocatedText } from '../text/located.js';
import type { Span } from '../text/source.js';

export interface Remark {
  readonly values?: { readonly [name: string]: string | number };
  readonly suggestion?: string | undefined;
  readonly severity?: Severity;
  readonly also?: readonly { readonly at: Span; readonly label: string }[];
}

/** A document being checked: callers give places as paths, and all findings go to one list. */
export class DiagnosticSink {
  constructor(
    readonly document: JsonDocument,
    readonly report: (found: Diagnostic) => void,
  ) {}

  /** Reports a fault of a value. */
  fault(code: string, path: JsonPath, remark: Remark = {}): void {
    this.report(diagnostic(code, { ...remark, at: this.at(path) }));
  }

  /** Reports a fault of the key of a member. */
  faultAtKey(code: string, path: JsonPath, remark: Remark = {}): void {
    this.report(diagnostic(code, { ...remark, at: this.keyAt(path) }));
  }

  at(path: JsonPath): Span {
    return this.document.at(pointer(...path));
  }

  keyAt(path: JsonPath): Span {
    return this.document.keyAt(pointer(...path));
  }

  text(path: JsonPath): LocatedText {
    return this.document.text(pointer(...path));
  }
}
