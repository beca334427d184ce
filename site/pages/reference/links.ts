import { type Html, html } from '../html.js';

/** The pages of the reference, by file name. */
export const pages = ['calls', 'questions', 'events', 'facts', 'values', 'language'] as const;
export type ReferencePage = (typeof pages)[number];

const linked = (page: ReferencePage, name: string): Html =>
  html`<a class="word" href="../reference/${page}.html#${name}">${name}</a>`;

/** A word of the vocabulary as a link to its description; a fact is preceded by its entity: `Player.life`. */
export const questionLink = (name: string): Html => linked('questions', name);
export const eventLink = (name: string): Html => linked('events', name);
export const factLink = (name: string): Html => linked('facts', name);
export const valuesLink = (name: string): Html => linked('values', name);
