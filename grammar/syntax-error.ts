import type { IToken } from 'chevrotain';
import { spelledOut } from '../src/frontend/text/harmless.js';
import { GrammarFault } from './fault.js';
import type { Gap } from './gap-parser.js';
import { leftOver, partHere } from './left-over.js';
import { EqualsSign, type Mistake, mistakeOf, UnclosedText } from './mistakes.js';
import { closingBrackets, faultAt, isOne, openBracket, placeAt, type TokenPlace } from './surroundings.js';
import * as t from './tokens.js';

/** What a text is parsed as. */
export type Entrance = 'expression' | 'action' | 'change';

/**
 * The fault for the first gap in a text. What helps people is the construct they were in, so the tokens before the gap
 * count as well: habits from other languages first, then what the construct says of its missing part, then what the
 * surroundings allow.
 *
 * @param gap the parser's first gap
 * @param tokens all tokens of the text
 * @param rule what the text was parsed as
 */
export function faultOf(gap: Gap | GrammarFault, tokens: readonly IToken[], rule: Entrance): GrammarFault {
  if (gap instanceof GrammarFault) return gap;
  // An unclosed quotation turns the texts before it inside out: what looks like code there may have been meant as text.
  const unclosed = tokens.find((token) => isOne(token, UnclosedText));
  if (unclosed !== undefined) return unclosedText(unclosed, tokens);
  const found = tokens.indexOf(gap.found);
  const place = placeAt(tokens, found < 0 ? tokens.length : found);
  return (
    foreign(place, rule) ??
    wrongCase(place) ??
    changeInside(place, rule) ??
    gap.complaint?.(place) ??
    leftOver(place, rule)
  );
}

/** A quotation mark that touches a word is an apostrophe: `isn't`, `the boat's`. */
function unclosedText(unclosed: IToken, tokens: readonly IToken[]): GrammarFault {
  const before = tokens[tokens.indexOf(unclosed) - 1];
  const touches = before !== undefined && t.tokenRange(before)[1] === unclosed.startOffset && /\w$/.test(before.image);
  if (!touches) return new GrammarFault('grammar.unclosed-text', t.tokenRange(unclosed));
  const { startOffset } = unclosed;
  return new GrammarFault('grammar.apostrophe', [startOffset, startOffset + 1], { values: { word: before.image } });
}

/** Something from another language. */
function foreign(place: TokenPlace, rule: Entrance): GrammarFault | undefined {
  const mistake = place.found && mistakeOf(place.found.tokenType);
  if (mistake === undefined) return undefined;
  const found = spelledOut(place.found!.image);
  const write = instead(mistake, place, rule);
  return faultAt(place, mistake.code, {
    values: { found },
    ...(write !== undefined && { suggestion: write }),
  });
}

function instead(mistake: Mistake, { tokens, index, found, before }: TokenPlace, rule: Entrance) {
  if (mistake.token !== EqualsSign) return mistake.write?.(found!.image);
  const beforeWord = tokens[index - 2];
  if (isOne(beforeWord, t.Let)) return 'be';
  const bracket = openBracket(placeAt(tokens, index));
  if (bracket?.call && isOne(before, t.Word) && (beforeWord === bracket.token || isOne(beforeWord, t.Comma)))
    return ':';
  return rule === 'change' &&
    bracket === undefined &&
    !tokens.slice(0, index).some((one) => isOne(one, t.Assign, t.Increase, t.Decrease))
    ? ':='
    : 'is';
}

/** `AND`, `Each` and the like: such a word makes no sense here as a name, but would as a keyword. */
function wrongCase({ tokens, index, found, before }: TokenPlace): GrammarFault | undefined {
  const fact = isOne(tokens[index - 2], t.Dot);
  const word = [fact ? undefined : before, found].find((token) => {
    return isOne(token, t.Name) && t.keywords.has(token.image.toLowerCase());
  });
  if (word === undefined) return undefined;
  const lower = word.image.toLowerCase();
  return new GrammarFault('grammar.keyword-case', t.tokenRange(word), {
    values: { found: word.image },
    suggestion: lower,
  });
}

function changeInside(place: TokenPlace, rule: Entrance): GrammarFault | undefined {
  if (!isOne(place.found, t.Assign, t.Increase, t.Decrease, t.Create, t.Delete)) return undefined;
  const isBehindAnother = isOne(place.before, t.Word, t.Text, t.Digits, ...closingBrackets);
  if (rule === 'change' && isBehindAnother && isOne(place.found, t.Create, t.Delete)) return partHere(place);
  const code = rule === 'change' ? 'grammar.second-change' : 'grammar.change-in-expression';
  return faultAt(place, code, { values: { found: place.found.image } });
}
