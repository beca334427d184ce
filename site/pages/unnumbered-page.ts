import upperFirst from 'lodash/upperFirst.js';
import { entryCard } from './entry-card.js';
import { both, html, ui } from './html.js';
import { type Book, grouped } from './model.js';
import { rulesAddress, wholePage } from './page.js';
import words from './words.json' with { type: 'json' };

/** The page of entries that are in force without a number, grouped by layer, each under its id. */
export function unnumberedPage(book: Book): string {
  const entries = [...book.today.values()].filter(({ numbers }) => numbers.length === 0);
  const byLayer = grouped(entries, ({ entry }) => [entry.layer]);
  const layers = Object.entries(book.rulebook.vocabulary.layers).flatMap(([id, { names }]) => {
    const own = byLayer.get(id);
    return own === undefined ? [] : [{ id, title: both({ en: upperFirst(names.en), it: upperFirst(names.it) }), own }];
  });
  const links = layers.map(({ id, title }) => html`<li><a href="#${id}"><span>${title}</span></a></li>`);
  const contents = layers.map(({ id, title, own }) => {
    const items = own.map(({ entry }) => html`<li><a href="#${entry.id}">${both(entry.name)}</a></li>\n`);
    return html`<h2><a href="#${id}">${title}</a></h2><ul>${items}</ul>`;
  });
  const body = html`<div class="doc doc--reference">
<nav class="toc" aria-labelledby="toc-h"><h2 id="toc-h">${ui('unnumbered')}</h2><ul class="toc__pages">${links}</ul>${contents}</nav>
<main id="main" tabindex="-1">
<div class="hero"><div><h1>${ui('unnumbered')}</h1><p>${ui('unnumberedIntro')}</p></div>
<div class="acts"><a class="btn" href="${rulesAddress('index')}">${ui('all')}</a></div></div>
${layers.map(({ id, title, own }) => {
  return html`<section id="${id}" class="part"><h2>${title}</h2>${own.map((one) => entryCard(book, one, false))}</section>`;
})}
</main>
</div>`;
  const { en, it } = words.unnumbered;
  return wholePage('rules', `${en} · ${it}`, body);
}
