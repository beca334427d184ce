import { type Entry, type EntryText, HOOKS, type Hook, type Matter } from '../../../engine/model/entry.js';
import type { EditionDate, Words } from '../../../engine/model/words.js';

/*
 * Contents of a file of entries that its schema has accepted.
 */

/** One text of the rule language, or its lines. */
export type RawExpression = string | readonly string[];

/** `when` and `value`; in the last case, `else` may stand in place of both. */
export interface RawCase {
  readonly when?: RawExpression;
  readonly value?: RawExpression;
  readonly else?: RawExpression;
}

export interface RawStep {
  readonly step?: string;
  readonly with?: string;
  readonly before?: string;
  readonly after?: string;
  readonly when?: RawExpression;
  readonly let?: { readonly [name: string]: RawExpression };
  /** Actions separated by `;`. */
  readonly do?: RawExpression;
}

export type RawHooks = { readonly [hook in Hook]?: string };

/** A text in a file: the words alone, or the words with details about them. */
export type RawText = string | EntryText;
export type RawTexts = { readonly en: RawText; readonly it: RawText };

/** What stands in a file as it does in a linked entry. */
type Unchanged = 'id' | 'kind' | 'layer' | 'name' | 'logicOf' | 'labels' | 'why' | 'verdict' | 'else' | 'severity';

export interface RawEntry
  extends RawHooks,
    Pick<Entry, Unchanged | 'reason' | 'remedy'>,
    Partial<Pick<Entry, 'overrides' | 'replaces' | 'before' | 'after'>> {
  readonly text?: RawTexts;
  /** Edition → the text from then on, in place of `text`. */
  readonly texts?: { readonly [date: string]: RawTexts };
  readonly numbered?: { readonly [date: string]: string | readonly string[] };
  readonly since?: string;
  readonly until?: string;
  readonly confirmed?: string;
  readonly chosen?: string;
  /**
   * House answers: the entry is in force under every choice of this matter for which its `value` or `severity` has a
   * table entry.
   */
  readonly matter?: string;
  readonly when?: RawExpression;
  readonly each?: { readonly [name: string]: RawExpression };
  readonly let?: { readonly [name: string]: RawExpression };
  readonly value?: RawExpression;
  readonly cases?: readonly RawCase[];
  readonly do?: RawExpression;
  readonly steps?: readonly RawStep[];
  /** For all editions, or from each date on. */
  readonly see?: readonly string[] | { readonly [date: EditionDate]: readonly string[] };
}

/** The keys that make up the logic of an entry, besides its question or event. */
export const ruleKeys = [
  ...(['when', 'each', 'let', 'verdict', 'else', 'value', 'cases'] as const),
  ...(['severity', 'reason', 'remedy', 'do', 'steps'] as const),
];

/** What `logicOf` takes from another entry. */
export const logicKeys: readonly (keyof RawEntry)[] = [...HOOKS, ...ruleKeys];

export type RawMatter = Omit<Matter, 'id'>;

export interface RawEntries {
  readonly matters?: { readonly [id: string]: RawMatter };
  readonly entries?: readonly RawEntry[];
}

export interface RawEditions {
  readonly confirmed?: string;
  readonly editions: readonly { readonly date: string; readonly names: Words }[];
}
