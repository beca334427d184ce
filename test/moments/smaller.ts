import type { Json, TableJson } from '../../src/engine/model/table.js';

/**
 * The smallest table and the shortest list for which something still fails, found by leaving out one thing or fact after another.
 */
export const smallest = <T>(
  table: TableJson,
  events: readonly T[],
  fails: (table: TableJson, events: readonly T[]) => boolean,
): { readonly table: TableJson; readonly events: readonly T[] } => {
  let [left, sent] = [table, events];
  for (let again = true; again; ) {
    again = false;
    for (const [i] of sent.entries()) {
      const fewer = sent.toSpliced(i, 1);
      if (fewer.length === 0 || !fails(left, fewer)) continue;
      sent = fewer;
      again = true;
      break;
    }
    for (const less of smaller(left)) {
      if (!fails(less, sent)) continue;
      left = less;
      again = true;
      break;
    }
  }
  return { table: left, events: sent };
};

/** The table without one of its things, or one of their facts. */
function* smaller(table: TableJson): Generator<TableJson> {
  for (const [key, list] of Object.entries(table)) {
    if (key === 'setup' || list === undefined) continue;
    if (!Array.isArray(list)) continue;
    for (const i of list.keys()) yield { ...table, [key]: list.toSpliced(i, 1) };
    for (const [i, item] of (list as readonly Json[]).entries()) {
      if (typeof item !== 'object' || item === null) continue;
      for (const fact of Object.keys(item)) {
        if (fact === 'id') continue;
        const { [fact]: _, ...rest } = item as { readonly [fact: string]: Json };
        yield { ...table, [key]: list.with(i, rest) };
      }
    }
  }
}
