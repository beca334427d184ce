import type { EntryKind } from '../../../engine/model/entry.js';
import type { Words } from '../../../engine/model/words.js';
import texts from './words.json' with { type: 'json' };

/** What the page of evidence says besides what the rules say. */
export const words = texts.words;

export const kinds: { readonly [kind in EntryKind]: Words } = texts.kinds;
