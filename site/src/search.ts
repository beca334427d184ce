/*
 * The search on the page of all numbers: shows results during typing; Enter opens the first. The search words are in
 * the address, as `#q=`.
 */
import { type Found, type SearchData, searchIn } from './found.js';
import { type Lang, sayIn } from './language.js';

const { sorts, rows } = (globalThis as unknown as { readonly tavolataSearch: SearchData }).tavolataSearch;
const search = searchIn(rows);
const field = document.getElementById('q') as HTMLInputElement;
const results = document.getElementById('results')!;
const count = document.getElementById('count')!;

/** Nobody would read more results. */
const MOST = 40;

function show(): void {
  const lang = document.documentElement.lang as Lang;
  const say = sayIn(lang);
  const found = search(field.value);
  results.replaceChildren(...found.slice(0, MOST).map((one) => resultOf(one, lang)));
  if (field.value.trim() === '') count.textContent = '';
  else if (found.length === 0) count.textContent = say('foundNone');
  else count.textContent = found.length === 1 ? say('foundOne') : say('found', { count: found.length });
}

const addressOf = ({ row: [, , address], label }: Found): string => address.replace('*', label);

function resultOf(found: Found, lang: Lang): HTMLElement {
  const [sort, , , nameEn, nameIt, textEn, textIt] = found.row;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(found);
  link.textContent = `${found.label} ${lang === 'it' ? nameIt : nameEn}`.trim();
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = sorts[sort]?.[lang] ?? '';
  const text = document.createElement('p');
  text.textContent = lang === 'it' ? textIt : textEn;
  item.append(link, ' ', badge, text);
  return item;
}

/** Searches for the words in the address. */
function read(): void {
  const asked = new URLSearchParams(location.hash.slice(1)).get('q');
  if (asked === null) return;
  field.value = asked;
  field.focus();
  show();
}

field.addEventListener('input', () => {
  show();
  history.replaceState(null, '', `#${new URLSearchParams({ q: field.value })}`);
});
document.addEventListener('language', show);
addEventListener('hashchange', read);
field.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const [first] = search(field.value);
  if (first !== undefined) location.href = addressOf(first);
});
read();
