import type { Level } from '../../../grammar/reader.js';
import * as t from '../../../grammar/tokens.js';
import { condition } from '../../frontend/language/types/expect.js';
import { certainAfter } from '../../frontend/language/types/narrowing.js';
import { truth } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/** Flat, even where brackets group equal operators: the meaning is the same, and traces number the parts. */
const logic = <Kind extends 'and' | 'or'>(op: Kind, level: Level, sign: typeof t.And, inside: Level) =>
  ({
    forms: [
      {
        level,
        between: [sign],
        join: (at, left, right) => ({
          op,
          at,
          parts: [left, right].flatMap((part) => (part.op === op ? part.parts : [part])),
        }),
      },
    ],
    /** What a part of `and` guarantees holds in the parts to its right; for `or`, what its failure guarantees. */
    resolve({ parts, at }, outer) {
      let scope = outer;
      const nodes = parts.map((part) => {
        const node = condition(part, scope);
        scope = scope.narrowed(certainAfter(node, op === 'and'));
        return node;
      });
      return { op, parts: nodes, at, type: truth };
    },
    print: ({ parts }, text, place) =>
      parts
        .map((part, index) => text(part, inside, index < parts.length - 1 ? { ...place, before: 'operator' } : place))
        .join(` ${op} `),
  }) satisfies WrittenConstruct<'and' | 'or'>;

const not: WrittenConstruct<'not'> = {
  forms: [
    {
      level: 'negation',
      begins: t.Not,
      read(reader) {
        const { start } = reader;
        reader.take(t.Not);
        const of = reader.nested(() => reader.read('negation'));
        return { op: 'not', at: reader.from(start), of };
      },
    },
  ],
  resolve: ({ of, at }, scope) => ({ op: 'not', of: condition(of, scope), at, type: truth }),
  print: ({ of }, text, place) => `not ${text(of, 'negation', place)}`,
};

export const language = {
  and: logic('and', 'conjunction', t.And, 'negation'),
  or: logic('or', 'disjunction', t.Or, 'conjunction'),
  not,
};
