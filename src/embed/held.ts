import type { Rulebook } from '../model/rulebook.js';
import type { Table } from '../run/table.js';

/** Something wrong with a request itself, told to the caller in both languages. */
export class Refused extends Error {
  constructor(
    readonly code: keyof typeof refusals,
    readonly values: Readonly<Record<string, string | number>>,
  ) {
    super(code);
  }
}

export const refusals = {
  'call.not-json': { en: 'The request is not JSON: {reason}.', it: 'La richiesta non è JSON: {reason}.' },
  'call.not-an-object': { en: 'A request is one JSON object.', it: 'Una richiesta è un oggetto JSON.' },
  'call.unknown': {
    en: 'There is no call “{call}”; there are {calls}.',
    it: 'La chiamata «{call}» non esiste; ci sono {calls}.',
  },
  'call.wrong-part': {
    en: '“{part}” of this call must be {expected}.',
    it: '«{part}» di questa chiamata deve essere {expected}.',
  },
  'call.not-held': { en: 'Nothing is held under “{handle}”.', it: 'Con il nome «{handle}» non si conserva nulla.' },
  'call.too-many': {
    en: '{most} things are held already; release some.',
    it: 'Si conservano già {most} cose; liberane qualcuna.',
  },
  'call.too-long': {
    en: 'The request has {length} characters; {most} are the most.',
    it: 'La richiesta ha {length} caratteri; il massimo è {most}.',
  },
  'call.too-deep': {
    en: 'The request is nested too deeply, or the work that it asks for is.',
    it: 'La richiesta è annidata troppo in profondità, o lo è il lavoro che chiede.',
  },
  'call.internal': { en: 'A bug in tavolata: {reason}.', it: 'Un errore di tavolata: {reason}.' },
} as const;

/** How much may be held at a time: a host that forgets to release must not eat the memory. */
export const MOST_HELD = 10_000;

/** Rulebooks and tables that later calls name by their handles. */
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

const held = <T>(all: ReadonlyMap<string, T>, handle: string): T => {
  const found = all.get(handle);
  if (found === undefined) throw new Refused('call.not-held', { handle });
  return found;
};
