import type { DescribedVocabulary, Words } from 'tavolata/runtime';
import { type Html, html, inBoth, joined, type PageWord, ui } from '../html.js';
import { wholePage } from '../page.js';
import { pages, type ReferencePage } from './links.js';

/** The titles of the pages. */
export const titles = {
  calls: 'calls',
  questions: 'questions',
  events: 'events',
  facts: 'facts',
  values: 'values',
  language: 'theLanguage',
} as const satisfies { readonly [page in ReferencePage]: PageWord };

/** A section of a page with its anchors. */
export interface Section {
  readonly id: string;
  /** If missing, the section has the title of the page. */
  readonly title?: Html;
  /** Its contents for the list at the side; the names are also anchors. */
  readonly names: readonly string[];
  readonly body: Html;
}

/** A page of the reference, with links to the other pages and to its own anchors at the side. */
export function referencePage(page: ReferencePage, intro: Html, sections: readonly Section[]): string {
  const links = pages.map((one) => {
    const current = one === page && html` aria-current="page"`;
    return html`<li><a href="${one}.html"${current}><span>${ui(titles[one])}</span></a></li>`;
  });
  const own = sections.map(({ id, title, names }) => {
    const within = names.map((name) => html`<li><a href="#${name}"><code>${name}</code></a></li>\n`);
    return html`${title && html`<h2><a href="#${id}">${title}</a></h2>`}${names.length > 0 && html`<ul>${within}</ul>`}`;
  });
  const body = html`<div class="doc doc--reference">
<nav class="toc" aria-labelledby="toc-h"><h2 id="toc-h">${ui('reference')}</h2><ul class="toc__pages">${links}</ul>${own}</nav>
<main id="main" tabindex="-1">
<div class="hero"><div><h1>${ui(titles[page])}</h1><p>${intro}</p></div></div>
${sections.map(({ id, title, body: inner }) => html`<section id="${id}" class="part">${title && html`<h2>${title}</h2>`}${inner}</section>`)}
</main>
</div>`;
  return wholePage('reference', page, body);
}

/** A word with its anchor, its meaning, and rows of further information. */
export function wordCard(
  name: string,
  signature: Html,
  meanings: readonly (Words | undefined)[],
  rows: readonly (Html | undefined)[],
): Html {
  const [first, ...more] = meanings.flatMap((one) => (one === undefined ? [] : [bothMarked(one)]));
  return html`<article class="word-card" id="${name}"><h3>${signature}</h3>
${first && html`<p class="t">${first}</p>`}${more.map((one) => html`<p>${one}</p>`)}${rows}</article>
`;
}

/** A row of a card: a label and its values; undefined if there are no values. */
export const row = (label: PageWord, parts: readonly Html[], between = ', '): Html | undefined =>
  parts.length === 0 ? undefined : html`<p class="rel"><b>${ui(label)}</b> ${joined(parts, between)}</p>`;

/** A long row, folded beyond a number of values. */
export function longRow(label: PageWord, parts: readonly Html[], most = 8): Html | undefined {
  if (parts.length <= most) return row(label, parts);
  return html`<details class="rel"><summary>${ui(label)} (${parts.length})</summary><p>${joined(parts, ', ')}</p></details>`;
}

/** A phrase with the names of its parts marked, or a description with names of code in backquotes. */
export const bothMarked = ({ en, it }: Words): Html => inBoth(marked(en), marked(it));

const marked = (text: string): Html =>
  html`${text
    .replace(/\{(\w+)\}/g, '‹$1›')
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : html`<code>${piece}</code>`))}`;

/** A type as written in rules, with links for entities and enumerations. */
export function typeOf({ things, enumerations }: DescribedVocabulary, type: string): Html {
  const pieces = type.split(/([A-Z]\w*)/);
  return html`<span class="type">${pieces.map((piece) => {
    if (Object.hasOwn(things, piece)) return html`<a href="facts.html#${piece}">${piece}</a>`;
    return Object.hasOwn(enumerations, piece) ? html`<a href="values.html#${piece}">${piece}</a>` : piece;
  })}</span>`;
}

/** The signature of a word: its parameters with their types, and the type of its result. */
export function signatureOf(
  vocabulary: DescribedVocabulary,
  name: string,
  parts: { readonly [name: string]: string },
  result?: Html,
): Html {
  const list = Object.entries(parts).map(([part, type]) => html`${part}: ${typeOf(vocabulary, type)}`);
  return html`<code><b>${name}</b>(${joined(list, ', ')})${result && html`: ${result}`}</code>`;
}
