import { type LocatedText, partOf } from '../src/frontend/text/located.js';
import { Semicolon } from './mistakes.js';
import { closingBrackets, isOne, openingBrackets } from './surroundings.js';
import { tokensOf } from './tokens.js';

/**
 * The actions or changes of one text, without the `;` between them. A `;` inside brackets separates nothing, so that
 * the parser can report the open bracket; one at the very end is dropped.
 * @param text one action or change, or several
 * @returns at least one text, each with its place in the file
 */
export function partsOf(text: LocatedText): readonly LocatedText[] {
  if (!text.text.includes(';')) return [text];
  const starts = [0];
  let depth = 0;
  for (const token of tokensOf(text.text)) {
    if (isOne(token, ...openingBrackets)) depth += 1;
    else if (isOne(token, ...closingBrackets)) depth -= 1;
    else if (depth === 0 && isOne(token, Semicolon)) starts.push(token.startOffset + 1);
  }
  const parts = starts.map((start, index) => {
    const end = (starts[index + 1] ?? text.text.length + 1) - 1;
    const blank = /^\s*/.exec(text.text.slice(start, end))![0].length;
    return partOf(text, start + blank, end);
  });
  return parts.length > 1 && parts.at(-1)!.text === '' ? parts.slice(0, -1) : parts;
}
