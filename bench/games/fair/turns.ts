import type { PlanEvent } from '../../../src/runtime.js';
import type { Arguments } from './arguments.js';
import type { FairHost } from './host.js';
import type { PlanWriter } from './plan.js';
import type { Player } from './things.js';

const STEPS = new Set([
  ...['untap', 'upkeep', 'draw', 'main-1', 'beginning-of-combat', 'declare-attackers', 'declare-blockers'],
  ...['combat-damage', 'end-of-combat', 'main-2', 'end', 'cleanup'],
]);

/** A turn begins, and all ranges are determined again (801.2c). */
export function turnBegins(host: FairHost, args: Arguments, plan: PlanWriter): void {
  const { state, seats } = host;
  const group = args.thing('group', 'players');
  const sent = plan.send('turnBegins', { group: group.id, marker: null, extra: null });
  if (plan.ended) return;
  if (!group.inGame) {
    plan.undo(sent, 'barred', ['turn.begins']);
    return;
  }
  miss(host, group, plan);
  const id = state.freshId('turn');
  const number = state.game.turnsBegun + 1;
  const begun = { attackDone: false, blocksDone: [] };
  state.add({ kind: 'turns', id, group: group.id, active: group.id, number, step: 'untap', ...begun });
  state.set(state.game, 'turnsBegun', number);
  const fields = { group: group.id, number: null, marker: null, extra: null };
  plan.step([plan.event('turnOpened', fields, ['turn.begins'], id)]);
  for (const effect of [...state.lists.effects]) if (effect.until === 'turn') state.remove(effect);
  plan.step(
    seats.outdated().map(([player, reach]) => {
      state.set(player, 'reach', reach);
      return plan.event('rangeRecorded', { player: player.id, reach: reach.slice() }, ['range.set-as-turn-begins']);
    }),
  );
}

/** Skips the turns of players who have left, one for each (800.4i). */
function miss({ state }: FairHost, next: Player, plan: PlanWriter): void {
  const { players } = state.lists;
  const { lastTurn } = state.game;
  if (lastTurn === null) return;
  const seats = players.length;
  const before = players.findIndex(({ id }) => id === lastTurn);
  const between = (players.indexOf(next) - before + seats) % seats;
  const missed = players.filter((player, seat) => {
    const steps = (seat - before + seats) % seats;
    return steps > 0 && steps < between && !player.inGame && !player.missedTurn;
  });
  plan.step(missed.map(({ id }) => plan.event('turnMissed', { player: id }, ['turn.missed'])));
  for (const player of missed) state.set(player, 'missedTurn', true);
}

export function stepBegins({ state, seats }: FairHost, args: Arguments, plan: PlanWriter): void {
  const [turn, step] = [args.thing('turn', 'turns'), args.oneOf('step', STEPS)];
  const sent = plan.send('stepBegins', { turn: turn.id, step });
  if (plan.ended) return;
  plan.step([sent]);
  state.set(turn, 'step', step);
  if (step !== 'untap') return;
  for (const object of state.lists.objects)
    if (object.tapped && seats.controllerOf(object).id === turn.group) state.set(object, 'tapped', false);
}

/** A turn ends, and with it the rest of its combat (511.3). */
export function turnEnds({ state }: FairHost, args: Arguments, plan: PlanWriter): void {
  const turn = args.thing('turn', 'turns');
  plan.send('turnEnds', { turn: turn.id });
  if (plan.ended) return;
  state.set(state.game, 'lastTurn', turn.group);
  const because = ['combat.ends', 'combat.ends-with-turn'];
  const cleared: PlanEvent[] = [];
  for (const attacker of state.lists.attackers.filter((one) => one.turn === turn.id)) {
    state.remove(attacker);
    cleared.push(plan.event('attackCleared', { attack: attacker.id }, because));
  }
  for (const blocker of state.lists.blockers.filter((one) => one.turn === turn.id)) {
    state.remove(blocker);
    cleared.push(plan.event('blockIsRemoved', { block: blocker.id }, because));
  }
  plan.step(cleared);
  state.remove(turn);
  plan.step([plan.event('turnClosed', { turn: turn.id }, ['turn.ends'])]);
}
