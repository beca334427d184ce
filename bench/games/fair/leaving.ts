import type { PlanEvent } from '../../../src/runtime.js';
import type { Arguments } from './arguments.js';
import type { FairHost } from './host.js';
import type { PlanWriter } from './plan.js';
import type { GameObject, LastKnown, Player } from './things.js';

/** State-based actions (704.5) that can occur at a table with creatures. */
export function stateIsChecked(host: FairHost, _args: Arguments, plan: PlanWriter): void {
  const { state } = host;
  const sent = plan.send('stateIsChecked', {});
  if (plan.ended) return;
  const lost = state.lists.players.filter(({ inGame, life, poison }) => inGame && (life <= 0 || poison >= 10));
  for (const object of state.lists.objects) {
    if (object.zone !== 'battlefield') continue;
    const falls = object.subtypes.includes('aura') && object.attachedTo === null;
    if (falls || (object.types.includes('planeswalker') && object.loyalty === 0))
      state.set(object, 'zone', 'graveyard');
  }
  if (lost.length > 0) leave(host, lost, 'state.no-life', plan);
  else plan.undo(sent, 'idle', ['effect.aura-falls', 'effect.equipment-drops', 'state.check', 'world.rule']);
}

export function concedes(host: FairHost, args: Arguments, plan: PlanWriter): void {
  const player = args.thing('player', 'players');
  const decidedBy = args.thingOrNone('decidedBy', 'players');
  const sent = plan.send('concedes', { player: player.id, decidedBy: decidedBy?.id ?? null });
  if (plan.ended) return;
  if (player.inGame) leave(host, [player], 'ending.conceding', plan);
  else plan.undo(sent, 'barred', ['ending.out-already-conceded']);
}

/**
 * Players lose and leave, with their teams if an emperor is among them (809.5a); the game ends when one team is left.
 */
function leave(host: FairHost, losers: readonly Player[], by: string, plan: PlanWriter): void {
  const { state, seats } = host;
  const { players, teams } = state.lists;
  const gone = [...losers];
  for (const { role, team } of losers) {
    if (role !== 'emperor') continue;
    for (const mate of players) if (mate.team === team && mate.inGame && !gone.includes(mate)) gone.push(mate);
  }
  const outcomes: PlanEvent[] = [];
  for (const player of gone) {
    const because = losers.includes(player) ? [by] : ['emperor.team-loses'];
    const spread = losers.includes(player) ? [] : ['outcome.fate-spreads'];
    outcomes.push(
      plan.event('outcomeRecorded', { player: player.id, as: 'lost' }, [...because, 'outcome.settled', ...spread]),
    );
    state.set(player, 'outcome', 'lost');
  }
  for (const team of teams) {
    const emperor = players.find((player) => player.team === team.id && player.role === 'emperor');
    if (emperor === undefined || !gone.includes(emperor)) continue;
    outcomes.push(plan.event('teamOutcomeRecorded', { team: team.id, as: 'lost' }, ['outcome.team-lost']));
    state.set(team, 'outcome', 'lost');
  }
  plan.step(outcomes);
  remember(host, gone, plan);
  for (const player of gone) state.set(player, 'inGame', false);
  plan.step(gone.map(({ id }) => plan.event('playerDeparted', { player: id }, ['leave.procedure', 'outcome.settled'])));
  removeObjects(host, gone, plan);
  const vacated = state.lists.turns.filter(({ active }) => gone.some(({ id }) => id === active));
  for (const turn of vacated) state.set(turn, 'active', null);
  plan.step(vacated.map(({ id }) => plan.event('activePlayerCleared', { turn: id }, ['turn.vacated'])));
  const left = seats.inGame();
  const winner = left[0]?.team;
  if (winner !== undefined && left.every(({ team }) => team === winner)) win(host, winner, plan);
  for (const effect of [...state.lists.effects])
    if (gone.some(({ id }) => id === effect.to || id === effect.on)) state.remove(effect);
}

/** Records the last known information about players who leave (800.4i). */
function remember({ state }: FairHost, gone: readonly Player[], plan: PlanWriter): void {
  const step: PlanEvent[] = [];
  for (const player of gone) {
    const seenBy = state.lists.players.filter((one) => one.inGame && one.reach.includes(player.id));
    const record: LastKnown = { is: 'Record', poison: player.poison, seenBy: seenBy.map(({ id }) => id) };
    state.set(player, 'last', record);
    const fields = { player: player.id, record: record as unknown as { readonly is: string } };
    step.push(plan.event('lastKnownRecorded', fields, ['leave.last-seats']));
  }
  plan.step(step);
}

/** Their objects leave the game and combat (800.4a). */
function removeObjects({ state, seats }: FairHost, gone: readonly Player[], plan: PlanWriter): void {
  const { objects, attackers, blockers } = state.lists;
  const own = (id: string): boolean => gone.some((player) => player.id === (state.byId.get(id) as GameObject).owner);
  const removed: PlanEvent[] = [];
  for (const attack of attackers) {
    if (!attack.inCombat || !own(attack.creature)) continue;
    const { id, attacking } = attack;
    removed.push(plan.event('attackRemoved', { attack: id, player: attacking }, ['combat.removed']));
    state.set(attack, 'attacking', null);
    state.set(attack, 'inCombat', false);
    state.set(attack, 'last', attacking);
  }
  for (const block of blockers.filter(({ creature }) => own(creature))) {
    removed.push(plan.event('blockIsRemoved', { block: block.id }, ['combat.removed']));
    state.remove(block);
  }
  plan.step(removed);
  const leaving: PlanEvent[] = [];
  for (const object of objects) {
    if (object.zone === 'outside' || !own(object.id)) continue;
    state.set(object, 'zone', 'outside');
    leaving.push(plan.event('objectLeavesGame', { object: object.id }, ['leave.owned-objects']));
  }
  plan.step(leaving);
  for (const object of objects)
    if (object.zone === 'battlefield' && !seats.controllerOf(object).inGame) state.set(object, 'zone', 'exile');
}

/** The remaining team wins, including its members who have left (809.5). */
function win({ state }: FairHost, winner: string, plan: PlanWriter): void {
  const step: PlanEvent[] = [];
  const winners = state.lists.players.filter(({ team }) => team === winner);
  for (const player of winners) {
    state.set(player, 'outcome', 'won');
    const because = ['outcome.last-one-in', 'outcome.last-team-in', 'outcome.settled'];
    step.push(plan.event('outcomeRecorded', { player: player.id, as: 'won' }, because));
  }
  for (const team of state.lists.teams) {
    if (team.id !== winner) continue;
    state.set(team, 'outcome', 'won');
    step.push(plan.event('teamOutcomeRecorded', { team: team.id, as: 'won' }, ['outcome.team-won']));
  }
  plan.step(step);
  const { game } = state;
  const ids = winners.map(({ id }) => id);
  state.set(game, 'status', 'over');
  state.set(game, 'winners', ids);
  const because = ['outcome.last-one-in', 'outcome.last-team-in', 'outcome.settled'];
  plan.step([plan.event('gameEnded', { winners: ids }, because)]);
}
