import { isInForce, numbersIn, Random } from 'tavolata/internals';
import type { SetupJson } from 'tavolata/runtime';
import type { Scenario } from '../scenarios/model.js';
import { haveOwnFacts, withCommonWords } from './common-words.js';
import { type Difference, differencesOf, vocabularyDifferences } from './meaning.js';
import { stationsOf } from './played.js';
import { type Witness, witnessesOf } from './settle.js';
import { type Side, Sides, setupKey } from './sides.js';
import { houses, madeTables } from './tables.js';
import { TrialRunner } from './trying.js';
import { usualIn } from './usual.js';

/** The phases that take long: making tables, trying them, and searching for the smallest that show a change. */
export type ComparePhase = 'made' | 'tried' | 'smallest';

export interface CompareOptions {
  /** Only these questions and events. */
  readonly questions?: readonly string[];
  /** Seed of the random generator; 1 by default. */
  readonly seed?: number;
  /** How many tables are drawn from each made one; 6 by default. */
  readonly draws?: number;
  /** How many are drawn from each state of a scenario; by default one if a side has facts of its own, else none. */
  readonly drawsFromScenarios?: number;
  /** True: the same answer for other reasons counts as changed. */
  readonly reasons?: boolean;
  readonly progress?: (done: number, all: number, phase: ComparePhase) => void;
}

/** The findings about one question, or about the plans of one event. */
export interface Changed {
  readonly kind: 'ask' | 'send';
  readonly name: string;
  /** Whether a differing entry is about it; otherwise it changes through what it asks or causes. */
  readonly direct: boolean;
  readonly tables: number;
  readonly trials: number;
  readonly changed: number;
  /** Plainest first; each has other causes. Empty: nothing changed. */
  readonly witnesses: readonly Witness[];
}

/** An entry whose numbers changed. */
export interface MovedNumbers {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The result of comparing two rulebooks. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Entries whose numbers changed, whether or not their meaning did. */
  readonly moved: readonly MovedNumbers[];
  /** Names that the two vocabularies declare differently. */
  readonly vocabulary: readonly string[];
  readonly tables: number;
  readonly trials: number;
  /** Questions and events that were tried, changed ones first. */
  readonly found: readonly Changed[];
}

/**
 * Finds out which answers and plans change from one side to the other: at tables as players would agree on them, at
 * tables drawn from these, and at all states of scenarios. Only what differing entries can reach is tried.
 * Deterministic for the same arguments.
 */
export function compare(
  ownBefore: Side,
  ownAfter: Side,
  scenarios: readonly Scenario[],
  options: CompareOptions = {},
): Comparison {
  const [before, after] = withCommonWords(ownBefore, ownAfter);
  const usual = usualIn(scenarios, after.rulebook.vocabulary);
  const sides = new Sides(before, after, usual, options.reasons);
  const active = ({ rulebook, edition }: Side) => rulebook.entries.filter((entry) => isInForce(entry, edition));
  const differences = differencesOf(active(before), active(after));
  const { questions, events, others } = vocabularyDifferences(
    ownBefore.rulebook.vocabulary,
    ownAfter.rulebook.vocabulary,
  );
  const vocabulary = [...questions, ...events, ...others];
  const trying = new TrialRunner(sides, new Random(options.seed ?? 1, 1), options.questions ?? []);
  // Without differences nothing can change: most pairs of neighbouring editions end here.
  if (differences.length + vocabulary.length > 0)
    tryAll({ sides, trying, differences }, scenarios, {
      drawsFromScenarios: haveOwnFacts(ownBefore, ownAfter) ? 1 : 0,
      ...options,
    });
  const direct = directNodes(differences, sides);
  const { size } = trying.tallies;
  const found = [...trying.tallies.values()].map((tally, index): Changed => {
    options.progress?.(index, size, 'smallest');
    const { kind, name, tables, trials, changed } = tally;
    const isDirect = direct.has(`${kind} ${name}`);
    const witnesses = witnessesOf(sides, tally, isDirect);
    return { kind, name, direct: isDirect, tables, trials, changed, witnesses };
  });
  found.sort((a, b) => Number(b.changed > 0) - Number(a.changed > 0) || Number(b.direct) - Number(a.direct));
  const trials = found.reduce((sum, one) => sum + one.trials, 0);
  return { differences, moved: movedNumbers(before, after), vocabulary, tables: trying.tables, trials, found };
}

function movedNumbers(before: Side, after: Side): readonly MovedNumbers[] {
  const numbers = ({ rulebook, edition }: Side) =>
    new Map(
      rulebook.entries.flatMap((entry) =>
        isInForce(entry, edition) ? [[entry.id, numbersIn(entry, edition)] as const] : [],
      ),
    );
  const now = numbers(after);
  return [...numbers(before)].flatMap(([id, was]): readonly MovedNumbers[] => {
    const is = now.get(id);
    return is === undefined || was.join() === is.join() ? [] : [{ id, before: was, after: is }];
  });
}

interface ComparisonRun {
  readonly sides: Sides;
  readonly trying: TrialRunner;
  readonly differences: readonly Difference[];
}

function tryAll(
  { sides, trying, differences }: ComparisonRun,
  scenarios: readonly Scenario[],
  { draws = 6, drawsFromScenarios = 0, progress }: CompareOptions,
): void {
  const keyed = scenarios.map((scenario) => ({ scenario, key: setupKey(scenario.table.setup) }));
  // Scenarios with the same setup in a row, since only some setups are cached.
  const wanted = keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ scenario }) => scenario);
  const made = madeTables(sides, differences, (done, all) => progress?.(done, all, 'made'));
  const all = wanted.length + made.length;
  for (const [index, base] of made.entries()) {
    progress?.(index, all, 'tried');
    const pair = sides.pair(base.setup);
    if (pair === null) continue;
    trying.at(base, pair, []);
    for (let n = 0; n < draws; n++) trying.at(trying.drawnFrom(base, pair), pair, []);
  }
  for (const [index, scenario] of wanted.entries()) {
    progress?.(made.length + index, all, 'tried');
    for (const setup of setupsFor(sides, scenario.table.setup, differences)) {
      for (const { table, trials } of stationsOf(sides, scenario, setup)) {
        const pair = sides.pair(table.setup);
        if (pair === null) continue;
        trying.at(table, pair, trials);
        for (let n = 0; n < drawsFromScenarios; n++) trying.at(trying.drawnFrom(table, pair), pair, trials);
      }
    }
  }
}

/** The setup of a scenario unchanged, and with each differing house answer that activates other entries. */
function setupsFor(sides: Sides, setup: SetupJson, differences: readonly Difference[]): readonly SetupJson[] {
  const living = (one: SetupJson) =>
    sides
      .pair(one)
      ?.differences.map(({ id }) => id)
      .join() ?? '';
  const seen = new Set([living(setup)]);
  const others = houses(differences).map(({ house }) => ({ ...setup, house: { ...setup.house, ...house } }));
  return [setup, ...others.filter((one) => !seen.has(living(one)) && seen.add(living(one)))];
}

/** The questions and events of the differing entries and declarations. */
function directNodes(differences: readonly Difference[], { vocabulary }: Sides): ReadonlySet<string> {
  const entries = differences.flatMap(({ before, after }) => [before, after].filter((one) => one !== undefined));
  return new Set([
    ...entries.map(({ hook, of }) => `${hook === 'answers' ? 'ask' : 'send'} ${of}`),
    ...vocabulary.questions.map((name) => `ask ${name}`),
    ...vocabulary.events.map((name) => `send ${name}`),
  ]);
}
