import type { Paragraph } from './official.js';

/** A term contains no sentence, in quotes or not. */
export const isTerm = (text: string, longest = 60): boolean =>
  !/^\d\. |\.["”’')]*$|(?:\p{L}{3}|\d)[.!?]["”’')]*\s+\p{Lu}/u.test(text) && text.length < longest;

/** A longer line by itself is hardly a wrapped line. */
const LONGEST_APART = 90;

/**
 * Entries whose terms are separate, as headings or bold paragraphs are: everything after a term belongs to it, up to
 * the next one.
 *
 * @param paragraphs those of the glossary were separated by blank lines
 */
export function withTermsApart(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const entries = paragraphs.filter(({ kind }) => kind === 'glossary');
  const isLone = ({ text }: Paragraph): boolean => !text.includes('\n') && isTerm(text, LONGEST_APART);
  const lone = entries.filter(isLone).length;
  const whole = entries.filter(({ text }) => text.includes('\n') && isTerm(text.split('\n')[0]!)).length;
  if (lone <= whole) return paragraphs;
  const found: Paragraph[] = [];
  for (const one of paragraphs) {
    const last = found.at(-1);
    if (one.kind === 'glossary' && !isLone(one) && last?.kind === 'glossary')
      found[found.length - 1] = { ...last, text: `${last.text}\n${one.text}` };
    else found.push(one);
  }
  return found;
}
