import type { LinkCache } from './link-cache.js';
import { type LinkedRulebook, type RulebookDocuments, RulebookLinker } from './rulebook-linker.js';

/**
 * Links a rulebook as a whole.
 *
 * @param cache the vocabulary and entries that were linked before
 * @param leftOut entries that are not read, as they stand in their files
 */
export const linkRulebook = (
  documents: RulebookDocuments,
  cache?: LinkCache,
  leftOut?: ReadonlySet<unknown>,
): LinkedRulebook => new RulebookLinker(documents, { cache, leftOut }).link();
