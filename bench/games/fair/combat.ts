import type { PlanEvent, SentEvent } from '../../../src/runtime.js';
import { type Arguments, argumentsOf, Refusal } from './arguments.js';
import type { FairHost } from './host.js';
import type { PlanWriter } from './plan.js';
import type { GameObject, Player, Turn } from './things.js';

interface Attack {
  readonly creature: GameObject;
  readonly turn: Turn;
  readonly attacking: Player;
}

interface Block {
  readonly creature: GameObject;
  readonly blocked: readonly GameObject[];
}

/** Facts of the records in the fields of these events. */
const [ATTACK, BLOCK] = [
  ['is', 'creature', 'turn', 'attacking'],
  ['is', 'creature', 'blocks'],
];

export function attackersAreDeclared(host: FairHost, args: Arguments, plan: PlanWriter): void {
  const { state } = host;
  const attacks = args.records('attacks', ATTACK).map(
    (one): Attack => ({
      creature: one.thing('creature', 'objects'),
      turn: one.thing('turn', 'turns'),
      attacking: one.thing('attacking', 'players'),
    }),
  );
  const player = args.thingOrNone('player', 'players');
  const records = attacks.map(({ creature, turn, attacking }) => {
    return { is: 'Attacker', creature: creature.id, turn: turn.id, attacking: attacking.id };
  });
  const sent = plan.send('attackersAreDeclared', { attacks: records, player: player?.id ?? null });
  const [first] = attacks;
  if (plan.ended || first === undefined) return;
  const { turn } = first;
  if (!isLegalAttack(host, turn, attacks)) {
    plan.undo(sent, 'barred', ['combat.illegal-attack-undone']);
    return;
  }
  plan.step([sent]);
  const step: PlanEvent[] = [];
  for (const { creature, attacking } of attacks) {
    const id = state.freshId('attacker');
    const facts = { creature: creature.id, turn: turn.id, attacking: attacking.id };
    state.add({ kind: 'attackers', id, ...facts, inCombat: true, last: null });
    step.push(plan.event('becomesAttacking', { ...facts, band: null }, ['combat.attackers-declared'], id));
  }
  state.set(turn, 'attackDone', true);
  plan.step(step);
}

/**
 * The attacks are by the turn's own creatures, each at most once and each at a legal target, and include all that must
 * attack (508.1).
 */
function isLegalAttack({ seats, state }: FairHost, turn: Turn, attacks: readonly Attack[]): boolean {
  if (turn.step !== 'declare-attackers' || turn.attackDone) return false;
  const seen = new Set<string>();
  for (const { creature, turn: of, attacking } of attacks) {
    if (of !== turn || seen.has(creature.id) || seats.controllerOf(creature).id !== turn.group) return false;
    if (!seats.mayAttack(creature, attacking)) return false;
    seen.add(creature.id);
  }
  for (const { action, must, creature } of state.lists.constraints) {
    if (action !== 'attack' || !must || seen.has(creature)) continue;
    const forced = state.byId.get(creature) as GameObject;
    if (state.lists.players.some((player) => seats.mayAttack(forced, player))) return false;
  }
  return true;
}

export function blockersAreDeclared(host: FairHost, args: Arguments, plan: PlanWriter): void {
  const { state } = host;
  const player = args.thing('player', 'players');
  const blocks = args.records('blocks', BLOCK).map((one): Block => {
    return { creature: one.thing('creature', 'objects'), blocked: one.things('blocks', 'objects') };
  });
  const records = blocks.map(({ creature, blocked }) => {
    return { is: 'Blocker', creature: creature.id, blocks: blocked.map(({ id }) => id) };
  });
  const sent = plan.send('blockersAreDeclared', { player: player.id, blocks: records });
  if (plan.ended) return;
  const turn = state.lists.turns.find(({ step }) => step === 'declare-blockers');
  if (turn === undefined) {
    plan.undo(sent, 'barred', ['block.in-its-step']);
    return;
  }
  const bar = blockBar(host, turn, player, blocks);
  if (bar !== null) {
    plan.undo(sent, 'barred', [bar]);
    return;
  }
  plan.step([sent]);
  const step: PlanEvent[] = [];
  for (const { creature, blocked } of blocks) {
    const id = state.freshId('blocker');
    const facts = { creature: creature.id, turn: turn.id, blocks: blocked.map((one) => one.id) };
    state.add({ kind: 'blockers', id, ...facts });
    step.push(plan.event('becomesBlocking', facts, ['block.blockers-declared'], id));
  }
  state.set(turn, 'blocksDone', [...turn.blocksDone, player.id]);
  plan.step(step);
}

function blockBar(host: FairHost, turn: Turn, player: Player, blocks: readonly Block[]): string | null {
  if (turn.blocksDone.includes(player.id)) return 'block.in-its-step';
  if (isAwaitingOthers(host, turn, player)) return 'block.in-turn';
  return isLegalBlock(host, player, blocks) ? null : 'block.illegal-blocks-undone';
}

/** Players declare blocks in turn order (101.4): an earlier player who could block has not done so yet. */
function isAwaitingOthers({ seats, state }: FairHost, turn: Turn, player: Player): boolean {
  const { players, attackers, objects } = state.lists;
  if (!attackers.some(({ attacking }) => attacking === player.id)) return false;
  const active = players.findIndex(({ id }) => id === turn.group);
  const place = (one: Player): number => (players.indexOf(one) - active + players.length) % players.length;
  for (const other of players) {
    if (other === player || !other.inGame || place(other) >= place(player)) continue;
    if (other.team === players[active]?.team || turn.blocksDone.includes(other.id)) continue;
    for (const object of objects) {
      if (seats.controllerOf(object) !== other) continue;
      for (const { creature } of attackers)
        if (seats.mayBlock(object, state.byId.get(creature) as GameObject)) return true;
    }
  }
  return false;
}

/**
 * The blocks are by the player's own creatures, each at most once and each of one attacker that it may block (509.1).
 */
function isLegalBlock({ seats }: FairHost, player: Player, blocks: readonly Block[]): boolean {
  const seen = new Set<string>();
  for (const { creature, blocked } of blocks) {
    if (seen.has(creature.id) || blocked.length !== 1 || seats.controllerOf(creature) !== player) return false;
    seen.add(creature.id);
    if (!blocked.every((attacker) => seats.mayBlock(creature, attacker))) return false;
  }
  return true;
}

const DAMAGE = ['source', 'to', 'amount', 'combat', 'through', 'instructedBy'];

/** Damage dealt at one moment, with the resulting loss of life (120.3a). */
export function damageIsDealt({ state }: FairHost, events: readonly SentEvent[], plan: PlanWriter): void {
  const [dealt, lost]: [PlanEvent[], PlanEvent[]] = [[], []];
  const hits: { readonly to: Player; readonly amount: number }[] = [];
  for (const one of events) {
    if (one.event !== 'damageIsDealt') throw new Refusal('nothing but damage is sent at one moment');
    const args = argumentsOf(state, one, DAMAGE);
    const [source, to] = [args.thing('source', 'objects'), args.thing('to', 'players')];
    const [amount, combat] = [args.whole('amount'), args.flag('combat')];
    const fields = { source: source.id, to: to.id, amount, combat, through: null, instructedBy: null };
    const sent = plan.send('damageIsDealt', fields);
    if (plan.ended || amount <= 0 || !to.inGame) continue;
    if (state.lists.effects.some(({ op, on }) => op === 'prevent' && on === to.id)) {
      plan.undo(sent, 'barred', ['life.damage']);
      continue;
    }
    dealt.push(sent);
    const loss = { group: to.id, amount: -amount, player: to.id };
    lost.push(plan.event('lifeTotalChanged', loss, ['life.applied', 'life.damage']));
    hits.push({ to, amount });
  }
  plan.step(dealt);
  plan.step(lost);
  for (const { to, amount } of hits) state.set(to, 'life', to.life - amount);
}
