import type { Lang } from '../../model/words.js';
import words from '../words.json' with { type: 'json' };
import type { ExplainWords } from './words.js';

/** All words of explanations in the given language. */
export const wordsIn = (lang: Lang): ExplainWords => words[lang] as ExplainWords;
