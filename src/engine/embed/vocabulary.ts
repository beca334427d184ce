import { defined } from '../model/defined.js';
import { need } from '../model/given.js';
import type { Rulebook } from '../model/rulebook.js';
import { type Audience, hostFirst, type Parameter, type Policy } from '../model/vocabulary.js';
import type { Words } from '../model/words.js';
import { choicesFor } from '../setup/questions.js';
import { written } from '../table/accept.js';

/** What can be asked and sent, and what a table consists of, by name; types as in `rules/vocabulary`. */
export interface DescribedVocabulary {
  /** The days from which each edition is in force. */
  readonly editions: readonly string[];
  readonly variants: readonly string[];
  readonly options: readonly string[];
  readonly questions: { readonly [name: string]: DescribedQuestion };
  readonly events: { readonly [name: string]: DescribedEvent };
  /** Entities. */
  readonly things: { readonly [kind: string]: DescribedThing };
  readonly enumerations: { readonly [name: string]: readonly string[] };
}

/** A question: who asks it, its parameters and its result. */
export interface DescribedQuestion {
  readonly for: Audience;
  readonly description?: Words;
  /** Name of each argument with its type. */
  readonly parameters: { readonly [name: string]: string };
  readonly policy: Policy;
  readonly result: string;
  readonly phrase: Words;
}

/** An event: who sends it, and its fields. */
export interface DescribedEvent {
  readonly for: Audience;
  readonly description?: Words;
  /** Name of each field with its type. */
  readonly fields: { readonly [name: string]: string };
  readonly phrase: Words;
}

/** An entity: where its things are in a table, and its facts. */
export interface DescribedThing {
  readonly description?: Words;
  /** Name of the list of its things in a table. */
  readonly collection?: string;
  /** Name of its only thing. */
  readonly single?: string;
  readonly facts: { readonly [name: string]: DescribedFact };
}

/** A fact: its type, and its default; without a default, a missing fact is unknown. */
export interface DescribedFact {
  readonly type: string;
  readonly description?: Words;
  readonly default?: unknown;
  /** Another fact of the same thing that provides the default. */
  readonly defaultFrom?: string;
}

/**
 * Describes the words of a rulebook, those of added entries included; what hosts ask and send comes first.
 *
 * @throws Fault `fault.argument` if it is not a rulebook.
 */
export function describeVocabulary(rulebook: Rulebook): DescribedVocabulary {
  need(rulebook, 'rulebook', 'describeVocabulary');
  const { questions, events, entities, enumerations } = rulebook.vocabulary;
  return {
    editions: rulebook.editions.map(({ date }) => date),
    variants: choicesFor(rulebook, 'variants'),
    options: choicesFor(rulebook, 'options'),
    questions: byName(
      hostFirst(questions),
      ({ audience, description, parameters, policy, result, phrase }): DescribedQuestion =>
        defined({
          ...{ for: audience, description, parameters: types(parameters) },
          ...{ policy, result: written(result), phrase },
        }),
    ),
    events: byName(
      hostFirst(events),
      ({ audience, description, fields, phrase }): DescribedEvent =>
        defined({ for: audience, description, fields: types(fields), phrase }),
    ),
    things: byName(
      Object.values(entities),
      ({ description, collection, single, facts }): DescribedThing =>
        defined({
          ...{ description, collection, single },
          facts: byName(Object.values(facts), ({ type, description: said, default: value, defaultFrom }) =>
            defined({ type: written(type), description: said, default: value, defaultFrom }),
          ),
        }),
    ),
    enumerations: Object.fromEntries(
      Object.entries(enumerations).map(([name, { values }]) => [name, Object.keys(values)]),
    ),
  };
}

const byName = <Item extends { readonly name: string }, Made>(
  items: readonly Item[],
  made: (item: Item) => Made,
): { readonly [name: string]: Made } => Object.fromEntries(items.map((item) => [item.name, made(item)]));

const types = (parameters: readonly Parameter[]) =>
  Object.fromEntries(parameters.map(({ name, type }) => [name, written(type)]));
