import type { AskedQuestion } from '../../evaluate/notes.js';
import type { ConjunctTrace, Considered, Outcome } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import { toJson } from '../../values/json.js';
import { ProblemValue, type Value } from '../../values/values.js';
import { allHold, isNearMiss } from './conjuncts.js';
import type { TracedEntry } from './traced-entry.js';

/** The outcome of one entry for one thing that it is about. */
export interface EntryOutcome {
  readonly entry: Entry;
  readonly row: TracedEntry;
  readonly conjuncts: readonly ConjunctTrace[];
  /** What it asked during evaluation. */
  readonly askedQuestions: readonly AskedQuestion[];
  /** What it gives, or the problem that it finds; undefined: unknown, or only a verdict. */
  readonly value: Value | undefined;
  /** Index of the case that held. */
  readonly held: number | undefined;
  by: readonly string[];
  outcome: Outcome;
}

export const idsOf = (tried: readonly EntryOutcome[]): readonly string[] => tried.map(({ entry }) => entry.id);

/** Of the two entries made from one with an `else`, the one that applies; if that is unknown, the first. */
const isShown = ({ entry, row, conjuncts }: EntryOutcome): boolean =>
  entry.else === undefined || row.isElse === (allHold(conjuncts) === false);

/** The outcomes of entries as a trace reports them. */
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
