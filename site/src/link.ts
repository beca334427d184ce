import type { Lang, TableJson } from 'tavolata/runtime';
import { packed, unpacked } from './packed.js';

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
  if (table !== undefined) parts.set('t', inAddress(await packed(JSON.stringify(table), 'deflate-raw')));
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
    ...(table !== undefined && { table: JSON.parse(await unpacked(fromAddress(table), 'deflate-raw')) as TableJson }),
    ...(ready !== undefined && { ready }),
    ...(creature !== undefined && { creature }),
    ...(seat !== undefined && { seat }),
    ...((lang === 'it' || lang === 'en') && { lang }),
  };
}

/** Base64 as it may stand in an address. */
const inAddress = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromAddress = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');
