import shared from '../src/words.json' with { type: 'json' };
import own from './words.json' with { type: 'json' };

const words = { ...shared, ...own };
/** A text of the interface, shared with the table or only for these pages. */
export type PageWord = keyof typeof words;

/** Finished HTML; any other value is escaped when it is filled in. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | undefined | false | readonly Part[];

const escaped: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const written = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object'
    ? part.map(written).join('')
    : String(part).replace(/[&<>"]/g, (one) => escaped[one]!);
};

/** HTML from a template; values are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + written(parts[index])).join(''));

/** A text in both languages; the style shows the one the reader chose. */
export const both = ({ en, it }: { readonly en: string; readonly it: string }): Html =>
  inBoth(html`${en}`, html`${it}`);

/** The same for HTML. */
export const inBoth = (en: Html, it: Html): Html =>
  en.text === it.text ? en : html`<span class="ui" lang="en">${en}</span><span class="ui" lang="it">${it}</span>`;

/** A text of the interface in both languages; its parts may be HTML. */
export function ui(word: PageWord, parts: { readonly [name: string]: Part } = {}): Html {
  const fill = (text: string): Html => {
    // Texts and names of parts alternate.
    const pieces = text.split(/\{(\w+)\}/);
    return html`${pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece]))}`;
  };
  const { en, it } = words[word];
  return en === it
    ? fill(en)
    : html`<span class="ui" lang="en">${fill(en)}</span><span class="ui" lang="it">${fill(it)}</span>`;
}

/** Joins parts with a separator. */
export const joined = (parts: readonly Part[], between: Part): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`;
