import * as t from '../../../grammar/tokens.js';
import { isList } from '../../engine/model/type.js';
import { declarable } from '../../frontend/language/expressions/declaring.js';
import { demand } from '../../frontend/language/types/expect.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { isNothing, listOf, nothing, orNone, withoutNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';
import { readDeclaration } from '../let/language.js';

/**
 * `follow x from start: next`: only things of the table are followed, of which there is a finite number, and `next` is
 * of the same type as the start, so that it can be followed in turn.
 */
const follow: WrittenConstruct<'follow'> = {
  forms: [
    {
      level: 'expression',
      begins: t.Follow,
      rule: 'followExpression',
      read(reader) {
        const { at, name, value, body } = readDeclaration(reader, 'follow', [t.Follow, t.From], [t.In, t.Be]);
        return { op: 'follow', at, ...name, in: value, yield: body };
      },
    },
  ],
  resolve(syntax, scope) {
    const { name, nameAt, at } = syntax;
    const start = scope.resolve(syntax.in);
    const found = isList(start.type) ? start.type.list : withoutNone(start.type);
    const isThing = (one: string): boolean => scope.site.known.entity(one)?.collection !== undefined;
    const fine = !isList(found) && found.one.every(isThing);
    if (!fine) scope.fault('type.followed', start.at, { values: { found: printType(start.type) } });
    const item = fine ? found : nothing;
    declarable(name, nameAt, scope);
    const next = scope.with(name, { kind: 'member', type: item }).resolve(syntax.yield!);
    const one = isList(next.type) ? listOf(item) : orNone(item);
    if (!isNothing(item)) demand(next, one, scope, { code: 'type.followed-next', values: { name } });
    return { op: 'follow', name, in: start, yield: next, at, type: listOf(item) };
  },
  print: (syntax, text, place) =>
    `follow ${syntax.name} from ${text(syntax.in, 'expression', { head: true })}: ${text(syntax.yield!, 'expression', place)}`,
};

export const language = { follow };
