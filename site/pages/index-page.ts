import { both, html, ui } from './html.js';
import { type Book, entriesToday } from './model.js';
import { wholePage } from './page.js';
import { sectionName } from './sections.js';

/** The page with all numbers and the search. */
export function indexPage(book: Book): string {
  const sections = [...new Set(book.numbers.map((number) => number.split('.')[0]!))];
  const body = html`<main id="main" class="page all" tabindex="-1">
<h1>${ui('rulesTitle')}</h1>
<p class="intro">${ui('rulesIntro')}</p>
<form class="search" role="search"><label for="q">${ui('search')}</label><input id="q" type="search" autocomplete="off"></form>
<p id="count" aria-live="polite"></p>
<ol id="results" class="results"></ol>
${sections.map(
  (
    section,
  ) => html`<section id="s${section}"><h2>${section} ${sectionName(book.rulebook, section)}</h2><ul class="numbers">
${book.numbers
  .filter((number) => number.split('.')[0] === section)
  .flatMap((number) => {
    const [first, ...more] = entriesToday(book, number);
    if (first === undefined) return [];
    const rest = more.length === 0 ? undefined : html` <span class="n">+${more.length}</span>`;
    return [
      html`<li><a href="${number}.html"><span class="num num--plain">${number}</span> <span>${both(first.name)}${rest}</span></a></li>\n`,
    ];
  })}</ul></section>`,
)}
</main>`;
  return wholePage('800–811, 104', body, ['search-data.js', 'search.js']);
}

/** What the search looks through, as a script: a folder opened without a server lets nothing be fetched. */
export function searchData(book: Book): string {
  const rows = book.numbers.flatMap((number) => {
    const entries = entriesToday(book, number);
    if (entries.length === 0) return [[number, '', '', '', '', '']];
    return entries.map(({ id, name, text }) => [number, id, name.en, name.it, text.en.says, text.it.says]);
  });
  return `globalThis.tavolataSearch=${JSON.stringify(rows)};\n`;
}
