import type { IToken } from 'chevrotain';
import { GrammarFault } from './fault.js';
import { otherMethods, otherWords, superfluousWords } from './mistakes.js';
import {
  beginsExpression,
  closing,
  compareSigns,
  faultAt,
  isOne,
  iterationWords,
  keywordNear,
  nearestBefore,
  openBracket,
  reach,
  type TokenPlace,
} from './surroundings.js';
import type { Range } from './syntax.js';
import type { Entrance } from './syntax-error.js';
import * as t from './tokens.js';

/** What to say where an expression was complete, and something follows that cannot go on from there. */
export function leftOver(place: TokenPlace, rule: Entrance): GrammarFault {
  const { found, before } = place;
  const bracket = openBracket(place);
  if (found === undefined) return unclosed(place, bracket!.token);
  const values = { found: found.image, before: before!.image };
  if (isOne(found, ...closing)) {
    return bracket === undefined
      ? faultAt(place, 'grammar.bracket-unopened', { values })
      : unclosed(place, bracket.token);
  }
  if (isOne(found, t.LeftParenthesis)) {
    if (isOne(place.tokens[place.index - 2], t.Dot) && Object.hasOwn(otherMethods, before!.image)) {
      const suggestion = otherMethods[before!.image]!;
      const at = t.tokenRange(before!);
      return new GrammarFault('grammar.foreign-sign', at, { values: { found: before!.image }, suggestion });
    }
    const code = isOne(before, t.Word) ? 'grammar.fact-with-arguments' : 'grammar.not-callable';
    return faultAt(place, code, { values });
  }
  if (isOne(found, t.Colon, t.By, t.Where, t.Satisfies)) return iterationPart(place, found);
  if (isOne(found, t.Then, t.Else)) return faultAt(place, 'grammar.stray-keyword', { values });
  if (isOne(found, t.Comma)) return decimalComma(place) ?? faultAt(place, 'grammar.stray-comma');
  return typeMisspelt(place) ?? comparisonHere(place, found) ?? joinMissing(place, found, rule);
}

/** `1,5`, as many languages write a fraction, and `1,000`, as English does a thousand. */
function decimalComma({ tokens, index, found, before }: TokenPlace): GrammarFault | undefined {
  const after = tokens[index + 1];
  if (!isOne(before, t.Digits) || !isOne(after, t.Digits)) return undefined;
  const at = reach(before, after);
  const image = `${before.image}${found!.image}${after.image}`;
  if (at[1] - at[0] !== image.length) return undefined;
  if (after.image.length !== 3) return new GrammarFault('grammar.fraction', at, { values: { found: image } });
  return new GrammarFault('grammar.foreign-sign', at, {
    values: { found: image },
    suggestion: `${before.image}${after.image}`,
  });
}

/** A bracket is open, and what is found neither closes it nor goes on. */
function unclosed(place: TokenPlace, opened: IToken): GrammarFault {
  const values = { open: opened.image, close: isOne(opened, t.LeftParenthesis) ? ')' : ']' };
  return faultAt(place, 'grammar.bracket-unclosed', { values, also: { at: t.tokenRange(opened), label: 'opened' } });
}

/** `where`, `by`, `:` and `satisfies` that no iteration takes. */
function iterationPart(place: TokenPlace, found: IToken): GrammarFault {
  const near = nearestBefore(place, ...iterationWords, t.Where, t.By, t.Colon, t.Satisfies);
  const values = { found: found.image, kind: near?.token.image ?? '' };
  const also = near && { also: { at: t.tokenRange(near.token), label: 'opened' } };
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

/** `is a player`, `is an Object`. */
function typeMisspelt({ tokens, index, found, before }: TokenPlace): GrammarFault | undefined {
  const article = before?.image;
  const negated = isOne(tokens[index - 2], t.Not);
  const is = tokens[index - (negated ? 3 : 2)];
  if (!isOne(found, t.Name, t.Text) || !isOne(is, t.Is) || (article !== 'a' && article !== 'an')) return undefined;
  const start = is.startOffset;
  if (found.tokenType === t.Text) {
    const suggestion = `${negated ? 'is not' : 'is'} ${found.image}`;
    return new GrammarFault('grammar.type-name', reach(is, found), { values: { found: found.image }, suggestion });
  }
  const sign = negated ? 'is not a' : 'is a';
  if (article === 'an') {
    const values = { found: negated ? 'is not an' : 'is an' };
    return new GrammarFault('grammar.foreign-sign', [start, t.tokenRange(before!)[1]], { values, suggestion: sign });
  }
  const type = found.image.charAt(0).toUpperCase() + found.image.slice(1);
  const suggestion = `${sign} ${type}`;
  return new GrammarFault('grammar.type-name', [start, t.tokenRange(found)[1]], {
    values: { found: found.image },
    suggestion,
  });
}

function comparisonHere(place: TokenPlace, found: IToken): GrammarFault | undefined {
  const { tokens, index } = place;
  if (!isOne(found, ...compareSigns) && !(isOne(found, t.Not) && isOne(tokens[index + 1], t.In))) return undefined;
  const near = nearestBefore(place, t.By, ...compareSigns, t.Where, t.And, t.Or, t.Not, t.Colon);
  if (near === undefined) return undefined;
  const inHeader = isOne(near.token, t.In) && isOne(tokens[near.index - 2], ...iterationWords);
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

/** Words that mean one thing together, the last ones first; each list ends at `found` or behind it. */
const phrases: readonly { readonly words: readonly string[]; readonly write: string }[] = [
  { words: ['is', 'one', 'of'], write: 'in' },
  { words: ['other', 'than'], write: 'is not' },
  { words: ['at', 'most'], write: '<=' },
  { words: ['at', 'least'], write: '>=' },
  { words: ['order', 'by'], write: 'by' },
  { words: ['sorted', 'by'], write: 'by' },
  { words: ['such', 'that'], write: 'where' },
  { words: ['number', 'of'], write: 'size(…)' },
];

function wordsTogether(place: TokenPlace): GrammarFault | undefined {
  for (const { words, write } of phrases) {
    const at = rangeOf(words, place);
    if (at === undefined) continue;
    return new GrammarFault('grammar.foreign-sign', at, { values: { found: words.join(' ') }, suggestion: write });
  }
  for (const words of superfluousWords) {
    const at = rangeOf(words, place);
    if (at !== undefined) return new GrammarFault('grammar.superfluous', at, { values: { found: words.join(' ') } });
  }
  return undefined;
}

/** Where words stand one after the other, up to `found` or from there on. */
function rangeOf(words: readonly string[], { tokens, index }: TokenPlace): Range | undefined {
  // A word alone stands before what it is put to.
  const [first, last] = words.length === 1 ? [index - 1, index - 1] : [index - words.length + 1, index];
  for (let start = first; start <= last; start++) {
    const run = tokens.slice(Math.max(start, 0), start + words.length);
    if (start >= 0 && run.map(({ image }) => image).join(' ') === words.join(' ')) return reach(run[0]!, run.at(-1)!);
  }
  return undefined;
}

/** `speed of boat`, for what is written with a dot; and `if` for the `where` of an iteration. */
function factOrWhere(place: TokenPlace): GrammarFault | undefined {
  const { tokens, index, found, before } = place;
  const thing = tokens[index + 1];
  if (found?.image === 'of' && isOne(before, t.Name) && isOne(thing, t.Name)) {
    const [values, suggestion] = [{ found: 'of' }, `${thing.image}.${before.image}`];
    return new GrammarFault('grammar.foreign-sign', reach(before, thing), { values, suggestion });
  }
  const near = nearestBefore(place, ...iterationWords, t.Where, t.By, t.Colon, t.Satisfies, t.If);
  if (!isOne(found, t.If) || !isOne(near?.token, ...iterationWords)) return undefined;
  return faultAt(place, 'grammar.foreign-sign', { values: { found: 'if' }, suggestion: 'where' });
}

/** `players[0]`: a place in a list, counted from 0, or from -1 at the end. */
function indexed({ tokens, index, found, before }: TokenPlace): GrammarFault | undefined {
  const isTouching = isOne(found, t.LeftBracket) && t.tokenRange(before!)[1] === found.startOffset;
  if (!isTouching || !isOne(before, t.Name)) return undefined;
  const isFromEnd = isOne(tokens[index + 1], t.Minus);
  const digits = tokens[index + (isFromEnd ? 2 : 1)];
  const close = tokens[index + (isFromEnd ? 3 : 2)];
  if (!isOne(digits, t.Digits) || !isOne(close, t.RightBracket)) return undefined;
  let start = index - 1;
  while (isOne(tokens[start - 1], t.Dot)) start -= 2;
  const list = tokens
    .slice(start, index)
    .map(({ image }) => image)
    .join('');
  const number = Number(digits.image);
  const suggestion = isFromEnd ? `nth(reverse(${list}), ${number})` : `nth(${list}, ${number + 1})`;
  const at = reach(tokens[start]!, close);
  const values = { found: `${list}[${isFromEnd ? '-' : ''}${number}]` };
  return new GrammarFault('grammar.foreign-sign', at, { values, suggestion });
}

/** `boat.owner. is none`: behind the stray dot a keyword was taken for the name of a fact. */
function dotBeforeKeyword({ tokens, index, before }: TokenPlace): GrammarFault | undefined {
  const dot = tokens[index - 2];
  if (!isOne(dot, t.Dot) || !t.keywords.has(before!.image) || t.tokenRange(dot)[1] === before!.startOffset)
    return undefined;
  return new GrammarFault('grammar.word-after-dot', t.tokenRange(dot));
}

/** `nott boat.ready`, `a adn b`: of two words side by side one is nearly a keyword; what stands behind a dot is a fact. */
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
  const before = place.before!;
  const phrase = dotBeforeKeyword(place) ?? wordsTogether(place) ?? factOrWhere(place) ?? indexed(place);
  if (phrase !== undefined) return phrase;
  const foreign = [before, found].find((token) => isOne(token, t.Name) && Object.hasOwn(otherWords, token.image));
  if (foreign !== undefined) {
    const suggestion = otherWords[foreign.image]!;
    return new GrammarFault('grammar.foreign-sign', t.tokenRange(foreign), {
      values: { found: foreign.image },
      suggestion,
    });
  }
  const misspelt = keywordMisspelt(place);
  if (misspelt !== undefined) return misspelt;
  const values = { found: found.image, before: place.before!.image };
  if (!beginsExpression(found)) return faultAt(place, 'grammar.left-over', { values });
  const bracket = openBracket(place);
  if (bracket === undefined && rule !== 'expression') return partHere(place);
  const inSeries = bracket !== undefined && (bracket.call || isOne(bracket.token, t.LeftBracket));
  return faultAt(place, inSeries ? 'grammar.comma-missing' : 'grammar.operator-missing', { values });
}

/** An action or a change where one before it is complete. */
export function partHere(place: TokenPlace): GrammarFault {
  const end = t.tokenRange(place.before!)[1];
  return new GrammarFault('grammar.semicolon-missing', [end, end], { values: { found: place.found!.image } });
}
