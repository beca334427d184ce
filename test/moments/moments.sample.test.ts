import { describe, expect, it } from 'vitest';
import { Random } from '../../src/engine/setup/random.js';
import { tableToJson } from '../../src/engine/table/table.js';
import { amount, firstOf, firstSeed } from '../amount.js';
import { partOf, tablesFor } from '../oracles/parts.js';
import { played } from '../oracles/playing.js';
import { shipped } from '../rules/rulebook.js';
import { notOneDeparture, ordersOf, WAYS } from './departing.js';
import { momentOf } from './happenings.js';
import { faceOf, sent } from './sending.js';
import { VARIANTS } from './setups.js';
import { begun, seated } from './walk.js';

// A failure names the smallest table that shows it.
const seed = firstSeed(20_260_925);

describe('events at one moment', () => {
  it('come to the same in any order, nothing twice, within all bounds, and leave nothing behind', () => {
    const part = partOf('moments');
    const count = tablesFor(part, amount(200, 1_200));
    let compared = 0;
    for (const table of played(shipped(), part, seed, { first: firstOf(8, count), count })) {
      compared += table.compared;
      expect(table.parting).toBeUndefined();
    }
    expect(compared).toBeGreaterThan(3 * count);
  });
});

const rulebook = shipped();
const TABLES = amount(6, 30);
const SEED = firstSeed(20_260_925);

describe('all who leave at one moment', () => {
  it.each(VARIANTS)(
    'make one departure, in any order and by any ways: %s',
    (variant) => {
      let lists = 0;
      for (let i = 0; i < TABLES; i++) {
        const chance = new Random(SEED + i);
        const table = begun(chance, rulebook, seated(chance, rulebook, variant));
        if (!table) continue;
        const json = tableToJson(table);
        const moment = momentOf(chance, json, rulebook.vocabulary.events, WAYS);
        if (moment.length < 2) continue;
        const results = ordersOf(moment).map((order) => sent(table, order));
        const [first] = results;
        const at = JSON.stringify({ seed: SEED + i, variant, moment, setup: json.setup });
        for (const result of results) {
          if (!result || !first || 'fault' in result || 'fault' in first) {
            expect(result, at).toEqual(first);
            continue;
          }
          expect(faceOf(json, result), at).toEqual(faceOf(json, first));
          expect(notOneDeparture(table, result.plan, result.after), at).toEqual([]);
        }
        lists++;
      }
      expect(lists).toBeGreaterThan(TABLES / 3);
    },
    300_000,
  );
});
