import type { ProblemSeverity } from 'tavolata/internals';
import type { Json, Pick, TableJson, Words } from 'tavolata/runtime';

/** An expected problem: the id of its entry, or that with its severity and values that its words mention. */
export type ExpectedProblem =
  | string
  | {
      readonly entry: string;
      readonly severity?: ProblemSeverity;
      readonly values?: { readonly [name: string]: Json };
    };

/** A step that asks a question and checks its answer. */
export interface AskStep {
  readonly ask: string;
  readonly answer?: Json;
  /** Entries that must be among the deciding ones. */
  readonly because?: readonly string[];
  /** Nothing else may decide. */
  readonly alone?: true;
  /** Entries that must have been considered and must not have applied. */
  readonly nearly?: readonly string[];
  /** Facts that must be reported as unknown, as `thing.fact`. */
  readonly unknown?: readonly string[];
}

/** A step that sends events and checks their plan. */
export interface SendStep {
  readonly send: string | readonly string[];
  readonly picks?: readonly Pick[];
  /** The whole plan; order inside a step is free. */
  readonly plan?: readonly (readonly string[])[];
  /** Events that must be somewhere in the plan. */
  readonly includes?: readonly string[];
  /** Events, or names of events, that must not be in the plan. */
  readonly absent?: readonly string[];
  /** Matters of the choices that the plan must wait for. */
  readonly needs?: readonly string[];
  readonly because?: readonly string[];
  readonly nearly?: readonly string[];
  readonly unknown?: readonly string[];
}

/** `verify: true`: nothing may be left undone. */
export interface VerifyStep {
  readonly verify: true;
}

export type ScenarioStep = AskStep | SendStep | VerifyStep;

/** A worked case: a table, what is asked or sent, and what must come out, in every edition of its span. */
export interface Scenario {
  readonly id: string;
  readonly rules?: readonly string[];
  /** True for the examples of the official text; nothing rewrites those. */
  readonly official?: boolean;
  /** True for those that other engines are compared with. */
  readonly engines?: boolean;
  readonly summary: Words;
  readonly since?: string;
  readonly until?: string;
  readonly table: TableJson;
  readonly steps: readonly ScenarioStep[];
}

/** An unexpected or missing result of a step. */
export interface Failure {
  readonly scenario: string;
  readonly edition: string;
  /** Index of the step; -1 for the table itself. */
  readonly step: number;
  readonly code: FailureCode;
  readonly expected: Json;
  readonly got: Json;
  /** Entries that decided the actual result. */
  readonly because?: readonly string[];
  /** Facts that were missing for an answer, as `thing.fact`. */
  readonly unknown?: readonly string[];
  /** The actual result in words: those of a fault of the runtime, or the outcome of an entry. */
  readonly said?: Words;
}

export type FailureCode =
  | 'test.table'
  | 'test.text'
  | 'test.answer'
  | 'test.because'
  | 'test.alone'
  | 'test.nearly'
  | 'test.unknown'
  | 'test.plan'
  | 'test.includes'
  | 'test.absent'
  | 'test.needs'
  | 'test.fault'
  | 'test.back-ends'
  | 'test.replay'
  | 'test.verify'
  | 'test.editions';

/** The result of a scenario in some editions. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly editions: readonly string[];
  readonly failures: readonly Failure[];
  /** Entries that decided or caused something. */
  readonly decided: ReadonlySet<string>;
  /** Entries that nearly applied. */
  readonly nearly: ReadonlySet<string>;
}
