import type { Lang, TableJson } from 'tavolata/runtime';
import { through } from './rulebook.js';

/** What an address says: the whole table, what is chosen on it, and the language; nothing of it leaves the machine. */
export interface Linked {
  readonly table?: TableJson;
  /** Id of a ready table, where the table is one as it stands. */
  readonly ready?: string;
  readonly creature?: string;
  readonly seat?: string;
  readonly lang?: Lang;
}

/** The fragment that holds a state. */
export async function fragmentOf({ table, creature, seat, lang }: Linked): Promise<string> {
  const parts = new URLSearchParams();
  if (table !== undefined) parts.set('t', await packed(JSON.stringify(table)));
  if (creature !== undefined) parts.set('c', creature);
  if (seat !== undefined) parts.set('s', seat);
  if (lang !== undefined) parts.set('l', lang);
  return `#${parts}`;
}

/**
 * What a fragment says.
 *
 * @throws Error where it holds something else than a packed table
 */
export async function linkedIn(fragment: string): Promise<Linked> {
  const parts = new URLSearchParams(fragment.slice(1));
  const [table, ready, creature, seat, lang] = ['t', 'r', 'c', 's', 'l'].map((name) => parts.get(name) ?? undefined);
  return {
    ...(table !== undefined && { table: JSON.parse(await unpacked(table)) as TableJson }),
    ...(ready !== undefined && { ready }),
    ...(creature !== undefined && { creature }),
    ...(seat !== undefined && { seat }),
    ...((lang === 'it' || lang === 'en') && { lang }),
  };
}

async function packed(text: string): Promise<string> {
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await stream.arrayBuffer());
  const binary = Array.from(bytes, (one) => String.fromCharCode(one)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const unpacked = (text: string): Promise<string> =>
  through(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  ).text();
