import type { AskOptions } from '../ask/ask.js';
import type { PrepareOptions, Reasoned } from '../ask/prepare.js';
import type { explain } from '../explain/explain.js';
import type { MatrixAnswers, MatrixOptions } from '../matrix/matrix.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json } from '../model/table.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Table } from '../table/table.js';
import type {
  AnsweredMatrixAs,
  AnswerTo,
  ArgumentsOf,
  ChangeAs,
  CollectionName,
  FactOf,
  FactValueOf,
  FixedArguments,
  FromHost,
  MatrixRequestAs,
  NeedAs,
  Nothing,
  PickAs,
  PlanAs,
  PreparedAnswer,
  PreparedArgument,
  PreparedArguments,
  QuestionName,
  SendOptionsAs,
  SentAs,
  SentListAs,
  SentName,
  ThingAs,
  Typings,
  ViewAs,
  ViewedAs,
} from './typings.js';

type RuntimeCalls = typeof import('../../runtime.js');

/** Arguments and options of a question; both may be left out for a question without arguments. */
type AskingRest<Q> =
  Nothing extends ArgumentsOf<Q>
    ? [args?: FromHost<ArgumentsOf<Q>>, options?: AskOptions]
    : [args: FromHost<ArgumentsOf<Q>>, options?: AskOptions];

/** The questions of a vocabulary as methods. */
export type AskingAs<V extends Typings> = {
  readonly [Q in keyof V['questions']]: (...rest: AskingRest<V['questions'][Q]>) => AnswerTo<V['questions'][Q]>;
};

/**
 * The calls of the runtime with types under which a misspelt question, argument, event, field, fact or value does not
 * compile.
 */
export interface Typed<V extends Typings> {
  /** Opens a table of this vocabulary. */
  openTable(rulebook: Rulebook, json: FromHost<V['table']>): Table;
  /** Opens a table over the state of a host, in the names of the vocabulary. */
  viewTable<Item>(rulebook: Rulebook, view: ViewAs<V, Item>, ruleset?: Ruleset): ViewedAs<V>;
  /** Asks one question, with reasons. */
  ask<Q extends QuestionName<V>>(
    table: Table,
    question: Q,
    ...rest: AskingRest<V['questions'][Q]>
  ): AnswerTo<V['questions'][Q]>;
  /** The questions about a table as methods, each with its sentence. */
  asking(table: Table): AskingAs<V>;
  /** Asks one question for everything in one or two lists. */
  matrix<Q extends QuestionName<V>, Over extends keyof ArgumentsOf<V['questions'][Q]>>(
    table: Table,
    question: Q,
    request: MatrixRequestAs<V['questions'][Q], Over>,
  ): AnsweredMatrixAs<V['questions'][Q]>;
  /** A question for many calls, without reasons. */
  prepare<Q extends QuestionName<V>>(
    table: Table,
    question: Q,
    options?: PrepareOptions,
  ): (...args: PreparedArguments<V['questions'][Q]>) => PreparedAnswer<V['questions'][Q]>;
  /** A question for many calls, with the deciding entries; undefined if a fact is missing. */
  prepareReasoned<Q extends QuestionName<V>>(
    table: Table,
    question: Q,
    options?: PrepareOptions,
  ): (...args: PreparedArguments<V['questions'][Q]>) => Reasoned | undefined;
  /** A question for all pairs of two lists. */
  prepareMatrix<Q extends QuestionName<V>>(
    table: Table,
    question: Q,
    options?: Omit<MatrixOptions, 'over' | 'fixed'> & {
      readonly over?: readonly (keyof ArgumentsOf<V['questions'][Q]>)[];
      readonly fixed?: FixedArguments<V['questions'][Q]>;
    },
  ): (
    rows: readonly PreparedArgument<V['questions'][Q]>[],
    columns?: readonly PreparedArgument<V['questions'][Q]>[],
  ) => MatrixAnswers;
  /** The plan of some events. */
  send<E extends SentName<V>>(
    table: Table,
    events: SentAs<V, E> | SentListAs<V, E>,
    options?: SendOptionsAs<V>,
  ): PlanAs<V>;
  /** The plan of some events with every choice made. */
  resolve<E extends SentName<V>>(
    table: Table,
    events: SentAs<V, E> | SentListAs<V, E>,
    choose: ((need: NeedAs<V>) => Json) | readonly PickAs<V>[],
    options?: SendOptionsAs<V>,
  ): PlanAs<V> & { readonly picks: readonly PickAs<V>[] };
  /** What a host that carried out a plan has left undone. */
  verify(table: Table): PlanAs<V>;
  /** An answer or a plan in words. */
  readonly explain: typeof explain;
  /** A copy of a table on which a plan is carried out. */
  applyPlan(table: Table, plan: PlanAs<V>): Table;
  /** Another table in the same state. */
  copyTable(table: Table): Table;
  /**
   * The state of a table as plain JSON, as `openTable` takes it; parts equal to those of `before` are the same objects.
   */
  tableToJson(table: Table, before?: FromHost<V['table']>): V['table'];
  /** The state after some changes, for reducers. */
  applyChanges(rulebook: Rulebook, json: FromHost<V['table']>, changes: readonly FromHost<ChangeAs<V>>[]): V['table'];
  /** Carries out changes on a table. */
  changeTable(table: Table, changes: readonly FromHost<ChangeAs<V>>[]): void;
  /** Sets a fact of a thing, or makes it unknown. */
  setFact<Id extends string, F extends FactOf<V, Id>>(
    table: Table,
    id: Id,
    fact: F,
    value: FactValueOf<V, Id, F> | undefined,
  ): void;
  /** Puts a thing on a table. */
  addThing<C extends CollectionName<V>>(table: Table, collection: C, thing: ThingAs<V, C>): void;
  /** A fact of a thing; undefined: unknown. */
  factOf<Id extends string, F extends FactOf<V, Id>>(table: Table, id: Id, fact: F): FactValueOf<V, Id, F> | undefined;
  /** Ids of the things of a collection, in order. */
  membersOf(table: Table, collection: CollectionName<V>): readonly string[];
}

/**
 * Calls of the runtime under types made from a vocabulary. Each call is passed by name, so that bundlers leave out what
 * a program does not use. They are the same functions: nothing is checked at run time beyond what they check.
 *
 * @example const rules = typed<Vocabulary>()({ openTable, ask, send });
 */
export const typed =
  <V extends Typings>() =>
  <Name extends keyof Typed<V> & keyof RuntimeCalls>(
    calls: { readonly [N in Name]: RuntimeCalls[N] },
  ): Pick<Typed<V>, Name> =>
    calls as unknown as Pick<Typed<V>, Name>;
