import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { type JsonDocument, listed, pointer } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { type PlacedScenario, scenariosOf } from './plays.js';

const verdicts = ['allowed', 'denied', 'required', 'silent', 'unknown'];

/** Other words for verdicts. */
const meant: { readonly [word: string]: string } = {
  true: 'allowed',
  yes: 'allowed',
  allow: 'allowed',
  false: 'denied',
  no: 'denied',
  deny: 'denied',
  forbidden: 'denied',
  must: 'required',
};

/** Expected answers to questions with the policy `verdict` that are not verdicts: such a scenario can never pass. */
export const verdictForms = (rulebook: Rulebook, scenarios: readonly JsonDocument[]): readonly Diagnostic[] =>
  scenariosOf(scenarios).flatMap((placed) => verdictFormsIn(rulebook, placed));

/** The same in one scenario. */
export const verdictFormsIn = (
  { vocabulary }: Rulebook,
  { scenario, document, index }: PlacedScenario,
): readonly Diagnostic[] =>
  scenario.steps.flatMap((step, number) => {
    if (!('ask' in step) || step.answer === undefined || verdicts.includes(String(step.answer))) return [];
    const [question] = /^\w+(?=\()/.exec(step.ask) ?? [];
    if (question === undefined || vocabulary.questions[question]?.policy !== 'verdict') return [];
    const at = document.at(pointer('scenarios', index, 'steps', number, 'answer'));
    const answer = typeof step.answer === 'string' ? step.answer : JSON.stringify(step.answer);
    const values = { answer, verdicts: listed(verdicts) };
    return [diagnostic('check.no-verdict', { at, values, suggestion: meant[answer] ?? nearest(answer, verdicts) })];
  });
