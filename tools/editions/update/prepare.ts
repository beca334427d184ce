import { isInForce, numbersIn } from 'tavolata/internals';
import type { EditionDate, Rulebook } from 'tavolata/runtime';
import type { JsonDocument, ReadDocuments } from 'tavolata/workspace';
import { editionFindings } from '../../check/editions.js';
import { written } from '../../check/format/format.js';
import type { EditionDigests } from '../../official/digests.js';
import { digestsFor, wholeSections, withText } from '../../official/make-digests.js';
import type { OfficialText } from '../../official/official.js';
import { allSeen } from '../../official/see.js';
import type { Fates } from '../fates.js';
import { type EditionStep, type EntryUpdate, entryUpdates, isDated } from './entry-updates.js';
import { type Stub, stubsFor } from './stubs.js';
import { wholeAfter } from './whole.js';
import { editionWork } from './work.js';
import { type RewrittenFile, rewrittenEditions, rewrittenEntries } from './write-update.js';

/** All changes of a new edition to the rules that need no decision. */
export interface EditionUpdate {
  readonly updates: readonly EntryUpdate[];
  readonly stubs: readonly Stub[];
  /** Files of the rules; none changes if it is done a second time. */
  readonly files: readonly RewrittenFile[];
  readonly digests: EditionDigests;
}

/** The present rules, with the digests of the editions they know. */
interface DatedRulebook {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
  readonly digests: readonly EditionDigests[];
}

/**
 * Prepares the rules for a new edition; writes nothing.
 *
 * @param text its official English text
 */
export function prepareUpdate(
  { rulebook, documents, digests }: DatedRulebook,
  fates: Fates,
  text: OfficialText,
  step: EditionStep,
): EditionUpdate {
  const carried = entryUpdates(rulebook, documents.entries, fates, step);
  const wholeBefore = wholeSections(rulebook, step.from);
  const whole = wholeAfter(wholeBefore, fates);
  const { items } = editionWork({ rulebook, documents }, fates, step, wholeBefore);
  const isConfirmed = items.every(({ isDone }) => isDone) && isCompared(rulebook, documents, digests);
  const updates = isConfirmed ? withoutOwn(rulebook, carried, step) : carried;
  const stubs = stubsFor(rulebook, { fates, whole, updates }, step);
  const first = rulebook.editions[0]?.date ?? step.from;
  const list = rewrittenEditions(documents.editions, step.date, isConfirmed);
  const suppressions = rewrittenSuppressions(documents.findings, step.date);
  const files = [
    ...[list, suppressions].filter((one) => one !== undefined),
    ...rewrittenEntries(documents.entries, updates, stubs, { ...step, first }),
  ];
  const moved = updates.flatMap(({ numbered = [], see = [] }) => [...numbered, ...see]);
  const wanted = new Set([...allSeen(documents.entries), ...moved.filter((number) => number.includes('.'))]);
  const made = digestsFor(rulebook, text, step.date, {
    others: wanted,
    whole,
    borne: borneAfter(rulebook, fates, step),
  });
  const known = digests.find(({ date }) => date === step.date) ?? { date: step.date, texts: {} };
  return { updates, stubs, files, digests: withText(known, 'en', made, true) };
}

/** The future numbers of entries, including those that an editor has yet to give them. */
function borneAfter({ entries }: Rulebook, fates: Fates, step: EditionStep): ReadonlySet<string> {
  const lasting = entries.filter((entry) => isInForce(entry, step.date));
  return new Set(
    lasting.flatMap((entry) =>
      isDated(entry.numbered, step)
        ? numbersIn(entry, step.date)
        : numbersIn(entry, step.from).flatMap((number) => fates.movedTo(number) ?? number),
    ),
  );
}

const doubts = ['check.unconfirmed', 'check.never-confirmed', 'check.confirmed-too-far'];

/** Entries that were compared before the others no longer say so. */
function withoutOwn({ entries, confirmed: all }: Rulebook, carried: readonly EntryUpdate[], { from }: EditionStep) {
  const byEntry = new Map(carried.map((one) => [one.entry, one]));
  for (const entry of entries)
    if ((entry.confirmed ?? '') >= (all ?? from))
      byEntry.set(entry, { ...(byEntry.get(entry) ?? { entry }), dropsConfirmed: true });
  return [...byEntry.values()];
}

/** Whether no entry is behind the known editions. */
const isCompared = (rulebook: Rulebook, documents: ReadDocuments, digests: readonly EditionDigests[]): boolean =>
  !editionFindings(rulebook, documents, digests).some(({ code }) => doubts.includes(code));

/** What is found at the newest edition alone: nothing is left to suppress at one that has a successor. */
const ofNewest: readonly string[] = ['check.edition-in-part', 'check.edition-without-text'];

interface Suppression {
  readonly code: string;
  readonly at: readonly string[];
}

/** The suppressed findings without those of editions that are the newest no longer; nothing where none is among them. */
function rewrittenSuppressions(findings: JsonDocument | undefined, date: EditionDate): RewrittenFile | undefined {
  if (findings === undefined) return undefined;
  const given = findings.value as { readonly suppressed?: readonly Suppression[] };
  const isOver = (code: string, name: string): boolean => ofNewest.includes(code) && name < date;
  const { suppressed = [] } = given;
  if (!suppressed.some(({ code, at }) => at.some((name) => isOver(code, name)))) return undefined;
  const left = suppressed.flatMap((one) => {
    const at = one.at.filter((name) => !isOver(one.code, name));
    return at.length === 0 ? [] : [{ ...one, at }];
  });
  const { file, text: read } = findings.source;
  return { file, read, text: written({ ...given, suppressed: left }, 'findings') };
}
