import { describe, expect, it } from 'vitest';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { tryOpenTable } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const opened = shipped();

/** What is refused when a fact of one thing has this value. */
const refused = (collection: string, fact: string, value: Json): readonly string[] => {
  const table: Record<string, unknown> = {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
    players: [{ id: 'A' }, { id: 'B' }],
  };
  const things = (table[collection] ?? [{ id: 'thing' }]) as Record<string, Json>[];
  table[collection] = things.map((thing, i) => (i === 0 ? { ...thing, [fact]: value } : thing));
  const result = tryOpenTable(opened, table as unknown as TableJson);
  return 'refusals' in result ? result.refusals.map(({ code, pointer }) => `${code} ${pointer}`) : [];
};

/** Each fact that names things of the table, none of which a rule makes in place. */
const naming = Object.values(opened.vocabulary.entities).flatMap(({ collection, facts }) =>
  Object.entries(facts).flatMap(([fact, { type }]) => {
    const one = 'list' in type ? type.list : type;
    if (collection === undefined || !('one' in one)) return [];
    const entities = one.one.map((name) => opened.vocabulary.entities[name]);
    return entities.every((entity) => entity?.collection !== undefined && !entity.made)
      ? [{ collection, fact, list: 'list' in type }]
      : [];
  }),
);

describe('a fact that names a thing', () => {
  it('is one of many', () => expect(naming.length).toBeGreaterThan(20));

  it.each(naming)('$collection/$fact takes no thing of its own', ({ collection, fact, list }) => {
    for (const value of [{}, { unknown: true }, { id: 'A' }]) {
      const given: Json = list ? [value] : value;
      expect(refused(collection, fact, given)).toContain(
        `table.wrong-type /${collection}/0/${fact}${list ? '/0' : ''}`,
      );
    }
  });
});
