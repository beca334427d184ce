import type { Answer, Plan } from '../model/answer.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Lang } from '../model/words.js';
import { explainAnswer } from './answers/explain-answer.js';
import { explainPlan } from './answers/explain-plan.js';

/** Explains an answer or a plan in plain text; see `explainAnswer` and `explainPlan`. */
export const explain = (said: Answer | Plan, rulebook: Rulebook, lang: Lang): string =>
  'steps' in said ? explainPlan(said, rulebook, lang) : explainAnswer(said, rulebook, lang);
