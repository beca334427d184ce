import type { Lang } from 'tavolata/runtime';
import { lineText, type Source, type Span } from 'tavolata/workspace';
import type { TextState } from '../state/states.js';
import { digestOf } from '../units/digest.js';
import type { ExchangeDecisions } from './decisions.js';

/** One text on its way to or from the programs of translators. */
export interface ExchangeUnit {
  /** Key of the text; missing in foreign files, in which only the source identifies the text. */
  readonly key?: string;
  /** The file of the rulebook that contains it, as shown to users. */
  readonly file?: string;
  readonly source: string;
  /** Empty: not translated. */
  readonly target: string;
  /** Its state; missing if the program does not give one. */
  readonly state?: TextState;
  /** Who reviewed it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** The source that a stale text was made from. */
  readonly previous?: string;
  /** Notes by people, on one line. */
  readonly note?: string;
  /** What a translator should know: what the rule does, what must be kept. Never read back. */
  readonly context: readonly string[];
  /** The state of both texts when the file was made; missing if a program has discarded it. */
  readonly base?: ExchangeBase;
  /** Decisions about it, made without files to store them. */
  readonly decisions?: ExchangeDecisions;
  /** Its place in a file that was read. */
  readonly at?: Span;
}

/** Shows who has changed a text since: the people with the file, or those at home. */
export interface ExchangeBase {
  readonly key: string;
  readonly from: Lang;
  readonly into: Lang;
  /** Digests of both texts. */
  readonly source: string;
  readonly target: string;
  readonly state: TextState;
  readonly by?: string;
  readonly on?: string;
}

/** Source and target language. */
export interface Direction {
  readonly source: Lang;
  readonly target: Lang;
}

/** A file of texts in two languages. */
export interface Exchange extends Direction {
  readonly units: readonly ExchangeUnit[];
}

const states = 'new|draft|stale|translated|reviewed|source';
const line = new RegExp(
  `tavolata (\\S+) (en-it|it-en) ([0-9a-f]{8}) ([0-9a-f]{8}) (${states})(?: \\((.*?), (\\d{4}-\\d\\d-\\d\\d)\\))?`,
);

/**
 * The base as one line that fits into a note of any format, including the key, since some programs keep nothing else:
 * `tavolata range.no-attack-outside/name en-it 1a2b3c4d 5e6f7a8b reviewed (Ada, 2026-11-24)`.
 */
export function baseLine(unit: ExchangeUnit, { source, target }: Direction): string {
  // A text that was changed before its file is made goes with its earlier state.
  const { state = 'translated', by, on } = unit.base ?? unit;
  const digests = [unit.base?.source ?? digestOf(unit.source), unit.base?.target ?? digestOf(unit.target)];
  const who = by !== undefined && on !== undefined ? ` (${by}, ${on})` : '';
  return `tavolata ${writtenKey(unit.key ?? '')} ${source}-${target} ${digests.join(' ')} ${state}${who}`;
}

/** The base in some notes, if there is one. */
export function baseIn(notes: string): ExchangeBase | undefined {
  const [, key, direction, source, target, state, by, on] = line.exec(notes) ?? [];
  if (key === undefined || source === undefined || target === undefined) return undefined;
  const languages =
    direction === 'en-it' ? ({ from: 'en', into: 'it' } as const) : ({ from: 'it', into: 'en' } as const);
  const who = by !== undefined && on !== undefined && { by, on };
  return { key: readKey(key), ...languages, source, target, state: state as TextState, ...who };
}

/** A key without blanks and characters special in XML, which not all programs escape properly. */
export const writtenKey = (key: string): string =>
  key.replace(/[\s<>&"'%]/g, (one) => encodeURIComponent(one).replace("'", '%27'));

/** The inverse of the escaping of keys; returns invalid escapes unchanged. */
export function readKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A note without what is not written by people. */
export const withoutBase = (note: string): string => inOneLine(note.replace(line, ' '));

/** Notes on one line, since programs break and join lines as they like. */
export const inOneLine = (note: string): string => note.replace(/\s+/g, ' ').trim();

/** A line of a file, from 1 on. */
export function lineSpan(source: Source, line: number): Span {
  const { start, text } = lineText(source, line);
  return { source, start, end: start + text.length };
}

/** A member for an object, or nothing if there is no text. */
export const optional = <Key extends string>(key: Key, text: string | undefined): { readonly [key in Key]?: string } =>
  (text === undefined || text === '' ? {} : { [key]: text }) as { readonly [key in Key]?: string };

/**
 * What PO can say about a text: whether it needs review. If a program says so about everything that is not approved,
 * this is no news.
 */
export function stateInPo(isFuzzy: boolean, base: ExchangeBase | undefined): { readonly state?: TextState } {
  if (base === undefined) return isFuzzy ? { state: 'draft' } : {};
  const wasFuzzy = base.state === 'draft' || base.state === 'stale';
  if (isFuzzy) return { state: base.state === 'reviewed' ? 'translated' : base.state };
  // Removing the mark states that the text is right now.
  return { state: wasFuzzy ? 'translated' : base.state };
}
