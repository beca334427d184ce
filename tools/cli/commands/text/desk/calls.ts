import type { Diagnostic } from 'tavolata/compiler';
import { isRecord, type UnknownRecord } from 'tavolata/internals';
import type { Lang, Words } from 'tavolata/runtime';
import { render } from 'tavolata/workspace';
import { checkNames } from '../../../../texts/checks/finding.js';
import { dismissAt, pairAt } from './decide.js';
import { commitsIn, detailOf } from './detail.js';
import type { Saves, SeenText } from './save.js';
import type { DeskSession } from './session.js';

/** The response to the page: JSON with an HTTP status. */
export interface DeskAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Diagnostics in both languages, since the page may switch its own at any time. */
export function inBoth(diagnostics: readonly Diagnostic[]): Words {
  const says = (lang: Lang): string => diagnostics.map((one) => render(one, lang, 'line')).join('\n');
  return { en: says('en'), it: says('it') };
}

const fine = (json: unknown): DeskAnswer => ({ status: 200, json });
/** The row alone, or one that differs from what the writer saw. */
const outcome = (json: { readonly conflict?: true }): DeskAnswer => ({ status: json.conflict ? 409 : 200, json });

/** Who makes the calls, and on what. */
export interface Desk {
  readonly session: DeskSession;
  readonly saves: Saves;
  readonly by?: string;
}

type ReadingCall = (desk: Desk, query: URLSearchParams) => DeskAnswer | undefined;
type WritingCall = (desk: Desk, body: UnknownRecord) => DeskAnswer | undefined;

/** Calls that change nothing; undefined for a malformed one. */
export const readings: { readonly [path: string]: ReadingCall } = {
  '/api/data': ({ session, by }) => fine(session.data(by)),
  '/api/text': ({ session }, query) => {
    const text = session.textOf(query.get('key') ?? '');
    return text && fine(detailOf(session.open, text));
  },
  '/api/changes': ({ session }, query) => {
    const { trouble, ...changes } = session.changesAfter(Number(query.get('after') ?? 0));
    return fine({ ...changes, ...(trouble.length > 0 && { trouble: inBoth(trouble) }) });
  },
  '/api/acts': ({ session }) => fine([...session.journal.acts(), ...commitsIn(session.folder)]),
};

/** Calls that write to the folder. */
export const writings: { readonly [path: string]: WritingCall } = {
  '/api/save': ({ saves }, body) => {
    const { text, state } = body;
    const seen = seenIn(body);
    return seen && typeof text === 'string' && isOneOf(state, ['draft', 'translated', 'reviewed', 'kept'])
      ? outcome(saves.save({ ...seen, text, state }))
      : undefined;
  },
  '/api/mark': ({ saves }, body) => {
    const { state } = body;
    const seen = seenIn(body);
    return seen && isOneOf(state, ['draft', 'translated', 'reviewed'])
      ? outcome(saves.mark({ ...seen, state }))
      : undefined;
  },
  '/api/dismiss': ({ session }, body) => {
    const { check, language, why } = body;
    const seen = seenIn(body);
    return seen && isOneOf(check, checkNames) && isOneOf(language, ['en', 'it']) && typeof why === 'string'
      ? outcome(dismissAt(session, { ...seen, check, language, why }))
      : undefined;
  },
  '/api/pairs': ({ session }, body) => {
    const beads = beadsIn(body['beads']);
    const seen = seenIn(body);
    return seen && beads && outcome(pairAt(session, { ...seen, beads }));
  },
  '/api/undo': ({ saves }, { by }) => {
    const undone = saves.undo(nameIn(by));
    return undone === undefined ? fine({}) : outcome(undone);
  },
  '/api/check': ({ session }) => {
    session.refresh();
    session.check();
    return fine({});
  },
};

const nameIn = (by: unknown): string | undefined =>
  typeof by === 'string' && by.trim() !== '' ? by.trim().slice(0, 100) : undefined;

function seenIn({ key, seen, by }: UnknownRecord): SeenText | undefined {
  const { en, it } = isRecord(seen) ? seen : ({} as UnknownRecord);
  if (typeof key !== 'string' || typeof en !== 'string' || typeof it !== 'string') return undefined;
  const name = nameIn(by);
  return { key, seen: { en, it }, ...(name !== undefined && { by: name }) };
}

function beadsIn(value: unknown) {
  const isPlaces = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.every((one) => Number.isInteger(one) && one >= 0);
  const beads = Array.isArray(value)
    ? value.flatMap((one: unknown) =>
        isRecord(one) && isPlaces(one['en']) && isPlaces(one['it']) ? [{ en: one['en'], it: one['it'] }] : [],
      )
    : [];
  return Array.isArray(value) && beads.length === value.length ? beads : undefined;
}

const isOneOf = <Known extends string>(value: unknown, known: readonly Known[]): value is Known =>
  (known as readonly unknown[]).includes(value);
