import type { Lang } from '../../engine/model/words.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import type { ReadDocuments } from '../../frontend/read/rulebook.js';
import { type JsonDocument, pointer } from '../../frontend/text/document.js';

interface Choice {
  readonly term: string;
  readonly not: readonly string[];
}

/** Finds the refused words of a language; `terms` has the term for each of them in small letters. */
interface Refused {
  readonly words: RegExp;
  readonly terms: ReadonlyMap<string, string>;
}

/** Words in names, texts, summaries, phrases and nouns that `terms.json` refuses. */
export function refusedWords(documents: ReadDocuments): readonly Diagnostic[] {
  const { terms, vocabulary, editions, entries, scenarios } = documents;
  if (terms === undefined) return [];
  const { terms: all } = terms.value as { readonly terms: readonly { readonly [lang in Lang]: Choice }[] };
  const refused = { en: refusedIn(all.map(({ en }) => en)), it: refusedIn(all.map(({ it }) => it)) };
  return [vocabulary, editions, ...entries, ...scenarios].flatMap((document) =>
    [...textsIn(document.value, [])].flatMap(({ lang, text, path }) => inText(document, text, path, refused[lang])),
  );
}

function refusedIn(choices: readonly Choice[]): Refused | undefined {
  const terms = new Map(choices.flatMap(({ term, not }) => not.map((word) => [word.toLowerCase(), term])));
  if (terms.size === 0) return undefined;
  const words = [...terms.keys()].map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'));
  // Whole words only; what stands in braces is a name of a part, no word.
  return { words: new RegExp(`\\{[^}]*\\}|(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), terms };
}

const inText = (
  document: JsonDocument,
  text: string,
  path: readonly (string | number)[],
  refused: Refused | undefined,
): readonly Diagnostic[] =>
  [...(refused === undefined ? [] : text.matchAll(refused.words))].flatMap(({ 0: word, index }) => {
    const term = refused?.terms.get(word.toLowerCase().replace(/\s+/g, ' '));
    if (term === undefined) return [];
    const at = document.text(pointer(...path)).place(index, index + word.length);
    return [diagnostic('check.refused-word', { at, severity: 'warning', values: { word, term } })];
  });

interface CheckedText {
  readonly lang: Lang;
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** All texts below a key that names a language. */
function* textsIn(value: unknown, path: readonly (string | number)[], lang?: Lang): Generator<CheckedText> {
  if (typeof value === 'string') {
    if (lang !== undefined) yield { lang, text: value, path };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index], lang);
    return;
  }
  for (const [key, member] of Object.entries(value))
    yield* textsIn(member, [...path, key], key === 'en' || key === 'it' ? key : lang);
}
