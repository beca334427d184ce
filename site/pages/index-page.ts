import { both, type Html, html, type PageWord, ui } from './html.js';
import { type Book, entriesToday, isOurs } from './model.js';
import { rulesAddress, UNNUMBERED, wholePage } from './page.js';
import { pages } from './reference/links.js';
import { titles } from './reference/page.js';
import { sectionName } from './sections.js';

/** The page with all numbers, the reference and the search. */
export function indexPage(book: Book): string {
  const ours = book.numbers.filter(isOurs);
  const sections = [...new Set(ours.map((number) => number.split('.')[0]!))];
  const others = book.numbers.filter((number) => !isOurs(number));
  const body = html`<main id="main" class="page all" tabindex="-1">
<h1>${ui('rulesTitle')}</h1>
<p class="intro">${ui('rulesIntro')}</p>
<form class="search" role="search"><label for="q">${ui('search')}</label><input id="q" type="search" autocomplete="off"></form>
<p id="count" aria-live="polite"></p>
<ol id="results" class="results"></ol>
<section id="reference"><h2>${ui('reference')}</h2><p class="intro">${ui('referenceIntro')}</p>
<p class="acts">${pages.map((page) => html`<a class="btn" href="../reference/${page}.html">${ui(titles[page] as PageWord)}</a> `)}</p></section>
${sections.map((section) => {
  const numbers = ours.filter((number) => number.split('.')[0] === section);
  return list(book, `s${section}`, html`${section} ${sectionName(book.rulebook, section)}`, numbers);
})}
${list(book, 'others', ui('leanOn'), others)}
<section id="unnumbered"><h2>${ui('unnumbered')}</h2><p class="intro">${ui('unnumberedIntro')}</p>
<p class="acts"><a class="btn" href="${rulesAddress(UNNUMBERED)}">${ui('unnumbered')}</a></p></section>
</main>`;
  return wholePage('rules', '800–811, 104', body, ['search-data.js', 'search.js']);
}

function list(book: Book, id: string, title: Html, numbers: readonly string[]): Html {
  const items = numbers.flatMap((number) => {
    const [first, ...more] = entriesToday(book, number);
    if (first === undefined) return [];
    const rest = more.length > 0 && html` <span class="n">+${more.length}</span>`;
    return [
      html`<li><a href="${number}.html"><span class="num num--plain">${number}</span> <span>${both(first.name)}${rest}</span></a></li>\n`,
    ];
  });
  return html`<section id="${id}"><h2>${title}</h2><ul class="numbers">
${items}</ul></section>`;
}
