import type { Catalogue, LocalizedTemplate, Message } from '../message.js';
import { catalogues } from './catalogues.js';
import labels from './labels.json' with { type: 'json' };
import termWords from './terms.json' with { type: 'json' };

const known: { [code: string]: Message } = Object.assign(Object.create(null), ...Object.values(catalogues));

/** Every message by its code: those of the library, and those that tools have added. */
export const messages: Catalogue = known;

/** Adds the messages of tools; to be called once, before any of them is shown. */
export function addMessages(further: Catalogue): void {
  Object.assign(known, further);
}

/** Captions that any diagnostic may use for its further places. */
export const commonLabels: { readonly [label: string]: LocalizedTemplate } = labels;

/** Values of messages that differ by language: `{found|term}` in a template looks them up here. */
export const terms: { readonly [term: string]: LocalizedTemplate } = termWords;
