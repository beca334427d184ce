import type { Thing, Value } from '../../compile/values.js';
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
  /** By prohibition: the fact that it is about, if it is about one fact of the row and nothing else. */
  private readonly slots: readonly number[];
  private readonly knownAt: Int32Array;

  constructor(
    private readonly entries: readonly MatrixEntry[],
    private readonly reasons: boolean,
  ) {
    this.own = entries.map(() => new Uint8Array(0));
    this.slots = entries.map(({ slot }) => slot);
    this.knownAt = new Int32Array(entries.length);
  }

  fill(things: readonly Value[], round: number, fresh: boolean): void {
    const { entries, own, knownAt, slots } = this;
    const rows = things.length;
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
      if ((slots[i] as number) >= 0) {
        this.read(things, slots[i] as number);
        continue;
      }
      if (fresh || entry.changedSince(knownAt[i] as number)) {
        if ((own[i] as Uint8Array).length < rows) own[i] = new Uint8Array(rows);
        (own[i] as Uint8Array).fill(NOT_YET);
      }
      knownAt[i] = round;
      this.look(entry, own[i] as Uint8Array, rows);
    }
  }

  /** A fact of the row is quicker read than remembered. */
  private read(things: readonly Value[], slot: number): void {
    const { now, reasons } = this;
    for (let r = 0; r < things.length; r++) {
      const thing = things[r] as Thing | null;
      const truth = thing !== null && thing.facts[slot] === true ? TRUE : FALSE;
      if (reasons) now[r] = 3 * (now[r] as number) + truth;
      else if (truth === TRUE) now[r] = TRUE;
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
