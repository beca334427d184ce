import type { MatrixEntry } from './matrix-entry.js';
import { FALSE, OPEN, TRUE } from './sheet.js';

const NOT_YET = 3;

/**
 * Prohibitions over rows alone, which take no part in displacement. Without reasons one of them that holds settles the whole row; with
 * reasons all of them are looked at, and rows are told apart by which of them hold.
 */
export class Bars {
  /** By row: false, true or open; with reasons a number for what each of them came out as. */
  now = new Uint32Array(0);
  /** The same before the last change. */
  before = new Uint32Array(0);
  /** With reasons: rows about which one of them is open. */
  open = new Uint8Array(0);
  private readonly own: Uint8Array[];
  private readonly knownAt: Int32Array;

  constructor(
    private readonly entries: readonly MatrixEntry[],
    private readonly reasons: boolean,
  ) {
    this.own = entries.map(() => new Uint8Array(0));
    this.knownAt = new Int32Array(entries.length);
  }

  fill(rows: number, round: number, fresh: boolean): void {
    const { entries, own, knownAt } = this;
    if (this.now.length < rows) {
      this.now = new Uint32Array(rows);
      this.before = new Uint32Array(rows);
      this.open = new Uint8Array(rows);
    }
    const now = this.before;
    this.before = this.now;
    this.now = now;
    now.fill(FALSE);
    if (this.reasons) this.open.fill(FALSE);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as MatrixEntry;
      if (fresh || entry.changedSince(knownAt[i] as number)) {
        if ((own[i] as Uint8Array).length < rows) own[i] = new Uint8Array(rows);
        (own[i] as Uint8Array).fill(NOT_YET);
      }
      knownAt[i] = round;
      this.look(entry, own[i] as Uint8Array, rows);
    }
  }

  private look(entry: MatrixEntry, known: Uint8Array, rows: number): void {
    const { now, open, reasons } = this;
    for (let r = 0; r < rows; r++) {
      if (!reasons && now[r] === TRUE) continue;
      let truth = known[r] as number;
      if (truth === NOT_YET) {
        truth = entry.begin(r);
        known[r] = truth;
      }
      if (reasons) {
        now[r] = 3 * (now[r] as number) + truth;
        if (truth === OPEN) open[r] = 1;
      } else if (truth > (now[r] as number)) now[r] = truth;
    }
  }
}

/** So many that each row's number fits into 32 bits. */
export const MOST_BARS = 20;
