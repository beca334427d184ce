import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../../messages/index.js';
import { pairsJson } from '../../../../texts/align/decisions.js';
import { isWhole, withSentencePairs } from '../../../../texts/align/sentence-decisions.js';
import { sentencesOf } from '../../../../texts/align/sentences.js';
import { dismiss, dismissalFiles, withoutDismissed } from '../../../../texts/checks/dismissals.js';
import type { CheckName } from '../../../../texts/checks/finding.js';
import type { SentenceBead } from '../../../../texts/desk/data.js';
import { today } from '../../../../texts/today.js';
import { writeFiles } from '../../../writing.js';
import { pairsFile } from '../align-decisions.js';
import { type DeskOutcome, isAsSeen, type SeenText } from './save.js';
import type { DeskSession } from './session.js';

export interface Dismissing extends SeenText {
  readonly check: CheckName;
  readonly why: string;
}

export interface SentencePairing extends SeenText {
  readonly beads: readonly SentenceBead[];
}

/**
 * Puts the findings of a check in a text aside, as `text check --dismiss` does.
 *
 * @throws DiagnosticError without a reason
 */
export function dismissAt(session: DeskSession, { key, seen, check, why, by }: Dismissing): DeskOutcome {
  const row = session.rowNow(key);
  if (!isAsSeen(row, seen)) return { row, conflict: true };
  if (why.trim() === '') throw new DiagnosticError([diagnostic('text.desk-why')]);
  const { proof, dismissed, folder } = session;
  const textsOf = (unit: string) => proof.texts.get(unit);
  const found = proof.open.filter((one) => one.key === key && one.check === check);
  const files = dismissalFiles(folder, dismiss(found, dismissed, textsOf, why.trim()));
  if (found.length > 0) writeFiles(files, { force: true, folders: true });
  session.adopt();
  session.proof = { ...proof, ...withoutDismissed(proof.found, session.dismissed, textsOf) };
  session.tell();
  session.did(by, 'dismissed', key);
  return { row: session.row(key)! };
}

/**
 * Keeps which sentences of a text are each other's translation.
 *
 * @throws DiagnosticError without a name, and where sentences are left out or named twice
 */
export function pairAt(session: DeskSession, { key, seen, beads, by }: SentencePairing): DeskOutcome {
  const row = session.rowNow(key);
  if (!isAsSeen(row, seen)) return { row, conflict: true };
  if (by === undefined) throw new DiagnosticError([diagnostic('align.who')]);
  const counts = { en: sentencesOf(row.en).length, it: sentencesOf(row.it).length };
  if (!isWhole(beads, counts)) throw new DiagnosticError([diagnostic('text.desk-beads', { values: { key } })]);
  const { decided } = session;
  const decider = { by, on: today() };
  const read = decided.document?.source.text;
  const text = pairsJson(decided, withSentencePairs(decided.all, row, beads, decider));
  writeFiles([{ file: pairsFile(session.call), text, ...(read !== undefined && { read }) }], { folders: true });
  session.adopt();
  session.tell();
  session.did(by, 'paired', key);
  return { row: session.row(key)! };
}
