import { digest, readVerified, writeAtomic } from 'tavolata/files';
import type { CleanTexts } from 'tavolata/workspace';
import type { CleanResults } from '../analysis/input-digests.js';
import { dropUnused } from './drop-unused.js';
import type { CachedPlay } from './play-cache.js';

/** More than a rulebook and a few of its variations need; above that, only what a run has used is kept. */
const most = { plays: 8000, cleanResults: 16_000, cleanTotals: 100 };

interface CheckCacheFile {
  readonly program: string;
  readonly names: readonly string[];
  readonly plays: readonly (readonly [string, readonly CachedPlay[]])[];
  readonly cleanResults: readonly string[];
  readonly cleanTotals: readonly (readonly [string, Totals])[];
}

/** The result of a check without findings: how much it examined. */
export interface Totals {
  readonly entries: number;
  readonly scenarios: number;
}

/**
 * What one run of `check` caches for the next in one file, and one pass of `check --watch` for the next in memory. A
 * file that cannot be read, or was written by another program, is discarded.
 */
export class CheckCache {
  /** Fingerprints of inputs that some analysis found nothing in. */
  readonly clean: CleanResults;
  private readonly plays: Map<string, readonly CachedPlay[]>;
  private readonly still: Set<string>;
  private readonly cleanTotals: Map<string, Totals>;
  private readonly used = new Set<string>();
  private readonly names: string[];
  private readonly numbers: Map<string, number>;
  private changed = false;
  private isClosed = false;

  /** @param program what another program cached is not used */
  constructor(
    private readonly file: string,
    private readonly program: string,
  ) {
    const written = read(file, program);
    this.names = [...(written?.names ?? [])];
    this.numbers = new Map(this.names.map((name, number) => [name, number]));
    this.plays = new Map(written?.plays);
    this.still = new Set(written?.cleanResults);
    this.cleanTotals = new Map(written?.cleanTotals);
    this.clean = {
      has: (what) => this.still.has(what) && this.used.add(what).size > 0,
      add: (what) => {
        if (this.isClosed) return;
        this.still.add(what);
        this.used.add(what);
        this.changed = true;
      },
    };
  }

  /** Texts without diagnostics when read. */
  readonly texts: CleanTexts = {
    has: (kind, { text }) => this.clean.has(`read ${kind} ${digest(text)}`),
    add: (kind, { text }) => this.clean.add(`read ${kind} ${digest(text)}`),
  };

  /** Files in which a whole check found nothing at all, not even advice. */
  cleanTotalsOf(files: string): Totals | undefined {
    return this.cleanTotals.get(files);
  }

  setCleanTotals(files: string, totals: Totals): void {
    this.cleanTotals.delete(files);
    this.cleanTotals.set(files, totals);
    this.changed = true;
  }

  /** The runs in which a scenario passed. */
  playsOf(key: string): readonly CachedPlay[] {
    this.used.add(key);
    return this.plays.get(key) ?? [];
  }

  setPlays(key: string, ways: readonly CachedPlay[]): void {
    this.plays.set(key, ways);
    this.changed = true;
  }

  /** Names are many and long, and occur in many places: each is written once and has a number. */
  numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }

  name(number: number): string {
    return this.names[number] ?? '';
  }

  /** Writes what is new. A cache above its bound keeps only what was used since the last save. */
  save(): void {
    if (!this.changed) return;
    const { program, names, plays, still, cleanTotals, used } = this;
    dropUnused(plays, used, most.plays);
    dropUnused(still, used, most.cleanResults);
    for (const files of [...cleanTotals.keys()].slice(0, -most.cleanTotals)) cleanTotals.delete(files);
    const written: CheckCacheFile = {
      program,
      names,
      plays: [...plays],
      cleanResults: [...still],
      cleanTotals: [...cleanTotals],
    };
    writeAtomic(this.file, written);
    used.clear();
    this.changed = false;
  }

  /** Drops everything: later lookups find nothing, and nothing is saved. */
  close(): void {
    this.isClosed = true;
    this.names.length = 0;
    for (const cached of [this.numbers, this.plays, this.still, this.cleanTotals, this.used]) cached.clear();
  }
}

function read(file: string, program: string): CheckCacheFile | undefined {
  const written = readVerified(file) as CheckCacheFile | undefined;
  return written?.program === program ? written : undefined;
}
