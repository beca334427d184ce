import { ask } from '../../../engine/ask/ask.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import type { Json, TableJson } from '../../../engine/model/table.js';
import { isList } from '../../../engine/model/type.js';
import { openTable } from '../../../engine/table/table.js';

/**
 * What the rules are asked while a table is made. Whatever a variant needs is said by the entries that answer these
 * questions; nothing of it is known here.
 */
type SetupQuestion =
  | 'optionsTaken'
  | 'seatsByChance'
  | 'seatsProposed'
  | 'teamsLeast'
  | 'teamsMost'
  | 'teamSizeUsual'
  | 'teamsEqual'
  | 'roleDue'
  | 'lifeGroup'
  | 'startingLife';

/** Puts the questions to a table that is not complete yet. */
export const enquiry = (rulebook: Rulebook, json: TableJson) => {
  const table = openTable(rulebook, json);
  return (question: SetupQuestion, args: { readonly [name: string]: Json } = {}): Json =>
    ask(table, question, args).value ?? null;
};

/** The values that a setup may have in one of its lists, such as the variants that there are. */
export function choicesFor({ vocabulary }: Rulebook, fact: string): readonly string[] {
  const setup = Object.values(vocabulary.entities).find(({ constant }) => constant);
  const type = setup?.facts[fact]?.type;
  const member = type !== undefined && isList(type) ? type.list : type;
  const names = member === undefined || isList(member) ? [] : member.one;
  return names.flatMap((name) => Object.keys(vocabulary.enumerations[name]?.values ?? {}));
}
