import type { Syntax } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import { isList, type Type } from '../../engine/model/type.js';
import { flattened } from '../../frontend/language/expressions/actions.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { isAction, isNothing, join, listOf, nothing } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/**
 * `[a, b]`: the items may be of different entities; of events they may be lists themselves, since actions are
 * flattened.
 */
const list: WrittenConstruct<'list'> = {
  forms: [
    {
      level: 'operand',
      begins: t.LeftBracket,
      rule: 'list',
      read(reader) {
        const { start } = reader;
        const items: Syntax[] = [];
        reader.take(t.LeftBracket);
        reader.below(undefined, () => reader.series(() => void items.push(reader.read('expression'))));
        reader.take(t.RightBracket);
        return { op: 'list', at: reader.from(start), items };
      },
    },
  ],
  resolve(syntax, scope, expected) {
    const { known } = scope.site;
    const wanted = expected !== undefined && isList(expected) ? expected.list : undefined;
    // Without items it is an empty list of the expected type.
    let item: Type = (syntax.items.length === 0 ? wanted : undefined) ?? nothing;
    // The first item with a type of its own gives the others theirs: `[creature.zone, 'stack']`.
    const items = syntax.items.map((part) => {
      const node = scope.resolve(part, wanted ?? (isNothing(item) ? undefined : item));
      const type = isAction(node.type, known) ? flattened(node.type) : node.type;
      const joined = join(item, type, known);
      if (joined === undefined) {
        scope.fault('type.mixed', part.at, { values: { left: printType(item), right: printType(type) } });
      } else item = joined;
      return node;
    });
    return { op: 'list', items, at: syntax.at, type: listOf(item) };
  },
  giving: ({ items }) => items,
  print: ({ items }, text) => `[${items.map((item) => text(item, 'expression')).join(', ')}]`,
};

export const language = { list };
