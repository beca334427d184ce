import type { ProblemSeverity } from './entry.js';
import type { Json } from './table.js';
import type { EditionDate } from './words.js';

/** The answer to whether something may be done: `silent` if no entry speaks, `unknown` if a fact is missing. */
export type Verdict = 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';

/**
 * A fact that the table does not give: of which thing, and which fact. With a code, no fact is missing: the function
 * `of` would list more than `fact` members (`list.too-long`), or could not prove which choice is the best
 * (`choice.undecided`); then `fact` is the range of its number of merits, from the best found to the upper bound:
 * `5..6`.
 */
export interface UnknownFact {
  readonly of: string;
  readonly fact: string;
  readonly code?: 'list.too-long' | 'choice.undecided';
}

/** A problem found by an entry of a question with the policy `problems`. */
export interface Problem {
  readonly entry: string;
  readonly severity: ProblemSeverity;
  /** Values of the entry's names (`let`, `each`, parameters) that its reason mentions. */
  readonly values: { readonly [name: string]: Json };
}

/** By id of the entry. */
export interface EntryNumbers {
  readonly [entry: string]: readonly string[];
}

/** Answers are plain JSON: things are their ids, structural values are objects with `is`. */
export interface Answer {
  readonly question: string;
  readonly arguments: { readonly [name: string]: Json };
  /** For the policy `verdict`; otherwise missing. */
  readonly verdict?: Verdict;
  /** For the other policies; missing if unknown. For a union that is unknown as a whole, its certain members. */
  readonly value?: Json;
  readonly problems?: readonly Problem[];
  /** Ids of the entries that decided, in order of id. */
  readonly because: readonly string[];
  /**
   * Ids of entries of higher layers (an option, a variant, a house answer) on whose answers the deciding ones rest;
   * only if reasons were requested.
   */
  readonly restsOn?: readonly string[];
  /** Rule numbers of the entries named, as far as in force on this table; only if reasons were requested. */
  readonly numbers?: EntryNumbers;
  /** Missing facts; empty if the answer is certain. */
  readonly unknown: readonly UnknownFact[];
  readonly edition: EditionDate;
  /**
   * What a host should know of the requested edition and of the setup, whatever is asked; with a trace also which facts
   * the table left out and were assumed when it was opened, as far as this answer read them.
   */
  readonly notices: readonly Notice[];
  readonly trace?: QuestionTrace;
}

/** An answer to a question of the policy `problems`. */
export type ProblemsAnswer = Omit<Answer, 'verdict' | 'value'>;

/** Something worth knowing about an answer, by code: `explain` puts it into words. */
export interface Notice {
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };
}

/** One event of a plan, as plain JSON. */
export interface PlanEvent {
  readonly event: string;
  readonly fields: { readonly [field: string]: Json };
  /**
   * Ids of the entries that contributed to it, most specific first: those that claimed, made or rewrote it; missing for
   * what was sent.
   */
  readonly because?: readonly string[];
  /** Ids of the things that it created, in order; missing if there are none. */
  readonly created?: readonly string[];
}

/** An event that was sent, or that resulted from what was sent, and did not happen as such. */
export interface Undone {
  readonly event: PlanEvent;
  /** Something happens in its place; nothing does; or, if the plan is empty, it was admitted but had no effect. */
  readonly how: 'replaced' | 'barred' | 'idle';
  /** Ids of the entries that decided so, most specific first. */
  readonly because: readonly string[];
}

/** A choice or a chance that the plan waits for. */
export interface Need {
  readonly matter: string;
  readonly among: readonly Json[];
  /** Id of the chooser; null: chance. */
  readonly by: string | null;
  /** The event for which it is requested; missing if what was sent requests it itself. */
  readonly event?: PlanEvent;
  /** Ids of the entries that request it. */
  readonly because: readonly string[];
}

/** A choice that was made: an answer to a `Need` of a plan. `by` is missing or null if chance picked. */
export interface Pick {
  readonly matter: string;
  readonly by?: string | null;
  readonly pick: Json;
}

/**
 * One write of a plan, as plain data. Each can be passed to `changed` of a viewed table unchanged.
 *
 * - `set`: a fact of a thing, by id, or by name for a single one; without a value it is left out: it has its default,
 * or is unknown from then on.
 * - `create`: a thing at the end of a collection, with the facts that differ from their values when left out.
 * - `remove`: a thing of a collection, which nothing refers to any more.
 * - `fresh`: the next number for ids of things that plans create (`fresh` of a table).
 *
 * In a plan sent with `byStep`, each has the index of its step in `steps`.
 */
export type TableChange = { readonly step?: number } & (
  | { readonly op: 'set'; readonly of: string; readonly fact: string; readonly value?: Json }
  | {
      readonly op: 'create';
      readonly members: string;
      readonly id: string;
      readonly facts: { readonly [fact: string]: Json };
    }
  | { readonly op: 'remove'; readonly members: string; readonly id: string }
  | { readonly op: 'fresh'; readonly next: number }
);

/** What has to happen after events, step by step; nothing has been carried out yet. */
export interface Plan {
  readonly sent: readonly PlanEvent[];
  /** Each step is a set of simultaneous events, in a fixed order. */
  readonly steps: readonly (readonly PlanEvent[])[];
  /** The writes of all steps, in order: making them carries out the plan. */
  readonly changes: readonly TableChange[];
  /**
   * Events that did not happen as such, in order. A plan without steps has at least one, unless nothing was sent, it
   * waits (`needs`), a fact is missing (`unknown`) or the table is no longer played (`ended`).
   */
  readonly undone: readonly Undone[];
  /** Rule numbers of the entries named, as far as in force on this table. */
  readonly numbers: EntryNumbers;
  /** If not empty, nothing was planned: send again with these picks. */
  readonly needs: readonly Need[];
  readonly unknown: readonly UnknownFact[];
  /** Picks that nothing requested: perhaps their matter is misspelt, or they belong to another sending. */
  readonly unusedPicks?: readonly Pick[];
  /**
   * Present if the table is no longer played (`ended` of the vocabulary): there are no steps then, whatever was sent.
   */
  readonly ended?: true;
  readonly edition: EditionDate;
  /** What a host should know of the requested edition and of the setup; assumed facts are not named. */
  readonly notices: readonly Notice[];
  /**
   * The outcome of each entry that could affect one of the events, event by event; only if a trace was requested, and
   * the plan neither waits nor lacks a fact.
   */
  readonly trace?: readonly Considered[];
}

/** `idle`: an entry about an event whose condition held, but which had no effect. */
export type Outcome = 'applied' | 'idle' | 'not met' | 'overridden' | 'outranked' | 'unknown';

/** The outcome of one entry for an answer. */
export interface Considered {
  readonly entry: string;
  /** Numbers in the requested edition. */
  readonly numbers: readonly string[];
  readonly outcome: Outcome;
  /** Entries that overrode or outranked it. */
  readonly by: readonly string[];
  /** Conjuncts of its condition with their truth. */
  readonly conjuncts: readonly ConjunctTrace[];
  /** True if all conjuncts but one held, or the only one failed. */
  readonly nearMiss: boolean;
  /** Index of the case that held, in an entry with cases that applied. */
  readonly case?: number;
  /** Value that the entry gave, if it applied. */
  readonly value?: Json;
  /** For events: the event it was considered for. */
  readonly event?: PlanEvent;
}

/** The outcome of one part of a condition, with the facts and answers that it read. */
export interface ConjunctTrace {
  /** Text range in the condition. */
  readonly at: readonly [number, number];
  readonly text: string;
  /** null: unknown. */
  readonly truth: boolean | null;
  readonly reads: readonly Read[];
}

/** A fact read or a question asked during evaluation, with the result. */
export type Read =
  | {
      readonly of: string;
      /** Entity of the thing. */
      readonly entity: string;
      readonly fact: string;
      readonly value: Json;
    }
  | {
      readonly question: string;
      readonly arguments: readonly Json[];
      /** Entities of those arguments that are things; null for the others. */
      readonly entities: readonly (string | null)[];
      readonly value: Json;
      readonly because: readonly string[];
    };

/** How a question was answered: every entry that could have contributed, with its outcome. */
export interface QuestionTrace {
  readonly question: string;
  readonly considered: readonly Considered[];
}
