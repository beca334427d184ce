import type { Thing, Value } from '../values/values.js';
import type { MatrixEntry } from './matrix-entry.js';
import { TRUE, UNKNOWN_TRUTH } from './part-results.js';

/**
 * Unconditional row denials: prohibitions over rows alone that neither override nor are overridden. One that holds
 * denies the whole row. Each has a bit, so that two numbers describe a row, and only denials whose dependencies have
 * changed are evaluated again.
 */
export class RowDenials {
  /** By row: the denials that hold. */
  holding = new Int32Array(0);
  /** By row: the denials that are unknown. */
  open = new Int32Array(0);
  /** By row: 1 if the last `fill` found a changed denial. */
  changed = new Uint8Array(0);
  /** By denial: the slot of the row's fact, if it depends on that alone. */
  private readonly slots: readonly number[];
  private readonly knownAt: Int32Array;

  constructor(private readonly entries: readonly MatrixEntry[]) {
    this.slots = entries.map(({ slot }) => slot);
    this.knownAt = new Int32Array(entries.length);
  }

  /** @param fresh whether rows differ from the last call, or there was none */
  fill(things: readonly Value[], round: number, fresh: boolean): void {
    const { entries, knownAt, slots } = this;
    const rows = things.length;
    if (this.holding.length < rows) {
      this.holding = new Int32Array(rows);
      this.open = new Int32Array(rows);
      this.changed = new Uint8Array(rows);
    }
    this.changed.fill(fresh ? 1 : 0);
    if (fresh) {
      this.holding.fill(0);
      this.open.fill(0);
    }
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as MatrixEntry;
      if (!fresh && !entry.changedSince(knownAt[i] as number)) continue;
      knownAt[i] = round;
      const slot = slots[i] as number;
      if (slot >= 0) this.read(things, slot, 1 << i);
      else this.look(entry, rows, 1 << i);
    }
  }

  /** A fact of the row, which is always known. */
  private read(things: readonly Value[], slot: number, bit: number): void {
    const { holding, changed } = this;
    for (let r = 0; r < things.length; r++) {
      const thing = things[r] as Thing | null;
      const before = holding[r] as number;
      const now = thing !== null && thing.fact(slot) === true ? before | bit : before & ~bit;
      if (now === before) continue;
      holding[r] = now;
      changed[r] = 1;
    }
  }

  private look(entry: MatrixEntry, rows: number, bit: number): void {
    const { holding, open, changed } = this;
    for (let r = 0; r < rows; r++) {
      const truth = entry.begin(r);
      const before = holding[r] as number;
      const now = truth === TRUE ? before | bit : before & ~bit;
      if (now !== before) {
        holding[r] = now;
        changed[r] = 1;
      }
      // An unknown denial may depend on something else by now, even if it is still unknown.
      if (truth === UNKNOWN_TRUTH) {
        open[r] = (open[r] as number) | bit;
        changed[r] = 1;
      } else if (((open[r] as number) & bit) !== 0) {
        open[r] = (open[r] as number) & ~bit;
        changed[r] = 1;
      }
    }
  }
}

/** Most denials: each has a bit of a small integer. */
export const MOST_ROW_DENIALS = 30;
