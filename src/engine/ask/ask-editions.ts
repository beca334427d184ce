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

/** In what an edition differs from the one before: what comes out, which entries decide, their words, their numbers. */
export type EditionDifference = 'answer' | 'entries' | 'words' | 'numbers';

/** An edition in which an answer, or how it reads, is another than in the one before. */
export interface EditionAnswer {
  readonly edition: EditionDate;
  /** Empty for the first edition, with which nothing is compared. */
  readonly differs: readonly EditionDifference[];
  /** Missing where the table does not open, or the question has no answer there. */
  readonly answer?: Answer;
  /** Why the table does not open in this edition. */
  readonly refusals?: readonly Refusal[];
  /** Code of the fault that the question ends with. */
  readonly fault?: string;
}

/**
 * Asks a question of a table in every edition of the rules.
 *
 * @returns the first edition, and those at which the answer, the entries that decide, their words or their numbers change
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

/** The same, an edition at a time, for who has other things to do meanwhile; undefined for one in which nothing changes. */
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
    // Not one of the setups kept: all editions at once would put out those in use.
    const ruleset = arrangeAlone(rulebook, setup);
    const now = reportOf(ruleset, question, before, () => outcomeOf({ ...json, setup }, ruleset, question, args));
    const differs = before === undefined ? [] : differences(before, now);
    const isOther = before === undefined || differs.length > 0;
    before = now;
    yield isOther ? { edition: date, differs, ...now.outcome } : undefined;
  }
}

type EditionOutcome = Omit<EditionAnswer, 'edition' | 'differs'>;

/** What comes out in an edition, and how the entries that decide read there. */
interface EditionReport {
  readonly entries: readonly Entry[];
  readonly outcome: EditionOutcome;
  readonly came: string;
  readonly deciding: string;
  readonly words: string;
  readonly numbers: string;
}

/**
 * The entries that the answer may depend on: those of the question, of all that they ask in turn, and of all that is asked when a
 * table is opened.
 */
function entriesBehind({ entries, dependencies, rulebook }: Ruleset, question: string): readonly Entry[] {
  const facts = Object.values(rulebook.vocabulary.entities).flatMap((entity) => Object.values(entity.facts));
  const opening = dependencies.asked(facts.flatMap(({ assumed }) => (assumed === undefined ? [] : [assumed.tree])));
  const questions = new Set([question, ...dependencies.of(question).questions, ...opening]);
  return entries.filter(({ hook, of = '' }) => hook === 'answers' && questions.has(of));
}

/** Where the same entries are active as in the edition before, the same comes out. */
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
    // In some edition the rules may be silent where a value is wanted.
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
