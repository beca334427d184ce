import type { Lang, TableJson } from 'tavolata/runtime';
import { type HouseText, houseFile } from './house.js';
import { packed, unpacked } from './packed.js';
import type { Shown, State } from './state.js';

/**
 * The content of an address: the whole table, the choices made on it, and the language; none of it leaves the machine.
 */
export interface Linked {
  readonly table?: TableJson;
  /** The id of a ready table, if the table is an unchanged one. */
  readonly ready?: string;
  readonly creature?: string;
  readonly seat?: string;
  readonly lang?: Lang;
  /** Replaces the edition of the table. */
  readonly edition?: string;
  /** The plan that is shown, and the current step. */
  readonly plan?: Pick<Shown, 'event' | 'picks'>;
  readonly step?: number;
  readonly house?: HouseText;
}

/** Many programs that pass addresses on cut longer ones off. */
const MOST_CHARACTERS = 8000;

/** The fragment for a table; if its house rule was left out because of its length, also the length with it. */
export interface Address {
  readonly fragment: string;
  readonly tooLong?: { readonly count: number; readonly most: number };
}

/** The address of a table in its current state, with the choices made on it. */
export async function addressOf({ game, creature, seat, shown, house }: State, lang: Lang): Promise<Address> {
  const linked: Linked = {
    table: game.json,
    edition: game.edition,
    ...(creature !== undefined && { creature }),
    ...(seat !== undefined && { seat }),
    ...(shown !== undefined && { plan: { event: shown.event, picks: shown.picks }, step: shown.step }),
    lang,
  };
  const fragment = await fragmentOf({ ...linked, ...(house !== undefined && { house }) });
  if (house === undefined || fragment.length <= MOST_CHARACTERS) return { fragment };
  return { fragment: await fragmentOf(linked), tooLong: { count: fragment.length, most: MOST_CHARACTERS } };
}

/** The fragment with all of this content. */
async function fragmentOf({ table, plan, house, ...plain }: Linked): Promise<string> {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries({ t: table, p: plan, h: house }))
    if (value !== undefined) parts.set(name, inAddress(await packed(JSON.stringify(value), 'deflate-raw')));
  const { ready: r, creature: c, seat: s, edition: e, step: n, lang: l } = plain;
  for (const [name, value] of Object.entries({ r, c, s, e, n, l }))
    if (value !== undefined) parts.set(name, String(value));
  return `#${parts}`;
}

/**
 * The content of a fragment.
 *
 * @throws Error if its packed parts cannot be unpacked
 */
export async function linkedIn(fragment: string): Promise<Linked> {
  const parts = new URLSearchParams(fragment.slice(1));
  const [ready, creature, seat, edition, step, lang] = ['r', 'c', 's', 'e', 'n', 'l'].map(
    (name) => parts.get(name) ?? undefined,
  );
  const inside = async (name: string): Promise<unknown> => {
    const value = parts.get(name);
    return value === null ? undefined : JSON.parse(await unpacked(fromAddress(value), 'deflate-raw'));
  };
  const table = (await inside('t')) as TableJson | undefined;
  const plan = (await inside('p')) as Linked['plan'];
  const house = (await inside('h')) as HouseText | undefined;
  return {
    ...(table !== undefined && { table }),
    ...(plan !== undefined && { plan }),
    ...(typeof house?.text === 'string' && { house: houseFile(String(house.name), house.text) }),
    ...(ready !== undefined && { ready }),
    ...(creature !== undefined && { creature }),
    ...(seat !== undefined && { seat }),
    ...(edition !== undefined && { edition }),
    ...(step !== undefined && { step: Number(step) }),
    ...((lang === 'it' || lang === 'en') && { lang }),
  };
}

/** Base64 in a form that is safe in an address. */
const inAddress = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromAddress = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');
