import type { Words } from 'tavolata/runtime';
import type { TextState } from '../../../texts/state/states.js';
import texts from './words.json' with { type: 'json' };

/** How far a text has come, or a `count` of them. */
export const stateNames: { readonly [state in TextState]: Words } = texts.stateNames;
