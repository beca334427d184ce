import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebooksFrom } from '../../bench/entries.js';
import { play } from '../../bench/games/game.js';
import { GameInJson } from '../../bench/games/in-json.js';
import { ReportingGame, type Telling } from '../../bench/games/reporting.js';
import { GAMES, SEATINGS, type Seating, seated } from '../../bench/games/seating.js';
import type { Contender, Job } from '../../bench/jobs.js';
import { PEERS } from '../../bench/jobs.js';
import { opened, sharingRules } from '../../bench/library.js';
import { FrameTable } from '../../bench/peers/frame.js';
import { isInstalled } from '../../bench/peers/installed.js';
import { load } from '../../bench/peers/packages.mjs';
import { attackRules, switchedOff } from '../../bench/peers/rules.js';
import { agree } from '../../bench/side.js';
import { casesOf } from '../../bench/streams.js';
import { workloadOf } from '../../bench/workloads.js';
import { ask, openTable, type Plan, type SentEvent, send, type Table } from '../../src/index.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { firstThatHolds } from './conditions.js';

const SIZES = [4, 9];
const TABLES = 3;
const size = (players: number) => ({ players, tables: TABLES });
const attacking = SIZES.flatMap((players): Job[] => [
  { kind: 'stream', stream: 'active', ...size(players) },
  { kind: 'stream', stream: 'matrix', ...size(players) },
  { kind: 'matrix', written: 'turn', ...size(players) },
  { kind: 'matrix', written: 'creature', ...size(players) },
  { kind: 'reasons', asked: 'singly', ...size(players) },
]);
const ours = SIZES.flatMap((players): Job[] => [
  { kind: 'stream', stream: 'mixed', ...size(players) },
  { kind: 'stream', stream: 'mixed', written: 'turn', ...size(players) },
  { kind: 'matrix', written: 'checked', ...size(players) },
  { kind: 'reasons', asked: 'at-once', ...size(players) },
  { kind: 'event', event: 'departure', ...size(players) },
  { kind: 'event', event: 'turn', ...size(players) },
  { kind: 'event', event: 'check', ...size(players) },
]);
const games = GAMES.map((game): Job => ({ kind: 'game', game, players: 0, tables: 4 }));

const compared = async (contender: Contender, jobs: readonly Job[]): Promise<number> => {
  const opening = () => sharingRules(shipped());
  let count = 0;
  for (const job of jobs) count += await agree(await workloadOf(contender, job, { opening, packages: load }));
  return count;
};

/** What the hand-written side tells of a turn and its combat. */
const TOLD = [
  ...['turnOpened', 'stepBegins', 'attackersAreDeclared', 'becomesAttacking', 'blockersAreDeclared', 'becomesBlocking'],
  ...['damageIsDealt', 'lifeTotalChanged', 'attackCleared', 'blockIsRemoved', 'turnClosed'],
];

class GameNoted extends GameInJson {
  constructor(
    seating: Seating,
    private readonly own: Table,
    private readonly plans: Plan[],
  ) {
    super(seating, own);
  }

  protected override tell(events: readonly SentEvent[]): void {
    this.plans.push(send(this.own, events, { carryOut: true, reasons: false }));
  }
}

class GameReportedAndNoted extends ReportingGame {
  constructor(
    seating: Seating,
    private readonly tellings: Telling[],
  ) {
    super(seating);
  }

  protected override tell(telling: Telling): void {
    this.tellings.push(telling);
  }
}

describe('all sides of the bench give the same answers', () => {
  it('the library and the hand-written sides', async () => {
    expect(await compared('own', [...attacking, ...ours])).toBeGreaterThan(5_000);
  });

  it('in whole games, move for move', async () => {
    expect(await compared('own', games)).toBeGreaterThan(5_000);
  });

  it('and the hand-written side tells most moves as the library does, byte for byte', () => {
    const reported = new Set(TOLD);
    for (const name of GAMES.filter((one) => one !== 'grand-melee')) {
      const json = seated(SEATINGS[name]);
      const plans: Plan[] = [];
      const tellings: Telling[] = [];
      play(new GameNoted(SEATINGS[name], openTable(shipped(), json), plans), SEATINGS[name], 1);
      play(new GameReportedAndNoted(SEATINGS[name], tellings), SEATINGS[name], 1);
      const compared = plans.flatMap(({ steps, changes }, i) => {
        const bare = steps.map((step) => step.map(({ event, fields }) => ({ event, fields })));
        if (bare.flat().some(({ event }) => !reported.has(event))) return [];
        expect(tellings[i]).toEqual({ steps: bare, changes });
        return [i];
      });
      expect(compared.length).toBeGreaterThan(0.8 * plans.length);
      expect(tellings.length).toBe(plans.length);
    }
  });

  // Peers are no dependencies of the project: those that are there are compared, and their rules are below in any case.
  for (const peer of PEERS.filter(isInstalled)) {
    it(`${peer} and the hand-written sides`, async () => {
      expect(await compared(peer, attacking)).toBeGreaterThan(2_000);
    });
  }

  it('has questions of both kinds of answers', () => {
    for (const players of SIZES) {
      const open = sharingRules(shipped());
      const verdicts = casesOf(players, TABLES).flatMap((one) => {
        const { table, creatures, players: seats } = opened(open, one);
        const { creatures: places, players: at } = one.active;
        return places.map((place, i) => {
          const args = { creature: creatures[place]?.id ?? '', defender: seats[at[i] as number]?.id ?? '' };
          return ask(table, 'mayAttack', args).verdict;
        });
      });
      expect(new Set(verdicts)).toEqual(new Set(['allowed', 'denied']));
    }
  });
});

it('the rulebook grows for the bench by entries that compile', () => {
  const { plain, tenfold, 'switched-off': off, active } = rulebooksFrom(join(ROOT, 'rules'));
  expect(tenfold.entries.length - plain.entries.length).toBe(9 * active);
  expect(off.entries.length - plain.entries.length).toBe(80);
});

describe('the rules that the peers get', () => {
  const cases = casesOf(6, 12);

  it('are the entries active at the tables of the bench, in their order', () => {
    for (const one of cases) {
      const { table } = opened(sharingRules(shipped()), one);
      const active = table.ruleset.question('mayAttack').rows.map(({ entry }) => entry.id);
      expect(attackRules.map(({ id }) => id)).toEqual(active);
    }
  });

  it('decide as the entries do, and by the same entry', () => {
    let decided = 0;
    for (const one of cases) {
      const { table } = opened(sharingRules(shipped()), one);
      const host = new FrameTable(one);
      for (const creature of host.creatures) {
        for (const player of host.players) {
          const rule = firstThatHolds([...switchedOff(80), ...attackRules], host.about(creature, player));
          const answer = ask(table, 'mayAttack', { creature: creature.id, defender: player.id });
          expect(answer.verdict).toBe(rule.verdict === 'allow' ? 'allowed' : 'denied');
          expect(answer.because).toContain(rule.id);
          decided++;
        }
      }
    }
    expect(decided).toBeGreaterThan(1_000);
  });
});
