import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { assumptionsOf } from './assume.js';
import { leaveNotKept } from './not-kept.js';
import { newState, refuseView, type Table } from './table.js';

/** Most changes of a table that can be undone; older ones are dropped, so that a long game does not fill the memory. */
const MOST_KEPT = 200;

/**
 * Commits what was written on a table as one change that can be undone. Open facts are derived as when a table is
 * opened.
 *
 * @param changes what was written: facts that it sets are no longer derived
 * @param version of the world before the change: what depends on nothing written since is not derived again
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
 * Undoes the last change of a table that is not undone yet: a plan carried out (`carryOutPlan`, `send` with
 * `carryOut`), a fact set, a thing added or removed. Called again, it undoes the one before. The cost is that of the
 * change, however large the table is. A search with nested attempts undoes as many changes as it made. The last 200
 * changes can be undone; for more, keep a `copyTable`.
 *
 * @throws Fault `fault.no-undo` if no change is left to undo; `fault.view` if the state is the host's own
 */
export function undo(table: Table): void {
  refuseView(table);
  const last = table.history.pop();
  if (last === undefined) throw new Fault('fault.no-undo', { most: MOST_KEPT });
  table.world.takeBack(last.log);
  table.assumed = last.assumed;
  table.state = last.state;
}
