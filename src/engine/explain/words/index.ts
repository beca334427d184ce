import type { Lang } from '../../model/words.js';
import { en } from './en.js';
import { it } from './it.js';
import type { ExplainWords } from './words.js';

const byLanguage: Readonly<Record<Lang, ExplainWords>> = { en, it };

/** Everything that explanations say by themselves, in the given language. */
export const wordsIn = (lang: Lang): ExplainWords => byLanguage[lang];
