import type { Lang } from 'tavolata/runtime';
import type { OfficialText } from '../../official/official.js';
import { isSubrule, withoutLetters } from '../../official/rule-number.js';
import type { PairFinding } from './across.js';
import { checkPairs } from './all.js';
import { cardsNamed } from './cards.js';
import { type CheckContext, type CheckedWords, finding, type TextPair } from './finding.js';
import { type OfficialPairs, pairsByNumber } from './pairs.js';
import { usualQuotes } from './quotes.js';

/** The place of a finding in official texts. */
export interface OfficialProof {
  readonly pairs: readonly TextPair[];
  readonly found: readonly PairFinding[];
}

// A line of contents: “724. Ricominciare la partita”.
const contents = /(?<![\d.])(\d{3})\.? ([^•|\n]+?)(?= *(?:[•|\n]|$))/g;

/** Titles of sections, from their headings or, if a text has only some sections, from its list of contents. */
function titlesOf({ paragraphs }: OfficialText): ReadonlyMap<string, string> {
  const listed = paragraphs
    .filter(({ kind }) => kind === 'other')
    .flatMap(({ text }) => [...text.matchAll(contents)].map(([, number, title]) => [number!, title!] as const));
  const headings = paragraphs.flatMap(({ kind, number, text }) =>
    kind === 'heading' && number !== null ? [[number, text] as const] : [],
  );
  return new Map([...listed, ...headings]);
}

const numbersOf = ({ paragraphs }: OfficialText): ReadonlySet<string> =>
  new Set(paragraphs.flatMap(({ kind, number }) => (number !== null && kind !== 'other' ? [number] : [])));

/** What the checks need to know about two official texts. */
function officialContext(source: OfficialText, target: OfficialText, words: CheckedWords): CheckContext {
  const targets = target.paragraphs.map(({ text }) => text);
  const quotes = usualQuotes(targets);
  return {
    source: source.language,
    target: target.language,
    ...words,
    isOfficial: true,
    // A part of a text lacks the numbers of the others; the source has them all.
    numbers: { source: numbersOf(source), target: numbersOf(source) },
    titles: { [source.language]: titlesOf(source), [target.language]: titlesOf(target) } as {
      readonly [lang in Lang]?: ReadonlyMap<string, string>;
    },
    cards: cardsNamed(targets),
    ...(quotes !== undefined && { quotes }),
  };
}

/**
 * Runs the checks over an official text and its translation.
 *
 * @param paired the paragraphs that belong together; by default those with the same number
 */
export function proofreadOfficial(
  source: OfficialText,
  target: OfficialText,
  words: CheckedWords,
  paired: OfficialPairs = pairsByNumber(source, target),
): OfficialProof {
  const context = officialContext(source, target, words);
  const absent = (list: OfficialPairs['missing'], code: 'missing' | 'added'): readonly PairFinding[] =>
    list.map(({ key, text }) => ({
      ...finding('missing', code === 'missing' ? source.language : target.language, [0, text.length], {
        values: { key },
        code,
      }),
      key,
    }));
  const found = [
    ...checkPairs(paired.pairs, context),
    ...absent(paired.missing, 'missing'),
    ...absent(paired.added, 'added'),
    ...labels(target),
    ...labelPoints(target),
    ...otherEdition(source, target),
  ];
  return { pairs: paired.pairs, found };
}

function otherEdition(source: OfficialText, target: OfficialText): readonly PairFinding[] {
  if (source.edition === null || target.edition === null || source.edition === target.edition) return [];
  const values = { expected: source.edition, found: target.edition };
  return [{ ...finding('numbers', target.language, [0, 0], { values, code: 'other-edition' }), key: 'heading' }];
}

/** Rules with a letter that stand below another rule than their own. */
function labels({ paragraphs, language }: OfficialText): readonly PairFinding[] {
  let parent = '';
  return paragraphs.flatMap(({ kind, number, text }) => {
    if (number === null || (kind !== 'rule' && kind !== 'heading')) return [];
    if (!isSubrule(number)) {
      parent = number;
      return [];
    }
    if (withoutLetters(number) === parent || parent === '') return [];
    return [
      { ...finding('labels', language, [0, Math.min(text.length, 40)], { values: { number, parent } }), key: number },
    ];
  });
}

const listed = /(?<![\d.])(\d{3})(\.?) (?=\p{Lu})/gu;

/** A list of contents in which one number lacks the point that the others have. */
const labelPoints = ({ paragraphs, language }: OfficialText): readonly PairFinding[] =>
  paragraphs.flatMap(({ kind, text, line }) => {
    if (kind !== 'other') return [];
    const numbers = [...text.matchAll(listed)];
    const without = numbers.filter(([, , point]) => point === '');
    if (numbers.length < 6 || without.length === 0 || without.length * 3 > numbers.length) return [];
    return without.map(({ 1: number, index }) => {
      const fix = { start: index, end: index + 3, text: `${number!}.` };
      const values = { number: number! };
      return {
        ...finding('labels', language, [index, index + 3], { values, code: 'label-point', fix }),
        key: `line ${line}`,
      };
    });
  });
