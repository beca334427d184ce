import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { seenIn } from '../../official/see.js';
import type { Fates } from '../fates.js';

/** The new edition, and the one up to which the rules are compared. */
export interface EditionStep {
  readonly from: EditionDate;
  readonly date: EditionDate;
}

/** What is written to an entry if nothing has to be decided. */
export interface EntryUpdate {
  readonly entry: Entry;
  /** Its numbers from the new edition on. */
  readonly numbered?: readonly string[];
  /** The rules to which it refers readers from the new edition on. */
  readonly see?: readonly string[];
  /** All entries are compared with the edition: this one no longer needs to say so itself. */
  readonly dropsConfirmed?: true;
}

/**
 * The changes to entries for a new edition that leave their meaning alone: numbers and references. What an editor has
 * already dated for the new edition stays.
 */
export function entryUpdates(
  { entries }: Rulebook,
  documents: readonly JsonDocument[],
  fates: Fates,
  step: EditionStep,
): readonly EntryUpdate[] {
  const lasting = entries.filter((entry) => isInForce(entry, step.from) && isInForce(entry, step.date));
  return lasting.flatMap((entry) => {
    const numbered = isDated(entry.numbered, step) ? undefined : movedNumbers(entry, fates, step);
    const see = movedSee(entry, documents, fates, step);
    if (numbered === undefined && see === undefined) return [];
    return [{ entry, ...(numbered && { numbered }), ...(see && { see }) }];
  });
}

/** Whether something is already dated from the new edition on, or from one between the two. */
export const isDated = (dated: object, { from, date }: EditionStep): boolean =>
  Object.keys(dated).some((key) => from < key && key <= date);

/** Its numbers in the new edition, if one of them moved and all are certain. */
function movedNumbers(entry: Entry, fates: Fates, { from }: EditionStep): readonly string[] | undefined {
  const before = numbersIn(entry, from);
  const after = before.map((number) => {
    const fate = fates.of(number);
    if (fate === undefined) return fates.covers(number) ? undefined : number;
    return fate.new === number || fates.saysTheSame(fate) ? fate.new : undefined;
  });
  if (after.some((number) => number === undefined)) return undefined;
  return after.join() === before.join() ? undefined : (after as readonly string[]);
}

/** The present targets of its references; undefined if none moved, or one is gone. */
function movedSee(
  entry: Entry,
  documents: readonly JsonDocument[],
  fates: Fates,
  { from, date }: EditionStep,
): readonly string[] | undefined {
  const before = seenIn(entry, documents, from);
  if (before.join() !== seenIn(entry, documents, date).join()) return undefined;
  const after = before.map((number) => fates.movedTo(number));
  if (after.some((number) => number === null)) return undefined;
  const moved = after.map((number, index) => number ?? before[index]!);
  return moved.join() === before.join() ? undefined : moved;
}
