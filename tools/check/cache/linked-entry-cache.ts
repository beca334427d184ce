import { digest, readVerified, writeAtomic } from 'tavolata/files';
import type { CachedEntries, LinkCache } from 'tavolata/workspace';
import { dropUnused } from './drop-unused.js';

/** More than a rulebook and a few of its variations have; above that, only what a run has used is kept. */
const most = 2500;

interface LinkFile {
  readonly program: string;
  readonly entries: readonly (readonly [string, unknown])[];
}

/**
 * Linked entries and vocabularies, and cases whose expressions were linked, in one file. A file that cannot be read, or
 * was written by another program, is discarded.
 */
export class LinkedEntryCache implements LinkCache {
  private entries: Map<string, unknown> | undefined;
  private readonly used = new Set<string>();
  private changed = false;
  private isClosed = false;

  /** @param program what another program cached is not used */
  constructor(
    private readonly file: string,
    private readonly program: string,
  ) {}

  under(common: string): CachedEntries {
    const prefix = digest(common);
    const keyOf = (text: string): string => digest(`${prefix} ${text}`);
    this.entries ??= new Map(read(this.file, this.program));
    const { entries, used } = this;
    return {
      get: (text) => {
        if (this.isClosed) return undefined;
        const key = keyOf(text);
        used.add(key);
        return entries.get(key);
      },
      set: (text, made) => {
        if (this.isClosed) return;
        const key = keyOf(text);
        used.add(key);
        entries.set(key, made);
        this.changed = true;
      },
    };
  }

  save(): void {
    const { entries = new Map<string, unknown>(), program, used } = this;
    if (!this.changed) return;
    dropUnused(entries, used, most);
    writeAtomic(this.file, { program, entries: [...entries] } satisfies LinkFile);
    used.clear();
    this.changed = false;
  }

  /** Drops everything: later lookups find nothing, and nothing is saved. */
  close(): void {
    this.isClosed = true;
    this.entries = new Map();
    this.used.clear();
  }
}

function read(file: string, program: string): LinkFile['entries'] {
  const written = readVerified(file) as LinkFile | undefined;
  return written?.program === program ? written.entries : [];
}
