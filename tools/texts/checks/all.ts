import { accent, euphony } from './accents.js';
import { duplicated, inconsistent, lengths, type PairFinding } from './across.js';
import { alone } from './alone.js';
import { bySentence } from './by-sentence.js';
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

/** The checks of single pairs. */
const pairChecks: readonly (readonly [CheckName, PairCheck])[] = [
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

/** Pairs without findings. */
export interface CleanPairs {
  has(pair: TextPair): boolean;
  add(pair: TextPair): void;
}

/**
 * Runs the checks over pairs: those of single pairs first, then those across all pairs.
 *
 * @param clean pairs in which the checks of single pairs found nothing before
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
