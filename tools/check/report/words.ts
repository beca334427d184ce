import type { EntryKind } from '../../../src/engine/model/entry.js';
import type { Words } from '../../../src/engine/model/words.js';
import texts from './words.json' with { type: 'json' };

/** What the page of evidence says besides what the rules say. */
export const words = texts.words;

export const kinds: { readonly [kind in EntryKind]: Words } = texts.kinds;
