/** One small change of one entry. */
import { type Entry, type Expression, isInForce } from 'tavolata/internals';
export interface Mutant {
  /** `entry.id/what:where`, the same from run to run as long as the entry stays as it is. */
  readonly id: string;
  readonly entry: Entry;
  /** What stands in its place; missing: nothing. */
  readonly instead?: Entry;
  readonly kind: MutantKind;
  /** Which of the things of its kind is changed, as the id says it; empty where there is one alone. */
  readonly where: string;
  /** Where a part of an expression is changed; missing for what is no expression. */
  readonly part?: {
    /** As `expressionsOf` names it. */
    readonly place: string;
    readonly expression: Expression;
    /** Of the part, in the text of the expression. */
    readonly range: readonly [number, number];
  };
  /** Part of the entry, or the expression as it stood. */
  readonly was: string;
  /** What it has become; missing where it is gone. */
  readonly now?: string;
}

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

/** Whether a mutant can make a difference in an edition: a moved date does on the days between, anything else while the entry lives. */
export function differsIn({ entry, instead, kind }: Mutant, date: string): boolean {
  if (kind !== 'move-date' || instead === undefined) return isInForce(entry, date);
  return isInForce(entry, date) !== isInForce(instead, date);
}
