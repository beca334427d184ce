import { harmless } from '../text/harmless.js';
import type { MessageLanguage } from './message.js';
import { terms } from './messages/index.js';
import texts from './words.json' with { type: 'json' };

const placeholder = /\{\{|\}\}|\{(\w+)(?:\|(term|list)|\?([^:{}]*):([^{}]*))?\}/g;
// A message must stay readable, whatever is in the file.
const longestValue = 240;

/**
 * Fills in the placeholders of a template: `{name}` the value, or that of `name.en` or `name.it` if the value differs
 * by language; `{name|term}` the value translated (`messages/terms.ts`); `{name|list}` words made by `listed`, each in
 * quotation marks; `{name?one:many}` the first wording if the value is 1, else the second; `{{` and `}}` are braces. A
 * placeholder without a value stays as it is.
 */
export const fill = (
  template: string,
  values: { readonly [name: string]: string | number },
  lang: MessageLanguage,
): string =>
  template.replace(placeholder, (whole, ...[name, form, one, many]: readonly string[]) => {
    if (name === undefined) return whole[0]!;
    const value = [name, `${name}.${lang}`].flatMap((key) => (Object.hasOwn(values, key) ? values[key] : []))[0];
    if (value === undefined) return whole;
    if (many !== undefined) return value === 1 ? one! : many;
    if (form === 'list') return inQuotes(String(value), lang);
    return printable(form === 'term' ? translated(String(value), lang) : String(value));
  });

/** Names of the placeholders of a template. */
export function placeholders(template: string): readonly string[] {
  const names = [...template.matchAll(placeholder)].map((match) => match[1]).filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}

/** Several words as one value, to be shown by `{name|list}`; more than `most` are only hinted at. */
export const listed = (words: readonly string[], most = 16): string =>
  [...words.slice(0, most), ...(words.length > most ? ['…'] : [])].map(printable).join('\n');

const quotes = texts.fill.quotes;

function inQuotes(value: string, lang: MessageLanguage): string {
  const [open, close] = quotes[lang];
  const words = value.split('\n').map((word) => (word === '…' ? word : `${open}${word}${close}`));
  return words.join(', ');
}

/** Terms may be joined by `|`: `text|list`. */
function translated(value: string, lang: MessageLanguage): string {
  const words = value.split('|').map((term) => (Object.hasOwn(terms, term) ? terms[term]![lang] : term));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')}${terms['or']![lang]}${words.at(-1)}`;
}

/** Makes control characters and changes of the writing direction visible, and cuts a very long value. */
function printable(value: string): string {
  const plain = harmless(value);
  return plain.length <= longestValue ? plain : `${plain.slice(0, longestValue)}…`;
}
