import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/engine/model/entry.js';
import { numbersIn } from '../../../src/engine/model/numbers.js';
import { isInForce } from '../../../src/engine/ruleset/active.js';
import { withCommonWords } from '../../../tools/check/compare/common-words.js';
import { type Comparison, compare } from '../../../tools/check/compare/compare.js';
import { differencesOf } from '../../../tools/check/compare/meaning.js';
import type { Side } from '../../../tools/check/compare/sides.js';
import { scenariosFor } from '../../../tools/check/compare/witness.js';
import { scenariosOf } from '../../../tools/check/plays.js';
import { runScenario } from '../../../tools/check/scenarios/run.js';
import { sampleOf } from '../../amount.js';
import { loaded, shipped } from '../../rules/rulebook.js';

/*
 * Steps of meaning in the history of the rules: each must come out as what it is, with its entries and with answers that change
 * because of them, and nothing else.
 */

const rulebook = shipped();
const scenarios = scenariosOf(loaded.documents?.scenarios ?? []).map(({ scenario }) => scenario);
const dates = rulebook.editions.map(({ date }) => date);

/** With the scenarios that name an entry which differs: all of them take long, and tell the same. */
const between = (before: string, after: string, questions: readonly string[] = []): Comparison => {
  const sides = [before, after].map((edition) => ({ rulebook, edition })) as [Side, Side];
  const [left, right] = [before, after].map((edition) => rulebook.entries.filter((entry) => isInForce(entry, edition)));
  const differences = differencesOf(left!, right!);
  const telling = scenarios.filter((one) =>
    differences.some(({ id }) => JSON.stringify(one.steps).includes(`"${id}"`)),
  );
  return compare(...sides, telling, { questions, draws: 1 });
};

const causesOf = ({ found }: Comparison, name: string): readonly string[] => {
  const witnesses = found.filter((one) => one.name === name).flatMap((one) => one.witnesses);
  return [...new Set(witnesses.flatMap(({ causes }) => causes))].sort();
};

const changed = ({ found }: Comparison): readonly string[] =>
  found.filter((one) => one.changed > 0).map(({ name }) => name);

const differing = ({ differences }: Comparison): readonly string[] =>
  differences.map(({ id, state }) => `${state} ${id}`);

describe('the end of the order of damage assignment in November 2024', () => {
  const found = between('2024-07-30', '2024-11-08');

  it('is told as what it is', () => {
    // The overlay for Archenemy Commander (904.13) begins in the same edition.
    expect(differing(found).filter((one) => !one.startsWith('added archenemy.'))).toEqual([
      'gone combat.damage-queues',
      'added combat.no-damage-queues',
      'gone teamturns.damage-queues',
    ]);
    const byOthers = (about: string) => causesOf(found, about).some((id) => !id.startsWith('archenemy.'));
    expect(changed(found).filter(byOthers)).toEqual(['orderFor']);
    expect(causesOf(found, 'orderFor')).toEqual([
      'combat.damage-queues',
      'combat.no-damage-queues',
      'teamturns.damage-queues',
    ]);
    const gone = found.differences.find(({ id }) => id === 'combat.damage-queues')?.before;
    expect(gone && numbersIn(gone, '2024-07-30')).toContain('802.5');
  });

  it('comes with smallest tables, and scenarios that hold', () => {
    const [orders] = found.found;
    const [smallest] = orders?.witnesses ?? [];
    expect(smallest?.trial).toMatchObject({ kind: 'ask', args: { matter: 'damage-order' } });
    expect(smallest?.table).toMatchObject({ players: [{ id: 'A' }, { id: 'B' }] });
    expect(smallest?.after.answer).toMatchObject({ value: [], edition: '2024-11-08' });
    for (const witness of orders?.witnesses ?? []) {
      const made = scenariosFor(witness, rulebook.vocabulary, ['2024-07-30', '2024-11-08']);
      expect(made).toHaveLength(2);
      for (const one of made) expect(runScenario(rulebook, one).failures).toEqual([]);
    }
  });
});

describe('steps of meaning', () => {
  const steps = [
    [
      'marker rules and loops, July 2010',
      '2010-06-18',
      '2010-07-16',
      { mayBeginTurn: 'melee.early-finished', loopIsFound: 'ending.loop-in-range' },
    ],
    [
      'mulligans, July 2019',
      '2019-01-25',
      '2019-07-12',
      { handAfterMulligan: 'mulligan.new-hand', bottomAfterMulligan: 'mulligan.bottom' },
    ],
    [
      'triggers of a shared turn, January 2020',
      '2019-08-23',
      '2020-01-24',
      { triggerInstances: 'teamturns.triggers-for-each' },
    ],
    [
      'battles, April 2023',
      '2022-10-07',
      '2023-04-14',
      { rangeAnchors: 'range.anchors', defenderPlayer: 'combat.who-answers', mayAttack: 'combat.only-these-attacked' },
    ],
    [
      'the last turn of the departed, June 2026',
      '2026-04-17',
      '2026-06-19',
      { turnBegins: 'turn.missed', mayUseInformation: 'leave.last-turn-over' },
    ],
  ] as const;
  it.each(sampleOf<(typeof steps)[number]>(steps, { full: 1 }))('%s', (_, before, after, causes) => {
    const names = Object.keys(causes);
    const found = between(before, after, names);
    expect([...changed(found)].sort()).toEqual([...names].sort());
    for (const [name, cause] of Object.entries(causes)) expect(causesOf(found, name)).toContain(cause);
    // No witness blames an entry that is the same on both sides.
    const ids = found.differences.map(({ id }) => id);
    expect(names.flatMap((name) => causesOf(found, name)).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('neighbouring editions', () => {
  const pairs = dates.slice(1).map((date, index) => [dates[index] as string, date] as const);

  it('show nothing where no entry changes its meaning', () => {
    const same = pairs.filter(([before, after]) => {
      const active = (date: string) =>
        rulebook.entries.filter(({ since = '', until = '9999', hook }) => hook && since <= date && date < until);
      const left = new Set(active(before));
      return active(after).every((entry) => left.has(entry)) && left.size === active(after).length;
    });
    expect(same.length).toBeGreaterThan(5);
    for (const [before, after] of same)
      expect(between(before, after)).toMatchObject({ differences: [], trials: 0, found: [] });
  });

  it('show nothing of entries that only got other numbers or words', () => {
    const [left, right] = ['2010-06-18', '2010-07-16'].map((date) =>
      rulebook.entries.filter((entry) => isInForce(entry, date)),
    ) as unknown as [readonly Entry[], readonly Entry[]];
    const reworded = right.filter(({ texts }) => texts?.['2010-07-16'] !== undefined);
    expect(reworded.map(({ id }) => id)).toContain('melee.too-close');
    expect(differencesOf(left, right).filter(({ state }) => state === 'changed')).toEqual([]);
  });
});

describe('a comparison', () => {
  it('finds the same again', () => {
    const once = between('2019-08-23', '2020-01-24');
    expect(JSON.stringify(between('2019-08-23', '2020-01-24'))).toBe(JSON.stringify(once));
  });

  it('notices a rulebook changed by hand', () => {
    const edition = dates.at(-1) as string;
    const without = { ...rulebook, entries: rulebook.entries.filter(({ id }) => id !== 'range.no-attack-outside') };
    const found = compare({ rulebook, edition }, { rulebook: without, edition }, [], {
      questions: ['mayAttack'],
      draws: 30,
    });
    expect(differing(found)).toEqual(['gone range.no-attack-outside']);
    expect(causesOf(found, 'mayAttack')).toEqual(['range.no-attack-outside']);
  });
});

describe('a choice and a fact that only one side has', () => {
  const like = rulebook.entries.find(({ id }) => id === 'combat.tapped-stay-home')!;
  const own: Entry = {
    ...like,
    id: 'house.peace-kept',
    layer: 'house',
    numbered: {},
    overrides: [],
    chosen: { matter: 'pledges', choice: 'honoured' },
    when: { ...like.when!, text: 'true', tree: { op: 'literal', value: true, at: [0, 0], type: like.when!.tree.type } },
  };
  const words = { en: 'pledges', it: 'promesse' };
  const pledges = { id: 'pledges', names: words, default: 'ignored', choices: { ignored: words, honoured: words } };
  const { entities, slots } = rulebook.vocabulary;
  const player = entities['Player']!;
  const pledge = { ...Object.values(player.facts)[0]!, name: 'pledge', default: null, slot: slots };
  const after = {
    ...rulebook,
    entries: [...rulebook.entries, own],
    matters: { ...rulebook.matters, pledges },
    vocabulary: {
      ...rulebook.vocabulary,
      slots: slots + 1,
      entities: { ...entities, Player: { ...player, facts: { ...player.facts, pledge } } },
    },
  };
  const edition = dates.at(-1)!;

  it('are tried on both', () => {
    const [phases, sides] = [
      new Set<string>(),
      [
        { rulebook, edition },
        { rulebook: after, edition },
      ] as const,
    ];
    const declaring = scenarios.filter(({ id }) => id.startsWith('508.1c'));
    const found = compare(...sides, declaring, {
      questions: ['mayAttack'],
      draws: 0,
      progress: (_, __, phase) => phases.add(phase),
    });
    expect(causesOf(found, 'mayAttack')).toEqual(['house.peace-kept']);
    expect(found.found[0]?.witnesses[0]?.table.setup).toMatchObject({ house: { pledges: 'honoured' } });
    expect([...phases]).toEqual(['made', 'tried', 'smallest']);
    expect(found.vocabulary).toEqual(['Player']);
    // A fact has a place of its own on the side that lacked it.
    const [extended] = withCommonWords(...sides);
    const facts = Object.values(extended.rulebook.vocabulary.entities).flatMap((one) => Object.values(one.facts));
    expect(facts.filter(({ slot }) => slot === slots).map(({ name }) => name)).toEqual(['pledge']);
    expect(extended.rulebook.vocabulary.slots).toBe(slots + 1);
  });
});
