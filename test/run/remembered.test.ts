import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { send } from '../../src/engine/events/send.js';
import { Random } from '../../src/engine/setup/random.js';
import { addThing, removeThing } from '../../src/engine/table/change-table.js';
import { copyTable, openTable } from '../../src/engine/table/table.js';
import { shipped } from '../rules/rulebook.js';

/** Questions that are cached by thing or by table, with what they may be asked about. */
const QUESTIONS = [
  ['playersIn', []],
  ['markerRing', []],
  ['nextArrival', []],
  ['seatedReach', ['player', 'players']],
  ['reach', ['player', 'players']],
  ['opponents', ['player', 'players']],
  ['neighbourLeft', ['player', 'players']],
  ['markersToTheRight', ['seat', 'players']],
  ['markerTooCloseOnRight', ['marker', 'markers']],
  ['turnOfMarker', ['marker', 'markers']],
  ['mayBeginTurn', ['marker', 'markers']],
  ['priorityOn', ['turn', 'turns']],
] as const;

describe('what a table remembers', () => {
  it('is what a table that has just been opened says, whatever happened before', () => {
    const rulebook = shipped();
    let compared = 0;
    for (let game = 1; game <= 4; game++) {
      const chance = new Random(11, game);
      const size = chance.between(9, 18);
      const players = Array.from({ length: size }, (_, i) => `P${i + 1}`);
      const setup = { edition: '2026-09-25', variants: ['grand-melee'], options: ['limited-range', 'attack-left'] };
      const table = openTable(rulebook, { setup, players });
      const { world } = table;
      send(table, { event: 'gameStarts', fields: { drawn: 'P3' } }, { carryOut: true });
      for (let move = 0; move < 14; move++) {
        const inGame = ask(table, 'playersIn', {}).value as readonly string[];
        const [turn] = chance.some(world.list('turns'), 1);
        const leaving = chance.below(4) === 0 && inGame.length > 4;
        const event = leaving
          ? { event: 'playersLeave', fields: { players: chance.some(inGame, 2) } }
          : { event: 'turnEnds', fields: { turn: turn?.id ?? '' } };
        // A plan that is only asked for leaves nothing behind, neither on the table nor in what it caches.
        if (chance.below(2) === 0) send(table, event);
        else send(table, event, { carryOut: true });
        const fresh = copyTable(table);
        for (const [question, about] of QUESTIONS) {
          const [argument, collection] = about;
          const cases = argument ? world.list(collection).map(({ id }) => ({ [argument]: id })) : [{}];
          for (const args of cases) {
            // Traces come from another evaluator, which caches what is asked on the way.
            const options = { trace: compared % 2 === 0 };
            const { notices, ...answer } = ask(table, question, args, options);
            const { notices: others, ...expected } = ask(fresh, question, args, options);
            expect(answer, `${question} ${JSON.stringify(args)}, game ${game}, move ${move}`).toEqual(expected);
            compared++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it('is not for those to change who were shown it in a trace', () => {
    const players = ['A', 'B', 'C', 'D'];
    const setup = { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] };
    const objects = [{ id: 'ox', owner: 'A', types: ['creature'] }];
    const table = openTable(shipped(), { setup, players: players.map((id) => ({ id, rangeSeats: 1 })), objects });
    const traced = () => ask(table, 'mayAttack', { creature: 'ox', defender: 'C' }, { trace: true });
    const shown = traced();
    const reads = (shown.trace?.considered ?? []).flatMap(({ conjuncts }) => conjuncts.flatMap((one) => one.reads));
    const asked = reads.filter((read) => 'question' in read);
    expect(asked.length).toBeGreaterThan(2);
    for (const { value, arguments: args, because } of asked) {
      expect([value, args, because].every((part) => Object.isFrozen(part))).toBe(true);
    }
    const text = JSON.stringify(shown);
    expect(JSON.stringify(traced())).toBe(text);
    addThing(table, 'effects', { id: 'lure', op: 'give-object', on: 'ox', to: 'D', timestamp: 1 });
    expect(JSON.stringify(traced())).not.toBe(text);
    expect(traced()).toEqual(ask(copyTable(table), 'mayAttack', { creature: 'ox', defender: 'C' }, { trace: true }));
    removeThing(table, 'lure');
    expect(JSON.stringify(traced())).toBe(text);
  });
});
