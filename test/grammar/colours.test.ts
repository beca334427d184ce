import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadingWords } from '../../grammar/cases/tokens.js';
import { Be, From, keywords } from '../../grammar/tokens.js';
import { furtherLines } from '../../src/frontend/read/cases/case-table.js';
import { ROOT } from '../architecture/sources.js';
import { loaded } from '../rules/rulebook.js';

interface Pattern {
  readonly match?: string;
  readonly begin?: string;
  readonly patterns?: readonly Pattern[];
}

/** After a change of the keywords: UPDATE_CASES=1 npm run unit -- test/grammar/colours.test.ts */
const FILE = join(ROOT, 'editors/vscode/syntaxes/cases.tmLanguage.json');
const colours = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly patterns: readonly Pattern[];
  readonly repository: { readonly [name: string]: Pattern };
};

/** The words that a pattern lists: what stands in its first brackets, if these are words. */
const wordsOf = ({ match, begin }: Pattern): readonly string[] =>
  /\(([a-z][a-z |]*)\)/i.exec(match ?? begin ?? '')?.[1]?.split('|') ?? [];

const { documents } = loaded;
if (documents === undefined) throw new Error('the rules have errors');
const kinds = [...documents.notation.kinds.values()];

describe('the colours of cases', () => {
  it('show every word that begins a line, and no other', () => {
    const single = kinds.filter(({ collection }) => collection === undefined).map(({ word }) => word);
    expect(new Set(colours.patterns.flatMap(wordsOf))).toEqual(new Set([...leadingWords, ...single, ...furtherLines]));
  });

  it('show the short words of the vocabulary, and no other', () => {
    const short = kinds.flatMap((kind) => kind.short);
    const words = short.flatMap(({ word, beforeVowel }) => [word, ...(beforeVowel === undefined ? [] : [beforeVowel])]);
    expect(new Set(wordsOf(colours.repository['shortWords']!))).toEqual(new Set([...words, 'not']));
  });

  it('show the words of the rule language, and no other', () => {
    const constants = ['true', 'false', 'none'];
    const words = [...keywords].filter((word) => !constants.includes(word));
    const wanted = [...words, Be.LABEL!, From.LABEL!];
    const shown = wordsOf(colours.repository['keywords']!);
    if (process.env['UPDATE_CASES'] === undefined) expect(new Set(shown)).toEqual(new Set(wanted));
    else writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(`(${shown.join('|')})`, `(${wanted.join('|')})`));
  });
});
