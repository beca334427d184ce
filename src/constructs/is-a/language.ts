import * as t from '../../../grammar/tokens.js';
import { nearest } from '../../engine/model/spelling.js';
import { isList, type Type } from '../../engine/model/type.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { isNothing, truth } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/** `x is a Player`: the value must be able to be of that entity. */
const isA: WrittenConstruct<'is a'> = {
  forms: [
    {
      level: 'comparison',
      behind: [t.IsA, t.IsNotA],
      follow(reader, of, start) {
        const sign = reader.oneOf([t.IsA, t.IsNotA], 1);
        const name = reader.take(t.Name);
        return {
          op: 'is a',
          at: reader.from(start),
          of,
          entity: name.image,
          entityAt: t.tokenRange(name),
          negated: sign.tokenType === t.IsNotA,
        };
      },
    },
  ],
  resolve(syntax, scope) {
    const { entity, entityAt, negated, at } = syntax;
    const { known } = scope.site;
    const of = scope.resolve(syntax.of);
    if (known.kindOf(entity) !== 'entity') {
      scope.fault('name.unknown-entity', entityAt, {
        values: { entity },
        suggestion: nearest(entity, Object.keys(known.vocabulary.entities)),
      });
    } else if (!couldBe(of.type, entity)) {
      scope.fault('type.never-is-a', at, { values: { entity, found: printType(of.type) } });
    }
    return { op: 'is a', of, entity, negated, at, type: truth };
  },
  print: ({ of, negated, entity }, text) => `${text(of, 'sets')} ${negated ? 'is not a' : 'is a'} ${entity}`,
};

const couldBe = (type: Type, entity: string): boolean =>
  isNothing(type) || (!isList(type) && type.one.includes(entity));

export const language = { 'is a': isA };
