import { copyTable, type Rulebook, type Table, type TableJson, tryOpenTable, undo } from 'tavolata/runtime';
import { type Belonging, HeldTable } from './held-table.js';
import type { Limits } from './limits.js';
import { beyond, codes, problem, refused } from './problem.js';

/** A table as `tables` lists it. */
export interface ListedTable {
  readonly table: string;
  readonly owner?: string;
  readonly things: number;
  /** Seconds since a request last named it. */
  readonly idle: number;
}

/**
 * All tables held, by the names that clients know them by: `t1`, `t2` and so on, each with the mark of the process, so
 * that a name from before a restart never refers to another client's table.
 */
export class HeldTables {
  private readonly tables = new Map<string, HeldTable>();
  private next = 1;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly limits: Limits,
    private readonly mark = '',
  ) {}

  get size(): number {
    return this.tables.size;
  }

  /**
   * Opens a table and holds it.
   *
   * @throws Problem for a table that is refused or too large
   * @throws Fault for an unknown edition or house choice
   */
  open(json: TableJson, belonging?: Belonging): { readonly handle: string; readonly held: HeldTable } {
    this.refuseOneMore();
    const held = new HeldTable(this.opened(json), belonging);
    return { handle: this.keep(held), held };
  }

  /**
   * A second table in the state of one that is held.
   *
   * @throws Problem as `table` and `open`
   */
  copy(handle: string, belonging?: Belonging): string {
    this.refuseOneMore();
    const held = this.table(handle);
    const copy = new HeldTable(copyTable(held.table), belonging);
    copy.hasOwnRules = held.hasOwnRules;
    return this.keep(copy);
  }

  /**
   * Makes one change of a table (`undo` reverts it), and drops what was prepared for the state before.
   *
   * @param most how many things the table may have after it
   * @throws Problem if the table, or all together, have grown too large; the change is then reverted
   */
  change<T>(held: HeldTable, make: () => T, most = this.limits.things): T {
    const before = held.things;
    const made = make();
    held.changed();
    if (held.things <= before) return made;
    try {
      if (held.things > most) throw beyond('serve.too-many-things', held.things, most);
      this.room(0);
    } catch (problem) {
      undo(held.table);
      held.changed();
      throw problem;
    }
    return made;
  }

  /** @throws Problem if too many tables would have rules of their own */
  refuseOwnRules(table: HeldTable): void {
    const count = [...this.tables.values()].filter((one) => one.hasOwnRules || one === table).length;
    if (count > this.limits.rules) throw beyond('serve.too-many-own-rules', count, this.limits.rules);
  }

  private keep(held: HeldTable): string {
    this.room(held.things);
    const handle = `t${this.next++}${this.mark}`;
    this.tables.set(handle, held);
    return handle;
  }

  /** The table with a handle, or one opened for this request alone; throws as `table` and `open`. */
  at(table: string | TableJson): HeldTable {
    return typeof table === 'string' ? this.table(table) : new HeldTable(this.opened(table));
  }

  /** @throws Problem if nothing is held under the name */
  table(handle: string): HeldTable {
    const held = this.tables.get(handle);
    if (held === undefined) {
      const [, nth = '0', mark] = /^t([1-9]\d*)(.*)$/s.exec(handle) ?? [];
      const gone = Number(nth) > 0 && Number(nth) < this.next && mark === this.mark;
      throw problem(codes.handle, gone ? 'serve.table-gone' : 'serve.no-table', { table: handle });
    }
    held.usedAt = performance.now();
    return held;
  }

  /** All tables in the order of opening, or those of one owner. */
  list(owner?: string): readonly ListedTable[] {
    const now = performance.now();
    return this.which(({ belonging }) => owner === undefined || belonging.owner === owner).map(([table, held]) => ({
      table,
      ...(held.belonging.owner !== undefined && { owner: held.belonging.owner }),
      things: held.things,
      idle: Math.max(0, Math.round((now - held.usedAt) / 1000)),
    }));
  }

  /** @throws Problem as `table` */
  close(handle: string): void {
    this.table(handle);
    this.tables.delete(handle);
  }

  /** @returns how many tables were closed */
  closeAllOf(owner: string): number {
    return this.closeWhich(({ belonging }) => belonging.owner === owner);
  }

  /** A connection has ended, and so do its tables. */
  closeConnection(connection: object): void {
    this.closeWhich(({ belonging }) => belonging.connection === connection);
  }

  /** Whether a table ends with a connection. */
  hasConnection(connection: object): boolean {
    return this.which(({ belonging }) => belonging.connection === connection).length > 0;
  }

  /** Closes tables that no request has named for this many seconds. */
  closeIdle(seconds: number): void {
    const since = performance.now() - seconds * 1000;
    this.closeWhich(({ usedAt }) => usedAt < since);
  }

  /** Drops the texts read for tables; they are read again on demand. */
  dropCaches(): void {
    for (const held of this.tables.values()) held.changed();
  }

  private which(chosen: (held: HeldTable) => boolean): readonly (readonly [string, HeldTable])[] {
    return [...this.tables].filter(([, held]) => chosen(held));
  }

  private closeWhich(chosen: (held: HeldTable) => boolean): number {
    const closed = this.which(chosen);
    for (const [handle] of closed) this.tables.delete(handle);
    return closed.length;
  }

  private opened(json: TableJson): Table {
    const count = Object.values(json).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
    if (count > this.limits.things) throw beyond('serve.too-many-things', count, this.limits.things);
    const opened = tryOpenTable(this.rulebook, json);
    if ('refusals' in opened) throw refused(this.rulebook, opened.refusals);
    return opened.table;
  }

  private refuseOneMore(): void {
    const count = this.tables.size + 1;
    if (count > this.limits.tables) throw beyond('serve.too-many-tables', count, this.limits.tables);
  }

  /** @throws Problem if one table, or all together, have become too large */
  private room(more: number): void {
    let count = more;
    for (const { things } of this.tables.values()) count += things;
    if (count > this.limits.held) throw beyond('serve.too-much-held', count, this.limits.held);
  }
}
