import { checkIntervals } from './entry-intervals.js';
import { checkReferences } from './entry-overrides.js';
import { checkProcedures } from './entry-procedures.js';
import { checkChosen, type DeclaredMatter } from './link-matters.js';
import type { Linking } from './linking.js';

/** The checks of what entries say about each other, each a pass over their summaries; they report to the findings of `linking`. */
export function checkAcross(linking: Linking, matters: ReadonlyMap<string, DeclaredMatter>): void {
  checkIntervals(linking);
  checkChosen(linking, matters);
  checkReferences(linking);
  checkProcedures(linking);
}
