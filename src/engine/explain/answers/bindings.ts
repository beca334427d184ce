import type { PlanEvent } from '../../model/answer.js';
import { own } from '../../model/own.js';
import type { Json } from '../../model/table.js';
import type { Node } from '../../model/tree.js';
import { fieldKey, type ReadBackBindings } from '../read-back/scope.js';
import { eventNode, valueNode } from '../read-back/value-nodes.js';
import type { Formatter } from './formatter.js';

/** Binds the parameters of a question to its arguments; none leaves the noun of the parameter. */
export function argumentBindings(
  formatter: Formatter,
  question: string,
  given: { readonly [name: string]: Json },
): ReadBackBindings {
  const bindings = new Map<string, Node>();
  for (const { name, type } of own(formatter.vocabulary.questions, question)?.parameters ?? []) {
    const value = given[name];
    if (value !== undefined && value !== null) bindings.set(name, valueNode(value, type, formatter.vocabulary));
  }
  return bindings;
}

/** Binds `event.field` to the fields of an event. */
export function eventBindings(formatter: Formatter, event: PlanEvent): ReadBackBindings {
  const { args } = eventNode(event, formatter.vocabulary);
  return new Map(Object.entries(args).map(([name, node]) => [fieldKey(name), node]));
}
