import { type Entry, withoutWrapping } from 'tavolata/internals';
import { entryIn, readEntry } from 'tavolata/runtime';
import { both, type Html, html, ui } from './html.js';
import { type Book, entriesToday, hasPage, numbersToday, type ShownCase, spansOf } from './model.js';
import { numberLink, wholePage } from './page.js';
import { sectionName } from './sections.js';

/** How many cases stand on a page unfolded. */
const CASES_OPEN = 4;

/** The page of a rule number. */
export function rulePage(book: Book, number: string): string {
  const entries = entriesToday(book, number);
  const at = book.numbers.indexOf(number);
  const beside = (index: number, side: 'left' | 'right') => {
    const other = book.numbers[index];
    const text = side === 'left' ? `‹ ${other}` : `${other} ›`;
    return other === undefined ? undefined : html`<a class="btn" href="${other}.html">${text}</a>`;
  };
  const body = html`<div class="doc">
<nav class="toc" aria-labelledby="toc-h"><h2 id="toc-h">${ui('contents')}</h2>${contents(book, number)}</nav>
<main id="main" tabindex="-1">
<div class="hero"><div><h1>${number}</h1><p>${sectionName(book.rulebook, number)}</p></div>
<div class="acts">${beside(at - 1, 'left')}${beside(at + 1, 'right')}<a class="btn" href="index.html">${ui('all')}</a></div></div>
${entries.length === 0 ? nothingToday(book, number) : entries.map((entry) => entryCard(book, entry, number))}
</main>
<aside class="rail" aria-label="${number}">
<section><h2>${ui('history')}</h2>${history(book, number)}</section>
${cases(book.casesOf.get(number) ?? [])}
</aside>
</div>`;
  return wholePage(number, body);
}

function contents(book: Book, number: string): Html {
  const [section] = number.split('.');
  const own = book.numbers.filter((one) => one === number || one.split('.')[0] === section);
  const today = own.filter((one) => one === number || entriesToday(book, one).length > 0);
  return html`<ul>${today.map((one) => {
    const name = entriesToday(book, one)[0]?.name;
    const current = one === number ? html` aria-current="page"` : undefined;
    return html`<li><a href="${one}.html"${current}><span>${one}</span><span>${name && both(name)}</span></a></li>\n`;
  })}</ul>`;
}

/** An old number: what stood there, and where it is today. */
function nothingToday(book: Book, number: string): Html {
  const stood = [...new Set(spansOf(book, number).flatMap(({ entries }) => entries))];
  return html`<p>${ui('nowhere')}</p><p>${ui('stood')}</p><ul class="stood">${stood.map((entry) => {
    const today = entryIn(book.rulebook, entry.id, book.newest) ?? entry;
    const numbers = numbersToday(book, today);
    const where =
      numbers.length === 0
        ? ui('goneNow')
        : html`${ui('now')} ${numbers.map((one) => (hasPage(one) ? numberLink(one, entry.id) : one)).flatMap((one) => [one, ' '])}`;
    return html`<li><b>${both(entry.name)}</b> · ${where}</li>`;
  })}</ul>`;
}

function entryCard(book: Book, entry: Entry, number: string): Html {
  const readBack = (lang: 'en' | 'it') => {
    const [, ...lines] = readEntry(book.rulebook, entry.id, { edition: book.newest, lang }).split('\n');
    return withoutWrapping(lines).map((line) => {
      const text = line.trimStart();
      return html`<p class="back__${(line.length - text.length) / 2}">${text}</p>\n`;
    });
  };
  const others = numbersToday(book, entry).filter((one) => one !== number);
  return html`<article class="entry" id="${entry.id}">
<header><h2><span lang="en">${entry.name.en}</span> <span lang="it">· ${entry.name.it}</span></h2>
<p class="ids"><code>${entry.id}</code>${entry.chosen && html`<span class="badge badge--house">${ui('ours')}</span>`}</p></header>
<div class="bi"><div lang="en"><h3>English</h3><p class="t">${entry.text.en.says}</p></div>
<div lang="it"><h3>Italiano</h3><p class="t">${entry.text.it.says}</p></div></div>
<div class="sec"><details><summary>${ui('readBack')}</summary><div class="bi back">
<div lang="en">${readBack('en')}</div>
<div lang="it">${readBack('it')}</div></div></details></div>
${relations(book, entry, others)}
</article>
`;
}

/** Who overrides whom, and further numbers. */
function relations(book: Book, entry: Entry, others: readonly string[]): Html {
  const row = (label: Html, parts: readonly Html[]) =>
    parts.length === 0 ? undefined : html`<p class="rel"><b>${label}</b> ${parts.flatMap((one) => [one, ' '])}</p>`;
  const overridden = entry.overrides === 'all' ? [ui('everything')] : entry.overrides.map((id) => named(book, id));
  const overriders = book.overriders.get(entry.id) ?? [];
  const rows = [
    row(html`${ui('overrides')} (${ui('whileApplies')})`, overridden),
    row(
      html`${ui('overrides')} (${ui('forGood')})`,
      entry.replaces.map((id) => named(book, id)),
    ),
    row(
      html`${ui('overriddenBy')} (${ui('whileApplies')})`,
      overriders.filter((one) => !one.isForGood).map(({ id }) => named(book, id)),
    ),
    row(
      html`${ui('overriddenBy')} (${ui('forGood')})`,
      overriders.filter((one) => one.isForGood).map(({ id }) => named(book, id)),
    ),
    row(
      ui('alsoUnder'),
      others.map((one) => (hasPage(one) ? numberLink(one, entry.id) : html`${one}`)),
    ),
  ].filter((one) => one !== undefined);
  return rows.length === 0 ? html`` : html`<div class="sec rels">${rows}</div>`;
}

/** An entry by its name, with its number as a link where it has a page. */
function named(book: Book, id: string): Html {
  const entry = entryIn(book.rulebook, id, book.newest);
  if (entry === undefined) return html`<code>${id}</code>`;
  const number = numbersToday(book, entry).find(hasPage);
  return html`<span class="rel__one">${number && numberLink(number, id)} ${both(entry.name)}</span>`;
}

function history(book: Book, number: string): Html {
  const names = new Map(book.rulebook.editions.map(({ date, names: words }) => [date as string, words]));
  return html`<ol class="hist">${spansOf(book, number).map(({ from, entries }, index) => {
    const date = names.get(from) ?? { en: from, it: from };
    const says =
      entries.length === 0 ? ui('historyNothing') : entries.map(({ name }) => html`<span>${both(name)}</span>`);
    return html`<li${index === 0 && html` class="now"`}><b>${both(date)}</b>${says}</li>`;
  })}</ol>`;
}

function cases(all: readonly ShownCase[]): Html | undefined {
  if (all.length === 0) return undefined;
  const shown = [...all].sort((one, other) => Number(other.isOfficial) - Number(one.isOfficial));
  const item = ({ id, summary, isOfficial, fragment }: ShownCase) => html`<li id="case-${id}">
<p>${both(summary)}${isOfficial && html` <span class="badge">${ui('official')}</span>`}</p>
${fragment && html`<a href="../index.html${fragment}">${ui('play')}<span class="vh">: ${id}</span></a>`}</li>`;
  const rest = shown.slice(CASES_OPEN);
  const count = all.length === 1 ? ui('inCasesOne') : ui('inCases', { count: all.length });
  return html`<section><h2>${count}</h2><ul class="caselist">${shown.slice(0, CASES_OPEN).map(item)}</ul>
${rest.length > 0 && html`<details><summary>${ui('more', { count: rest.length })}</summary><ul class="caselist">${rest.map(item)}</ul></details>`}</section>`;
}
