import * as t from '../../../grammar/tokens.js';
import { both, joined } from '../../frontend/language/expressions/pairs.js';
import { withoutNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/** `a otherwise b`: a, unless it is none. */
const otherwise: WrittenConstruct<'otherwise'> = {
  forms: [
    {
      level: 'fallback',
      between: [t.Otherwise],
      join: (at, left, right) => ({ op: 'otherwise', at, left, right }),
    },
  ],
  resolve(syntax, scope, expected) {
    const [left, right] = both([syntax.left, scope], [syntax.right, scope], expected);
    const type = joined({ ...left, type: withoutNone(left.type) }, right, scope);
    return { op: 'otherwise', left, right, at: syntax.at, type };
  },
  giving: ({ left, right }) => [left, right],
  print: ({ left, right }, text, place) =>
    `${text(left, 'fallback', { ...place, before: 'operator' })} otherwise ${text(right, 'disjunction', place)}`,
};

export const language = { otherwise };
