import type { Answer } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { numbersIn, textIn } from '../model/numbers.js';
import type { Json, TableJson } from '../model/table.js';
import type { EditionDate } from '../model/words.js';
import { arrangeAlone } from '../ruleset/arrange.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Refusal } from '../table/accept.js';
import { needTable, type Table, tableToJson, tryOpenTable } from '../table/table.js';
import { acceptArguments, ask } from './ask.js';

/**
 * How an edition differs from the one before: in the result, in the entries that decide, in their words or their
 * numbers.
 */
export type EditionDifference = 'answer' | 'entries' | 'words' | 'numbers';

/** An edition in which an answer, or its wording, differs from the edition before. */
export interface EditionAnswer {
  readonly edition: EditionDate;
  /** Empty for the first edition, which is compared with nothing. */
  readonly differs: readonly EditionDifference[];
  /** Missing if the table does not open, or the question has no answer there. */
  readonly answer?: Answer;
  /** Why the table does not open in this edition. */
  readonly refusals?: readonly Refusal[];
  /** Code of the fault with which the question ends. */
  readonly fault?: string;
}

/**
 * Asks a question about a table in every edition of the rules.
 *
 * @returns the first edition, and those at which the answer, the deciding entries, their words or their numbers change
 * @throws Fault as `ask`, for the question and its arguments
 */
export function askEditions(
  table: Table,
  question: string,
  args: { readonly [name: string]: Json } = {},
): readonly EditionAnswer[] {
  needTable(table, 'askEditions');
  return [...editionByEdition(table, question, args)].flatMap((one) => one ?? []);
}

/**
 * The same edition by edition, for callers that do other work in between; undefined for an edition in which nothing
 * changes.
 */
export function* editionByEdition(
  table: Table,
  question: string,
  args: { readonly [name: string]: Json },
): Generator<EditionAnswer | undefined> {
  acceptArguments(table, question, args);
  const { rulebook } = table.ruleset;
  const json = tableToJson(table);
  let before: EditionReport | undefined;
  for (const { date } of rulebook.editions) {
    const setup = { ...json.setup, edition: date };
    // Not a cached setup: all editions at once would evict those in use.
    const ruleset = arrangeAlone(rulebook, setup);
    const now = reportOf(ruleset, question, before, () => outcomeOf({ ...json, setup }, ruleset, question, args));
    const differs = before === undefined ? [] : differences(before, now);
    const isOther = before === undefined || differs.length > 0;
    before = now;
    yield isOther ? { edition: date, differs, ...now.outcome } : undefined;
  }
}

type EditionOutcome = Omit<EditionAnswer, 'edition' | 'differs'>;

/** The result in an edition, and how the deciding entries read there. */
interface EditionReport {
  readonly entries: readonly Entry[];
  readonly outcome: EditionOutcome;
  readonly came: string;
  readonly deciding: string;
  readonly words: string;
  readonly numbers: string;
}

/**
 * The entries that the answer may depend on: those of the question, of all questions asked in turn, and of all that are
 * asked when a table is opened.
 */
function entriesBehind({ entries, dependencies, rulebook }: Ruleset, question: string): readonly Entry[] {
  const facts = Object.values(rulebook.vocabulary.entities).flatMap((entity) => Object.values(entity.facts));
  const opening = dependencies.asked(facts.flatMap(({ assumed }) => (assumed === undefined ? [] : [assumed.tree])));
  const questions = new Set([question, ...dependencies.of(question).questions, ...opening]);
  return entries.filter(({ hook, of = '' }) => hook === 'answers' && questions.has(of));
}

/** If the same entries are active as in the edition before, the result is the same. */
function reportOf(
  ruleset: Ruleset,
  question: string,
  before: EditionReport | undefined,
  work: () => EditionOutcome,
): EditionReport {
  const { edition } = ruleset;
  const entries = entriesBehind(ruleset, question);
  const isSame = before?.entries.length === entries.length && entries.every((one, at) => one === before.entries[at]);
  const outcome = isSame ? inEdition(before.outcome, ruleset) : work();
  const { answer, refusals, fault } = outcome;
  const because = answer?.because ?? [];
  const deciding = because.flatMap((id) => ruleset.entryOf(id) ?? []);
  const { verdict, value, problems, unknown } = answer ?? {};
  return {
    entries,
    outcome,
    came: JSON.stringify([verdict, value, problems, unknown, refusals, fault]),
    deciding: JSON.stringify(because),
    words: JSON.stringify(deciding.map((entry) => [entry.name, textIn(entry, edition)])),
    numbers: JSON.stringify(deciding.map((entry) => numbersIn(entry, edition))),
  };
}

const inEdition = ({ answer, ...outcome }: EditionOutcome, ruleset: Ruleset): EditionOutcome => ({
  ...outcome,
  ...(answer && {
    answer: {
      ...answer,
      edition: ruleset.edition,
      notices: ruleset.notices,
      numbers: ruleset.numbersOfAll(Object.keys(answer.numbers ?? {})),
    },
  }),
});

function outcomeOf(
  json: TableJson,
  ruleset: Ruleset,
  question: string,
  args: { readonly [name: string]: Json },
): EditionOutcome {
  const opened = tryOpenTable(ruleset.rulebook, json, ruleset);
  if ('refusals' in opened) return { refusals: opened.refusals };
  try {
    return { answer: ask(opened.table, question, args, { reasons: true }) };
  } catch (fault) {
    // In some editions the rules may be silent where a value is required.
    if (!(fault instanceof Fault)) throw fault;
    return { fault: fault.code };
  }
}

function differences(before: EditionReport, now: EditionReport): readonly EditionDifference[] {
  const entries = before.deciding !== now.deciding;
  const differs: readonly (readonly [EditionDifference, boolean])[] = [
    ['answer', before.came !== now.came],
    ['entries', entries],
    ['words', !entries && before.words !== now.words],
    ['numbers', !entries && before.numbers !== now.numbers],
  ];
  return differs.flatMap(([kind, isOther]) => (isOther ? [kind] : []));
}
