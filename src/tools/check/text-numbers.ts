import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { ReadDocuments } from '../../frontend/read/rulebook.js';
import { pointer } from '../../frontend/text/document.js';
import type { EditionDigests, TextDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import { sectionOf } from '../official/official.js';

/** Rule numbers in names, texts, reasons and summaries that no edition ever had. A text may speak of what another edition says. */
export function textNumbers(
  { entries, scenarios }: ReadDocuments,
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  const known = digests.flatMap(({ texts }) => texts.en ?? []);
  if (known.length === 0) return [];
  return [...entries, ...scenarios].flatMap((document) =>
    textsIn(document.value, '').flatMap(({ text, at }) => {
      const wrong = numbersOf(text).filter((number) => isNowhere(known, number));
      const values = { numbers: listed(wrong) };
      return wrong.length === 0
        ? []
        : [diagnostic('check.text-number', { at: document.at(at), severity: 'warning', values })];
    }),
  );
}

/** The section is known, and no edition has the number. */
const isNowhere = (texts: readonly TextDigests[], number: string): boolean =>
  texts.some(({ sections }) => sections === 'all' || sections.includes(sectionOf(number))) &&
  !texts.some(({ numbers }) => isListed(numbers, number));

const numbersOf = (text: string): readonly string[] =>
  text.match(/(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\d\p{L}])/gu) ?? [];

/** Every text that stands in both languages, with its place. */
function textsIn(value: unknown, at: string): readonly { readonly text: string; readonly at: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = at + pointer(key);
    const isText = (key === 'en' || key === 'it' || key === 'says') && typeof part === 'string';
    return isText ? [{ text: part, at: place }] : textsIn(part, place);
  });
}
