import type { DeskRow } from '../../../tools/texts/desk/data.js';

/** Unsaved edits, with the texts on which they are based. */
export interface Draft {
  readonly text: string;
  readonly seen: DeskRow['seen'];
  readonly en: string;
  readonly it: string;
}

/**
 * Values by the key of a text that outlast the page, if the browser has storage. Each is stored separately, so that two
 * windows do not overwrite each other's.
 */
export class Kept<Value> {
  private readonly all = new Map<string, Value>();

  /** @param name the prefix of the storage keys */
  constructor(private readonly name: string) {
    for (const place of placesOf(`${name} `)) {
      const value = read<Value>(place);
      if (value !== undefined) this.all.set(place.slice(name.length + 1), value);
    }
  }

  get = (key: string): Value | undefined => this.all.get(key);
  has = (key: string): boolean => this.all.has(key);
  entries = (): readonly (readonly [key: string, Value])[] => [...this.all];

  get size(): number {
    return this.all.size;
  }

  set(key: string, value: Value): void {
    this.all.set(key, value);
    keep(`${this.name} ${key}`, value);
  }

  delete(key: string): void {
    if (this.all.delete(key)) keep(`${this.name} ${key}`, undefined);
  }
}

/** The storage keys with a given beginning. */
function placesOf(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(beginning));
  } catch {
    // Private windows and some folders have no storage.
    return [];
  }
}

/** Reads a value from the browser's storage. */
export function read<Value>(name: string): Value | undefined {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Writes a value to the browser's storage; undefined deletes it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The value then lasts until the page is closed, and closing it shows a warning.
  }
}
