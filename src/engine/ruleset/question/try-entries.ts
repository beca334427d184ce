import { TURN } from '../../evaluate/code.js';
import type { AskedQuestion } from '../../evaluate/notes.js';
import type { Question } from '../../model/vocabulary.js';
import type { Value } from '../../values/values.js';
import { problemOf } from '../combine.js';
import { allHold, allHoldBriefly, NO_CONJUNCTS, traced } from './conjuncts.js';
import { type EntryOutcome, idsOf } from './outcome.js';
import type { Questions } from './questions.js';
import type { TracedEntry } from './traced-entry.js';

/** Steps for noting the outcome of an entry for one thing. */
const OUTCOME = 10 * TURN;

const NO_IDS: readonly string[] = /* @__PURE__ */ Object.freeze([]);
const NO_QUESTIONS: readonly AskedQuestion[] = [];
const NOBODY: readonly EntryOutcome[] = [];

/**
 * Tries the entries of a question one by one, for the arguments in its cells.
 *
 * @param rows in an order in which each comes after those that override it
 */
export function tryEntries(
  rows: readonly TracedEntry[],
  question: Question,
  questions: Questions,
): readonly EntryOutcome[] {
  const trial = new EntryTrial(question, questions);
  for (const row of rows) trial.try(row);
  return trial.tried;
}

class EntryTrial {
  readonly tried: EntryOutcome[] = [];

  constructor(
    private readonly question: Question,
    private readonly questions: Questions,
  ) {}

  try(row: TracedEntry): void {
    const { tried } = this;
    const { overriders, each } = row;
    const above = overriders.length === 0 ? NOBODY : tried.filter((other) => overriders.includes(other.row));
    const { notes, context } = this.questions;
    const { budget } = context.runtime;
    budget.spend(TURN);
    row.begin();
    if (each === null) {
      tried.push(this.one(row, above, NO_QUESTIONS));
      return;
    }
    const outer = notes.askedQuestions;
    const listed: AskedQuestion[] = [];
    notes.askedQuestions = listed;
    const things = each.things();
    notes.askedQuestions = outer;
    if (things === undefined) {
      const nothing = { conjuncts: [], askedQuestions: NO_QUESTIONS, value: undefined, held: undefined, by: NO_IDS };
      tried.push({ entry: row.entry, row, ...nothing, outcome: 'unknown' });
      return;
    }
    // A denial while the things were listed is no objection to any one of them.
    const askedQuestions = listed.filter(({ value }) => value !== 'denied');
    for (const thing of Array.isArray(things) ? (things as readonly Value[]) : []) {
      // The outcome is noted for each.
      budget.spend(OUTCOME);
      each.cell.v = thing;
      row.begin();
      tried.push(this.one(row, above, askedQuestions));
    }
  }

  /** @param listed the questions through which the entry's things were found */
  private one(row: TracedEntry, above: readonly EntryOutcome[], listed: readonly AskedQuestion[]): EntryOutcome {
    const { notes } = this.questions;
    const { entry } = row;
    const before = notes.missing.length;
    const outer = notes.askedQuestions;
    const askedQuestions = [...listed];
    notes.askedQuestions = askedQuestions;
    // What an `else` rests on are all conjuncts.
    const isBrief = notes.factsRead === null && !row.isElse;
    const conjuncts = isBrief ? NO_CONJUNCTS : traced(row.conjuncts, notes);
    let holds = isBrief ? allHoldBriefly(row.conjuncts) : allHold(conjuncts);
    if (row.isElse && holds !== undefined) holds = !holds;
    const answer = holds === false ? undefined : row.answer();
    // An entry none of whose cases holds gives nothing.
    if (answer === undefined) holds = false;
    notes.askedQuestions = outer;
    const certain = above.length === 0 ? NO_IDS : idsOf(above.filter(({ outcome }) => outcome === 'applied'));
    const isOpen = holds === undefined || above.some(({ outcome }) => outcome === 'unknown');
    const outcome = holds === false ? 'not met' : certain.length > 0 ? 'overridden' : isOpen ? 'unknown' : 'applied';
    if (outcome === 'not met' || outcome === 'overridden') notes.dropMissingSince(before);
    return {
      entry,
      row,
      conjuncts,
      askedQuestions,
      value: outcome === 'applied' && this.question.policy === 'problems' ? this.problem(row) : answer?.value,
      held: answer?.held,
      by: outcome === 'overridden' ? certain : NO_IDS,
      outcome,
    };
  }

  private problem({ entry, scope }: TracedEntry): Value {
    const { notes, context } = this.questions;
    const before = notes.missing.length;
    const problem = problemOf(entry, (name) => scope.read(name), context.runtime.budget);
    // What its words mention makes no difference to the answer.
    notes.dropMissingSince(before);
    return problem;
  }
}
