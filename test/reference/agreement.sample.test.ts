import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Entity, Fact } from '../../src/engine/model/vocabulary.js';
import { openTable } from '../../src/engine/table/table.js';
import { amount, firstSeed, sampleOf } from '../amount.js';
import { tablesOf } from '../properties/tables.js';
import { shipped } from '../rules/rulebook.js';
import { rulebookOf } from '../run/mini.js';
import { compareAnswers, compareSending } from './agreement.js';
import { playExpressions } from './expressions.js';
import { referenceFor } from './reference.js';
import { playRound, roundsOf } from './round.js';

// A failure prints the seed and the path to it.
const seed = firstSeed(20_260_925);

describe('strict code, traced code and reference interpreter', () => {
  const rulebook = shipped();

  it('agree on answers, reasons, unknown facts and plans for generated tables of every kind', () => {
    const rounds = roundsOf(rulebook, 120, 5, { asks: 0, sends: 0 });
    fc.assert(
      fc.property(rounds, (round) => {
        expect(playRound(rulebook, round).difference).toBeNull();
      }),
      { seed, numRuns: amount(3, 30) },
    );
  });

  it('agree on generated expressions about players of whom not everything is known', () => {
    fc.assert(
      fc.property(tablesOf(rulebook), fc.nat(), (table, start) => {
        expect(playExpressions(rulebook, table, start, 60).difference).toBeNull();
      }),
      { seed, numRuns: amount(3, 25) },
    );
  });

  it('agree as well when the reference remembers nothing', () => {
    fc.assert(
      fc.property(roundsOf(rulebook, 40, 2, { asks: 20, sends: 1 }), (round) => {
        expect(playRound(rulebook, round, { rulebook, remember: false }).difference).toBeNull();
      }),
      { seed, numRuns: amount(2, 6) },
    );
  });

  it('name what differs if one of them leaves out a rule', () => {
    const without = { ...rulebook, entries: rulebook.entries.filter(({ id }) => id !== 'game.opponents') };
    expect(without.entries.length).toBeLessThan(rulebook.entries.length);
    const json = { setup: { edition: '2026-09-25', variants: ['free-for-all'] }, players: ['A', 'B', 'C'] };
    const difference = compareAnswers(openTable(rulebook, json), referenceFor(without, json), 'opponents', {
      player: 'A',
    });
    expect(difference).toMatchObject({ compiled: { value: ['B', 'C'] }, reference: { fault: 'fault.silence' } });
  });

  /** The same rulebook with something else wherever a part of an entry fits. */
  const planted = (fits: (part: Readonly<Record<string, unknown>>) => object | undefined): Rulebook => {
    const entries = JSON.stringify(rulebook.entries, (_, part: unknown) =>
      typeof part === 'object' && part !== null ? (fits(part as Readonly<Record<string, unknown>>) ?? part) : part,
    );
    expect(entries === JSON.stringify(rulebook.entries)).toBe(false);
    return { ...rulebook, entries: JSON.parse(entries) as Rulebook['entries'] };
  };
  const life = rulebook.vocabulary.entities['Player'] as Entity;
  const known = { ...life, facts: { ...life.facts, life: { ...(life.facts['life'] as Fact), default: 20 } } };

  const wrong: readonly (readonly [what: string, make: () => Rulebook])[] = [
    [
      'an override is lost',
      () => planted((part) => (part['id'] === 'attack.left-neighbour' ? { ...part, overrides: [] } : undefined)),
    ],
    [
      'an override goes the other way',
      () =>
        planted((part) =>
          part['id'] === 'giant.shared-life'
            ? { ...part, overrides: [] }
            : part['id'] === 'game.life-group'
              ? { ...part, overrides: ['giant.shared-life'] }
              : undefined,
        ),
    ],
    ['left is right', () => planted((part) => (part['fn'] === 'leftOf' ? { ...part, fn: 'rightOf' } : undefined))],
    [
      'a ring starts one seat late',
      () => planted((part) => (part['fn'] === 'fromSeat' ? { ...part, fn: 'afterSeat' } : undefined)),
    ],
    [
      'a condition is forgotten',
      () => planted((part) => (part['hook'] === 'follows' ? { ...part, when: undefined } : undefined)),
    ],
    [
      'what is unknown is taken for known',
      () => ({
        ...rulebook,
        vocabulary: { ...rulebook.vocabulary, entities: { ...rulebook.vocabulary.entities, Player: known } },
      }),
    ],
  ];
  it.each(sampleOf(wrong, { quick: 2 }))('would not agree if in one of them %s', (_, make) => {
    const other = make();
    const rounds = roundsOf(rulebook, 200, 5, { asks: 100, sends: 5 });
    const agree = fc.property(rounds, (round) => {
      return playRound(rulebook, round, { rulebook: other, remember: true }).difference === null;
    });
    expect(fc.check(agree, { seed, numRuns: 40, endOnFailure: true }).failed).toBe(true);
  });
});

/** Found by comparison: each of these once differed between strict code and traced code. */
describe('unknown facts', () => {
  const table = (entries: Parameters<typeof rulebookOf>[0]) => {
    const json = { setup: { edition: '2026-09-25' }, players: [{ id: 'A', life: 3 }, 'B'] };
    const rulebook = rulebookOf(entries);
    return { table: openTable(rulebook, json), interpreter: referenceFor(rulebook, json) };
  };

  it('of others do not matter for whether somebody is in a list', () => {
    const strong = 'each other in players where other.life > 2';
    const { table: open, interpreter } = table([
      { id: 'attack.strong', kind: 'permission', answers: 'mayWin', when: `player in (${strong})`, verdict: 'allow' },
    ]);
    expect(compareAnswers(open, interpreter, 'mayWin', { player: 'A' })).toBeNull();
    expect(compareAnswers(open, interpreter, 'mayWin', { player: 'B' })).toBeNull();
  });

  it('behind a condition that failed are not asked for', () => {
    const { table: open, interpreter } = table([
      {
        id: 'a.failed',
        kind: 'prohibition',
        answers: 'mayWin',
        when: 'player is none and player.life > 3',
        verdict: 'deny',
      },
      { id: 'b.open', kind: 'prohibition', answers: 'mayWin', when: 'game.startingGroup is player', verdict: 'deny' },
    ]);
    expect(compareAnswers(open, interpreter, 'mayWin', { player: 'B' })).toBeNull();
    const { unknown } = ask(open, 'mayWin', { player: 'B' });
    expect(unknown).toEqual([{ of: 'game', fact: 'startingGroup' }]);
  });

  it('in a list do not matter where its condition fails whoever is meant, with a trace and without', () => {
    const nobody = '(each other in players where other.life > 2)';
    const { table: open, interpreter } = table([
      {
        id: 'win.nobody',
        kind: 'permission',
        answers: 'mayWin',
        when: `(first one in ${nobody} where false) is none and (first one in ${nobody} where game.status is 'over') is none`,
        verdict: 'allow',
      },
    ]);
    expect(compareAnswers(open, interpreter, 'mayWin', { player: 'A' })).toBeNull();
    expect(ask(open, 'mayWin', { player: 'A' }, { trace: true }).verdict).toBe('allowed');
  });

  it('do not make a name forget what was fixed when its event began', () => {
    const leaving = 'each player in event.players where player.inGame';
    const { table: open } = table([
      {
        id: 'leave',
        kind: 'procedure',
        expands: 'playersLeave',
        let: { leaving, weak: 'each player in leaving where player.life < 9' },
        steps: [
          { step: 'go', do: 'each player in leaving: playerDeparted(player)' },
          { step: 'weak', do: 'each player in weak: turnMissed(player)' },
        ],
      },
    ]);
    const { difference, plan } = compareSending(open, [{ event: 'playersLeave', fields: { players: ['B'] } }]);
    expect(difference).toBeNull();
    expect(plan?.unknown).toEqual([{ of: 'B', fact: 'life' }]);
  });
});
