import type { MatrixEntry } from './matrix-entry.js';
import { FALSE, TRUE } from './sheet.js';

const NOT_YET = 3;

/** Prohibitions over rows alone, which take no part in displacement: where one of them holds, the whole row is settled. */
export class Bars {
  /** By row, whether one holds: false, true, or open. */
  truths = new Uint8Array(0);
  /** The same before the last change. */
  before = new Uint8Array(0);
  private readonly own: Uint8Array[];
  private readonly knownAt: Int32Array;

  constructor(private readonly entries: readonly MatrixEntry[]) {
    this.own = entries.map(() => new Uint8Array(0));
    this.knownAt = new Int32Array(entries.length);
  }

  fill(rows: number, round: number, all: boolean): void {
    const { entries, own, knownAt } = this;
    if (this.truths.length < rows) {
      this.truths = new Uint8Array(rows);
      this.before = new Uint8Array(rows);
    }
    const truths = this.before;
    this.before = this.truths;
    this.truths = truths;
    truths.fill(FALSE);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as MatrixEntry;
      if (all || entry.changedSince(knownAt[i] as number)) {
        if ((own[i] as Uint8Array).length < rows) own[i] = new Uint8Array(rows);
        (own[i] as Uint8Array).fill(NOT_YET);
      }
      knownAt[i] = round;
      const known = own[i] as Uint8Array;
      for (let r = 0; r < rows; r++) {
        if (truths[r] === TRUE) continue;
        let truth = known[r] as number;
        if (truth === NOT_YET) {
          truth = entry.begin(r);
          known[r] = truth;
        }
        if (truth > (truths[r] as number)) truths[r] = truth;
      }
    }
  }
}
