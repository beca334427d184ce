import type { Lang } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import type { DecidedPair } from '../../../../editions/pairs.js';
import { diagnostic } from '../../../../messages/index.js';
import { isOfSentences, isWhole, withSentencePairs } from '../../../../texts/align/sentence-decisions.js';
import { sentencesOf } from '../../../../texts/align/sentences.js';
import { type Dismissal, dismiss, dismissalFiles, withoutDismissed } from '../../../../texts/checks/dismissals.js';
import type { CheckName } from '../../../../texts/checks/finding.js';
import type { SentenceBead } from '../../../../texts/desk/data.js';
import { today } from '../../../../texts/today.js';
import { writeFiles } from '../../../writing.js';
import { pairsOutput } from '../pairs-file.js';
import { type DeskOutcome, isAsSeen, type SeenText } from './save.js';
import type { DeskSession } from './session.js';

/** A request to dismiss the findings of a check. */
export interface Dismissing extends SeenText {
  readonly check: CheckName;
  readonly language: Lang;
  readonly why: string;
}

/** A request to save corrected pairs of sentences. */
export interface SentencePairing extends SeenText {
  readonly beads: readonly SentenceBead[];
}

/**
 * Dismisses the findings of a check in a text of one language, as `text check --dismiss` does.
 *
 * @throws DiagnosticError without a reason
 */
export function dismissAt(session: DeskSession, { key, seen, check, language, why, by }: Dismissing): DeskOutcome {
  const row = session.rowNow(key);
  if (!isAsSeen(row, seen)) return { row, conflict: true };
  if (why.trim() === '') throw new DiagnosticError([diagnostic('text.desk-why')]);
  const { proof, dismissed, folder } = session;
  const textsOf = (unit: string) => proof.texts.get(unit);
  const found = proof.open.filter((one) => one.key === key && one.check === check && one.language === language);
  const files = dismissalFiles(folder, dismiss(found, dismissed, textsOf, why.trim()));
  if (found.length > 0) writeFiles(files, { force: true, folders: true });
  takeDismissals(session);
  session.did(by, 'dismissed', key);
  const isThis = (one: Dismissal): boolean => one.unit === key && one.check === check && one.language === language;
  const before = dismissed.filter(isThis);
  session.undoable.push({
    key,
    by,
    after: session.row(key)!.seen,
    back: () => {
      const others = session.dismissed.filter((one) => !isThis(one));
      writeFiles(dismissalFiles(folder, [...others, ...before]), { force: true, folders: true });
      takeDismissals(session);
    },
  });
  return { row: session.row(key)! };
}

/** Takes over the dismissals just written. */
function takeDismissals(session: DeskSession): void {
  session.adopt();
  const { proof } = session;
  session.proof = { ...proof, ...withoutDismissed(proof.found, session.dismissed, (unit) => proof.texts.get(unit)) };
  session.noteChanges();
}

/**
 * Stores which sentences of a text translate each other.
 *
 * @throws DiagnosticError without a name, and if sentences are missing or named twice
 */
export function pairAt(session: DeskSession, { key, seen, beads, by }: SentencePairing): DeskOutcome {
  const row = session.rowNow(key);
  if (!isAsSeen(row, seen)) return { row, conflict: true };
  if (by === undefined) throw new DiagnosticError([diagnostic('align.who')]);
  const counts = { en: sentencesOf(row.en).length, it: sentencesOf(row.it).length };
  if (!isWhole(beads, counts)) throw new DiagnosticError([diagnostic('text.desk-beads', { values: { key } })]);
  const before = session.decided.all.filter((one) => isOfSentences(one, key));
  writePairs(session, withSentencePairs(session.decided.all, row, beads, { by, on: today() }));
  session.did(by, 'paired', key);
  const back = () => {
    const others = session.decided.all.filter((one) => !isOfSentences(one, key));
    writePairs(session, [...others, ...before]);
  };
  session.undoable.push({ key, by, after: session.row(key)!.seen, back });
  return { row: session.row(key)! };
}

function writePairs(session: DeskSession, pairs: readonly DecidedPair[]): void {
  const { decided, call } = session;
  writeFiles([pairsOutput(call, decided, pairs)], { folders: true });
  session.adopt();
  session.noteChanges();
}
