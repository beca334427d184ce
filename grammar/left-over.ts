import type { IToken } from 'chevrotain';
import { GrammarFault } from './fault.js';
import { commas, methods, phrases, types, words } from './habits.js';
import {
  beginsExpression,
  closingBrackets,
  compareSigns,
  faultAt,
  isOne,
  iterationWords,
  keywordNear,
  nearestBefore,
  openBracket,
  openedBy,
  type TokenPlace,
} from './surroundings.js';
import type { Entrance } from './syntax-error.js';
import * as t from './tokens.js';

/** The fault where an expression is complete, but followed by something that cannot continue it. */
export function leftOver(place: TokenPlace, rule: Entrance): GrammarFault {
  const { found, before } = place;
  const bracket = openBracket(place);
  if (found === undefined) return unclosed(place, bracket!.token);
  const values = { found: found.image, before: before!.image };
  if (isOne(found, ...closingBrackets)) {
    return bracket === undefined
      ? faultAt(place, 'grammar.bracket-unopened', { values })
      : unclosed(place, bracket.token);
  }
  if (isOne(found, t.LeftParenthesis)) {
    const code = isOne(before, t.Word) ? 'grammar.fact-with-arguments' : 'grammar.not-callable';
    return methods(place) ?? faultAt(place, code, { values });
  }
  if (isOne(found, t.Colon, t.By, t.Where, t.Satisfies)) return iterationPart(place, found);
  if (isOne(found, t.Then, t.Else)) return faultAt(place, 'grammar.stray-keyword', { values });
  if (isOne(found, t.Comma)) return commas(place) ?? faultAt(place, 'grammar.stray-comma');
  return types(place) ?? comparisonHere(place, found) ?? joinMissing(place, found, rule);
}

/** An open bracket, and a token that neither closes nor continues it. */
function unclosed(place: TokenPlace, bracket: IToken): GrammarFault {
  const values = { open: bracket.image, close: isOne(bracket, t.LeftParenthesis) ? ')' : ']' };
  return faultAt(place, 'grammar.bracket-unclosed', { values, ...openedBy(bracket) });
}

/** `where`, `by`, `:` and `satisfies` that belong to no iteration. */
function iterationPart(place: TokenPlace, found: IToken): GrammarFault {
  const near = nearestBefore(place, ...iterationWords, t.Where, t.By, t.Colon, t.Satisfies);
  const values = { found: found.image, kind: near?.token.image ?? '' };
  const also = near && openedBy(near.token);
  if (near === undefined || isNamedColon(place, near.index)) {
    return faultAt(place, isOne(found, t.Colon) ? 'grammar.stray-colon' : 'grammar.stray-keyword', { values });
  }
  if (isOne(near.token, ...iterationWords)) {
    if (isOne(found, t.Colon)) return faultAt(place, 'grammar.no-colon', { values, ...also });
    if (isOne(found, t.By)) return faultAt(place, 'grammar.no-by', { values, ...also });
    return faultAt(place, 'grammar.no-satisfies', { values, ...also });
  }
  return near.token.image === found.image
    ? faultAt(place, 'grammar.second-part', { values, ...also })
    : faultAt(place, 'grammar.order-of-parts', { values, ...also });
}

const isNamedColon = ({ tokens }: TokenPlace, index: number): boolean =>
  isOne(tokens[index], t.Colon) && isOne(tokens[index - 2], t.LeftParenthesis, t.Comma);

function comparisonHere(place: TokenPlace, found: IToken): GrammarFault | undefined {
  const { tokens, index } = place;
  if (!isOne(found, ...compareSigns) && !(isOne(found, t.Not) && isOne(tokens[index + 1], t.In))) return undefined;
  const near = nearestBefore(place, t.By, ...compareSigns, t.Where, t.And, t.Or, t.Not, t.Colon);
  if (near === undefined) return undefined;
  const inHeader = isOne(near.token, t.In) && isOne(tokens[near.index - 2], ...iterationWords);
  const iteration = nearestBefore(place, ...iterationWords);
  if (iteration !== undefined && (inHeader ? isOne(iteration.token, t.Count) : isOne(near.token, ...compareSigns)))
    return faultAt(place, 'grammar.comparison-of-iteration', {
      values: { found: found.image, kind: iteration.token.image },
      ...openedBy(iteration.token),
    });
  if (inHeader || isOne(near.token, t.By)) {
    const values = { found: found.image, word: near.token.image };
    return faultAt(place, 'grammar.comparison-needs-brackets', { values });
  }
  if (!isOne(near.token, ...compareSigns)) return undefined;
  const there = tokens[near.index - 1];
  if (isOne(near.token, t.Is) && there?.image === 'there') {
    const at = [there.startOffset, t.tokenRange(near.token)[1]] as const;
    return new GrammarFault('grammar.foreign-sign', at, { values: { found: 'there is' }, suggestion: 'any' });
  }
  return faultAt(place, 'grammar.chained-comparison', { values: { found: found.image } });
}

/** `if` written for the `where` of an iteration. */
function ifForWhere(place: TokenPlace): GrammarFault | undefined {
  const near = nearestBefore(place, ...iterationWords, t.Where, t.By, t.Colon, t.Satisfies, t.If);
  if (!isOne(place.found, t.If) || !isOne(near?.token, ...iterationWords)) return undefined;
  return faultAt(place, 'grammar.foreign-sign', { values: { found: 'if' }, suggestion: 'where' });
}

/** `boat.owner. is none`: after the stray dot, a keyword was read as the name of a fact. */
function dotBeforeKeyword({ tokens, index, before }: TokenPlace): GrammarFault | undefined {
  const dot = tokens[index - 2];
  if (!isOne(dot, t.Dot) || !t.keywords.has(before!.image) || t.tokenRange(dot)[1] === before!.startOffset)
    return undefined;
  return new GrammarFault('grammar.word-after-dot', t.tokenRange(dot));
}

/** `nott boat.ready`, `a adn b`: one of two words side by side is nearly a keyword. A word after a dot is a fact. */
function keywordMisspelt({ tokens, index, found, before }: TokenPlace): GrammarFault | undefined {
  for (const word of [isOne(tokens[index - 2], t.Dot) ? undefined : before, found]) {
    const suggestion = keywordNear(word);
    if (word !== undefined && suggestion !== undefined)
      return new GrammarFault('grammar.foreign-sign', t.tokenRange(word), {
        values: { found: word.image },
        suggestion,
      });
  }
  return undefined;
}

/** Two values side by side. */
function joinMissing(place: TokenPlace, found: IToken, rule: Entrance): GrammarFault {
  const meant =
    dotBeforeKeyword(place) ?? phrases(place) ?? ifForWhere(place) ?? words(place) ?? keywordMisspelt(place);
  if (meant !== undefined) return meant;
  const values = { found: found.image, before: place.before!.image };
  if (!beginsExpression(found)) return faultAt(place, 'grammar.left-over', { values });
  const bracket = openBracket(place);
  if (bracket === undefined && rule !== 'expression') return partHere(place);
  const inSeries = bracket !== undefined && (bracket.call || isOne(bracket.token, t.LeftBracket));
  return faultAt(place, inSeries ? 'grammar.comma-missing' : 'grammar.operator-missing', { values });
}

/** An action or a change after one that is complete. */
export function partHere(place: TokenPlace): GrammarFault {
  const end = t.tokenRange(place.before!)[1];
  return new GrammarFault('grammar.semicolon-missing', [end, end], { values: { found: place.found!.image } });
}
