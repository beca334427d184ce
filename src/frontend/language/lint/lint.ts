import type { Linking } from '../entries/linking.js';
import { lintConsequences } from './lint-consequences.js';
import { eventGraph, lintEventCycles } from './lint-events.js';
import { lintQuestions } from './lint-questions.js';

/**
 * Traps that entries fall into together: what is written has a meaning, but hardly the intended one, or does not end.
 * Everything is decided from the entries alone, for all setups at once. Entries with errors count for the others, but
 * are not reported on.
 */
export function lint(linking: Linking): void {
  lintQuestions(linking);
  const graph = eventGraph(linking);
  lintEventCycles(linking, graph);
  lintConsequences(linking, graph);
}
