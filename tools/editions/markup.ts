import type { Words } from '../../src/engine/model/words.js';

/** Text that may stand in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type MarkupPart = Markup | string | number | undefined | false | readonly MarkupPart[];

/** A template whose parts are escaped unless they are markup themselves; lists are joined, what is missing is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  new Markup(strings.reduce((whole, text, index) => whole + (index === 0 ? '' : written(parts[index - 1])) + text, ''));

function written(part: MarkupPart): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return (part as readonly MarkupPart[]).map(written).join('');
  return escaped(String(part));
}

const signs: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that is only read, whatever stands in it. Control characters have no place in a page. */
export const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => signs[sign] as string)
    .replace(/[\p{Cc}\p{Cs}]/gu, (one) => (one === '\n' ? one : '�'));

/** A text in both languages, of which the page shows one. */
export const both = ({ en, it }: Words): Markup =>
  en === it ? html`${en}` : html`<span lang="en">${en}</span><span lang="it">${it}</span>`;
