import uniqBy from 'lodash/uniqBy.js';
import type { Entry } from 'tavolata/internals';
import type { EditionDate } from 'tavolata/runtime';
import type { EntryChange } from './changes.js';
import { both, type Html, html, joined, type PageWord, ui } from './html.js';
import { type Book, grouped, type ShownEntry } from './model.js';
import { numberLink } from './page.js';

const words = {
  text: 'changeText',
  decides: 'changeDecides',
  ends: 'changeEnds',
  words: 'changeWords',
  references: 'changeReferences',
  examples: 'changeExamples',
} as const satisfies { readonly [what: string]: PageWord };

/** The entries of a number through the editions, and the changes of its official text, newest first. */
export function numberHistory(book: Book, number: string): Html {
  const spans = book.spans.get(number) ?? [];
  const lines = new Map<EditionDate, Html[]>();
  const add = (date: EditionDate, line: Html): void => {
    lines.set(date, [...(lines.get(date) ?? []), line]);
  };
  for (const [index, { from, entries }] of spans.entries()) {
    const before = spans[index + 1]?.entries ?? [];
    const missing = (some: readonly Entry[], others: readonly Entry[]) => {
      const ids = new Set(others.map(({ id }) => id));
      return some.filter(({ id }) => !ids.has(id));
    };
    const named = (some: readonly Entry[]) =>
      joined(
        some.map(({ name }) => both(name)),
        '; ',
      );
    const [came, went] = [missing(entries, before), missing(before, entries)];
    if (came.length > 0) add(from, ui('came', { names: named(came) }));
    if (went.length > 0) add(from, ui('went', { names: named(went) }));
    if (came.length + went.length === 0) add(from, ui('historyNothing'));
  }
  // Entries that share a number share its official text.
  const official = (book.under.get(number) ?? []).flatMap(({ changes }) => changes.filter(isOfficial));
  const own = official.filter(({ rules }) => rules.includes(number)).map((one) => ({ ...one, rules: [number] }));
  for (const change of uniqBy(own, ({ date, what }) => `${date} ${what}`)) add(change.date, said(change));
  const dates = [...lines].sort(([one], [other]) => (one < other ? 1 : -1));
  return timeline(book, dates, 'hist');
}

/** The changes of an entry through the editions; undefined if it never changed. */
export function entryHistory(book: Book, { changes }: ShownEntry): Html | undefined {
  if (changes.length < 2) return undefined;
  const dates = [...grouped(changes, ({ date }) => [date])].map(([date, some]) => {
    return [date as EditionDate, some.map(said)] as const;
  });
  return timeline(book, dates, 'hist hist--entry');
}

function timeline(book: Book, dates: readonly (readonly [EditionDate, readonly Html[]])[], style: string): Html {
  const names = new Map(book.rulebook.editions.map(({ date, names: inWords }) => [date as string, inWords]));
  return html`<ol class="${style}">${dates.map(([date, lines], index) => {
    const name = both(names.get(date) ?? { en: date, it: date });
    return html`<li${index === 0 && html` class="now"`}><b>${name}</b>${lines.map((line) => html`<p>${line}</p>`)}</li>`;
  })}</ol>`;
}

type OfficialChange = Extract<EntryChange, { readonly rules: readonly string[] }>;
const isOfficial = (change: EntryChange): change is OfficialChange => 'rules' in change;

/** A change in a few words. */
function said(change: EntryChange): Html {
  const links = (numbers: readonly string[]) =>
    joined(
      numbers.map((one) => numberLink(one)),
      ', ',
    );
  if ('rules' in change) return ui(words[change.what], { number: links(change.rules) });
  if (!('numbers' in change)) return ui(words[change.what]);
  const { what, numbers } = change;
  if (what === 'begins')
    return numbers.length > 0 ? ui('changeBegins', { numbers: links(numbers) }) : ui('changeBeginsUnnumbered');
  return numbers.length > 0 ? ui('changeNumbers', { numbers: links(numbers) }) : ui('changeNumbersNone');
}
