import { GrammarFault } from './fault.js';
import { mistakeOf } from './mistakes.js';
import { faultAt, isOne, iterationWords, reach, type TokenPlace } from './surroundings.js';
import * as t from './tokens.js';

/** What a comparison says that does not hold. */
const opposite: { readonly [sign: string]: string } = { '<': '>=', '>': '<=', '<=': '>', '>=': '<' };

/** What to say where a value has to stand and there is none. */
export function operandMissing(place: TokenPlace): GrammarFault {
  const { tokens, index, found, before } = place;
  if (found === undefined) {
    return faultAt(place, 'grammar.operand-missing-at-end', { values: { before: before?.image ?? '' } });
  }
  const values = { found: found.image, before: before?.image ?? '' };
  const is = tokens[index - (isOne(before, t.Not) ? 2 : 1)];
  if (isOne(found, t.In) && isOne(is, t.Is)) {
    const write = is === before ? 'in' : 'not in';
    return new GrammarFault('grammar.is-in', [is.startOffset, t.tokenRange(found)[1]], { suggestion: write });
  }
  if (isOne(found, t.AtMost, t.AtLeast, t.Less, t.Greater) && isOne(is, t.Is)) {
    const range = reach(is, found);
    return new GrammarFault('grammar.foreign-sign', range, {
      values: { found: `${is === before ? 'is' : 'is not'} ${found.image}` },
      suggestion: is === before ? found.image : opposite[found.image]!,
    });
  }
  const digits = tokens[index + 1];
  if (isOne(found, t.Plus) && isOne(digits, t.Digits)) {
    const values = { found: `+${digits.image}` };
    return new GrammarFault('grammar.foreign-sign', reach(found, digits), { values, suggestion: digits.image });
  }
  if (isOne(found, t.Else) && isOne(before, t.Or)) {
    const values = { found: 'or else' };
    return new GrammarFault('grammar.foreign-sign', reach(before, found), { values, suggestion: 'or' });
  }
  // They may begin an expression, so what is wrong is that this place takes simple values only.
  if (isOne(found, t.If, t.Let, t.Follow, t.Not, ...iterationWords))
    return faultAt(place, 'grammar.needs-brackets', { values });
  if (isOne(found, t.RightParenthesis, t.RightBracket)) {
    if (isOne(before, t.Comma)) return faultAt(place, 'grammar.trailing-comma', { values });
    if (isOne(before, t.LeftParenthesis)) return faultAt(place, 'grammar.empty-brackets');
  }
  return before === undefined || mistakeOf(before.tokenType) !== undefined
    ? faultAt(place, 'grammar.operand-missing-at-start', { values })
    : faultAt(place, 'grammar.operand-missing', { values });
}
