import type { Entry } from '../../../engine/model/entry.js';
import type { Vocabulary } from '../../../engine/model/vocabulary.js';
import type { OpenDraft } from '../entries/entry-drafts.js';
import { expressionsOf } from '../entries/entry-expressions.js';
import { lintExpressions } from './lint-expressions.js';
import { lintLets } from './lint-lets.js';

/**
 * Possible traps in a single entry.
 *
 * @param vocabulary must name the subjects of picks; left out for entries of a host, which cannot add names
 */
export function lintEntry(entry: Entry, draft: OpenDraft, vocabulary?: Vocabulary): void {
  const placed = expressionsOf(entry, draft);
  lintExpressions(placed, draft, vocabulary);
  lintLets(placed, draft);
}
