import type { Diagnostic } from 'tavolata/compiler';
import type { Entry } from 'tavolata/internals';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { AnalysisContext } from './context.js';
import { negated } from './formula.js';
import type { Places } from './places.js';
import type { Situation } from './situations.js';
import { solve } from './solve.js';
import type { Witnesses } from './witness.js';

interface GapContext {
  readonly vocabularyFile: JsonDocument;
  readonly places: Places;
  readonly witnesses: Witnesses;
}

/**
 * Situations in which no entry may answer a question without an answer for silence: an error with a table that shows
 * it, or a warning if none was found. If an entry with cases is the only one that can answer, its cases are incomplete.
 */
export function gaps(
  scene: AnalysisContext,
  question: string,
  situations: readonly Situation[],
  { vocabularyFile, places, witnesses }: GapContext,
): readonly Diagnostic[] {
  const { vocabulary } = scene.rulebook;
  const asked = vocabulary.questions[question];
  if (asked?.policy !== 'value' || asked.silence !== undefined) return [];
  const open = situations.filter(({ active, facts }) => {
    const none = [...active].flatMap((entry) => scene.branches(entry)).map(({ when }) => negated(when));
    return solve([facts, ...none], vocabulary) !== undefined;
  });
  const [first] = open;
  if (first === undefined) return [];
  let witness: string | undefined;
  for (const { setup, facts, active } of open.slice(0, 4)) {
    const none = [...active].flatMap((entry) => scene.branches(entry)).map(({ when }) => negated(when));
    witness ??= witnesses.find(question, setup, [facts, ...none], { fault: 'fault.silence' });
  }
  const severity = witness === undefined ? 'warning' : 'error';
  const values = {
    question,
    edition: first.setup.edition,
    setup: setupInWords(first),
    ...(witness !== undefined && { scenario: witness }),
  };
  const [only] = first.active;
  const cases = first.active.size === 1 && only?.cases !== undefined ? only : undefined;
  const may = witness === undefined ? 'may-' : '';
  if (cases !== undefined)
    return [
      diagnostic(`check.cases-${may}leave-out`, {
        severity,
        at: places.at(cases, 'cases'),
        values: { ...values, entry: cases.id },
      }),
    ];
  const at = vocabularyFile.keyAt(pointer('questions', question));
  return [diagnostic(`check.question-${may}unanswered`, { severity, at, values })];
}

/** A setup in a few words. */
function setupInWords({ setup }: Situation): string {
  const { edition: _, house = {}, ...facts } = setup;
  const parts = [...Object.values(facts).flat(), ...Object.entries(house).map((pair) => pair.join(': '))];
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** Questions without entries, and without an answer for silence. */
export const unanswered = (scene: AnalysisContext, vocabularyFile: JsonDocument): readonly Diagnostic[] =>
  Object.values(scene.rulebook.vocabulary.questions).flatMap(({ name, silence, policy }) => {
    if (scene.about('answers', name).length > 0 || (policy === 'value' && silence !== undefined)) return [];
    const at = vocabularyFile.keyAt(pointer('questions', name));
    return [diagnostic('check.question-nobody-answers', { at, severity: 'warning', values: { question: name } })];
  });

/** The first situation in which an entry is active; undefined: there is none. */
export const activeSomewhere = (entry: Entry, situations: readonly Situation[]): Situation | undefined =>
  situations.find(({ active }) => active.has(entry));
