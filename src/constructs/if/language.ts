import type { TokenReader } from '../../../grammar/reader.js';
import { faultAt, keywordSuggestion, openedBy } from '../../../grammar/surroundings.js';
import type { SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import { both, joined } from '../../frontend/language/expressions/pairs.js';
import { condition } from '../../frontend/language/types/expect.js';
import { certainAfter } from '../../frontend/language/types/narrowing.js';
import { orNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/** `if … then … else …`; without `else` the value may be none. */
const ifThen: WrittenConstruct<'if'> = {
  forms: [{ level: 'expression', begins: t.If, rule: 'ifExpression', read }],
  resolve(syntax, scope, expected) {
    const { at } = syntax;
    const test = condition(syntax.test, scope);
    const thenScope = scope.narrowed(certainAfter(test, true));
    const elseScope = scope.narrowed(certainAfter(test, false));
    if (syntax.else === undefined) {
      const then = thenScope.resolve(syntax.then, expected);
      return { op: 'if', test, then, at, type: orNone(then.type) };
    }
    const [then, other] = both([syntax.then, thenScope], [syntax.else, elseScope], expected);
    return { op: 'if', test, then, else: other, at, type: joined(then, other, scope) };
  },
  giving: (syntax) => [syntax.then, ...(syntax.else === undefined ? [] : [syntax.else])],
  swallows: (syntax, { before }) => before === 'operator' || (before === 'else' && syntax.else === undefined),
  print(syntax, text, place) {
    const { before: _, ...inside } = place;
    // An `if` as the condition of another would parse correctly, but people would misread it.
    const test = text(syntax.test, 'fallback', inside);
    if (syntax.else === undefined) return `if ${test} then ${text(syntax.then, 'expression', place)}`;
    const then = text(syntax.then, 'expression', { ...inside, before: 'else' });
    return `if ${test} then ${then} else ${text(syntax.else, 'expression', place)}`;
  },
};

function read(reader: TokenReader): SyntaxOf<'if'> {
  const { start } = reader;
  const word = reader.take(t.If);
  const test = reader.read('expression');
  reader.take(t.Then, (place) =>
    faultAt(place, 'grammar.then-missing', { ...openedBy(word), ...keywordSuggestion('then', place) }),
  );
  const then = reader.read('expression', 1);
  const other = reader.maybe(() => {
    reader.take(t.Else);
    return reader.read('expression', 2);
  });
  return { op: 'if', at: reader.from(start), test, then, ...(other !== undefined && { else: other }) };
}

export const language = { if: ifThen };
