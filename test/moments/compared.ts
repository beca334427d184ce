import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Random } from '../../src/engine/setup/random.js';
import { openTable } from '../../src/engine/table/table.js';
import type { Compared } from '../oracles/declaring.js';
import { smallest } from './smaller.js';
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
