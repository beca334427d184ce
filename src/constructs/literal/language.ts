import type { IToken, TokenType } from 'chevrotain';
import { greatestNumber } from '../../../grammar/limits.js';
import type { TokenReader, WrittenForm } from '../../../grammar/reader.js';
import type { Range, SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import { nearest } from '../../engine/model/spelling.js';
import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';
import { thingNode } from '../../frontend/language/expressions/things.js';
import type { Known } from '../../frontend/language/types/known.js';
import { one, printType } from '../../frontend/language/types/type-text.js';
import { noneOnly, number, text, truth } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

type LiteralValue = SyntaxOf<'literal'>['value'];

/** Numbers, truth values, none and texts. */
const literal: WrittenConstruct<'literal'> = {
  forms: [
    form(t.Digits, wholeNumber),
    form(t.Text, ({ image }) => image.slice(1, -1).replaceAll("''", "'")),
    form(t.True, () => true),
    form(t.False, () => false),
    form(t.None, () => null),
  ],
  resolve({ value, at }, scope, expected) {
    if (typeof value === 'string') return resolveText(value, at, scope, expected);
    const type = value === null ? noneOnly : typeof value === 'number' ? number : truth;
    return { op: 'literal', value, at, type };
  },
  print({ value }) {
    if (value === null) return 'none';
    return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  },
};

function form(begins: TokenType, value: (token: IToken, reader: TokenReader) => LiteralValue): WrittenForm {
  const read = (reader: TokenReader): SyntaxOf<'literal'> => {
    const token = reader.take(begins);
    return { op: 'literal', at: t.tokenRange(token), value: value(token, reader) };
  };
  return { level: 'operand', begins, read };
}

function wholeNumber(token: IToken, reader: TokenReader): number {
  const value = Number(token.image);
  if (value > greatestNumber)
    reader.refuse('grammar.number-too-big', t.tokenRange(token), { values: { limit: greatestNumber } });
  return value;
}

/**
 * A text literal is a value of an enumeration where one is expected, the id of a thing where a thing is expected and
 * users may write ids, and otherwise just a text.
 */
function resolveText(value: string, at: Range, scope: NameScope, expected?: Type): Node {
  const { known } = scope.site;
  const wanted = expected === undefined || isList(expected) ? [] : expected.one;
  const enumerations = wanted.filter((name) => known.kindOf(name) === 'enumeration');
  const holding = enumerations.filter((name) => known.valuesOf(name)?.includes(value));
  if (holding.length > 0) return { op: 'literal', value, at, type: one(holding) };
  if (wanted.includes('Text')) return { op: 'literal', value, at, type: text };
  if (wanted.some((name) => known.kindOf(name) === 'entity') && scope.site.things !== undefined) {
    return thingNode(value, at, scope);
  }
  if (enumerations.length === 0) return { op: 'literal', value, at, type: text };
  const values = enumerations.flatMap((name) => known.valuesOf(name) ?? []);
  return {
    ...scope.broken('type.unknown-value', at, {
      values: { value, enumeration: printType(one(enumerations)), values: listed(values) },
      suggestion: nearest(value, values) ?? calledSo(value, enumerations, known),
    }),
    type: one(enumerations),
  };
}

/** The value that has this name in one of the languages. */
const calledSo = (word: string, enumerations: readonly string[], known: Known): string | undefined =>
  enumerations
    .flatMap((name) => Object.entries(known.vocabulary.enumerations[name]?.values ?? {}))
    .find(([, words]) => Object.values(words).includes(word))?.[0];

export const language = { literal };
