import type { Lang } from 'tavolata/runtime';
import type { OfficialText } from './official.js';

const english = /\b(?:the|player|game|that|rule)\b/gi;
const italian = /\b(?:il|giocatore|partita|che|regola)\b/gi;

/** The language to which most of the common words of a text belong. */
export const languageOf = (text: string): Lang => (count(text, italian) > count(text, english) ? 'it' : 'en');

// Names of cards are in either language, so that a single rule needs more words to decide.
const common = {
  en: /\b(?:the|of|and|is|are|or|to|that|those|this|any|each|player|players|rule|by|with|if|when|has|have|can)\b/gi,
  it: /\b(?:il|lo|la|gli|le|un|una|di|del|della|dei|delle|che|è|non|per|con|se|ogni|quando|regola|giocatore|giocatori|sono)\b/gi,
} as const satisfies { readonly [language in Lang]: RegExp };

/** Rules of a text in the other language, as on a page that was translated in part. */
export function rulesInOtherLanguage({
  paragraphs,
  language,
}: Pick<OfficialText, 'paragraphs' | 'language'>): readonly string[] {
  const [own, other] = language === 'en' ? [common.en, common.it] : [common.it, common.en];
  const isOther = (text: string): boolean => count(text, other) >= Math.max(2, 4 * count(text, own));
  const found = paragraphs.filter(({ kind, number, text }) => kind === 'rule' && number !== null && isOther(text));
  return [...new Set(found.map(({ number }) => number!))];
}

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
