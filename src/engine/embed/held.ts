import type { Rulebook } from '../model/rulebook.js';
import type { Words } from '../model/words.js';
import type { Table } from '../table/table.js';
import refusals from './refusal-words.json' with { type: 'json' };

/** A fault of a request itself, reported to the caller in both languages. */
export class Refused extends Error {
  constructor(
    readonly code: keyof typeof refusals,
    readonly values: Readonly<Record<string, string | number>>,
  ) {
    super(code);
  }
}

/** The message for a code, or the words for a part of one; undefined if the texts are left out. */
export const wordsOf = (code: string): Words | undefined => (refusals as { readonly [code: string]: Words })[code];

/** Most objects held at a time: a host that forgets to release them must not exhaust the memory. */
export const MOST_HELD = 10_000;

/** Rulebooks and tables that later calls refer to by their handles. */
export class Held {
  private readonly rulebooks = new Map<string, Rulebook>();
  private readonly tables = new Map<string, Table>();
  private next = 1;

  keepRulebook(rulebook: Rulebook): string {
    return this.keep(this.rulebooks, 'r', rulebook);
  }

  keepTable(table: Table): string {
    return this.keep(this.tables, 't', table);
  }

  rulebook(handle: string): Rulebook {
    return held(this.rulebooks, handle);
  }

  table(handle: string): Table {
    return held(this.tables, handle);
  }

  replaceTable(handle: string, table: Table): void {
    held(this.tables, handle);
    this.tables.set(handle, table);
  }

  release(handle: string): void {
    if (!this.rulebooks.delete(handle) && !this.tables.delete(handle)) throw new Refused('call.not-held', { handle });
  }

  private keep<T>(all: Map<string, T>, letter: string, one: T): string {
    if (this.rulebooks.size + this.tables.size >= MOST_HELD) throw new Refused('call.too-many', { most: MOST_HELD });
    const handle = `${letter}${this.next++}`;
    all.set(handle, one);
    return handle;
  }
}

function held<T>(all: ReadonlyMap<string, T>, handle: string): T {
  const found = all.get(handle);
  if (found === undefined) throw new Refused('call.not-held', { handle });
  return found;
}
