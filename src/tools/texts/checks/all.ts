import { accent, euphony } from './accents.js';
import { duplicated, inconsistent, lengths, type PairFinding } from './across.js';
import { alone } from './alone.js';
import { cards } from './cards.js';
import { examples, sentences } from './counted.js';
import { elision } from './elision.js';
import type { CheckContext, CheckName, PairCheck, TextPair } from './finding.js';
import { limitsKept } from './limits.js';
import { modality, negation } from './modality.js';
import { names } from './names.js';
import { numbers } from './numbers.js';
import { turned } from './opposites.js';
import { quantifiers } from './quantifiers.js';
import { brackets, punctuation, quotes } from './quotes.js';
import { references, titles } from './references.js';
import { repeated } from './repeated.js';
import { symbols } from './symbols.js';
import { leftTerms, refused, terms } from './terms.js';
import { untranslated } from './untranslated.js';

/** The checks that look at one pair. */
export const pairChecks: readonly (readonly [CheckName, PairCheck])[] = [
  ['untranslated', untranslated],
  ['references', references],
  ['titles', titles],
  ['numbers', numbers],
  ['quotes', quotes],
  ['brackets', brackets],
  ['punctuation', punctuation],
  ['symbols', symbols],
  ['cards', cards],
  ['names', names],
  ['sentences', sentences],
  ['examples', examples],
  ['modality', bySentence(modality)],
  ['negation', bySentence(negation)],
  ['limits', bySentence(limitsKept)],
  ['limits', bySentence(turned)],
  ['limits', quantifiers],
  ['terms', terms],
  ['refused', refused],
  ['refused', leftTerms],
  ['repeated', repeated],
  ['elision', elision],
  ['accents', accent],
  ['euphony', euphony],
  ['alone', alone],
];

const sentenceEnd = /(?<=[.!?;][”"»)]?)\s+(?=[\p{L}“«(])/gu;

/** A check that looks at each sentence alone as well, where both texts have as many: a “not” of one must not stand for that of another. */
function bySentence(look: PairCheck): PairCheck {
  return (pair, context) => {
    const found = look(pair, context);
    if (found.length > 0) return found;
    const [here, there] = [pair.source, pair.target].map(sentencesWithPlaces);
    if (here!.length < 2 || here!.length !== there!.length) return [];
    return here!.flatMap(({ text, start }, index) => {
      const other = there![index]!;
      return look({ ...pair, source: text, target: other.text }, context).map((one) => {
        const by = one.language === context.source ? start : other.start;
        return { ...one, start: one.start + by, end: one.end + by };
      });
    });
  };
}

function sentencesWithPlaces(text: string): readonly { readonly text: string; readonly start: number }[] {
  const starts = [0, ...[...text.matchAll(sentenceEnd)].map(({ 0: blank, index }) => index + blank.length)];
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1] ?? text.length), start }));
}

/** Pairs in which nothing was found. */
export interface CleanPairs {
  has(pair: TextPair): boolean;
  add(pair: TextPair): void;
}

/**
 * Runs the checks over pairs: those that look at one, then those that look at all.
 *
 * @param clean pairs in which those that look at one found nothing before
 */
export function checkPairs(
  pairs: readonly TextPair[],
  context: CheckContext,
  isWanted: (check: CheckName) => boolean = () => true,
  clean?: CleanPairs,
): readonly PairFinding[] {
  const wanted = pairChecks.filter(([name]) => isWanted(name));
  return [
    ...pairs.flatMap((pair) => {
      if (clean?.has(pair)) return [];
      const found = wanted.flatMap(([, look]) => look(pair, context).map((one) => ({ ...one, key: pair.key })));
      if (found.length === 0) clean?.add(pair);
      return found;
    }),
    ...(isWanted('length') ? lengths(pairs, context) : []),
    ...(isWanted('inconsistent') ? inconsistent(pairs, context) : []),
    ...(isWanted('duplicated') ? duplicated(pairs, context) : []),
  ];
}
