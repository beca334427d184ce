import type { Diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { linkRulebook } from '../../linked.js';
import { type Changes, documentOf, type Loose, rawVocabulary, resolved, type Try, vocabularyWith } from '../harbour.js';

/** Something wrong, and what must be said about it: `code: underlined text → suggestion`. */
export interface FaultCase {
  readonly what: string;
  readonly found: () => readonly Diagnostic[];
  readonly said: readonly string[];
}

/** An expression that resolves badly. */
export const expression = (text: string, said: string | readonly string[], options: Try = {}): FaultCase => ({
  what: text,
  found: () => resolved(text, options).found,
  said: [said].flat(),
});

/** A vocabulary with something wrong in it. */
export const vocabulary = (what: string, changes: Changes, said: string | readonly string[]): FaultCase => ({
  what,
  found: () => vocabularyWith(changes).diagnostics,
  said: [said].flat(),
});

export const words = (text: string) => ({ en: text, it: text });
const text = { says: 'something' };

/** An entry with everything that every entry has. */
export const entry = (id: string, rest: object): Loose => ({
  id,
  kind: 'definition',
  layer: 'base',
  name: words('name'),
  text: { en: text, it: text },
  ...rest,
});

export const editions = {
  editions: ['2010-06-18', '2015-01-23', '2020-04-17'].map((date) => ({ date, names: words(date) })),
};

/** Links entries with the vocabulary of the harbour, all in one file, or all in each of several; `matters` stand beside them. */
export const link = (entries: readonly Loose[], matters?: Loose, files: readonly string[] = ['base/entries.json']) =>
  linkRulebook({
    vocabulary: documentOf(rawVocabulary(), 'vocabulary.json'),
    editions: documentOf(editions, 'editions.json'),
    entries: files.map((file) => documentOf({ ...(matters && { matters }), entries }, file)),
  });

/** Words of a file of entries with something wrong in them. */
export const brought = (what: string, vocabulary: Loose, said: string | readonly string[]): FaultCase => ({
  what,
  found: () =>
    linkRulebook({
      vocabulary: documentOf(rawVocabulary(), 'vocabulary.json'),
      editions: documentOf(editions, 'editions.json'),
      entries: [documentOf({ vocabulary, entries: [] }, 'custom/entries.json')],
    }).diagnostics,
  said: [said].flat(),
});

/** Entries that link badly. */
export const entries = (
  what: string,
  list: readonly Loose[],
  said: string | readonly string[],
  matters?: Loose,
): FaultCase => ({
  what,
  found: () => link(list, matters).diagnostics,
  said: [said].flat(),
});

/** Entries in a file of which there is a copy. */
export const copied = (what: string, given: readonly Loose[], said: string | readonly string[]): FaultCase => ({
  what,
  found: () => link(given, undefined, ['base/entries.json', 'base/entries-copy.json']).diagnostics,
  said: [said].flat(),
});
