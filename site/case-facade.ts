/*
 * Stands in for the parts of `tavolata/workspace` and of the tools' messages that `src/case.ts` needs; the real modules
 * would also bundle the compiler.
 */
export { fits, folded } from '../grammar/cases/layout.js';
export { unknownValue } from '../grammar/cases/located.js';

interface Found {
  readonly code: string;
}

/** Something that cannot be written as a line of a case. */
export class DiagnosticError extends Error {
  constructor([first]: readonly Found[]) {
    super(first?.code);
  }
}

export const diagnostic = (code: string): Found => ({ code });
