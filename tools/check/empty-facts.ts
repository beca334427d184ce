/** A fact of a thing on a table. */
import { arrange, type Json, type Rulebook, type Ruleset, type TableJson, tryOpenTable } from 'tavolata/runtime';
export interface FactAt {
  readonly collection: string;
  readonly index: number;
  readonly fact: string;
}

/** Any rules of a rulebook will do: what facts say depends on the thing alone. */
const anyRules = (rulebook: Rulebook): Ruleset => arrange(rulebook, { edition: rulebook.editions.at(-1)?.date ?? '' });

/** Facts that a table gives although they say nothing there. */
export function emptyFacts(rulebook: Rulebook, table: TableJson): readonly FactAt[] {
  const opened = tryOpenTable(rulebook, table, anyRules(rulebook));
  if ('table' in opened) return [];
  return opened.refusals.flatMap(({ code, pointer }) => {
    if (code !== 'table.says-nothing') return [];
    const [, collection = '', index = '', fact = ''] = pointer.split('/');
    return [{ collection, index: Number(index), fact }];
  });
}

/** A table made up by chance without the facts that say nothing, for which it would be refused. */
export function withoutEmptyFacts(rulebook: Rulebook, table: TableJson): TableJson {
  const conditional = Object.values(rulebook.vocabulary.entities).some(
    ({ collection = '', facts }) =>
      collection in table && Object.values(facts).some(({ onlyWhere }) => onlyWhere !== undefined),
  );
  if (!conditional) return table;
  const empty = emptyFacts(rulebook, table);
  if (empty.length === 0) return table;
  const left = structuredClone(table) as { [collection: string]: Json };
  for (const { collection, index, fact } of empty)
    delete (left[collection] as { [fact: string]: Json }[])[index]?.[fact];
  // What depended on one of these facts may now say nothing, too.
  return withoutEmptyFacts(rulebook, left as unknown as TableJson);
}
