import { arrangeAlone, type Node } from 'tavolata/internals';
import {
  type Considered,
  Fault,
  type Json,
  type Rulebook,
  type Ruleset,
  type SetupJson,
  type Table,
  type TableJson,
  tryOpenTable,
} from 'tavolata/runtime';
import { editionsOf } from './editions.js';
import { canonical } from './expected.js';
import type { Failure, FailureCode, Scenario, ScenarioResult } from './model.js';
import { runAsk } from './run-ask.js';
import { runSend, runVerify } from './run-send.js';

export interface ScenarioOptions {
  /** Selects the editions to play; by default all. */
  readonly choose?: (editions: readonly string[]) => readonly string[];
  /** Rulesets made so far, shared between scenarios: arranging costs more than playing. */
  readonly rulesets?: Map<string, Ruleset>;
  /** Called with every text that compiled code will evaluate, since its reads are not observed. */
  readonly heard?: (tree: Node, ruleset: Ruleset) => void;
  /**
   * Compares only what the scenario itself expects, mostly without a trace: for very many runs of which only the first
   * failure matters.
   */
  readonly lean?: boolean;
}

/** Receives the results of the steps of one run of a scenario. */
export interface Report {
  fail(code: FailureCode, expected: Json, got: Json, why?: Pick<Failure, 'because' | 'unknown' | 'said'>): void;
  /** Entries and their outcomes. */
  considered(list: readonly Considered[]): void;
  decided(entries: readonly string[]): void;
  /** See `ScenarioOptions`. */
  heard(tree: Node, ruleset: Ruleset): void;
  /** See `ScenarioOptions.lean`. */
  readonly lean: boolean;
}

/**
 * Plays a scenario in each edition within its dates. Every question is answered by strict code and by traced code, and
 * every plan is replayed on a copy of the table: the two must agree.
 */
export function runScenario(rulebook: Rulebook, scenario: Scenario, options: ScenarioOptions = {}): ScenarioResult {
  const failures: Failure[] = [];
  const decided = new Set<string>();
  const nearly = new Set<string>();
  const all = editionsOf(rulebook, scenario);
  const editions = options.choose ? options.choose(all) : all;
  if (editions.length === 0) {
    const span = `${scenario.since ?? ''}…${scenario.until ?? ''}`;
    failures.push({ scenario: scenario.id, edition: '', step: -1, code: 'test.editions', expected: span, got: null });
  }
  for (const edition of editions) {
    let step = -1;
    const report: Report = {
      lean: options.lean ?? false,
      fail: (code, expected, got, why) =>
        failures.push({ scenario: scenario.id, edition, step, code, expected, got, ...why }),
      considered: (list) => {
        for (const one of list) {
          if (one.outcome === 'applied') decided.add(one.entry);
          else if (one.nearMiss || one.outcome === 'overridden') nearly.add(one.entry);
        }
      },
      decided: (entries) => {
        for (const entry of entries) decided.add(entry);
      },
      heard: (tree, ruleset) => options.heard?.(tree, ruleset),
    };
    try {
      const table = open(rulebook, { ...scenario.table, setup: { ...scenario.table.setup, edition } }, options, report);
      if (table === null) continue;
      for (const [i, one] of scenario.steps.entries()) {
        step = i;
        if ('ask' in one) runAsk(table, one, report);
        else if ('send' in one) runSend(table, one, report);
        else runVerify(table, report);
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      report.fail('test.fault', null, error.code, { said: { en: error.in('en'), it: error.in('it') } });
    }
  }
  return { scenario, editions, failures, decided, nearly };
}

function open(rulebook: Rulebook, json: TableJson, options: ScenarioOptions, report: Report): Table | null {
  const rulesets = options.rulesets ?? new Map<string, Ruleset>();
  const ruleset = rulesetFor(rulebook, json.setup, rulesets);
  const opened = tryOpenTable(rulebook, json, ruleset);
  if ('table' in opened) return opened.table;
  report.fail(
    'test.table',
    null,
    opened.refusals.map(({ code, pointer, values }) => `${code} ${pointer} ${canonical(values)}`).join('; '),
  );
  return null;
}

function rulesetFor(rulebook: Rulebook, setup: SetupJson, rulesets: Map<string, Ruleset>): Ruleset {
  const key = canonical(setup);
  const known = rulesets.get(key);
  if (known) return known;
  const ruleset = arrangeAlone(rulebook, setup);
  rulesets.set(key, ruleset);
  return ruleset;
}
