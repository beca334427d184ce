import type { GrammarFault } from './fault.js';
import { instead } from './habits.js';
import { mistakeOf } from './mistakes.js';
import { closingBrackets, faultAt, isOne, iterationWords, type TokenPlace } from './surroundings.js';
import * as t from './tokens.js';

/** The fault where a value is required and missing. */
export function operandMissing(place: TokenPlace): GrammarFault {
  const { found, before } = place;
  const values = { found: found?.image ?? '', before: before?.image ?? '' };
  if (found === undefined)
    return faultAt(place, 'grammar.operand-missing-at-end', { values: { before: values.before } });
  const habit = instead(place);
  if (habit !== undefined) return habit;
  // They can begin an expression, so the mistake is that this place takes simple values only.
  if (isOne(found, t.If, t.Let, t.Follow, t.Not, ...iterationWords))
    return faultAt(place, 'grammar.needs-brackets', { values });
  if (isOne(found, ...closingBrackets)) {
    if (isOne(before, t.Comma)) return faultAt(place, 'grammar.trailing-comma', { values });
    if (isOne(before, t.LeftParenthesis)) return faultAt(place, 'grammar.empty-brackets');
  }
  return before === undefined || mistakeOf(before.tokenType) !== undefined
    ? faultAt(place, 'grammar.operand-missing-at-start', { values })
    : faultAt(place, 'grammar.operand-missing', { values });
}
