import type { Severity } from 'tavolata/compiler';
import { type Term, termbaseOf } from '../terms/termbase.js';
import { programAreas, type TextArea } from '../units/unit.js';
import type { PairFinding } from './across.js';
import { type CleanPairs, checkPairs } from './all.js';
import list from './contrasts.json' with { type: 'json' };
import type { CheckContext, CheckedWords, CheckName } from './finding.js';
import { contrastsOf } from './opposites.js';

/** Surely wrong; all other checks only advise. */
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

/** How much a finding of a check weighs. */
export const severityOf = (check: CheckName): Severity => (sure.has(check) ? 'warning' : 'advice');

/** Terms and the contrasts of the two languages, ready to be looked for. */
export const searchedWords = (terms: readonly Term[]): CheckedWords => ({
  terms: termbaseOf(terms),
  contrasts: contrastsOf(contrasts),
});

// Titles are quoted in official texts alone.
const unused: ReadonlySet<CheckName> = new Set(['titles']);

// What the program says of itself speaks of tokens and loops that are none of the game, and of one thing in several ways.
const ofGame: ReadonlySet<CheckName> = new Set(['terms', 'refused', 'cards', 'names', 'alone', 'inconsistent']);

/** A text of the rulebook or of the program in both languages. */
export interface OwnText {
  readonly key: string;
  readonly area: TextArea;
  readonly en: string;
  readonly it: string;
}

/** Runs the checks that need the two texts alone over texts of a rulebook, English being the source of Italian. */
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
