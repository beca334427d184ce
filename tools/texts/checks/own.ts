import type { Severity } from 'tavolata/compiler';
import { type Term, termbaseOf } from '../terms/termbase.js';
import { programAreas, type TextArea } from '../units/unit.js';
import type { PairFinding } from './across.js';
import { type CleanPairs, checkPairs } from './all.js';
import list from './contrasts.json' with { type: 'json' };
import type { CheckContext, CheckedWords, CheckName } from './finding.js';
import { contrastsOf } from './opposites.js';

/** Certainly wrong; all other checks only advise. */
const sure: ReadonlySet<CheckName> = new Set([
  'untranslated',
  'references',
  'numbers',
  'symbols',
  'quotes',
  'brackets',
  'punctuation',
  'names',
  'refused',
  'repeated',
  'elision',
  'accents',
  'euphony',
  'negation',
  'modality',
]);

export const { contrasts } = list;

/** The severity of a finding of a check. */
export const severityOf = (check: CheckName): Severity => (sure.has(check) ? 'warning' : 'advice');

/** Terms, and the contrasts between the two languages, with their search patterns. */
export const searchedWords = (terms: readonly Term[]): CheckedWords => ({
  terms: termbaseOf(terms),
  contrasts: contrastsOf(contrasts),
});

// Only official texts quote titles.
const unused: ReadonlySet<CheckName> = new Set(['titles']);

// Texts about the program mention tokens and loops that are not those of the game, and the same thing in several ways.
const ofGame: ReadonlySet<CheckName> = new Set(['terms', 'refused', 'cards', 'names', 'alone', 'inconsistent']);

/** A text of the rulebook or of the program in both languages. */
export interface OwnText {
  readonly key: string;
  readonly area: TextArea;
  readonly en: string;
  readonly it: string;
}

/** Runs the checks that need only the two texts over texts of a rulebook, with English as the source of Italian. */
export function checkOwn(texts: readonly OwnText[], words: CheckedWords, clean?: CleanPairs): readonly PairFinding[] {
  const context: CheckContext = { source: 'en', target: 'it', ...words, quotes: 'angle' };
  return [false, true].flatMap((areOfProgram) =>
    checkPairs(
      texts
        .filter(({ area }) => programAreas.has(area) === areOfProgram)
        .map(({ key, en, it }) => ({ key, source: en, target: it })),
      context,
      (check) => !unused.has(check) && !(areOfProgram && ofGame.has(check)),
      clean,
    ),
  );
}
