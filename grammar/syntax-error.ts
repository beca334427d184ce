import type { IRecognitionException, IToken } from 'chevrotain';
import { spelledOut } from '../src/frontend/text/harmless.js';
import { GrammarFault } from './fault.js';
import { leftOver, partHere } from './left-over.js';
import { EqualsSign, type Mistake, mistakeOf, UnclosedText } from './mistakes.js';
import { operandMissing } from './operand-missing.js';
import {
  closing,
  faultAt,
  isOne,
  iterationWords,
  keywordNear,
  nearestBefore,
  openBracket,
  openIf,
  placeAt,
  type TokenPlace,
} from './surroundings.js';
import * as t from './tokens.js';

/** What a text is read as. */
export type Entrance = 'expression' | 'action' | 'change';

/**
 * What to say about the first thing that Chevrotain could not parse. It gives the rule, the token it stopped at and perhaps the one
 * it wanted; what people can use is the construct they were in, so the tokens before are looked at as well.
 *
 * @param error the parser's first error
 * @param tokens all tokens of the text
 * @param rule the rule that was asked for
 */
export function faultOf(error: IRecognitionException, tokens: readonly IToken[], rule: Entrance): GrammarFault {
  // An unclosed quotation turns the texts before it inside out: what stands there as code may have been meant as text.
  const unclosed = tokens.find((token) => isOne(token, UnclosedText));
  if (unclosed !== undefined) return unclosedText(unclosed, tokens);
  const found = tokens.indexOf(error.token);
  const place = placeAt(tokens, found < 0 ? tokens.length : found);
  return (
    foreign(place, rule) ??
    wrongCase(place) ??
    changeInside(place, rule) ??
    (error.name === 'MismatchedTokenException' ? missing(error.message, place) : undefined) ??
    (error.name === 'NoViableAltException' ? noAlternative(error, place) : undefined) ??
    leftOver(place, rule)
  );
}

/** A mark that touches a word is an apostrophe: `isn't`, `the boat's`. */
function unclosedText(unclosed: IToken, tokens: readonly IToken[]): GrammarFault {
  const before = tokens[tokens.indexOf(unclosed) - 1];
  const touches = before !== undefined && t.tokenRange(before)[1] === unclosed.startOffset && /\w$/.test(before.image);
  if (!touches) return new GrammarFault('grammar.unclosed-text', t.tokenRange(unclosed));
  const { startOffset } = unclosed;
  return new GrammarFault('grammar.apostrophe', [startOffset, startOffset + 1], { values: { word: before.image } });
}

/** Something out of another language. */
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

/** `AND`, `Each` and the like: as a name such a word makes no sense here, as a keyword it would. */
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
  const isBehindAnother = isOne(place.before, t.Word, t.Text, t.Digits, ...closing);
  if (rule === 'change' && isBehindAnother && isOne(place.found, t.Create, t.Delete)) return partHere(place);
  const code = rule === 'change' ? 'grammar.second-change' : 'grammar.change-in-expression';
  return faultAt(place, code, { values: { found: place.found.image } });
}

/** The parser wanted one particular token. */
function missing(wanted: string, place: TokenPlace): GrammarFault | undefined {
  const { before, found, tokens, index } = place;
  switch (wanted) {
    case t.Then.name: {
      const opened = openIf(place);
      return faultAt(place, 'grammar.then-missing', {
        ...(opened && { also: { at: t.tokenRange(opened), label: 'opened' } }),
        ...(keywordNear(found) === 'then' && { suggestion: 'then' }),
      });
    }
    case t.Satisfies.name: {
      const also = { at: t.tokenRange(nearestBefore(place, t.Every)!.token), label: 'opened' };
      if (isOne(found, t.By)) return faultAt(place, 'grammar.no-by', { values: { found: 'by', kind: 'every' }, also });
      return faultAt(place, 'grammar.satisfies-missing', {
        also,
        ...((isOne(found, t.Colon) || keywordNear(found) === 'satisfies') && { suggestion: 'satisfies' }),
      });
    }
    case t.Name.name:
      if (isOne(before, t.Create)) return faultAt(place, 'grammar.create-what');
      if (isOne(before, t.Let) && !isOne(found, t.Word)) return faultAt(place, 'grammar.let-form');
      if (isOne(before, t.Follow) && !isOne(found, t.Word)) return faultAt(place, 'grammar.follow-form');
      return isOne(found, t.Word)
        ? faultAt(place, 'grammar.keyword-as-name', { values: { found: found.image } })
        : faultAt(place, 'grammar.loop-name-missing', { values: { kind: before!.image } });
    case t.In.name:
      if (isOne(tokens[index - 2], ...iterationWords)) {
        const values = { kind: tokens[index - 2]!.image, name: before!.image };
        return faultAt(place, 'grammar.in-missing', { values });
      }
      return new GrammarFault('grammar.not-without-in', t.tokenRange(before!));
    case t.Be.name:
      return faultAt(place, 'grammar.let-form', isOne(found, t.Is, t.In) ? { suggestion: 'be' } : {});
    case t.From.name:
      return faultAt(place, 'grammar.follow-form', isOne(found, t.In, t.Be) ? { suggestion: 'from' } : {});
    case t.Colon.name: {
      const { token } = nearestBefore(place, t.Let, t.Follow)!;
      const code = isOne(token, t.Let) ? 'grammar.let-colon' : 'grammar.follow-colon';
      return faultAt(place, code, { also: { at: t.tokenRange(token), label: 'opened' } });
    }
    case t.Word.name:
      return faultAt(place, 'grammar.word-after-dot');
    case t.LeftParenthesis.name:
      return faultAt(place, 'grammar.create-call', { values: { name: before!.image } });
    default:
      return undefined;
  }
}

/** None of several ways to go on fits: mostly a value is missing. */
function noAlternative(error: IRecognitionException, place: TokenPlace): GrammarFault {
  if (error.context.ruleStack.at(-1) === 'assignment') return faultAt(place, 'grammar.not-a-change');
  return operandMissing(place);
}
