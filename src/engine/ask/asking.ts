import type { Answer } from '../model/answer.js';
import type { Json } from '../model/table.js';
import { needTable, type Table } from '../table/table.js';
import { type AskOptions, ask } from './ask.js';

/** The questions for hosts, each as a method that takes its arguments by name. */
export type QuestionMethods = {
  /** One question: its arguments by name, and options as those of `ask`. */
  readonly [question: string]: (args?: { readonly [name: string]: Json }, options?: AskOptions) => Answer;
};

/**
 * The questions about a table as methods, which do what `ask` does. With the types of a vocabulary (`typed`), editors
 * complete their names and show each with its sentence, which they cannot do for names that are strings.
 *
 * @throws Fault if it is not a table; the methods throw as `ask`
 * @example asking(table).mayAttack({ creature: 'bear', defender: 'Carla' }).verdict
 */
export function asking(table: Table): QuestionMethods {
  needTable(table, 'asking');
  const { questions } = table.ruleset.rulebook.vocabulary;
  const named = Object.values(questions).filter(({ audience }) => audience === 'hosts');
  return Object.fromEntries(
    named.map(({ name }): [string, QuestionMethods[string]] => [
      name,
      (args, options) => ask(table, name, args, options),
    ]),
  );
}
