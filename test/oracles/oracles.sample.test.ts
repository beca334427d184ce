import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { amount, firstOf, firstSeed, sampleOf } from '../amount.js';
import { shipped } from '../rules/rulebook.js';
import { PARTS, partOf, tablesFor } from './parts.js';
import { played } from './playing.js';

// A failure names the table.
const usual = 20_260_925;
const seed = firstSeed(usual);
const TABLES = amount(200, 1_200);
const rulebook = shipped();

describe('the rules beside plain readings of the official text', () => {
  // Lists of simultaneous events have a file of their own, so that both cores have work.
  it.each(PARTS.filter(({ name }) => name !== 'moments'))(
    '$name',
    (part) => {
      const count = tablesFor(part, TABLES);
      let compared = 0;
      for (const table of played(rulebook, part, seed, { first: firstOf(8, count), count })) {
        compared += table.compared;
        expect(table.parting).toBeUndefined();
      }
      expect(compared).toBeGreaterThan(2 * count);
    },
    600_000,
  );

  it('are the same tables for the same seed', () => {
    const play = () => [...played(rulebook, partOf('attacks'), 5, { first: 7, count: 3 })];
    expect(play()).toEqual(play());
  });
});

const without = (id: string): Rulebook => {
  const entries = rulebook.entries.filter((entry) => entry.id !== id);
  expect(entries.length).toBeLessThan(rulebook.entries.length);
  return { ...rulebook, entries };
};

describe('what is missing', () => {
  const missing: readonly (readonly [id: string, part: string])[] = [
    ['combat.tapped-stay-home', 'attacks'],
    ['combat.restriction-broken', 'attacks'],
    ['combat.requirements-unmet', 'attacks'],
    ['block.tapped-dont-block', 'blocks'],
    ['block.requirements-unmet', 'blocks'],
    ['priority.active-again', 'priority'],
    ['priority.passes-on', 'priority'],
    ['melee.too-close', 'markers'],
    ['melee.designate', 'markers'],
    ['combat.leaves-by-changing-hands', 'combat'],
    ['combat.leaves-by-moving', 'combat'],
    ['life.lifelink', 'resources'],
    ['giant.no-gain-for-team', 'resources'],
    ['leave.control-effects', 'moments'],
    ['turn.vacated', 'moments'],
  ];
  it.each(sampleOf(missing, { quick: 3, full: 5 }))('%s is noticed', (id, name) => {
    const book = without(id);
    const noticed = (): boolean => {
      // The same tables on which the whole rulebook shows no difference.
      const count = tablesFor(partOf(name), 10_000);
      for (const { parting } of played(book, partOf(name), usual, { first: 0, count })) if (parting) return true;
      return false;
    };
    expect(noticed()).toBe(true);
  });
});
