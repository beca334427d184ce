import { describe, expect, it } from 'vitest';
import { begun, playGame, variantsOf } from '../../examples/tiny-engine.js';
import { carryOutPlan, openTable, type Table, tableToJson, verify } from '../../src/index.js';
import { drifted } from '../../src/testing.js';
import { canonical } from '../reference/agreement.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();

const SEEDS = [1, 2, 3];
/** Writing a whole table takes longer than planning: every so many plans it is compared. */
const STRIDE = 20;

/** All facts of a table, without which of them were only assumed. */
const factsOf = (table: Table): string => {
  const { assumed: _, ...json } = tableToJson(table) as unknown as { readonly [key: string]: unknown };
  return canonical(json);
};

describe('the tiny engine, which makes the writes of plans and knows no event, plays whole games of', () => {
  it.each(variantsOf(rulebook))('%s, in step with a table that carries the plans out', (variant) => {
    let [plans, attacks, created] = [0, 0, 0];
    for (const seed of SEEDS) {
      const mirror = openTable(rulebook, begun(rulebook, variant, seed));
      const game = playGame(rulebook, variant, seed, (plan, table) => {
        expect(plan.unknown).toEqual([]);
        carryOutPlan(mirror, plan);
        const made = plan.changes.filter((change) => change.op === 'create');
        attacks += made.filter(({ members }) => members === 'attackers').length;
        created += made.length;
        if (plans++ % STRIDE === 0) expect(factsOf(table)).toBe(factsOf(mirror));
        if (plans % STRIDE === 0) expect(drifted(table)).toEqual([]);
      });
      expect(verify(mirror).steps).toEqual([]);
      expect(game.winners).toBeDefined();
      expect(game.turns).toBeLessThan(600);
    }
    expect(attacks).toBeGreaterThan(5);
    expect(created).toBeGreaterThan(attacks);
  });

  it('again as before with the same seed', () => {
    const [variant = 'emperor'] = variantsOf(rulebook);
    expect(playGame(rulebook, variant, 7)).toEqual(playGame(rulebook, variant, 7));
  });
});
