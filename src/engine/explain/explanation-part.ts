import type { PlanEvent, Read } from '../model/answer.js';
import type { Item } from './layout.js';

/** The kind of a piece of an explanation; the first two lines are sections of answers and of plans. */
export type PartKind =
  | ('asked' | 'answer' | 'found' | 'decided' | 'silence' | 'also' | 'unsettled' | 'overridden' | 'near' | 'perhaps')
  | ('others' | 'restsOn' | 'unknown' | 'tooMuch' | 'notices' | 'sent' | 'nothing' | 'step' | 'undone' | 'changed')
  | ('waits' | 'needs' | 'unusedPicks')
  // below an entry
  | ('entry' | 'by' | 'unconditional' | 'condition' | 'holds' | 'fails' | 'wouldApply' | 'open' | 'seen' | 'gives')
  | ('where' | 'reason' | 'remedy' | 'about')
  // below the sections of a plan, and of what is missing
  | ('event' | 'asSent' | 'nobody' | 'need' | 'chooser' | 'pick' | 'fact' | 'notice');

/** An entry as a reader meets it. */
export interface ExplainedEntry {
  readonly id: string;
  /** Rule numbers; those in force on the table if they are known. */
  readonly numbers: readonly string[];
  /** Its short title. */
  readonly name: string;
  /** The rule in our words, as in the edition. */
  readonly says: string;
  /** True for our answers where the rules are silent. */
  readonly ours?: true;
}

/** A piece of an explanation: a section, or something below one. `explain` lays out the texts. */
export interface ExplanationPart extends Item {
  readonly is: PartKind;
  /** One line in plain words. */
  readonly text: string;
  /** For a condition or something read: its text alone, without “holds” or “seen”. */
  readonly clause?: string;
  /** The entry it is about. */
  readonly entry?: ExplainedEntry;
  /** Ids of the things of the table that it mentions; missing if there are none. */
  readonly things?: readonly string[];
  /** The fact or answer that was read. */
  readonly read?: Read;
  /** The event it is about. */
  readonly event?: PlanEvent;
  readonly below?: readonly ExplanationPart[];
}

/** A section; none if nothing belongs below it. */
export const section = (is: PartKind, text: string, below: readonly ExplanationPart[]): readonly ExplanationPart[] =>
  below.length === 0 ? [] : [{ is, text, below }];
