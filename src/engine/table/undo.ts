import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { assumptionsOf } from './assume.js';
import { leaveNotKept } from './not-kept.js';
import { newState, refuseView, type Table } from './table.js';

/** As many changes of a table can be taken back; older ones are dropped, so that a long game does not fill the memory. */
const MOST_KEPT = 200;

/**
 * What was written on a table stays, and can be taken back as one change. What is open is worked out as when a table is opened.
 *
 * @param changes what was written: facts that these give are worked out no longer
 * @param version of the world before the change: what rests on nothing written since is not worked out again
 */
export function commit(table: Table, changes: readonly TableChange[], version: number): void {
  if (table.view) {
    table.view.commit(changes, version);
    return;
  }
  const { history, world, ruleset } = table;
  const assumptions = assumptionsOf(ruleset);
  const still = leaveNotKept(table, assumptions.still(table.assumed, changes), changes, version);
  const assumed = assumptions.workOut(world, still, version);
  history.push({ log: world.handOverUndoLog(), assumed: table.assumed, state: table.state });
  if (history.length > MOST_KEPT) history.shift();
  table.assumed = assumed;
  table.state = newState(table.state.opened);
}

/**
 * Takes back the last change of a table that has not been taken back yet: a plan carried out (`carryOutPlan`, `send` with `carryOut`), a fact
 * set, a thing added or removed. Called again, it takes back the one before. The cost is that of the change, however large the table is.
 * Nested tries of a search take back as many changes as they made. The last 200 changes can be taken back; for more, keep a `copyTable`.
 *
 * @throws Fault `fault.no-undo` when no change is left to take back; `fault.view` where the state is the host's own
 */
export function undo(table: Table): void {
  refuseView(table);
  const last = table.history.pop();
  if (last === undefined) throw new Fault('fault.no-undo', { most: MOST_KEPT });
  table.world.takeBack(last.log);
  table.assumed = last.assumed;
  table.state = last.state;
}
