import { entryIn } from 'tavolata/runtime';
import { casesBelow, firstCase } from './cases.js';
import { entryCard } from './entry-card.js';
import { numberHistory } from './history.js';
import { both, type Html, html, joined, ui } from './html.js';
import { type Book, entriesToday, isOurs, numbersToday } from './model.js';
import { numberLink, rulesAddress, UNNUMBERED, wholePage } from './page.js';
import { sectionName } from './sections.js';

/** The number of read-backs that are unfolded on a page. */
const READ_BACKS_OPEN = 2;

/** The page of a rule number. */
export function rulePage(book: Book, number: string): string {
  const entries = book.under.get(number) ?? [];
  const at = book.numbers.indexOf(number);
  const beside = (index: number, side: 'left' | 'right') => {
    const other = book.numbers[index];
    const text = side === 'left' ? `‹ ${other}` : `${other} ›`;
    return other !== undefined && html`<a class="btn" href="${other}.html">${text}</a>`;
  };
  const cases = book.casesOf.get(number) ?? [];
  const also = [...new Set(entries.flatMap(({ see }) => see))].filter((one) => one !== number && book.spans.has(one));
  const body = html`<div class="doc">
<nav class="toc" aria-labelledby="toc-h"><h2 id="toc-h">${ui('contents')}</h2>${contents(book, number)}</nav>
<main id="main" tabindex="-1">
<div class="hero"><div><h1>${number}</h1><p>${isOurs(number) ? sectionName(book.rulebook, number) : ui('leanOn')}</p></div>
<div class="acts">${beside(at - 1, 'left')}${beside(at + 1, 'right')}<a class="btn" href="index.html">${ui('all')}</a></div></div>
${firstCase(cases)}
${entries.length === 0 ? nothingToday(book, number) : entries.map((one, index) => entryCard(book, one, index < READ_BACKS_OPEN))}
${casesBelow(cases)}
</main>
<aside class="rail" aria-label="${number}">
<section><h2>${ui('history')}</h2>${numberHistory(book, number)}</section>
${
  also.length > 0 &&
  html`<section><h2>${ui('readAlso')}</h2><p class="nums">${joined(
    also.map((one) => numberLink(one)),
    ' ',
  )}</p></section>`
}
</aside>
</div>`;
  return wholePage('rules', number, body);
}

function contents(book: Book, number: string): Html {
  const [section] = number.split('.');
  const own = book.numbers.filter((one) => one === number || one.split('.')[0] === section);
  const today = own.filter((one) => one === number || book.under.has(one));
  return html`<ul>${today.map((one) => {
    const name = entriesToday(book, one)[0]?.name;
    const current = one === number && html` aria-current="page"`;
    return html`<li><a href="${one}.html"${current}><span>${one}</span><span>${name && both(name)}</span></a></li>\n`;
  })}</ul>`;
}

/** An old number: its last entries, and their numbers today. */
function nothingToday(book: Book, number: string): Html {
  const stood = new Map((book.spans.get(number) ?? []).flatMap(({ entries }) => entries.map((one) => [one.id, one])));
  return html`<p>${ui('nowhere')}</p><p>${ui('stood')}</p><ul class="stood">${[...stood.values()].map((entry) => {
    const { name } = entryIn(book.rulebook, entry.id, book.newest) ?? entry;
    return html`<li><b>${both(name)}</b> · ${placeToday(book, entry.id)}</li>`;
  })}</ul>`;
}

function placeToday(book: Book, id: string): Html {
  if (!book.today.has(id)) return ui('goneNow');
  const numbers = numbersToday(book, id);
  if (numbers.length === 0) return html`<a href="${rulesAddress(UNNUMBERED, id)}">${ui('withoutNumber')}</a>`;
  return html`${ui('now')} ${joined(
    numbers.map((one) => numberLink(one, id)),
    ' ',
  )}`;
}
