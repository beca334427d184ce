import type { Lang } from 'tavolata/runtime';
import { lineText, type Source, type Span } from 'tavolata/workspace';
import type { TextState } from '../state/states.js';
import { digestOf } from '../units/digest.js';
import type { ExchangeDecisions } from './decisions.js';

/** One text on its way to the programs of translators, or on its way back. */
export interface ExchangeUnit {
  /** Key of the text; missing in files of other people, where only the source tells which text is meant. */
  readonly key?: string;
  /** The file of the rulebook that it stands in, as it is shown. */
  readonly file?: string;
  readonly source: string;
  /** Empty: not translated. */
  readonly target: string;
  /** How far it has come; missing where a program says nothing of it. */
  readonly state?: TextState;
  /** Who reviewed it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** The source that a stale text was made from. */
  readonly previous?: string;
  /** What people have noted, in one line. */
  readonly note?: string;
  /** What a translator should know: what the rule does, what is to be kept. Never read again. */
  readonly context: readonly string[];
  /** How the texts were when the file was made; missing where a program has thrown it away. */
  readonly base?: ExchangeBase;
  /** What was decided about it where there were no files to keep that. */
  readonly decisions?: ExchangeDecisions;
  /** Where it stands in a file that was read. */
  readonly at?: Span;
}

/** What tells who has changed a text since: the people who had the file, or those at home. */
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

/** From which language into which. */
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
 * The base as one line that fits into a note of any format, with the key, since some programs keep nothing else:
 * `tavolata range.no-attack-outside/name en-it 1a2b3c4d 5e6f7a8b reviewed (Ada, 2026-11-24)`.
 */
export function baseLine(unit: ExchangeUnit, { source, target }: Direction): string {
  // A text that was changed before its file is made goes with what it was before.
  const { state = 'translated', by, on } = unit.base ?? unit;
  const digests = [unit.base?.source ?? digestOf(unit.source), unit.base?.target ?? digestOf(unit.target)];
  const who = by !== undefined && on !== undefined ? ` (${by}, ${on})` : '';
  return `tavolata ${writtenKey(unit.key ?? '')} ${source}-${target} ${digests.join(' ')} ${state}${who}`;
}

/** The base in some notes, if it stands there. */
export function baseIn(notes: string): ExchangeBase | undefined {
  const [, key, direction, source, target, state, by, on] = line.exec(notes) ?? [];
  if (key === undefined || source === undefined || target === undefined) return undefined;
  const languages =
    direction === 'en-it' ? ({ from: 'en', into: 'it' } as const) : ({ from: 'it', into: 'en' } as const);
  const who = by !== undefined && on !== undefined && { by, on };
  return { key: readKey(key), ...languages, source, target, state: state as TextState, ...who };
}

/** A key without blanks and what has a meaning in XML, which not all programs write as they should. */
export const writtenKey = (key: string): string =>
  key.replace(/[\s<>&"'%]/g, (one) => encodeURIComponent(one).replace("'", '%27'));

export function readKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A note without what is not of people. */
export const withoutBase = (note: string): string => inOneLine(note.replace(line, ' '));

/** Notes in one line, since programs break and join lines as they like. */
export const inOneLine = (note: string): string => note.replace(/\s+/g, ' ').trim();

/** A line of a file, from 1 on. */
export function lineSpan(source: Source, line: number): Span {
  const { start, text } = lineText(source, line);
  return { source, start, end: start + text.length };
}

/** A member for an object, if there is something to be said. */
export const optional = <Key extends string>(key: Key, text: string | undefined): { readonly [key in Key]?: string } =>
  (text === undefined || text === '' ? {} : { [key]: text }) as { readonly [key in Key]?: string };

/**
 * What PO can say of a text: whether somebody should look at it again. Where a program says so of everything that nobody has approved, that
 * is nothing new.
 */
export function stateInPo(isFuzzy: boolean, base: ExchangeBase | undefined): { readonly state?: TextState } {
  if (base === undefined) return isFuzzy ? { state: 'draft' } : {};
  const wasFuzzy = base.state === 'draft' || base.state === 'stale';
  if (isFuzzy) return { state: base.state === 'reviewed' ? 'translated' : base.state };
  // Whoever takes the mark away says that the text is right now.
  return { state: wasFuzzy ? 'translated' : base.state };
}
