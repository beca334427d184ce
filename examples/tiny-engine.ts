/*
 * A tiny engine that knows no rule and no event: it keeps objects of its own, shows them to the library, and makes the writes of each plan. It
 * plays whole random games of every variant: what may be done it asks (`moves`), whatever has to be picked it picks by chance. It runs
 * wherever JavaScript does; `whole-games.ts` starts it in Node.
 */
import { makeTable } from 'tavolata/compiler';
import type { ChangeAs, PlanAs, Rulebook, SentAs, ViewAs, ViewedTable } from 'tavolata/runtime';
import { ask, factOf, membersOf, resolve, typed, viewTable } from 'tavolata/runtime';
import type { Variant, Vocabulary } from 'tavolata/types';

const rules = typed<Vocabulary>()({ ask, factOf, membersOf, resolve, viewTable });
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Hugo', 'Irene', 'Luca', 'Marta', 'Nino'];
const SEATS: { readonly [variant in Variant]?: number } = { 'two-headed-giant': 4, 'grand-melee': 12 };
const STEPS = ['draw', 'begin-combat', 'declare-attackers', 'declare-blockers', 'combat-damage'] as const;

type Json = Vocabulary['table'];
type Thing = { readonly id: string; [fact: string]: unknown };

/** The engine's own objects. It writes what plans say, and knows none of their words. */
class State implements ViewAs<Vocabulary, Thing> {
  readonly setup: Vocabulary['setup'];
  fresh: number;
  private readonly things = new Map<string, Thing>();
  private readonly lists = new Map<string, Thing[]>();

  constructor({ setup, fresh = 1, game, assumed: _, unknown: __, ...lists }: Json) {
    this.setup = setup;
    this.fresh = fresh;
    this.things.set('game', { id: 'game', ...game });
    for (const [members, list] of Object.entries(lists))
      for (const one of list) this.add(members, typeof one === 'string' ? { id: one } : { ...one });
  }

  members = (name: string): readonly Thing[] => this.lists.get(name) ?? [];
  single = (name: string): Thing | undefined => this.things.get(name);
  idOf = ({ id }: Thing): string => id;
  fact = (thing: Thing, fact: string): unknown => thing[fact];
  /** A plan may leave a fact without a value. */
  unknown = (thing: Thing, fact: string): boolean => fact in thing && thing[fact] === undefined;

  make(change: ChangeAs<Vocabulary>): void {
    if (change.op === 'fresh') this.fresh = change.next;
    else if (change.op === 'create') this.add(change.members, { ...change.facts, id: change.id });
    else if (change.op === 'remove') {
      this.things.delete(change.id);
      this.lists.set(
        change.members,
        this.members(change.members).filter(({ id }) => id !== change.id),
      );
    } else (this.things.get(change.of) as Thing)[change.fact] = change.value;
  }

  private add(members: string, thing: Thing): void {
    this.things.set(thing.id, thing);
    this.lists.set(members, [...this.members(members), thing]);
  }
}

/** Chance that can be had again. */
const chance = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** The state of a game that has just begun, with three creatures for each player. */
export function begun(rulebook: Rulebook, variant: Variant, seed: number): Json {
  const players = NAMES.slice(0, SEATS[variant] ?? 6);
  const { json } = makeTable<Vocabulary>(rulebook, { edition: '2026-09-25', variant, players, seed, start: true });
  const creatures = (owner: string) =>
    [1, 2, 3].map((i) => ({ id: `${owner}-${i}`, owner, types: ['creature' as const] }));
  return { ...json, objects: players.flatMap(creatures) };
}

/** A game from beginning to end; `winners` is missing when it went on for 600 turns. */
export type Game = { variant: Variant; turns: number; plans: number; winners?: readonly string[] };

/** Plays one game; the same seed gives the same game. `watch` sees each plan and the table after it. */
export function playGame(
  rulebook: Rulebook,
  variant: Variant,
  seed: number,
  watch: (plan: PlanAs<Vocabulary>, table: ViewedTable) => void = () => {},
): Game {
  const below = chance(seed);
  const oneOf = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)];
  const state = new State(begun(rulebook, variant, seed));
  const table = rules.viewTable(rulebook, state);
  const game: Game = { variant, turns: 0, plans: 0 };
  const playersIn = () => rules.ask(table, 'playersIn').value ?? [];
  const moves = (player: string) => rules.ask(table, 'moves', { player }).value ?? [];
  const turnsNow = () => rules.membersOf(table, 'turns');
  const running = (): boolean => rules.factOf(table, 'game', 'status') === 'running';

  /** Sends what happens at one moment, makes the writes, and tells whether anything came of it. */
  const happen = (...events: readonly SentAs<Vocabulary>[]): boolean => {
    const plan = rules.resolve(table, events, ({ among }) => oneOf(among) ?? null, { carryOut: true });
    for (const change of plan.changes) state.make(change);
    game.plans++;
    watch(plan, table);
    return plan.steps.length > 0;
  };
  /** Creatures go at somebody whom they may attack, if all that together is lawful; else nobody goes. */
  const attack = (players: readonly string[]): void => {
    const each = players
      .flatMap(moves)
      .flatMap((one) => (one.event === 'attackersAreDeclared' && below(2) > 0 ? one.fields.attacks : []))
      .filter((one) => typeof one !== 'string');
    const attacks = [...new Map(each.map((one) => [one.creature, one])).values()];
    const [player = null] = players;
    if (!happen({ event: 'attackersAreDeclared', fields: { attacks, player } }))
      happen({ event: 'attackersAreDeclared', fields: { attacks: [], player } });
  };
  const block = (player: string): void => {
    const way = oneOf(moves(player).filter(({ event }) => event === 'blockersAreDeclared'));
    if (way && below(2) > 0) happen(way);
  };
  /** Attackers that nobody blocks deal damage, all at one moment; then the rules look who has lost. */
  const damage = (): void => {
    const blocked = rules.membersOf(table, 'blockers').flatMap((id) => rules.factOf(table, id, 'blocks') ?? []);
    const hits = rules.membersOf(table, 'attackers').flatMap((id): readonly SentAs<Vocabulary>[] => {
      const [source, to] = [rules.factOf(table, id, 'creature'), rules.factOf(table, id, 'attacking')];
      if (!source || !to || blocked.includes(source) || rules.factOf(table, id, 'inCombat') === false) return [];
      return [{ event: 'damageIsDealt', fields: { source, to, amount: 3 + below(4), combat: true } }];
    });
    if (hits.length > 0) happen(...hits);
    if (running()) happen({ event: 'stateIsChecked' });
  };
  /** Begins the turn that comes next. */
  const nextTurn = (): void => {
    const last = rules.factOf(table, 'game', 'lastTurn');
    const first = rules.factOf(table, 'game', 'startingGroup');
    const group = last ? rules.ask(table, 'nextGroup', { group: last }).value : first;
    if (group) happen({ event: 'turnBegins', fields: { group } });
  };

  for (; running() && game.turns < 600; game.turns++) {
    if (turnsNow().length === 0) nextTurn();
    const turn = oneOf(turnsNow());
    if (turn === undefined) continue;
    const goesOn = (): boolean => running() && turnsNow().includes(turn);
    for (const step of STEPS) {
      if (goesOn()) happen({ event: 'stepBegins', fields: { turn, step } });
      if (!goesOn()) break;
      const group = rules.factOf(table, turn, 'group');
      if (step === 'declare-attackers' && group) attack(rules.ask(table, 'membersIn', { group }).value ?? []);
      if (step === 'declare-blockers') playersIn().forEach(block);
      if (step === 'combat-damage') damage();
    }
    const player = running() && below(100) < 3 && oneOf(playersIn());
    if (player) happen({ event: 'concedes', fields: { player } });
    if (goesOn()) happen({ event: 'turnEnds', fields: { turn } });
  }
  return running() ? game : { ...game, winners: rules.factOf(table, 'game', 'winners') ?? [] };
}

/** The variants that the rules know. */
export const variantsOf = ({ vocabulary }: Rulebook): readonly Variant[] =>
  Object.keys(vocabulary.enumerations['Variant']?.values ?? {}) as Variant[];
