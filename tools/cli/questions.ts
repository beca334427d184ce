import type { Lang } from 'tavolata/runtime';
import { type LocatedText, plainText } from 'tavolata/workspace';
import texts from './words.json' with { type: 'json' };

const names = texts.questions.names;

/** What was typed in the rule language on the command line, as texts that messages can point into. */
export const typed = (texts: readonly string[], what: keyof typeof names, lang: Lang): readonly LocatedText[] =>
  texts.map((text, index) => {
    const number = texts.length > 1 ? ` ${index + 1}` : '';
    return plainText({ file: `${names[what][lang]}${number}`, text });
  });
