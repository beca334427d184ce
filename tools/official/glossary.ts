import type { Paragraph } from './official.js';

/** A term has no sentence, in quotes or not. */
export const isTerm = (text: string, longest = 60): boolean =>
  !/^\d\. |\.["”’')]*$|(?:\p{L}{3}|\d)[.!?]["”’')]*\s+\p{Lu}/u.test(text) && text.length < longest;

/** What stands on a line of its own is hardly a line that was wrapped. */
const LONGEST_APART = 90;

/**
 * Entries whose terms stand apart, as headings or bold paragraphs do: whatever follows a term up to the next one belongs to it.
 *
 * @param paragraphs of which those of the glossary were parted by blank lines
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
