import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Quiet } from '../analysis/behind.js';
import type { Kept } from './plays.js';

/** More than a rulebook and a few of its variations need. */
const most = { plays: 8000, quiet: 4000 };

interface Written {
  readonly program: string;
  readonly names: readonly string[];
  readonly plays: readonly (readonly [string, readonly Kept[]])[];
  readonly quiet: readonly string[];
}

/** What one run of `check` leaves for the next, in one file. A file that cannot be read, or is of another program, is begun anew. */
export class Shelf {
  readonly plays = new Map<string, readonly Kept[]>();
  /** Digests of everything that some analysis looked at and found nothing in. */
  readonly quiet: Quiet;
  changed = false;
  private readonly still = new Set<string>();
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** @param program what was kept by another one is not used */
  constructor(
    private readonly file: string,
    private readonly program: string,
  ) {
    const written = read(file, program);
    for (const name of written?.names ?? []) this.numberOf(name);
    for (const [key, ways] of written?.plays ?? []) this.plays.set(key, ways);
    for (const one of written?.quiet ?? []) this.still.add(one);
    this.quiet = {
      has: (what) => this.still.has(what),
      add: (what) => {
        this.still.add(what);
        this.changed = true;
      },
    };
  }

  /** Names are many and long, and stand in many places: each is written once and has a number. */
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

  /** Writes what is new; where that is not possible, the next run does it all again. */
  save(): void {
    if (!this.changed) return;
    const written: Written = {
      program: this.program,
      names: this.names,
      plays: [...this.plays].slice(-most.plays),
      quiet: [...this.still].slice(-most.quiet),
    };
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      // Two runs at once leave the file of one of them, never parts of both.
      const aside = `${this.file}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(written));
      renameSync(aside, this.file);
    } catch {
      // Nothing is lost but time.
    }
  }
}

function read(file: string, program: string): Written | undefined {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
    return written.program === program ? written : undefined;
  } catch {
    return undefined;
  }
}
