import { type Entry, expressionsOf, isList, nodesIn } from 'tavolata/internals';
import { entryIn, type Item } from 'tavolata/runtime';
import { entryHistory } from './history.js';
import { both, type Html, html, joined, type Part, ui } from './html.js';
import { type Book, numbersToday, type ShownEntry } from './model.js';
import { type Folder, numberLink, rulesAddress, UNNUMBERED } from './page.js';
import { eventLink, factLink, questionLink } from './reference/links.js';

/** An entry: its names and texts, its read-back, the entries it overrides, the words it uses, and its history. */
export function entryCard(book: Book, shown: ShownEntry, isOpen: boolean): Html {
  const { entry, readBack } = shown;
  const { id, name, text, chosen, layer } = entry;
  const names = book.rulebook.vocabulary.layers[layer]?.names;
  const history = entryHistory(book, shown);
  return html`<article class="entry" id="${id}">
<header><h2><span lang="en">${name.en}</span>${name.en !== name.it && html` <span lang="it">· ${name.it}</span>`}</h2>
<p class="ids"><code>${id}</code>${names && html`<span>${both(names)}</span>`}${chosen && html`<span class="badge badge--house">${ui('ours')}</span>`}</p></header>
<div class="bi"><div lang="en"><h3>English</h3><p class="t">${text.en.says}</p></div>
<div lang="it"><h3>Italiano</h3><p class="t">${text.it.says}</p></div></div>
<div class="sec"><details${isOpen && html` open`}><summary>${ui('readBack')}</summary><div class="bi back">
<div lang="en">${lines(readBack.en)}</div>
<div lang="it">${lines(readBack.it)}</div></div></details></div>
${relations(book, shown)}
${uses(book, entry)}
${history && html`<div class="sec"><details><summary>${ui('changes')}</summary>${history}</details></div>`}
</article>
`;
}

/** The lines of a read-back, with cases below the lines they belong to. */
function lines(items: readonly Item[]): Html {
  return html`${items.map(({ text, below = [] }) => html`<p>${text}</p>\n${list(below)}`)}`;
}

function list(items: readonly Item[]): Html | undefined {
  if (items.length === 0) return undefined;
  const inner = items.map(({ text, below = [] }) => {
    const [, number, rest = text] = /^\(([\d.]+)\) (.*)$/s.exec(text) ?? [];
    return html`<li>${number && html`<span class="no">${number}</span> `}<div>${rest}${list(below)}</div></li>\n`;
  });
  return html`<ol class="cases">${inner}</ol>`;
}

const row = (label: Part, parts: readonly Html[]): Html | undefined =>
  parts.length === 0 ? undefined : html`<p class="rel"><b>${label}</b> ${joined(parts, ' ')}</p>`;

/** What the entry overrides and what overrides it, its numbers, and its subject. */
function relations(book: Book, { entry, numbers }: ShownEntry): Html | undefined {
  const { id, hook, of = '', overrides, replaces } = entry;
  const overridden = overrides === 'all' ? [ui('everything')] : overrides.map((one) => entryLink(book, one));
  const by = (isForGood: boolean) =>
    (book.overriders.get(id) ?? []).filter((one) => one.isForGood === isForGood).map((one) => entryLink(book, one.id));
  const rows = [
    hook && (hook === 'answers' ? row(ui(hook), [questionLink(of)]) : row(ui('event'), [eventLink(of)])),
    row(html`${ui('overrides')} (${ui('whileApplies')})`, overridden),
    row(
      html`${ui('overrides')} (${ui('forGood')})`,
      replaces.map((one) => entryLink(book, one)),
    ),
    row(html`${ui('overriddenBy')} (${ui('whileApplies')})`, by(false)),
    row(html`${ui('overriddenBy')} (${ui('forGood')})`, by(true)),
    numbers.length > 1 &&
      row(
        ui('alsoUnder'),
        numbers.map((one) => numberLink(one, id)),
      ),
  ].filter((one) => one instanceof Object);
  return rows.length === 0 ? undefined : html`<div class="sec rels">${rows}</div>`;
}

/** Links to the questions, facts and events that an entry uses. */
function uses({ rulebook: { vocabulary } }: Book, entry: Entry): Html | undefined {
  const [asked, read, made] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { expression } of expressionsOf(entry))
    for (const node of nodesIn(expression.tree)) {
      if (node.op === 'ask') asked.add(node.question);
      if (node.op === 'make' && node.what === 'event') made.add(node.name);
      if (node.op !== 'fact' || isList(node.of.type)) continue;
      for (const kind of node.of.type.one)
        if (vocabulary.entities[kind]?.facts[node.fact] !== undefined) read.add(`${kind}.${node.fact}`);
    }
  if (asked.size + read.size + made.size === 0) return undefined;
  const rows = [
    row(
      ui('asks'),
      [...asked].sort().map((one) => questionLink(one)),
    ),
    row(
      ui('reads'),
      [...read].sort().map((one) => factLink(one)),
    ),
    row(
      ui('makes'),
      [...made].sort().map((one) => eventLink(one)),
    ),
  ];
  return html`<div class="sec rels"><details><summary>${ui('uses')}</summary>${rows}</details></div>`;
}

/** An entry by its name: followed by a link to its first number, or itself a link if it has no number. */
export function entryLink(book: Book, id: string, folder: Folder = 'rules'): Html {
  const entry = entryIn(book.rulebook, id, book.newest);
  if (entry === undefined) return html`<code>${id}</code>`;
  const name = both(entry.name);
  const [number] = numbersToday(book, id);
  if (number !== undefined) return html`<span class="rel__one">${numberLink(number, id, folder)} ${name}</span>`;
  if (!book.today.has(id)) return html`<span class="rel__one">${name}</span>`;
  return html`<a class="rel__one" href="${rulesAddress(UNNUMBERED, id, folder)}">${name}</a>`;
}
