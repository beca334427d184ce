import { digest } from '../../../frontend/cache/digest.js';
import { put, taken } from '../../../frontend/cache/put.js';
import type { Kept, LinkMemory } from '../../../frontend/language/link-cache.js';

/** More than a rulebook and a few of its variations have; past that only what a run has used is kept. */
const most = 2500;

interface Written {
  readonly program: string;
  readonly entries: readonly (readonly [string, unknown])[];
}

/** Entries that were linked, in one file. A file that cannot be read, or is of another program, is begun anew. */
export class Links implements LinkMemory {
  private entries: Map<string, unknown> | undefined;
  private readonly used = new Set<string>();
  private changed = false;

  /** @param program what was kept by another one is not used */
  constructor(
    private readonly file: string,
    private readonly program: string,
  ) {}

  under(common: string): Kept {
    const prefix = digest(common);
    const keyOf = (text: string): string => digest(`${prefix} ${text}`);
    this.entries ??= new Map(read(this.file, this.program));
    const { entries, used } = this;
    return {
      get: (text) => {
        const key = keyOf(text);
        used.add(key);
        return entries.get(key);
      },
      set: (text, made) => {
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
    const kept = entries.size <= most ? [...entries] : [...entries].filter(([key]) => used.has(key));
    put(this.file, { program, entries: kept } satisfies Written);
  }
}

function read(file: string, program: string): Written['entries'] {
  const written = taken(file) as Written | undefined;
  return written?.program === program ? written.entries : [];
}
