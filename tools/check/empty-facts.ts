import { arrange, type Json, type Rulebook, type Ruleset, type TableJson, tryOpenTable } from 'tavolata/runtime';

/** A fact of a thing on a table. */
export interface FactAt {
  readonly collection: string;
  readonly index: number;
  readonly fact: string;
}

/** Any rules of a rulebook will do: the meaning of a fact depends on the thing alone. */
const anyRules = (rulebook: Rulebook): Ruleset => arrange(rulebook, { edition: rulebook.editions.at(-1)?.date ?? '' });

/** Facts that a table gives although they have no meaning there. */
export function emptyFacts(rulebook: Rulebook, table: TableJson): readonly FactAt[] {
  const opened = tryOpenTable(rulebook, table, anyRules(rulebook));
  if ('table' in opened) return [];
  return opened.refusals.flatMap(({ code, pointer }) => {
    if (code !== 'table.says-nothing') return [];
    const [, collection = '', index = '', fact = ''] = pointer.split('/');
    return [{ collection, index: Number(index), fact }];
  });
}

/** A random table without the facts that have no meaning, for which it would be refused. */
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
  // What depended on one of these facts may now have no meaning, either.
  return withoutEmptyFacts(rulebook, left as unknown as TableJson);
}
