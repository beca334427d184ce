import type { Lang, Words } from 'tavolata/runtime';
import type { CheckName, TextFix } from '../checks/finding.js';
import type { TextState } from '../state/states.js';
import type { Term } from '../terms/termbase.js';
import type { TextArea } from '../units/unit.js';

/** A finding in a text, in words. */
export interface DeskFinding {
  readonly check: CheckName;
  /** The text of the finding, and its range from `start` to before `end`. */
  readonly language: Lang;
  readonly start: number;
  readonly end: number;
  readonly says: Words;
  readonly help: Words;
  readonly fix?: TextFix;
}

/** A text in both languages, with what is known about its translation. */
export interface DeskRow {
  readonly key: string;
  readonly area: TextArea;
  readonly part: string;
  readonly entry?: string;
  readonly file: string;
  /** The numbers of its entry in the newest edition, or in the last edition in which it was in force. */
  readonly numbers: readonly string[];
  readonly en: string;
  readonly it: string;
  /** Digests of the English and the Italian text, which show whether they have changed. */
  readonly seen: { readonly en: string; readonly it: string };
  readonly state: TextState;
  /** Who reviewed it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  readonly note?: string;
  /** Left out if there are none. */
  readonly findings?: readonly DeskFinding[];
  /** Checks whose findings are dismissed, each for the present text in one language. */
  readonly dismissed?: readonly { readonly check: CheckName; readonly language: Lang }[];
  /** A decision about which sentences translate each other. */
  readonly pairs?: SentencePairs;
  /** The source that a stale text was made from, if known. */
  readonly before?: string;
}

/** Sentences with the same meaning, by indexes into both texts; one side is empty for what only one text has. */
export interface SentenceBead {
  readonly en: readonly number[];
  readonly it: readonly number[];
}

/** A decision about the sentences of a text. */
export interface SentencePairs {
  readonly beads: readonly SentenceBead[];
  readonly by: string;
  readonly on: string;
}

/** Read-backs of an entry by language, a line each. */
export type ReadBacks = { readonly [lang in Lang]: readonly string[] };

/** Initial data of the desk. */
export interface DeskData {
  readonly source: Lang;
  readonly target: Lang;
  readonly rows: readonly DeskRow[];
  readonly terms: readonly Term[];
  /** The folder of the rules. */
  readonly folder: string;
  /** Who works at the desk, if given. */
  readonly by?: string;
  /** Increased by each change on the server; 0 without one. */
  readonly revision: number;
  /** For a desk without a server: read-backs, by the part of a key before the slash. */
  readonly reads?: { readonly [owner: string]: ReadBacks };
}

/** An earlier version of a text, with its author and day. */
export interface DeskVersion {
  readonly by: string;
  readonly on: string;
  readonly en: string;
  readonly it: string;
}

/** Requested when a text is opened at the desk. */
export interface DeskDetail {
  readonly reads?: ReadBacks;
  /** The source that a stale text was made from, if known. */
  readonly before?: string;
  /** Latest first; without those equal to the one after them. */
  readonly versions: readonly DeskVersion[];
}

/** Something done at the desk, or committed. */
export interface DeskAct {
  readonly by: string;
  /** A day, or a moment such as `2026-11-28T14:05:00.000Z`. */
  readonly at: string;
  readonly what: DeskActName | 'committed';
  /** The key of the text, or the subject of a commit. */
  readonly of: string;
}

/** Actions at the desk. */
export type DeskActName = 'saved' | 'corrected' | 'marked' | 'dismissed' | 'paired' | 'undone';

/** `range.anchors@2023-04-14` of `range.anchors@2023-04-14/text`. */
export const ownerOf = (key: string): string => key.split('/')[0] ?? key;
