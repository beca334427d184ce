import { checkIntervals } from './entry-intervals.js';
import { checkReferences } from './entry-overrides.js';
import { checkProcedures } from './entry-procedures.js';
import { checkChosen, type DeclaredMatter } from './link-matters.js';
import type { Linking } from './linking.js';

/** Checks what entries say about each other, in one pass over their summaries for each check. */
export function checkAcross(linking: Linking, matters: ReadonlyMap<string, DeclaredMatter>): void {
  checkIntervals(linking);
  checkChosen(linking, matters);
  checkReferences(linking);
  checkProcedures(linking);
}
