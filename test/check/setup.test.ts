import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { send } from '../../src/engine/events/send.js';
import type { Json } from '../../src/engine/model/table.js';
import { makeTable, type SetupRequest } from '../../src/engine/setup/make.js';
import { askRole, choicesFor } from '../../src/engine/setup/questions.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();
const [oldest, newest] = [rulebook.editions[0]?.date ?? '', rulebook.editions.at(-1)?.date ?? ''];

const people = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);
const made = (request: Partial<SetupRequest>) =>
  makeTable(rulebook, { edition: newest, players: people(6), seed: 7, ...request });
const entries = (request: Partial<SetupRequest>) => made(request).problems.problems?.map(({ entry }) => entry);

type Thing = { readonly id: string; readonly [fact: string]: Json };
const players = (json: { readonly [key: string]: unknown }) => json['players'] as readonly Thing[];

/** From three to twelve players: with how many each variant can be played. */
const PLAYABLE: { readonly [variant: string]: readonly number[] } = {
  'free-for-all': [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'grand-melee': [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'team-vs-team': [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  emperor: [6, 8, 9, 10, 12],
  'two-headed-giant': [4, 6, 8, 10, 12],
  'alternating-teams': [4, 6, 8, 9, 10, 12],
};

describe('a table for every variant', () => {
  it.each(Object.keys(PLAYABLE))('%s writes who is within range only where there is a range', (variant) => {
    const count = PLAYABLE[variant]?.at(-1) ?? 0;
    const ranges = (json: object) => JSON.stringify(json).split('"reach"').length - 1;
    const written = (request: Partial<SetupRequest>): readonly number[] => {
      const { json, table } = made({ variant, players: people(count), start: true, ...request });
      const plan = send(table, { event: 'playersLeave', fields: { players: ['P3'] } });
      return [ranges(json), ranges(plan.changes), ranges(tableToJson(applyPlan(table, plan)))];
    };
    expect(written({ without: ['limited-range'] })).toEqual([0, 0, 0]);
    expect(written({ options: ['limited-range'], range: 1 })[0]).toBe(count);
  });

  for (const [variant, playable] of Object.entries(PLAYABLE)) {
    for (const edition of [oldest, newest]) {
      it(`${variant} in ${edition} is legal with ${playable.join(', ')} and with no other number`, () => {
        const legal = Array.from({ length: 10 }, (_, index) => index + 3).filter((count) => {
          const { problems, json } = made({ edition, variant, players: people(count) });
          expect(problems.unknown).toEqual([]);
          const sound = problems.problems?.every(({ severity }) => severity === 'advice') === true;
          // The JSON says the same as the table it came from.
          if (sound) expect(ask(openTable(rulebook, json), 'setupProblems', {}).problems).toEqual(problems.problems);
          return sound;
        });
        expect(legal).toEqual(playable);
      });
    }

    it(`${variant} can be started`, () => {
      const { json, problems } = made({ variant, players: people(playable[2] ?? 0), start: true });
      expect(problems.problems?.filter(({ severity }) => severity === 'illegal')).toEqual([]);
      expect(json['game']).toMatchObject({ startedWith: playable[2], startingGroup: expect.any(String) });
      expect((json['game'] as Thing)['status']).toBeUndefined();
    });
  }

  it('is advice below ten in Grand Melee', () => {
    expect(entries({ variant: 'grand-melee', players: people(9) })).toEqual(['melee.crowd-wanted']);
    expect(entries({ variant: 'grand-melee', players: people(10) })).toEqual([]);
  });
});

describe('seats', () => {
  it('come from chance where the rules say so, the same for the same seed', () => {
    const order = (seed: number) => players(made({ variant: 'free-for-all', seed }).json).map(({ id }) => id);
    expect(order(1)).toEqual(order(1));
    expect([...order(1)].sort()).toEqual(people(6));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => order(seed).join())).size).toBeGreaterThan(3);
    expect(made({ variant: 'free-for-all' }).byChance).toBe(true);
    expect(made({ variant: 'emperor' }).byChance).toBe(false);
  });

  it('keep teams together or apart', () => {
    const teams = { Red: ['P1', 'P3', 'P5'], Blue: ['P2', 'P4', 'P6'] };
    const order = (variant: string) => players(made({ variant, teams }).json).map(({ id }) => id);
    expect(order('team-vs-team')).toEqual(['P1', 'P3', 'P5', 'P2', 'P4', 'P6']);
    expect(order('alternating-teams')).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(made({ variant: 'team-vs-team', teams }).json['teams']).toEqual(['Red', 'Blue']);
  });
});

describe('what belongs to a seat', () => {
  it('is role and range in Emperor', () => {
    const eight = players(made({ variant: 'emperor', players: people(8) }).json);
    expect(eight.map(({ role }) => role).filter((role) => role === 'emperor')).toHaveLength(2);
    expect(eight.map(({ rangeSeats }) => rangeSeats)).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
    expect(eight.map(({ team }) => team).join('')).toBe('AAAABBBB');
  });

  it("is life of one's own, or of the team", () => {
    expect(players(made({ variant: 'free-for-all' }).json).every(({ life }) => life === 20)).toBe(true);
    const giant = made({ variant: 'two-headed-giant' }).json;
    expect(players(giant).some(({ life }) => life !== undefined)).toBe(false);
    expect((giant['teams'] as readonly Thing[]).map(({ life }) => life)).toEqual([45, 45]);
  });
});

describe('options', () => {
  const options = (request: Partial<SetupRequest>) => made(request).json.setup['options'];

  it('are those of the variant', () => {
    expect(options({ variant: 'grand-melee' })).toEqual(['limited-range', 'attack-left']);
    expect(options({ variant: 'alternating-teams' })).toEqual(['limited-range', 'attack-multiple']);
    expect(options({})).toEqual([]);
  });

  it('are those agreed, too', () => {
    expect(options({ variant: 'free-for-all', options: ['attack-left'] })).toEqual(['attack-left']);
    const request = { variant: 'alternating-teams', options: ['attack-right'], without: ['limited-range'] };
    expect(options(request)).toEqual(['attack-right']);
    expect(entries(request)).toEqual([]);
    expect(entries({ variant: 'emperor', without: ['limited-range'] })).toEqual(['setup.option-missing']);
  });

  it('need a range where the rules give none', () => {
    const request = { variant: 'free-for-all', options: ['limited-range'] };
    expect(made(request).problems.unknown.every(({ fact }) => fact === 'rangeSeats')).toBe(true);
    expect(made(request).problems.problems).toBeUndefined();
    expect(entries({ ...request, range: 2 })).toEqual([]);
  });

  it('follow the house answers', () => {
    const house = { 'attack-default': 'left' };
    expect(options({ variant: 'free-for-all', house })).toEqual(['attack-left']);
  });
});

describe('a rulebook without a role', () => {
  it('says which one is missing', () => {
    const { seatOrder: _, ...roles } = rulebook.vocabulary.roles ?? {};
    const without = { ...rulebook, vocabulary: { ...rulebook.vocabulary, roles } };
    const make = () => makeTable(without, { edition: newest, players: people(3), seed: 1 });
    expect(make).toThrowError(expect.objectContaining({ code: 'fault.no-role', values: { role: 'seatOrder' } }));
  });
});

describe('names of teams', () => {
  it('avoid those of players', () => {
    const { json } = made({ variant: 'team-vs-team', players: ['A', 'B', 'C', 'TB'] });
    expect(json['teams']).toEqual(['TTA', 'TTB']);
  });
});

it.each<readonly [string, object]>([
  ['fault.argument', { players: 7 }],
  ['fault.argument', { players: ['A', 7] }],
  ['fault.argument', { options: 'limited-range' }],
  ['fault.argument', { options: ['limited-rage'] }],
  ['fault.argument', { without: ['limited-rage'] }],
  ['fault.argument', { teams: [['A']] }],
  ['fault.argument', { teams: { red: 'A' } }],
  ['fault.argument', { teams: { red: ['Z'] } }],
  ['fault.argument', { varaint: 'emperor' }],
  ['fault.argument', { house: 7 }],
  ['fault.argument', { range: 'two' }],
  ['fault.argument', { seed: 'one' }],
  ['fault.edition-not-a-date', { edition: 'today' }],
  ['fault.table', { players: ['A', 'A'] }],
  ['fault.table', { variant: 'free-for-none' }],
])('is refused by %s for %j', (code, wrong) => {
  const request = { edition: '2026-09-25', players: ['A', 'B', 'C', 'D'], seed: 1, ...wrong };
  expect(() => makeTable(shipped(), request as never)).toThrow(expect.objectContaining({ code }));
});

/** Option by option: Free-for-All, Grand Melee, Team vs. Team, Emperor, Two-Headed Giant, Alternating Teams. */
const EXPECTED = {
  'limited-range': ['usually-not', 'always', 'usually-not', 'always', 'optional', 'usually'],
  'attack-multiple': ['one-of', 'never', 'always', 'optional', 'optional', 'one-of'],
  'attack-left': ['one-of', 'always', 'never', 'optional', 'optional', 'one-of'],
  'attack-right': ['one-of', 'never', 'never', 'optional', 'optional', 'one-of'],
  'deploy-creatures': ['never', 'never', 'usually-not', 'always', 'optional', 'usually-not'],
  'shared-team-turns': ['never', 'never', 'optional', 'usually-not', 'always', 'never'],
};

it('says what every variant says of every option, the same in every edition', () => {
  for (const { date } of rulebook.editions) {
    const [options, variants] = [choicesFor(rulebook, 'options'), choicesFor(rulebook, 'variants')];
    const tables = variants.map((variant) => openTable(rulebook, { setup: { edition: date, variants: [variant] } }));
    expect(variants).toHaveLength(6);
    const rows = options.map((option) => [option, tables.map((table) => askRole(table, 'optionStatus', option).value)]);
    expect(Object.fromEntries(rows)).toEqual(EXPECTED);
  }
});
