import { dictionaryOf, type WordSort } from '../../tools/check/dictionary.js';
import wordLines from '../../tools/cli/words.json' with { type: 'json' };
import { methods } from '../../tools/serve/methods/index.js';
import type { Row, SearchData } from '../src/found.js';
import type { Book } from './model.js';
import { UNNUMBERED } from './page.js';
import type { LanguagePart } from './reference/language.js';
import words from './words.json' with { type: 'json' };

/** The page on which the words of each sort are described. */
const places: { readonly [sort in Exclude<WordSort, 'layer'>]: string } = {
  question: 'questions',
  event: 'events',
  fact: 'facts',
  kind: 'facts',
  enumeration: 'values',
};

/** A phrase without the names of its parts. */
const withoutNames = (phrase: string): string => phrase.replace(/\{\w+\}/g, '…');

/** The data of the search, as a script: a page opened from a folder cannot fetch files. */
export function searchScript(book: Book, language: readonly LanguagePart[]): string {
  const old = book.numbers
    .filter((number) => !book.under.has(number))
    .map((number): Row => ['old', [number], '*.html', '', '', '', '', '']);
  const rules = [...book.today.values()].map(({ numbers, entry: { id, name, text } }): Row => {
    const place = numbers.length > 0 ? (['rule', numbers, '*'] as const) : (['unnumbered', [''], UNNUMBERED] as const);
    const [sort, labels, page] = place;
    return [sort, labels, `${page}.html#${id}`, name.en, name.it, text.en.says, text.it.says, id];
  });
  const vocabulary = dictionaryOf(book.rulebook).flatMap((word): readonly Row[] => {
    const { sort, name, phrase, description, also } = word;
    if (sort === 'layer') return [];
    const address = `../reference/${places[sort]}.html#*`;
    return [
      [
        sort,
        [name],
        address,
        withoutNames(phrase.en),
        withoutNames(phrase.it),
        description?.en ?? '',
        description?.it ?? '',
        also.join(' '),
      ],
    ];
  });
  const calls = [...methods.values()].map(
    ({ name, about }): Row => ['call', [name], '../reference/calls.html#*', '', '', about.en, about.it, ''],
  );
  const parts = language.map(({ id, titles, texts }): Row => {
    const address = `../reference/language.html#${id}`;
    return ['language', [''], address, titles.en, titles.it, texts.en, texts.it, ''];
  });
  const { sorts } = wordLines.wordLines;
  const named = {
    ...sorts,
    call: words.sortCall,
    language: words.sortLanguage,
    rule: words.sortNumber,
    unnumbered: words.sortUnnumbered,
    old: words.sortNumber,
  };
  const data: SearchData = { sorts: named, rows: [...rules, ...old, ...vocabulary, ...calls, ...parts] };
  return `globalThis.tavolataSearch=${JSON.stringify(data)};\n`;
}
