import type { Vocabulary } from 'tavolata/internals';
import type { EditionDate, Json, Plan } from 'tavolata/runtime';
import type { Scenario, ScenarioStep } from '../scenarios/model.js';
import { writtenEvent } from '../wording.js';
import { type ComparedOutcome, type Trial, trialText } from './outcome.js';
import type { Witness } from './settle.js';

/** A witness as two scenarios, one for each edition: both pass as long as the two editions differ in this. */
export const scenariosFor = (
  { table, trial, before, after }: Witness,
  vocabulary: Vocabulary,
  [first, second]: readonly [EditionDate, EditionDate],
): readonly Scenario[] =>
  [
    { edition: first, outcome: before },
    { edition: second, outcome: after },
  ].flatMap(({ edition, outcome }, index) => {
    const step = stepFor(trial, outcome, vocabulary);
    const scenario = {
      id: `${trial.name}-${edition}${first === second && index === 1 ? '-b' : ''}`,
      summary: {
        en: `What comes of ${trial.name} in the edition of ${edition}.`,
        it: `Che cosa risulta da ${trial.name} nell'edizione del ${edition}.`,
      },
      table: { ...table, setup: { ...table.setup, edition } },
    };
    return step === null ? [] : [{ ...scenario, steps: [step] }];
  });

/** The step with its expected result; null if the rules cannot answer. */
function stepFor(
  trial: Trial,
  { answer, plan, because, fault }: ComparedOutcome,
  vocabulary: Vocabulary,
): ScenarioStep | null {
  if (fault !== undefined) return null;
  const text = trialText(trial, vocabulary);
  const reasons = because.length > 0 ? { because } : {};
  if (trial.kind === 'ask') {
    const problems = answer?.problems?.map(({ entry, severity }) => ({ entry, severity })) as Json | undefined;
    const known = answer?.verdict ?? problems ?? (answer?.value === undefined ? 'unknown' : answer.value);
    return { ask: text, answer: known, ...reasons };
  }
  const picks = trial.picks.length > 0 ? { picks: trial.picks } : {};
  if (plan === undefined) return null;
  if (plan.needs.length > 0) return { send: text, ...picks, needs: plan.needs.map(({ matter }) => matter) };
  if (plan.unknown.length > 0)
    return { send: text, ...picks, unknown: plan.unknown.map(({ of, fact }) => `${of}.${fact}`) };
  return { send: text, ...picks, plan: eventsOf(plan, vocabulary), ...reasons };
}

const eventsOf = ({ steps }: Plan, vocabulary: Vocabulary): readonly (readonly string[])[] =>
  steps.map((step) => step.map((event) => writtenEvent(event, vocabulary)));
