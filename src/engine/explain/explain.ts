import type { Answer, Plan } from '../model/answer.js';
import { need, needLang, refusingBroken } from '../model/given.js';
import type { Rulebook } from '../model/rulebook.js';
import { inLanguages, type Lang, type Words } from '../model/words.js';
import { explainAnswer } from './answers/explain-answer.js';
import { explainPlan } from './answers/explain-plan.js';

/**
 * Explains an answer or a plan in plain text.
 *
 * @param lang missing: both, each under its name
 * @throws Fault `fault.argument` for what is no answer and no plan
 */
export function explain(said: Answer | Plan, rulebook: Rulebook, lang: Lang): string;
export function explain(said: Answer | Plan, rulebook: Rulebook, lang?: undefined): Words;
export function explain(said: Answer | Plan, rulebook: Rulebook, lang?: Lang): string | Words;
export function explain(said: Answer | Plan, rulebook: Rulebook, lang?: Lang): string | Words {
  const isPlan = typeof said === 'object' && said !== null && 'steps' in said;
  need(said, isPlan ? 'plan' : 'answer', 'explain');
  need(rulebook, 'rulebook', 'explain');
  if (lang !== undefined) needLang(lang, 'explain');
  const name = isPlan ? 'plan' : 'answer';
  return refusingBroken(said, name, 'explain', () =>
    inLanguages(lang, (one) =>
      isPlan ? explainPlan(said, rulebook, one) : explainAnswer(said as Answer, rulebook, one),
    ),
  );
}
