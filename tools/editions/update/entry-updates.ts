import { type Entry, isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { seenIn } from '../../official/see.js';
import type { Fates } from '../fates.js';

/** The edition that comes, and the one that the rules are up to. */
export interface EditionStep {
  readonly from: EditionDate;
  readonly date: EditionDate;
}

/** What is written into an entry where nothing has to be decided. */
export interface EntryUpdate {
  readonly entry: Entry;
  /** The numbers under which it stands from the new edition on. */
  readonly numbered?: readonly string[];
  /** The rules that it sends its readers to from the new edition on. */
  readonly see?: readonly string[];
  /** All entries are compared with the edition: this one need no longer say it for itself. */
  readonly dropsConfirmed?: true;
}

/**
 * What a new edition changes in entries without changing what they mean: numbers and references. What an editor has already dated for the
 * new edition stays as it is.
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

/** Something is already said from the new edition, or from one between the two, on. */
export const isDated = (dated: object, { from, date }: EditionStep): boolean =>
  Object.keys(dated).some((key) => from < key && key <= date);

/** Its numbers in the new edition, where one of them moved and all of them are certain. */
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

/** Where its references lead in the new edition; undefined where nothing moved, or one of them is gone. */
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
