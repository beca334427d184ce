import type { MatrixAnswers } from './matrix.js';

/** Number of cached rows; a power of two. */
const ROOM = 64;

/**
 * Cache of finished rows with their reasons, by row signature and denials: after a turn change, most rows repeat an
 * earlier result.
 */
export class RowCache {
  /** The cached rows one after the other. */
  codes = new Uint8Array(0);
  because = new Uint32Array(0);
  private readonly signatures = new Int32Array(ROOM).fill(-1);
  private readonly holding = new Int32Array(ROOM);

  invalidate(columns: number): void {
    this.signatures.fill(-1);
    if (this.codes.length >= ROOM * columns) return;
    this.codes = new Uint8Array(ROOM * columns);
    this.because = new Uint32Array(ROOM * columns);
  }

  /** Index of a cached row; negative: it is not cached. */
  find(pattern: number, holding: number): number {
    const place = placeOf(pattern, holding);
    return this.signatures[place] === pattern && this.holding[place] === holding ? place : -1;
  }

  /** Caches a finished row of the answers. */
  set(pattern: number, holding: number, row: number, { columns, codes, because }: MatrixAnswers): void {
    const place = placeOf(pattern, holding);
    this.signatures[place] = pattern;
    this.holding[place] = holding;
    const [at, to] = [row * columns, place * columns];
    for (let c = 0; c < columns; c++) {
      this.codes[to + c] = codes[at + c] as number;
      this.because[to + c] = because[at + c] as number;
    }
  }
}

const placeOf = (pattern: number, holding: number): number =>
  (Math.imul(pattern, 0x9e3779b1) >>> 26) ^ (holding & (ROOM - 1));
