import type { Plan, TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault, need } from '../model/given.js';
import { allOrNothing, writeChanges } from '../table/change-table.js';
import { copyTable, needTable, refuseView, type Table, type TableState } from '../table/table.js';
import { mattersIn } from './matters.js';

/**
 * The table after a plan. The given table is not changed.
 *
 * @param steps how many of its steps to carry out, for a plan sent with `byStep`; missing: all
 * @throws Fault `fault.plan` if the plan waits for something or lacks a fact, or if its changes do not fit this table.
 */
export function applyPlan(table: Table, plan: Plan, steps?: number): Table {
  needTable(table, 'applyPlan');
  need(plan, 'plan', 'applyPlan');
  const after = copyTable(table);
  carryOutPlan(after, plan, steps);
  return after;
}

/**
 * As `applyPlan`, on the table itself; if it throws, the table is left as it was.
 *
 * @throws Fault also `fault.view`: a host that shows its own state carries out plans itself.
 */
export function carryOutPlan(table: Table, plan: Plan, steps?: number): void {
  refuseView(table);
  need(plan, 'plan', 'carryOutPlan');
  const { ruleset, world } = table;
  if (plan.needs.length > 0)
    throw new Fault('fault.plan', { problem: 'plan.waits', ...mattersIn(ruleset, plan.needs) });
  if (plan.unknown.length > 0)
    throw new Fault('fault.plan', {
      problem: 'plan.unknown',
      facts: plan.unknown.map(({ of, fact }) => `${of}.${fact}`).join(', '),
    });
  refuseStale(table, plan);
  ruleset.enter(world, plan.sent.map(({ event }) => event).join(', '));
  const changes = steps === undefined ? plan.changes : changesUpTo(plan, steps);
  allOrNothing(table, changes, () => {
    try {
      writeChanges(table, changes);
    } catch (error) {
      if (!(error instanceof Fault) || error.values['problem'] === undefined) throw error;
      throw new Fault('fault.plan', error.values, error.entries, error.suggestion);
    }
  });
}

/** @throws Fault for a plan whose changes do not name their steps, or that has fewer steps */
function changesUpTo({ changes, steps }: Plan, count: number): readonly TableChange[] {
  if (!Number.isInteger(count) || count < 0 || count > steps.length)
    throw argumentFault('steps', 'carryOutPlan', `0..${steps.length}`, count);
  return changes.filter(({ step }) => {
    if (step === undefined) throw new Fault('fault.plan', { problem: 'plan.no-steps' });
    return step < count;
  });
}

/** A class that extends it adds its private fields to an object that is there already. */
class Existing {
  constructor(plan: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what this class is for
    return plan;
  }
}

/**
 * A plan that knows for which state it was made, by a private field: nobody sees it and copies do not have it. A
 * `WeakMap` of all plans would take a twentieth of the time of a plan, most of it in the garbage collector.
 */
class MadePlan extends Existing {
  readonly #state: TableState;

  constructor(plan: Plan, state: TableState) {
    super(plan);
    this.#state = state;
  }

  /** Unknown for a plan that came as JSON. */
  static stateOf(plan: object): TableState | undefined {
    return #state in plan ? plan.#state : undefined;
  }
}

/** Records the state for which a plan was made. */
export function madeIn<P extends Plan>(state: TableState, plan: P): P {
  new MadePlan(plan, state);
  return plan;
}

/**
 * @throws Fault `fault.plan` for a plan made for another state of this table, already carried out, or made under
 * another edition
 */
function refuseStale({ state, ruleset: { edition } }: Table, plan: Plan): void {
  const made = MadePlan.stateOf(plan);
  if (made && made !== state && made.opened === state.opened) throw new Fault('fault.plan', { problem: 'plan.stale' });
  // A plan written by hand may leave out the edition.
  if (plan.edition && plan.edition !== edition)
    throw new Fault('fault.plan', { problem: 'plan.edition', made: plan.edition, edition });
}
