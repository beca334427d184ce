import type { Lang, Words } from 'tavolata/runtime';
import type { CheckName, TextFix } from '../checks/finding.js';
import type { TextState } from '../state/states.js';
import type { Term } from '../terms/termbase.js';
import type { TextArea } from '../units/unit.js';

/** A finding in a text, in words. */
export interface DeskFinding {
  readonly check: CheckName;
  /** The text that the place is in, from `start` to before `end`. */
  readonly language: Lang;
  readonly start: number;
  readonly end: number;
  readonly says: Words;
  readonly help: Words;
  readonly fix?: TextFix;
}

/** A text in both languages with what is known of its translation. */
export interface DeskRow {
  readonly key: string;
  readonly area: TextArea;
  readonly part: string;
  readonly entry?: string;
  readonly file: string;
  /** The numbers of its entry: in the newest edition, or in the last in which it was in force. */
  readonly numbers: readonly string[];
  readonly en: string;
  readonly it: string;
  /** Digests of the English and the Italian text, by which it is known whether they have changed. */
  readonly seen: { readonly en: string; readonly it: string };
  readonly state: TextState;
  /** Who reviewed it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  readonly note?: string;
  /** Left out: none. */
  readonly findings?: readonly DeskFinding[];
  /** Checks whose findings somebody has put aside, each for the text in one language as it stands. */
  readonly dismissed?: readonly { readonly check: CheckName; readonly language: Lang }[];
  /** Which sentences are each other's translation, decided by somebody. */
  readonly pairs?: SentencePairs;
  /** The source that a stale text was made from, where that is known. */
  readonly before?: string;
}

/** Sentences that say the same, by their places in both texts; one side is empty for what only one text has. */
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

/** All that the desk begins with. */
export interface DeskData {
  readonly source: Lang;
  readonly target: Lang;
  readonly rows: readonly DeskRow[];
  readonly terms: readonly Term[];
  /** Where the rules lie. */
  readonly folder: string;
  /** Who works at the desk, where that was said. */
  readonly by?: string;
  /** Counts up with each change of what the server has; 0 where there is none. */
  readonly revision: number;
  /** Of a desk without a server: read-backs by what stands before the slash of a key. */
  readonly reads?: { readonly [owner: string]: ReadBacks };
}

/** A text as it was, with who had it so, and on which day. */
export interface DeskVersion {
  readonly by: string;
  readonly on: string;
  readonly en: string;
  readonly it: string;
}

/** What the desk asks for when a text is opened. */
export interface DeskDetail {
  readonly reads?: ReadBacks;
  /** The source that a stale text was made from, where that is known. */
  readonly before?: string;
  /** The last first, each only where it differs from the one after it. */
  readonly versions: readonly DeskVersion[];
}

/** Something that somebody did at the desk, or committed. */
export interface DeskAct {
  readonly by: string;
  /** A day, or a moment as `2026-11-28T14:05:00.000Z`. */
  readonly at: string;
  readonly what: DeskActName | 'committed';
  /** The key of the text, or the subject of a commit. */
  readonly of: string;
}

export type DeskActName = 'saved' | 'corrected' | 'marked' | 'dismissed' | 'paired' | 'undone';

/** `range.anchors@2023-04-14` of `range.anchors@2023-04-14/text`. */
export const ownerOf = (key: string): string => key.split('/')[0] ?? key;
