import { ask } from '../ask/ask.js';
import type { Answer } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, TableJson } from '../model/table.js';
import { isList } from '../model/type.js';
import type { QuestionRole, Roles } from '../model/vocabulary.js';
import { openTable, type Table } from '../table/table.js';

/** The name that has a role in the vocabulary. @throws Fault `fault.no-role` */
export function nameWithRole({ vocabulary }: Rulebook, role: keyof Roles): string {
  const name = vocabulary.roles?.[role];
  if (name === undefined) throw new Fault('fault.no-role', { role });
  return name;
}

/** Asks a table the question with a role. The entries that answer it say what a variant needs. */
export function askRole(table: Table, role: QuestionRole, ...args: readonly Json[]): Answer {
  const { rulebook } = table.ruleset;
  const name = nameWithRole(rulebook, role);
  const { parameters = [] } = rulebook.vocabulary.questions[name] ?? {};
  return ask(table, name, Object.fromEntries(parameters.map((parameter, nth) => [parameter.name, args[nth] ?? null])));
}

/** Asks questions about a table that is not complete yet. */
export function enquiry(rulebook: Rulebook, json: TableJson) {
  const table = openTable(rulebook, json);
  return (role: QuestionRole, ...args: readonly Json[]): Json => askRole(table, role, ...args).value ?? null;
}

/** The values that a setup may have in one of its lists, such as the existing variants. */
export function choicesFor({ vocabulary }: Rulebook, fact: string): readonly string[] {
  const setup = Object.values(vocabulary.entities).find(({ constant }) => constant);
  const type = setup?.facts[fact]?.type;
  const member = type !== undefined && isList(type) ? type.list : type;
  const names = member === undefined || isList(member) ? [] : member.one;
  return names.flatMap((name) => Object.keys(vocabulary.enumerations[name]?.values ?? {}));
}
