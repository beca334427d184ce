import { GrammarFault } from '../../../grammar/fault.js';
import type { TokenReader } from '../../../grammar/reader.js';
import type { SyntaxOf } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import type { CompareSign, Node } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import { both } from '../../frontend/language/expressions/pairs.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';
import { amount, itemsOf } from '../../frontend/language/types/expect.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { comparable, listOf, truth } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';
import { writesOutPermission } from '../permitted/language.js';

const plainSigns = [t.In, t.Within, t.AtMost, t.AtLeast, t.Less, t.Greater];

type CompareSyntax = SyntaxOf<'compare'>;

/**
 * Comparisons. The sides must have something in common: a comparison that never holds is a mistake, not a condition.
 */
const compare: WrittenConstruct<'compare'> = {
  forms: [
    {
      level: 'comparison',
      behind: [t.Is, t.Not, ...plainSigns],
      follow(reader, left, start) {
        const sign = readSign(reader);
        const right = reader.read('sets', 1);
        return { op: 'compare', at: reader.from(start), sign, left, right };
      },
    },
  ],
  resolve(syntax, scope) {
    const { sign, at } = syntax;
    const [left, right] = sides(syntax, scope);
    return { op: 'compare', sign, left, right, at, type: truth };
  },
  print: ({ sign, left, right }, text) => `${text(left, 'sets')} ${sign} ${text(right, 'sets')}`,
};

const readSign = (reader: TokenReader): CompareSign =>
  reader.choose<CompareSign>(
    [
      [
        t.Is,
        () => {
          reader.take(t.Is);
          return reader.maybe(() => reader.take(t.Not), 1) === undefined ? 'is' : 'is not';
        },
      ],
      [
        t.Not,
        () => {
          const not = reader.take(t.Not, undefined, 1);
          reader.take(t.In, () => new GrammarFault('grammar.not-without-in', t.tokenRange(not)));
          return 'not in';
        },
      ],
    ],
    () => reader.oneOf(plainSigns, 3).image as CompareSign,
    4,
  );

function sides(syntax: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  switch (syntax.sign) {
    case 'is':
    case 'is not':
    case 'within':
      return pair(syntax, scope);
    case 'in':
    case 'not in':
      return member(syntax, scope);
    default:
      return [amount(syntax.left, scope), amount(syntax.right, scope)];
  }
}

/** Two values, or for `within` two lists. */
function pair({ sign, left, right, at }: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  const nodes = both([left, scope], [right, scope]);
  const [a, b] = nodes;
  const areLists = sign !== 'within' || !nodes.map((node) => itemsOf(node, scope)).includes(undefined);
  if (areLists && !comparable(a.type, b.type, scope.site.known))
    scope.fault('type.never-equal', at, { values: { left: printType(a.type), right: printType(b.type) } });
  return nodes;
}

function member({ sign, left, right, at }: CompareSyntax, scope: NameScope): readonly [Node, Node] {
  // `'stack' in zones` learns from the list, `object.zone in ['stack']` from the item.
  const listFirst = scope.site.leansOnSurroundings(left);
  const early = listFirst ? scope.resolve(right) : undefined;
  const item = scope.resolve(left, early !== undefined && isList(early.type) ? early.type.list : undefined);
  const list = early ?? scope.resolve(right, listOf(item.type));
  const items = itemsOf(list, scope);
  if (items !== undefined && !comparable(item.type, items, scope.site.known)) {
    scope.fault('type.never-in', at, { values: { item: printType(item.type), list: printType(list.type) } });
  } else if (writesOutPermission(right, item.type)) {
    const suggestion = sign === 'in' ? 'is permitted' : 'is not permitted';
    scope.fault('lint.permitted-written-out', at, { suggestion, severity: 'warning' });
  }
  return [item, list];
}

export const language = { compare };
