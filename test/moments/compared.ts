import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { openTable } from '../../src/engine/table/table.js';
import type { Compared } from '../oracles/declaring.js';
import { judged, type Seated, type Wrong, walked } from './walk.js';

/** The same fault on the smallest table that shows it. */
const shrunk = (rulebook: Rulebook, { ruleset }: Seated, { kind, table, moment }: Wrong) =>
  smallest(table, moment, (json, events) => {
    try {
      return judged(openTable(rulebook, json, ruleset), events).wrong?.[0] === kind;
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  });

/** Four moments on a table: what may not be after any of them, and that no order of a list makes a difference. */
export const momentsCompared = (chance: Random, rulebook: Rulebook, seated: Seated): Compared => {
  const { moments, orders, wrong } = walked(chance, rulebook, seated, 4);
  if (!wrong) return { compared: moments + orders };
  const { table, events } = shrunk(rulebook, seated, wrong);
  const sent = events.map(({ event, fields }) => `${event}${JSON.stringify(fields)}`).join(' + ');
  const what = `${wrong.kind}: ${sent}`;
  return { compared: moments + orders, parting: { what, rules: wrong.what, text: 'may not be', table } };
};

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
