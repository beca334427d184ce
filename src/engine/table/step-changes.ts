import type { TableChange } from '../model/answer.js';
import { writesSince } from './plan-changes.js';
import { dropRemoved } from './removed.js';
import type { Table } from './table.js';

/** The writes of each step of a plan, recorded while the plan is computed on the table. */
export class StepChanges {
  private readonly noted: TableChange[] = [];
  /** By thing and fact: the value, as JSON, that a host has after the writes so far. */
  private readonly written = new Map<string, string | undefined>();
  private from: number;
  private steps = 0;

  /** @param mark of the world before the plan */
  constructor(
    private readonly table: Table,
    private readonly mark: number,
  ) {
    this.from = mark;
  }

  /** Records what was written since the previous step. */
  stepEnded(): void {
    const { table, mark, from } = this;
    const { world } = table;
    const end = world.mark();
    // The rules may still read what was removed; a host that makes the writes of this step may not.
    dropRemoved(table, mark);
    for (const change of writesSince(table, from)) this.note(change);
    world.rollback(end);
    this.from = end;
    this.steps++;
  }

  /**
   * All changes, step by step.
   *
   * @param whole the effect of the whole plan: what no step wrote by itself belongs to the last
   */
  all(whole: readonly TableChange[]): readonly TableChange[] {
    this.steps = Math.max(0, this.steps - 1);
    for (const change of whole) if (change.op === 'set') this.note(change);
    return this.noted;
  }

  private note(change: TableChange): void {
    const { written, steps } = this;
    if (change.op === 'set') {
      const key = JSON.stringify([change.of, change.fact]);
      const value = JSON.stringify(change.value);
      if (written.has(key) && written.get(key) === value) return;
      written.set(key, value);
    } else if (change.op === 'create') {
      for (const [fact, value] of Object.entries(change.facts))
        written.set(JSON.stringify([change.id, fact]), JSON.stringify(value));
    }
    this.noted.push({ ...change, step: steps });
  }
}
