/*
 * A tiny engine that knows no rule and no event: it keeps objects of its own, shows them to the library, and makes the writes of each plan. It
 * plays whole random games of every variant: what may be done it asks (`moves`), whatever has to be picked it picks by chance. It runs
 * wherever JavaScript does; `whole-games.ts` starts it in Node.
 */
import { makeTable } from 'tavolata/compiler';
import {
  type ChangeAs,
  type PlanAs,
  type Rulebook,
  type SentAs,
  type TableJson,
  typed,
  type ViewAs,
  type ViewedAs,
} from 'tavolata/runtime';
import type { MadeAttacker, Variant, Vocabulary } from 'tavolata/types';

const rules = typed<Vocabulary>();

const EDITION = '2026-09-25';
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Hugo', 'Irene', 'Luca', 'Marta', 'Nino'];
const SEATS: { readonly [variant in Variant]?: number } = {
  'two-headed-giant': 4,
  'grand-melee': 12,
  'free-for-all': 5,
};
const CREATURES = 3;
/** After so many turns a game is left unfinished. */
const MOST_TURNS = 600;
const STEPS = [
  'draw',
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'combat-damage',
  'end-of-combat',
] as const;

type Thing = { readonly id: string; [fact: string]: unknown };
type Plan = PlanAs<Vocabulary>;
type Sent = SentAs<Vocabulary>;

/** The engine's own objects. It writes what plans say, and knows none of their words. */
export class State implements ViewAs<Vocabulary, Thing> {
  readonly setup: Vocabulary['setup'];
  fresh: number;
  private readonly lists: { [members: string]: readonly Thing[] };
  /** Facts that plans made unknown, as `id.fact`. */
  private readonly unknowns = new Set<string>();

  constructor({ setup, fresh = 1, game, ...lists }: Vocabulary['table']) {
    this.setup = setup;
    this.fresh = fresh;
    this.lists = { game: [{ id: 'game', ...game }] };
    for (const [name, list] of Object.entries(lists))
      if (Array.isArray(list))
        this.lists[name] = list.map((one) => (typeof one === 'string' ? { id: one } : { ...one }));
  }

  members = (name: string): readonly Thing[] => this.lists[name] ?? [];
  single = (name: string): Thing | undefined => this.members(name)[0];
  idOf = ({ id }: Thing): string => id;
  fact = (thing: Thing, fact: string): unknown => thing[fact];
  unknown = ({ id }: Thing, fact: string): boolean => this.unknowns.has(`${id}.${fact}`);

  make(change: ChangeAs<Vocabulary>): void {
    if (change.op === 'fresh') this.fresh = change.next;
    else if (change.op === 'create')
      this.lists[change.members] = [...this.members(change.members), { ...change.facts, id: change.id }];
    else if (change.op === 'remove')
      this.lists[change.members] = this.members(change.members).filter(({ id }) => id !== change.id);
    else {
      const thing = Object.values(this.lists)
        .flat()
        .find(({ id }) => id === change.of);
      if (thing) thing[change.fact] = change.value;
      this.unknowns[change.value === undefined ? 'add' : 'delete'](`${change.of}.${change.fact}`);
    }
  }
}

/** A game from beginning to end. */
export interface Game {
  readonly variant: Variant;
  readonly turns: number;
  readonly plans: number;
  /** Missing when the game went on for too long. */
  readonly winners?: readonly string[];
}

/** Chance that can be had again (mulberry32). */
const chance = (seed: number) => {
  let state = seed | 0;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

/** The state of a game that has just begun. */
export function begun(rulebook: Rulebook, variant: Variant, seed: number): TableJson & Vocabulary['table'] {
  const players = NAMES.slice(0, SEATS[variant] ?? 6);
  const { json } = makeTable<Vocabulary>(rulebook, { edition: EDITION, variant, players, seed, start: true });
  const objects = players.flatMap((owner) =>
    Array.from({ length: CREATURES }, (_, i) => ({ id: `${owner}-${i + 1}`, owner, types: ['creature' as const] })),
  );
  return { ...json, objects };
}

/** Plays one game; the same seed gives the same game. `watch` sees each plan and the table after it. */
export function playGame(
  rulebook: Rulebook,
  variant: Variant,
  seed: number,
  watch: (plan: Plan, table: ViewedAs<Vocabulary>) => void = () => {},
): Game {
  const below = chance(seed);
  const oneOf = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)];
  const state = new State(begun(rulebook, variant, seed));
  const table = rules.viewTable(rulebook, state);
  let [turns, plans] = [0, 0];
  const playersIn = () => rules.ask(table, 'playersIn').value ?? [];
  const turnsNow = () => rules.membersOf(table, 'turns');
  const running = (): boolean => rules.factOf(table, 'game', 'status') === 'running';

  /** Sends events, makes the writes, and tells whether anything came of them. */
  const happen = (...events: readonly Sent[]): boolean => {
    const plan = rules.resolve(table, events, ({ among }) => oneOf(among) ?? null, { carryOut: true });
    if (plan.unknown.length > 0) throw new Error(`unknown: ${JSON.stringify(plan.unknown)}`);
    for (const change of plan.changes) state.make(change);
    plans++;
    watch(plan, table);
    return plan.steps.length > 0;
  };
  /** What a player may do. */
  const moves = (player: string) => rules.ask(table, 'moves', { player }).value ?? [];

  /** Creatures go at somebody whom they may attack, if all that together is lawful; else nobody goes. */
  const attack = (players: readonly string[]): void => {
    const offered = players
      .flatMap(moves)
      .flatMap((one) => (one.event === 'attackersAreDeclared' ? one.fields.attacks : []));
    const all = offered.filter((one) => typeof one !== 'string');
    const creatures = [...new Set(all.map(({ creature }) => creature))].filter(() => below(10) > 2);
    const attacks = creatures.flatMap((creature) => oneOf(all.filter((one) => one.creature === creature)) ?? []);
    const [player = null] = players;
    const declare = (list: readonly MadeAttacker[]): boolean =>
      happen({ event: 'attackersAreDeclared', fields: { attacks: list, player } });
    if (!declare(attacks)) declare([]);
  };
  const block = (): void => {
    for (const player of playersIn()) {
      const way = oneOf(moves(player).filter(({ event }) => event === 'blockersAreDeclared'));
      if (way !== undefined && below(10) > 5) happen(way);
    }
  };
  /** Attackers that nobody blocks deal damage, all at one moment; then the rules look who has lost. */
  const damage = (): void => {
    const blocked = rules.membersOf(table, 'blockers').flatMap((id) => rules.factOf(table, id, 'blocks') ?? []);
    const hits = rules.membersOf(table, 'attackers').flatMap((id): readonly Sent[] => {
      const [source, to] = [rules.factOf(table, id, 'creature'), rules.factOf(table, id, 'attacking')];
      if (!source || !to || blocked.includes(source) || rules.factOf(table, id, 'inCombat') === false) return [];
      return [{ event: 'damageIsDealt', fields: { source, to, amount: 3 + below(4), combat: true } }];
    });
    if (hits.length > 0) happen(...hits);
    if (running()) happen({ event: 'stateIsChecked' });
  };
  const giveUp = (): void => {
    const player = oneOf(playersIn());
    if (player !== undefined) for (const move of moves(player)) if (move.event === 'concedes') happen(move);
  };
  /** A turn that goes on, chosen by chance where there are several; else the next one, which begins. */
  const turnNow = (): string | undefined => {
    const open = turnsNow();
    if (open.length > 0) return oneOf(open);
    const last = rules.factOf(table, 'game', 'lastTurn');
    const group = last
      ? rules.ask(table, 'nextGroup', { group: last }).value
      : rules.factOf(table, 'game', 'startingGroup');
    if (group) happen({ event: 'turnBegins', fields: { group } });
    return turnsNow()[0];
  };

  while (running() && turns < MOST_TURNS) {
    const turn = turnNow();
    turns++;
    if (turn === undefined) continue;
    const goesOn = (): boolean => running() && turnsNow().includes(turn);
    for (const step of STEPS) {
      if (goesOn()) happen({ event: 'stepBegins', fields: { turn, step } });
      if (!goesOn()) break;
      const group = rules.factOf(table, turn, 'group');
      if (step === 'declare-attackers' && group) attack(rules.ask(table, 'membersIn', { group }).value ?? []);
      if (step === 'declare-blockers') block();
      if (step === 'combat-damage') damage();
    }
    if (running() && below(100) < 3) giveUp();
    if (goesOn()) happen({ event: 'turnEnds', fields: { turn } });
  }
  const undone = rules.verify(table).steps.flat();
  if (undone.length > 0) throw new Error(`left undone: ${JSON.stringify(undone)}`);
  const winners = rules.factOf(table, 'game', 'winners') ?? [];
  return { variant, turns, plans, ...(!running() && { winners }) };
}

/** The variants that the rules know. */
export const variantsOf = ({ vocabulary }: Rulebook): readonly Variant[] =>
  Object.keys(vocabulary.enumerations['Variant']?.values ?? {}) as Variant[];
