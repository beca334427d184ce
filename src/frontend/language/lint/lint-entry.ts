import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { Linked } from '../entries/linked.js';
import { lintExpressions } from './lint-expressions.js';
import { lintLets } from './lint-lets.js';

/** Traps that a single entry may hold. */
export function lintEntry(linked: Linked, vocabulary: Vocabulary): void {
  lintExpressions(linked, vocabulary);
  lintLets(linked);
}
