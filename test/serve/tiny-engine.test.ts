import { describe, expect, it } from 'vitest';
import { playGame, variantsOf } from '../../examples/tiny-engine.js';
import { rulebook } from './serving.js';

const SEEDS = [1, 2, 3];

describe('the tiny engine plays whole games of', () => {
  it.each(variantsOf(rulebook))('%s', (variant) => {
    for (const seed of SEEDS) {
      const game = playGame(rulebook, variant, seed);
      expect(game.winners, game.story.join('\n')).toBeDefined();
      expect(game.turns).toBeLessThan(600);
      expect(game.story[0]).toContain(variant);
      expect(game.story.some((line) => line.includes('on the attack'))).toBe(true);
      expect(game.story.at(-1)).toMatch(/^After \d+ turns: (a draw|victory of .+)\.$/);
    }
  });

  it('again as before with the same seed, and in Italian', () => {
    const [variant = ''] = variantsOf(rulebook);
    const game = playGame(rulebook, variant, 7);
    expect(playGame(rulebook, variant, 7)).toEqual(game);
    expect(playGame(rulebook, variant, 7, 'it').story.at(-1)).toMatch(/^Dopo \d+ turni: (patta|vittoria di .+)\.$/);
  });
});
