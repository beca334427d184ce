/*
 * The search on the page of all numbers: results as one types; Enter opens the first.
 */
import { foundIn, type Row } from './found.js';
import { type Lang, sayIn } from './language.js';

const rows = (globalThis as { readonly tavolataSearch?: readonly Row[] }).tavolataSearch ?? [];
const field = document.getElementById('q') as HTMLInputElement;
const results = document.getElementById('results')!;
const count = document.getElementById('count')!;

/** More would not be read. */
const MOST = 40;

const addressOf = ([number, id]: Row): string => `${number}.html${id === '' ? '' : `#${id}`}`;

function show(): void {
  const lang = document.documentElement.lang as Lang;
  const say = sayIn(lang);
  const found = foundIn(rows, field.value);
  results.replaceChildren(...found.slice(0, MOST).map((row) => resultOf(row, lang)));
  if (field.value.trim() === '') count.textContent = '';
  else if (found.length === 0) count.textContent = say('foundNone');
  else count.textContent = found.length === 1 ? say('foundOne') : say('found', { count: found.length });
}

function resultOf(row: Row, lang: Lang): HTMLElement {
  const [number, , nameEn, nameIt, textEn, textIt] = row;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(row);
  link.textContent = `${number} ${lang === 'it' ? nameIt : nameEn}`.trim();
  const text = document.createElement('p');
  text.textContent = lang === 'it' ? textIt : textEn;
  item.append(link, text);
  return item;
}

field.addEventListener('input', show);
document.addEventListener('language', show);
field.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const [first] = foundIn(rows, field.value);
  if (first !== undefined) location.href = addressOf(first);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field) return;
  event.preventDefault();
  field.focus();
});
