import { copyTable, setFact, undo } from '../src/runtime.js';
import { type Opening, opened } from './library.js';
import type { Side } from './side.js';
import type { Case } from './streams.js';

/** What a search does at each node: it copies a table, or makes one change and undoes it. */
export const forkSides = (open: Opening, cases: readonly Case[]): { readonly [name: string]: Side } => {
  const tables = cases.map((one) => {
    const { table, creatures } = opened(open, one);
    return { table, creature: creatures[0]?.id ?? '' };
  });
  const side = (fork: (one: (typeof tables)[number]) => void): Side => ({
    pass: () => {
      for (const one of tables) fork(one);
      return tables.length;
    },
    answers: () => [],
  });
  return {
    undo: side(({ table, creature }) => {
      setFact(table, creature, 'tapped', true);
      undo(table);
    }),
    copy: side(({ table }) => {
      copyTable(table);
    }),
  };
};
