import type { TokenType } from 'chevrotain';
import type { Syntax } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import type { PartText, PrintContext, WrittenConstruct } from '../language-construct.js';
import { hasParts, type IterationSyntax, isOrdered, iterationForm, type LoopKind } from './language-form.js';
import { resolve } from './language-resolve.js';

/** `each`, `first`, `any`, `count`, `every`. */
const iteration = (op: LoopKind, word: TokenType): WrittenConstruct<LoopKind> => ({
  forms: [iterationForm(op, word)],
  resolve,
  swallows: (_, { before, head }) => before === 'operator' || (head === true && isOrdered(op)),
  print,
});

function print(syntax: IterationSyntax, text: PartText, place: PrintContext): string {
  const { op, where, by, yield: result } = syntax;
  const { before: _, ...followed } = place;
  // Most iterations would swallow what follows, and readers should not have to know which do not: a condition of
  // several parts gets parentheses.
  const atEnd = (part: Syntax, inside: PrintContext) => text(part, hasParts(part) ? 'operand' : 'expression', inside);
  let written = `${op} ${syntax.name} in ${text(syntax.in, 'sets')}`;
  if (where !== undefined) {
    const last = by === undefined && result === undefined;
    const inside = { ...(last ? place : followed), ...(isOrdered(op) && { head: true }) };
    written += ` where ${last ? atEnd(where, inside) : text(where, 'expression', inside)}`;
  }
  if (by !== undefined) {
    const inside = { ...(result === undefined ? place : followed), head: true };
    written += ` by ${by.op === 'if' ? text(by, 'expression', inside) : text(by, 'sets')}`;
  }
  if (result === undefined) return written;
  if (op === 'every') return `${written} satisfies ${atEnd(result, place)}`;
  return `${written}: ${text(result, 'expression', place)}`;
}

export const language = {
  each: iteration('each', t.Each),
  first: iteration('first', t.First),
  any: iteration('any', t.Any),
  count: iteration('count', t.Count),
  every: iteration('every', t.Every),
};
