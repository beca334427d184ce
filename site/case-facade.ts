/*
 * What `src/case.ts` needs of `tavolata/workspace` and of the messages of the tools, in their place: the rest reads rules.
 */
export { fits, folded } from '../grammar/cases/layout.js';
export { unknownValue } from '../grammar/cases/located.js';

interface Found {
  readonly code: string;
}

/** Something that no line of a case can say. */
export class DiagnosticError extends Error {
  constructor([first]: readonly Found[]) {
    super(first?.code);
  }
}

export const diagnostic = (code: string): Found => ({ code });
