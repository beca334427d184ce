import { type SendOptions, type SentEvent, send } from '../events/send.js';
import type { Answer, Plan, Problem, Verdict } from '../model/answer.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, SetupJson, TableJson } from '../model/table.js';
import { openTable, type Table } from '../table/table.js';
import { type AskOptions, ask } from './ask.js';

/**
 * What types generated from a vocabulary look like (`tavolata build --types`; those of the shipped rules are in `tavolata/types`): each
 * member of `questions` is a `TypedQuestion`, each of `events` the fields of the event.
 */
export interface Typings {
  readonly setup: object;
  readonly table: object;
  readonly questions: object;
  readonly events: object;
}

/** One question: its arguments by name, how answers to it combine, and what comes out. */
export interface TypedQuestion {
  readonly arguments: object;
  readonly policy: 'value' | 'verdict' | 'problems' | 'union';
  readonly result: unknown;
}

/** An answer to one question: a verdict, problems or a value of its type, according to the question. */
export type AnswerTo<Q> = Omit<Answer, 'verdict' | 'value' | 'problems'> &
  (Q extends { readonly policy: 'verdict' }
    ? { readonly verdict: Verdict }
    : Q extends { readonly policy: 'problems' }
      ? { readonly problems?: readonly Problem[] }
      : { readonly value?: Q extends TypedQuestion ? Q['result'] : never });

/** The arguments of a question. */
export type ArgumentsOf<Q> = Q extends TypedQuestion ? Q['arguments'] : never;

/** An event of the vocabulary with the fields that it has. */
export type SentAs<V extends Typings> = {
  [E in keyof V['events']]: { readonly event: E; readonly fields: V['events'][E] };
}[keyof V['events']];

/** The calls of the runtime, so typed that a misspelt question, argument, event, field or value does not compile. */
export interface Typed<V extends Typings> {
  openTable(rulebook: Rulebook, json: V['table']): Table;
  ask<Q extends keyof V['questions'] & string>(
    table: Table,
    question: Q,
    args: ArgumentsOf<V['questions'][Q]>,
    options?: AskOptions,
  ): AnswerTo<V['questions'][Q]>;
  send(table: Table, events: SentAs<V> | readonly SentAs<V>[], options?: SendOptions): Plan;
}

/** The same functions as everywhere, under types made from a vocabulary: nothing is checked at run time beyond what they check. */
export const typed = <V extends Typings>(): Typed<V> => ({
  openTable: (rulebook, json) => openTable(rulebook, json as unknown as TableJson & { readonly setup: SetupJson }),
  ask: (table, question, args, options) =>
    ask(table, question, args as unknown as { readonly [name: string]: Json }, options) as never,
  send: (table, events, options) => send(table, events as unknown as SentEvent | readonly SentEvent[], options),
});
