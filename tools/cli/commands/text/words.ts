import type { Words } from 'tavolata/runtime';
import type { TextState } from '../../../texts/state/states.js';
import texts from './words.json' with { type: 'json' };

/** The states of texts, and the `count` of texts in each. */
export const stateNames: { readonly [state in TextState]: Words } = texts.stateNames;
