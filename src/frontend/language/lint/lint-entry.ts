import type { Entry } from '../../../engine/model/entry.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { OpenDraft } from '../entries/entry-drafts.js';
import { expressionsOf } from '../entries/entry-expressions.js';
import { lintExpressions } from './lint-expressions.js';
import { lintLets } from './lint-lets.js';

/**
 * Traps that a single entry may hold.
 *
 * @param vocabulary where what is picked should have names; left out for entries of a host, which cannot add any
 */
export function lintEntry(entry: Entry, draft: OpenDraft, vocabulary?: Vocabulary): void {
  const placed = expressionsOf(entry, draft);
  lintExpressions(placed, draft, vocabulary);
  lintLets(placed, draft);
}
