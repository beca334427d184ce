import { describe, expect, it } from 'vitest';
import { readBack } from '../../src/engine/explain/read-back/read-back.js';
import { groups } from './cases/index.js';
import { vocabulary } from './fixture-vocabulary.js';

for (const [group, all] of Object.entries(groups)) {
  describe(`read-back of ${group}`, () => {
    for (const [shows, tree, en, italian] of all) {
      it(shows, () => {
        expect([readBack(tree, vocabulary, 'en'), readBack(tree, vocabulary, 'it')]).toEqual([en, italian]);
      });
    }
  });
}
