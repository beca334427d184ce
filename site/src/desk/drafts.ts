import type { DeskRow } from '../../../tools/texts/desk/data.js';

/** What somebody has written and not saved, with the texts that they had before them. */
export interface Draft {
  readonly text: string;
  readonly seen: DeskRow['seen'];
  readonly en: string;
  readonly it: string;
}

/**
 * Things by the key of a text that outlast the page, as far as the browser lets them. Each is kept by itself, so that two windows do not write over each
 * other's.
 */
export class Kept<Value> {
  private readonly all = new Map<string, Value>();

  /** @param name under which the browser keeps them */
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

/** The names under which the browser keeps something that begins so. */
function placesOf(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(beginning));
  } catch {
    // Private windows and some folders have no storage.
    return [];
  }
}

/** What the browser has kept under a name. */
export function read<Value>(name: string): Value | undefined {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Lets the browser keep something; undefined: no longer. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page, whose leaving is warned of.
  }
}
