import type { Rulebook } from '../../engine/model/rulebook.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import { type JsonDocument, pointer } from '../../frontend/text/document.js';
import { nearest } from '../../frontend/text/spelling.js';
import { scenariosOf } from './plays.js';

const verdicts = ['allowed', 'denied', 'required', 'silent', 'unknown'];

/** Answers that scenarios expect of questions about what is allowed, and that are no verdicts: such a scenario can never hold. */
export const verdictForms = ({ vocabulary }: Rulebook, scenarios: readonly JsonDocument[]): readonly Diagnostic[] =>
  scenariosOf(scenarios).flatMap(({ scenario, document, index }) =>
    scenario.steps.flatMap((step, number) => {
      if (!('ask' in step) || typeof step.answer !== 'string' || verdicts.includes(step.answer)) return [];
      const [question] = /^\w+(?=\()/.exec(step.ask) ?? [];
      if (question === undefined || vocabulary.questions[question]?.policy !== 'verdict') return [];
      const at = document.at(pointer('scenarios', index, 'steps', number, 'answer'));
      const values = { answer: step.answer, verdicts: listed(verdicts) };
      return [diagnostic('check.no-verdict', { at, values, suggestion: nearest(step.answer, verdicts) })];
    }),
  );
