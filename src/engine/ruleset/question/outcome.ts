import type { AskedQuestion } from '../../evaluate/notes.js';
import type { ConjunctTrace, Considered, Outcome } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import { toJson } from '../../values/json.js';
import { ProblemValue, type Value } from '../../values/values.js';
import { allHold, isNearMiss } from './conjuncts.js';
import type { TracedEntry } from './traced-entry.js';

/** How one entry fared for one thing that it is about. */
export interface EntryOutcome {
  readonly entry: Entry;
  readonly row: TracedEntry;
  readonly conjuncts: readonly ConjunctTrace[];
  /** What it asked on the way. */
  readonly askedQuestions: readonly AskedQuestion[];
  /** What it says, or the problem that it finds; undefined: unknown, or it says no more than a verdict. */
  readonly value: Value | undefined;
  /** Place of the case that held. */
  readonly held: number | undefined;
  by: readonly string[];
  outcome: Outcome;
}

export const idsOf = (tried: readonly EntryOutcome[]): readonly string[] => tried.map(({ entry }) => entry.id);

/** Of the two halves of an entry with an `else` the one that applies; where that is open, the first. */
const isShown = ({ entry, row, conjuncts }: EntryOutcome): boolean =>
  entry.else === undefined || row.isElse === (allHold(conjuncts) === false);

/** How entries fared, as a trace tells it. */
export const consideredIn = (tried: readonly EntryOutcome[], vocabulary: Vocabulary): readonly Considered[] =>
  tried.filter(isShown).map((one) => consideredOf(one, vocabulary));

function consideredOf({ entry, row, outcome, by, conjuncts, value, held }: EntryOutcome, vocabulary: Vocabulary) {
  const considered: { -readonly [key in keyof Considered]: Considered[key] } = {
    entry: entry.id,
    numbers: row.numbers,
    outcome,
    by,
    conjuncts,
    nearMiss: outcome === 'not met' && isNearMiss(conjuncts),
  };
  if (outcome !== 'applied') return considered;
  if (held !== undefined) considered.case = held;
  if (value !== undefined && !(value instanceof ProblemValue)) considered.value = toJson(vocabulary, value);
  return considered;
}
