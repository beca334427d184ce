import { type Entry, type Expression, isInForce } from 'tavolata/internals';

/** One small change of one entry. */
export interface Mutant {
  /** `entry.id/what:where`, the same from run to run as long as the entry is unchanged. */
  readonly id: string;
  readonly entry: Entry;
  /** What replaces it; missing: nothing. */
  readonly instead?: Entry;
  readonly kind: MutantKind;
  /** Which of several similar parts is changed, as in the id; empty if there is only one. */
  readonly where: string;
  /** The changed part of an expression; missing for anything else. */
  readonly part?: {
    /** As `expressionsOf` names it. */
    readonly place: string;
    readonly expression: Expression;
    /** Of the part, in the text of the expression. */
    readonly range: readonly [number, number];
  };
  /** Part of the entry, or the expression, before the change. */
  readonly was: string;
  /** The part after the change; missing if it is gone. */
  readonly now?: string;
}

/** Kinds of changes that make a mutant. */
export type MutantKind =
  | 'drop-entry'
  | 'drop-override'
  | 'drop-replaces'
  | 'drop-order'
  | 'drop-condition'
  | 'negate-condition'
  | 'drop-part'
  | 'negate-part'
  | 'shift-number'
  | 'swap-function'
  | 'widen-set'
  | 'swap-steps'
  | 'drop-step'
  | 'drop-case'
  | 'move-date';

/**
 * Whether a mutant can make a difference in an edition: a moved date on the days between, anything else while the entry
 * is in force.
 */
export function differsIn({ entry, instead, kind }: Mutant, date: string): boolean {
  if (kind !== 'move-date' || instead === undefined) return isInForce(entry, date);
  return isInForce(entry, date) !== isInForce(instead, date);
}
