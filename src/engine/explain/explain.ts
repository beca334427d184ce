import type { Answer, Plan } from '../model/answer.js';
import { argumentFault, need, needLang } from '../model/given.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Lang } from '../model/words.js';
import { explainAnswer } from './answers/explain-answer.js';
import { explainPlan } from './answers/explain-plan.js';

/** Explains an answer or a plan in plain text; see `explainAnswer` and `explainPlan`. */
export function explain(said: Answer | Plan, rulebook: Rulebook, lang: Lang): string {
  const isPlan = typeof said === 'object' && said !== null && 'steps' in said;
  need(said, isPlan ? 'plan' : 'answer', 'explain');
  need(rulebook, 'rulebook', 'explain');
  needLang(lang, 'explain');
  try {
    return isPlan ? explainPlan(said, rulebook, lang) : explainAnswer(said as Answer, rulebook, lang);
  } catch (error) {
    // Values nested so deeply, or within themselves, that no answer has them.
    if (error instanceof RangeError) throw argumentFault(isPlan ? 'plan' : 'answer', 'explain', '{ … }', said);
    throw error;
  }
}
