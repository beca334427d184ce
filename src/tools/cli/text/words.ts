import type { Words } from '../../../engine/model/words.js';
import type { TextState } from '../../texts/state/states.js';

/** How far a text has come. */
export const stateNames: { readonly [state in TextState]: Words } = {
  new: { en: 'new', it: 'nuovo' },
  draft: { en: 'draft', it: 'bozza' },
  stale: { en: 'stale', it: 'superato' },
  translated: { en: 'translated', it: 'tradotto' },
  reviewed: { en: 'reviewed', it: 'rivisto' },
  source: { en: 'source', it: 'fonte' },
};
