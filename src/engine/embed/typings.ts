import type { AnsweredMatrix } from '../ask/ask-matrix.js';
import type { Handle } from '../ask/prepare.js';
import type { SendOptions } from '../events/send.js';
import type { Answer, Need, Pick as PickMade, Plan, PlanEvent, Problem, Undone, Verdict } from '../model/answer.js';
import type { Policy } from '../model/vocabulary.js';
import type { ViewChange, ViewedTable } from '../table/table-view.js';
import type { Value } from '../values/values.js';

/**
 * The shape of types generated from a vocabulary (`tavolata build`; those of the shipped rules are in
 * `tavolata/types`): each member of `questions` is a `TypedQuestion`, each of `events` the fields of the event.
 */
export interface Typings {
  readonly setup: object;
  readonly table: object;
  readonly questions: object;
  readonly events: object;
  /** Names of the events that hosts send; others occur only in plans. */
  readonly sent: string;
  /** The subjects of picks. */
  readonly picks: string;
}

/** One question: its arguments by name and in order, how its answers combine, and its result. */
export interface TypedQuestion {
  readonly arguments: object;
  readonly order: readonly string[];
  readonly policy: Policy;
  readonly result: unknown;
}

/** Has no properties: a type to which it is assignable has no required ones. */
export type Nothing = Record<never, never>;

/** Names of the questions of a vocabulary. */
export type QuestionName<V extends Typings> = keyof V['questions'] & string;
/** Names of the events of a vocabulary. */
export type EventName<V extends Typings> = keyof V['events'] & string;

/** An answer to one question: a verdict, problems or a value of its type, according to the question. */
export type AnswerTo<Q> = Omit<Answer, 'verdict' | 'value' | 'problems'> &
  (Q extends { readonly policy: 'verdict' }
    ? { readonly verdict: Verdict }
    : Q extends { readonly policy: 'problems' }
      ? { readonly problems?: readonly Problem[] }
      : { readonly value?: Q extends TypedQuestion ? Q['result'] : never });

/** The arguments of a question by name; one that may be none may be left out. */
export type ArgumentsOf<Q> = Q extends TypedQuestion ? Q['arguments'] : never;

/** The argument of a prepared question: handles in place of ids, everything else unchanged. */
type Handled<Argument> = Argument extends readonly (infer Item)[]
  ? readonly Handled<Item>[]
  : Argument extends string
    ? string extends Argument
      ? Handle
      : Argument
    : Argument extends object
      ? Handle
      : Argument;

/** Arguments of a prepared question, in order. */
export type PreparedArguments<Q> = Q extends TypedQuestion
  ? InOrder<Q['arguments'], Q['order']> extends infer Args extends readonly unknown[]
    ? Args
    : never
  : never;

/** What a matrix ranges over: arguments of the question as a prepared one takes them. */
export type PreparedArgument<Q> = PreparedArguments<Q>[number];
/** Arguments that stay the same throughout a matrix. */
export type FixedArguments<Q> = { readonly [Name in keyof ArgumentsOf<Q>]?: Handled<Required<ArgumentsOf<Q>>[Name]> };

type InOrder<Args, Order extends readonly string[]> = {
  readonly [I in keyof Order]: Handled<Required<Args>[Order[I] & keyof Args]>;
};

/** What a matrix ranges over, and all other arguments of the question. */
export type MatrixRequestAs<Q, Over extends keyof ArgumentsOf<Q>> = {
  readonly over: { readonly [Name in Over]: readonly Required<ArgumentsOf<Q>>[Name][] };
  readonly reasons?: boolean | undefined;
} & (Nothing extends Omit<ArgumentsOf<Q>, Over>
  ? { readonly arguments?: ArgumentsBeside<Q, NoInfer<Over>> | undefined }
  : { readonly arguments: ArgumentsBeside<Q, NoInfer<Over>> });
type ArgumentsBeside<Q, Over extends keyof ArgumentsOf<Q>> = Omit<ArgumentsOf<Q>, Over> & {
  readonly [Name in Over]?: never;
};

/** A matrix of answers to this question. */
export type AnsweredMatrixAs<Q> = Omit<AnsweredMatrix, 'answers'> & {
  readonly answers: readonly (readonly (AnswerPart<Q> | Pick<Answer, 'unknown'>)[])[];
};
type AnswerPart<Q> = Q extends { readonly policy: 'verdict' }
  ? Exclude<Verdict, 'unknown'>
  : Q extends { readonly policy: 'problems' }
    ? readonly Problem[]
    : Q extends TypedQuestion
      ? Q['result']
      : never;

/** The result of a prepared question; undefined if a fact is missing. */
export type PreparedAnswer<Q> = Q extends { readonly policy: 'verdict' }
  ? Exclude<Verdict, 'unknown'> | undefined
  : Value | undefined;

/** Names of the events that hosts send. */
export type SentName<V extends Typings> = EventName<V> & V['sent'];

/** An event of the vocabulary with its fields; `fields` may be left out if all of them may. */
export type SentAs<V extends Typings, E extends SentName<V> = SentName<V>> = {
  readonly [Name in E]: Nothing extends V['events'][Name]
    ? { readonly event: Name; readonly fields?: FromHost<V['events'][Name]> | undefined }
    : { readonly event: Name; readonly fields: FromHost<V['events'][Name]> };
}[E];

/**
 * Simultaneous events. With an unknown name, the compiler's message lists the events instead of the members of lists.
 */
export type SentListAs<V extends Typings, E extends SentName<V>> = readonly SentAs<V, E>[] & {
  readonly event?: never;
};

/**
 * A value as a host may write it: whatever may be left out may also be undefined, which means the same. Types of the
 * vocabulary are exact, as results are.
 */
export type FromHost<T> = T extends readonly (infer Item)[]
  ? readonly FromHost<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: FromHost<T[Name]> | (Nothing extends Pick<T, Name> ? undefined : never) }
    : T;

/** An event of a plan: every field is present, none as null. */
export type PlannedAs<V extends Typings> = {
  readonly [Name in EventName<V>]: Omit<PlanEvent, 'event' | 'fields'> & {
    readonly event: Name;
    readonly fields: Required<V['events'][Name]>;
  };
}[EventName<V>];

type ThingsOf<V extends Typings, Name extends keyof V['table']> =
  NonNullable<V['table'][Name]> extends readonly (infer Item)[] ? Exclude<Item, string> : never;

/** Names of collections of the table. */
export type CollectionName<V extends Typings> = {
  readonly [Name in keyof V['table']]-?: [ThingsOf<V, Name>] extends [never] ? never : Name;
}[keyof V['table']] &
  string;

/** Names of the single things of the table. */
export type SingleName<V extends Typings> = Exclude<
  keyof V['table'],
  CollectionName<V> | 'setup' | 'notKept' | 'fresh' | 'assumed' | 'unknown'
> &
  string;

type ThingOf<V extends Typings> = { readonly [Name in CollectionName<V>]: ThingsOf<V, Name> }[CollectionName<V>];
type AnyThing<V extends Typings> =
  | ThingOf<V>
  | { readonly [Name in SingleName<V>]: NonNullable<V['table'][Name]> }[SingleName<V>];

/** Things with this id: the single one of that name, otherwise any of the collections. */
type ThingWith<V extends Typings, Id extends string> = string extends Id
  ? AnyThing<V>
  : Id extends SingleName<V>
    ? NonNullable<V['table'][Id]>
    : ThingOf<V>;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOfKey<Union, Key extends PropertyKey> = Union extends { readonly [K in Key]?: infer Found } ? Found : never;

/** Names of the facts that any thing of the table has. */
export type FactKey<V extends Typings> = Exclude<KeysOf<AnyThing<V>>, 'id'> & string;
/** Values of a fact of any thing. */
export type FactValue<V extends Typings, Fact extends FactKey<V>> = Exclude<ValueOfKey<AnyThing<V>, Fact>, undefined>;

/** Names of the facts that a thing with this id may have; for `game`, those of the game. */
export type FactOf<V extends Typings, Id extends string> = Exclude<KeysOf<ThingWith<V, Id>>, 'id'> & string;
/** Values of a fact of a thing with this id. */
export type FactValueOf<V extends Typings, Id extends string, Fact extends FactOf<V, Id>> = Exclude<
  ValueOfKey<ThingWith<V, Id>, Fact>,
  undefined
>;

/** One change of a plan, in the names of the vocabulary. */
export type ChangeAs<V extends Typings> = { readonly step?: number } & (
  | {
      readonly [F in FactKey<V>]: {
        readonly op: 'set';
        readonly of: string;
        readonly fact: F;
        readonly value?: FactValue<V, F>;
      };
    }[FactKey<V>]
  | {
      readonly [C in CollectionName<V>]: {
        readonly op: 'create';
        readonly members: C;
        readonly id: string;
        readonly facts: Partial<Omit<ThingsOf<V, C>, 'id'>>;
      };
    }[CollectionName<V>]
  | { readonly op: 'remove'; readonly members: CollectionName<V>; readonly id: string }
  | { readonly op: 'fresh'; readonly next: number }
);

/** A thing to add to a collection. */
export type ThingAs<V extends Typings, C extends CollectionName<V>> = string | FromHost<ThingsOf<V, C>>;

/** A choice that a plan waits for, typed by its matter. */
export type NeedAs<V extends Typings> = Omit<Need, 'matter' | 'event'> & {
  readonly matter: V['picks'];
  readonly event?: PlannedAs<V>;
};
/** A pick that was made. */
export type PickAs<V extends Typings> = Omit<PickMade, 'matter'> & { readonly matter: V['picks'] };
/** As `SendOptions`, with picks typed by their matters. */
export type SendOptionsAs<V extends Typings> = Omit<SendOptions, 'picks'> & { readonly picks?: readonly PickAs<V>[] };

/** A plan whose events, changes and choices are discriminated by their names. */
export type PlanAs<V extends Typings> = Omit<
  Plan,
  'sent' | 'steps' | 'changes' | 'undone' | 'needs' | 'unusedPicks'
> & {
  readonly needs: readonly NeedAs<V>[];
  readonly unusedPicks?: readonly PickAs<V>[];
  readonly sent: readonly PlannedAs<V>[];
  readonly steps: readonly (readonly PlannedAs<V>[])[];
  readonly changes: readonly ChangeAs<V>[];
  readonly undone: readonly (Omit<Undone, 'event'> & { readonly event: PlannedAs<V> })[];
};

/** As `TableView`, in the names of the vocabulary. */
export interface ViewAs<V extends Typings, Item> {
  readonly setup: V['setup'];
  readonly notKept?: readonly FactKey<V>[];
  readonly fresh?: number;
  /** The things of a collection in order. */
  members(collection: CollectionName<V>): Iterable<Item> | undefined;
  /** The one thing of this name. */
  single?(name: SingleName<V>): Item | undefined;
  /** The id of a thing. */
  idOf(item: Item, entity: string): string;
  /** A fact as in the JSON of a table; undefined: left out. */
  fact(item: Item, fact: FactKey<V>, entity: string): unknown;
  /** Whether a missing fact is unknown. */
  unknown?(item: Item, fact: FactKey<V>, entity: string): boolean;
}

/** As `ViewedTable`, in the names of the vocabulary. */
export interface ViewedAs<V extends Typings> extends Omit<ViewedTable, 'changed'> {
  /** Reports what the host has changed. */
  changed(
    ...changes: readonly (
      | Extract<ViewChange, 'everything'>
      | { readonly of: string; readonly fact?: FactKey<V> }
      | { readonly members: CollectionName<V> }
      | ChangeAs<V>
    )[]
  ): void;
}
