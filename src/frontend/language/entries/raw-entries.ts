import type { EntryKind, EntryText, EntryVerdict, Hook, ProblemSeverity } from '../../../engine/model/entry.js';
import type { Words } from '../../../engine/model/words.js';

/* What an entries file holds once its schema has accepted it. */

/** One expression; a long one may be broken into several strings. */
export type RawExpression = string | readonly string[];

/** `when` and `value`; the last may have `else` instead. */
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
  /** One expression, or a list of them in which a long one is a list of strings. */
  readonly do?: string | readonly RawExpression[];
}

export type RawHooks = { readonly [hook in Hook]?: string };

export interface RawEntry extends RawHooks {
  readonly id: string;
  readonly kind: EntryKind;
  readonly layer: string;
  readonly name: Words;
  readonly text: { readonly en: EntryText; readonly it: EntryText };
  readonly numbered?: { readonly [date: string]: string | readonly string[] };
  readonly since?: string;
  readonly until?: string;
  readonly confirmed?: string;
  readonly chosen?: string;
  readonly when?: RawExpression;
  readonly each?: { readonly [name: string]: RawExpression };
  readonly let?: { readonly [name: string]: RawExpression };
  readonly verdict?: EntryVerdict;
  readonly else?: EntryVerdict;
  readonly value?: RawExpression;
  readonly cases?: readonly RawCase[];
  readonly severity?: ProblemSeverity;
  readonly reason?: Words;
  readonly remedy?: Words;
  readonly do?: string | readonly RawExpression[];
  readonly steps?: readonly RawStep[];
  readonly overrides?: readonly string[] | 'all';
  readonly replaces?: readonly string[];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly why?: Words;
  readonly see?: readonly string[];
}

export interface RawMatter {
  readonly number?: number;
  readonly names: Words;
  readonly default: string;
  readonly choices: { readonly [choice: string]: Words };
}

export interface RawEntries {
  readonly matters?: { readonly [id: string]: RawMatter };
  readonly entries?: readonly RawEntry[];
}

export interface RawEditions {
  readonly editions: readonly { readonly date: string; readonly names: Words }[];
}
