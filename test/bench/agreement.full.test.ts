import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebooksFrom } from '../../bench/entries.js';
import { FairGame } from '../../bench/games/fair/game.js';
import type { FairHost } from '../../bench/games/fair/host.js';
import { play } from '../../bench/games/game.js';
import { GameInJson } from '../../bench/games/in-json.js';
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

/** Keeps every plan of a game, once as it would be and once carried out. */
class GameNoted extends GameInJson {
  constructor(
    seating: Seating,
    private readonly own: Table,
    private readonly plans: Plan[],
  ) {
    super(seating, own);
  }

  protected override tell(events: readonly SentEvent[]): void {
    this.plans.push(send(this.own, events), send(this.own, events, { carryOut: true, reasons: false }));
  }
}

class FairGameNoted extends FairGame {
  constructor(
    seating: Seating,
    private readonly plans: Plan[],
  ) {
    super(seating, seated(seating), {});
  }

  get own(): FairHost {
    return this.host;
  }

  protected override tell(events: readonly SentEvent[]): void {
    const { host } = this;
    this.plans.push(host.send(events), host.send(events, { carryOut: true, reasons: false }));
  }
}

/** The state of a fair game as text. */
const textOf = ({ state }: FairHost): string =>
  JSON.stringify([state.game, state.lists, [...state.byId.keys()].sort()]);

describe('all sides of the bench give the same answers', () => {
  it('the library and the hand-written sides', async () => {
    expect(await compared('own', [...attacking, ...ours])).toBeGreaterThan(5_000);
  });

  it('in whole games, move for move', async () => {
    expect(await compared('own', games)).toBeGreaterThan(5_000);
  });

  it('and fair code by hand gives the same plans, byte for byte, where nobody leaves', () => {
    const seating = SEATINGS.emperor;
    const [plans, byHand]: [Plan[], Plan[]] = [[], []];
    for (let seed = 1; seed <= 4; seed++) {
      play(new GameNoted(seating, openTable(shipped(), seated(seating)), plans), seating, seed);
      play(new FairGameNoted(seating, byHand), seating, seed);
    }
    expect(byHand.length).toBe(plans.length);
    const compared = plans.filter((plan, i) => {
      if (plan.steps.flat().some(({ event }) => event === 'playerDeparted')) return false;
      expect(JSON.stringify(byHand[i])).toBe(JSON.stringify(plan));
      return true;
    });
    expect(compared.length).toBeGreaterThan(0.95 * plans.length);
  });

  it('and fair code by hand takes the last two hundred moves back one by one', () => {
    const seating = SEATINGS.emperor;
    const game = new FairGameNoted(seating, []);
    const texts = [textOf(game.own)];
    play(game, seating, 1, () => texts.push(textOf(game.own)));
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts.slice(-201).reverse().slice(1)) {
      game.own.state.undo();
      expect(textOf(game.own)).toBe(text);
    }
    expect(() => game.own.state.undo()).toThrow();
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
