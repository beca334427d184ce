import type { Lang } from 'tavolata/runtime';
import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, sides, type TextFinding, type TextPair } from './finding.js';
import { family, matches, withoutQuoted, wordsIn } from './words.js';

/** Words that nearly every sentence of a language has, and none of the other. */
const common: { readonly [lang in Lang]: ReadonlySet<string> } = {
  en: new Set(
    (
      'the of and is are that this it its to their they them with for who whoever whom each every any all if when while from by not does has have ' +
      'was were be been may can must there then than other another only an on or in as at no nobody into under'
    ).split(' '),
  ),
  it: new Set(
    (
      'il lo la gli le di del dello della dei degli delle è sono che chi si un una uno per con da dal dalla nel nella nei al alla ai agli alle su sul ' +
      'sulla ogni se quando mentre non ha hanno può possono deve devono questo questa quel quella quello suo sua suoi ne ci anche più come o ed ad'
    ).split(' '),
  ),
};
const shared = new Set([
  'in',
  'a',
  'e',
  'i',
  'o',
  'no',
  'on',
  'per',
  'as',
  'an',
  'come',
  'ad',
  'is',
  'at',
  'se',
  'due',
  'sole',
]);

function counts(text: string): { readonly [lang in Lang]: number } {
  const words = wordsIn(text).map(({ words: word }) => word.toLowerCase().replace(/['’]$/, ''));
  const of = (lang: Lang): number => words.filter((word) => common[lang].has(word) && !shared.has(word)).length;
  return { en: of('en'), it: of('it') };
}

const other = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');
const clause = /[^.;:!?()“”"«»]+/g;

/** A text that is identical to its source or, in whole or in one sentence, in the other language. */
export function untranslated(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  const { source, target } = pair;
  if (target.trim() === '')
    return source.trim() === '' ? [] : [finding('untranslated', context.target, [0, 0], { code: 'empty' })];
  const words = wordsIn(source).filter(({ words: word }) => /^\p{Ll}/u.test(word));
  if (
    source.trim() === target.trim() &&
    /\s/.test(source.trim()) &&
    words.length >= 3 &&
    counts(source)[context.source] > 0
  )
    return [finding('untranslated', context.target, [0, target.length], { code: 'same-as-source' })];
  const sentences = sides(pair, context).flatMap(({ lang, text }) =>
    matchesIn(text, clause).flatMap(({ 0: part, index }) => {
      const { [lang]: own, [other(lang)]: foreign } = counts(part);
      if (foreign < 3 || foreign <= 2 * own) return [];
      const start = index + (part.length - part.trimStart().length);
      return [
        finding('untranslated', lang, [start, index + part.trimEnd().length], { values: { language: other(lang) } }),
      ];
    }),
  );
  const left = sentences.length > 0 ? undefined : leftOver(pair, context);
  return left === undefined
    ? sentences
    : [finding('untranslated', context.target, left, { values: { language: context.source } })];
}

const onlyIn = family(
  ...((['en', 'it'] as const).map((lang) => [...common[lang]].filter((word) => !shared.has(word)).join('|')) as [
    string,
    string,
  ]),
);

/**
 * Words of the source left in the translation: four or more in a row, or two of three that only the source language
 * has.
 */
function leftOver({ source, target }: TextPair, context: CheckContext): readonly [number, number] | undefined {
  if (!matches(target, onlyIn[context.source])) return undefined;
  const [there, words] = [source, target].map((text) => wordsIn(withoutIds(withoutQuoted(text))));
  const original = ` ${there!.map((one) => one.words).join(' ')} `;
  const isForeign = (word: string): boolean => common[context.source].has(word) && !shared.has(word);
  const isOwn = (word: string): boolean => common[context.target].has(word) && !shared.has(word);
  for (let from = 0; from < words!.length; from++)
    for (const count of [4, 3]) {
      const run = words!.slice(from, from + count);
      const said = run.map((one) => one.words);
      if (run.length < count || said.some((word) => !/^\p{Ll}/u.test(word) || isOwn(word))) continue;
      const foreign = said.filter(isForeign).length;
      if (count === 3 ? foreign >= 2 : foreign >= 1 && original.includes(` ${said.join(' ')} `))
        return [run[0]!.start, run.at(-1)!.end];
    }
  return undefined;
}

const withoutIds = (text: string): string => text.replace(/\p{L}+(?:[-.:_/]\p{L}+)+/gu, (id) => '#'.repeat(id.length));
