import words from '../src/words.json' with { type: 'json' };

/** Finished HTML: everything else is escaped where it is filled in. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

const escaped: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const written = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object'
    ? part.map(written).join('')
    : String(part).replace(/[&<>"]/g, (one) => escaped[one]!);
};

/** HTML of a template; what is filled in is escaped unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + written(parts[index])).join(''));

/** A text in both languages, of which the style shows the reader's. */
export const both = ({ en, it }: { readonly en: string; readonly it: string }): Html =>
  en === it ? html`${en}` : html`<span class="ui" lang="en">${en}</span><span class="ui" lang="it">${it}</span>`;

/** A text of the interface in both languages. */
export function ui(word: keyof typeof words, parts: { readonly [name: string]: string | number } = {}): Html {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
  return both({ en: fill(words[word].en), it: fill(words[word].it) });
}
