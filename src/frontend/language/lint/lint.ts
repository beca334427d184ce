import type { Linking } from '../entries/linking.js';
import { lintConsequences } from './lint-consequences.js';
import { eventGraph, lintEventCycles } from './lint-events.js';
import { lintQuestions } from './lint-questions.js';

/**
 * Traps that entries have fallen into together: what is written means something, though hardly what was meant, or will
 * not end. Everything is decided from the entries alone, for all setups at once. Entries with errors count for others, but nothing is said
 * of them.
 */
export function lint(linking: Linking): void {
  lintQuestions(linking);
  const graph = eventGraph(linking);
  lintEventCycles(linking, graph);
  lintConsequences(linking, graph);
}
