import type { SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import { amount } from '../../frontend/language/types/expect.js';
import { mayBeNone, number, orNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

type Sum = SyntaxOf<'sum'>;

const join = (at: Sum['at'], left: Sum['left'], right: Sum['right'], sign: string): Sum => ({
  op: 'sum',
  at,
  sign: sign as Sum['sign'],
  left,
  right,
});

/** `+`, `-`, `*`, `div`: none on either side gives none. */
const sum: WrittenConstruct<'sum'> = {
  forms: [
    { level: 'sum', between: [t.Plus, t.Minus], join },
    { level: 'product', between: [t.Star, t.Div], join },
  ],
  level: ({ sign }) => (sign === '+' || sign === '-' ? 'sum' : 'product'),
  resolve(syntax, scope) {
    const left = amount(syntax.left, scope);
    const right = amount(syntax.right, scope);
    const maybe = mayBeNone(left.type) || mayBeNone(right.type) || syntax.sign === 'div';
    return { op: 'sum', sign: syntax.sign, left, right, at: syntax.at, type: maybe ? orNone(number) : number };
  },
  print({ sign, left, right }, text) {
    const [own, inside] =
      sign === '+' || sign === '-' ? (['sum', 'product'] as const) : (['product', 'unary'] as const);
    return `${text(left, own)} ${sign} ${text(right, inside)}`;
  },
};

const minus: WrittenConstruct<'minus'> = {
  forms: [
    {
      level: 'unary',
      begins: t.Minus,
      read(reader) {
        const { start } = reader;
        reader.take(t.Minus);
        const of = reader.nested(() => reader.read('unary'));
        return { op: 'minus', at: reader.from(start), of };
      },
    },
  ],
  resolve(syntax, scope) {
    const of = amount(syntax.of, scope);
    return { op: 'minus', of, at: syntax.at, type: mayBeNone(of.type) ? orNone(number) : number };
  },
  print: ({ of }, text) => `-${text(of, 'unary')}`,
};

export const language = { sum, minus };
