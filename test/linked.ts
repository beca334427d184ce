import type { LinkCache } from '../src/frontend/language/link-cache.js';
import {
  type LinkedRulebook,
  type RulebookDocuments,
  RulebookLinker,
} from '../src/frontend/language/rulebook-linker.js';

/**
 * Links a rulebook as a whole.
 *
 * @param cache holds the vocabulary and entries linked before
 */
export const linkRulebook = (documents: RulebookDocuments, cache?: LinkCache): LinkedRulebook =>
  new RulebookLinker(documents, cache).link();
