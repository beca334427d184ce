/*
 * A tiny engine that knows no rule and no event: it keeps objects of its own, shows them to the library, and makes the writes of each plan. It
 * plays whole random games of every variant: what may be done it asks (`moves`), whatever has to be picked it picks by chance. It runs
 * wherever JavaScript does; `whole-games.ts` starts it in Node.
 */
import { makeTable } from 'tavolata/compiler';
import type { Json, Plan, Rulebook, SentEvent, TableChange, TableJson, TableView, ViewedTable } from 'tavolata/runtime';
import { ask, factOf, membersOf, resolve, verify, viewTable } from 'tavolata/runtime';

const EDITION = '2026-09-25';
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Hugo', 'Irene', 'Luca', 'Marta', 'Nino'];
const SEATS: { readonly [variant: string]: number } = { 'two-headed-giant': 4, 'grand-melee': 12, 'free-for-all': 5 };
const CREATURES = 3;
/** After so many turns a game is left unfinished. */
const MOST_TURNS = 600;
const STEPS = ['draw', 'begin-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'];

type Thing = { readonly id: string; [fact: string]: Json | undefined };

/** The engine's own objects. It writes what plans say, and knows none of their words. */
export class State implements TableView<Thing> {
  readonly setup: TableJson['setup'];
  fresh: number;
  private readonly game: Thing;
  private readonly lists: { [members: string]: Thing[] } = {};
  /** Facts that plans made unknown, as `id.fact`. */
  private readonly unknowns = new Set<string>();

  constructor({ setup, fresh = 1, game = {}, ...lists }: TableJson) {
    this.setup = setup;
    this.fresh = fresh as number;
    this.game = { id: 'game', ...(game as object) };
    for (const [name, list] of Object.entries(lists))
      if (Array.isArray(list))
        this.lists[name] = list.map((one) => (typeof one === 'string' ? { id: one } : { ...one }));
  }

  members = (name: string): readonly Thing[] => this.lists[name] ?? [];
  single = (): Thing => this.game;
  idOf = ({ id }: Thing): string => id;
  fact = (thing: Thing, fact: string): Json | undefined => thing[fact];
  unknown = ({ id }: Thing, fact: string): boolean => this.unknowns.has(`${id}.${fact}`);

  make(change: TableChange): void {
    if (change.op === 'fresh') this.fresh = change.next;
    else if (change.op === 'create') {
      this.lists[change.members] ??= [];
      this.lists[change.members]?.push({ ...change.facts, id: change.id });
    } else if (change.op === 'remove')
      this.lists[change.members] = this.members(change.members).filter(({ id }) => id !== change.id);
    else {
      const all = [this.game, ...Object.values(this.lists).flat()];
      const thing = all.find(({ id }) => id === change.of);
      if (thing) thing[change.fact] = change.value;
      this.unknowns[change.value === undefined ? 'add' : 'delete'](`${change.of}.${change.fact}`);
    }
  }
}

/** A game from beginning to end. */
export interface Game {
  readonly variant: string;
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
export function begun(rulebook: Rulebook, variant: string, seed: number): TableJson {
  const players = NAMES.slice(0, SEATS[variant] ?? 6);
  const { json } = makeTable(rulebook, { edition: EDITION, variant, players, seed, start: true });
  const objects = players.flatMap((owner) =>
    Array.from({ length: CREATURES }, (_, i) => ({ id: `${owner}-${i + 1}`, owner, types: ['creature'] })),
  );
  return { ...json, objects };
}

/** Plays one game; the same seed gives the same game. `watch` sees each plan and the table after it. */
export function playGame(
  rulebook: Rulebook,
  variant: string,
  seed: number,
  watch: (plan: Plan, table: ViewedTable) => void = () => {},
): Game {
  const below = chance(seed);
  const state = new State(begun(rulebook, variant, seed));
  const table = viewTable(rulebook, state);
  let [turns, plans] = [0, 0];
  const value = (question: string, args: { readonly [name: string]: Json } = {}): Json =>
    ask(table, question, args).value ?? null;
  const ids = (question: string, args?: { readonly [name: string]: Json }) =>
    value(question, args) as readonly string[];
  const running = (): boolean => factOf(table, 'game', 'status') === 'running';

  /** Sends events, makes the writes, and tells whether anything came of them. */
  const happen = (...events: readonly SentEvent[]): boolean => {
    const plan = resolve(table, events, ({ among }) => among[below(among.length)] as Json);
    if (plan.unknown.length > 0) throw new Error(`unknown: ${JSON.stringify(plan.unknown)}`);
    for (const change of plan.changes) state.make(change);
    table.changed(...plan.changes);
    plans++;
    watch(plan, table);
    return plan.steps.length > 0;
  };
  /** What a player may do of one kind. */
  const moves = (player: string, kind: string): readonly SentEvent[] =>
    (value('moves', { player }) as unknown as readonly SentEvent[]).filter(({ event }) => event === kind);
  const part = ({ fields = {} }: SentEvent, list: string): { readonly creature: string } =>
    (fields[list] as unknown as readonly [{ readonly creature: string }])[0];

  /** Every creature goes at somebody whom it may attack, if all that together is lawful; else nobody goes. */
  const attack = (players: readonly string[]): void => {
    const all = players.flatMap((player) => moves(player, 'attackersAreDeclared')).map((move) => part(move, 'attacks'));
    const creatures = [...new Set(all.map(({ creature }) => creature))].filter(() => below(10) > 2);
    const attacks = creatures.map((creature) => {
      const ways = all.filter((one) => one.creature === creature);
      return ways[below(ways.length)] as unknown as Json;
    });
    const declare = (list: Json): boolean =>
      happen({ event: 'attackersAreDeclared', fields: { attacks: list, player: players[0] ?? null } });
    if (!declare(attacks)) declare([]);
  };
  const block = (): void => {
    for (const player of ids('playersIn')) {
      const ways = moves(player, 'blockersAreDeclared');
      const way = ways[below(ways.length)];
      if (way !== undefined && below(10) > 5) happen(way);
    }
  };
  /** Attackers that nobody blocks deal damage, all at one moment; then the rules look who has lost. */
  const damage = (): void => {
    const blocked = membersOf(table, 'blockers').flatMap((id) => factOf(table, id, 'blocks') as readonly string[]);
    const hits = membersOf(table, 'attackers').flatMap((id): readonly SentEvent[] => {
      const [source, to] = [factOf(table, id, 'creature') as string, factOf(table, id, 'attacking') ?? null];
      if (to === null || blocked.includes(source) || factOf(table, id, 'inCombat') === false) return [];
      return [{ event: 'damageIsDealt', fields: { source, to, amount: 3 + below(4), combat: true } }];
    });
    if (hits.length > 0) happen(...hits);
    if (running()) happen({ event: 'stateIsChecked' });
  };
  const giveUp = (): void => {
    const players = ids('playersIn');
    for (const move of moves(players[below(players.length)] as string, 'concedes')) happen(move);
  };
  /** A turn that goes on, chosen by chance where there are several; else the next one, which begins. */
  const turnNow = (): string | undefined => {
    const open = membersOf(table, 'turns');
    if (open.length > 0) return open[below(open.length)];
    const last = factOf(table, 'game', 'lastTurn') ?? null;
    const group =
      last === null ? (factOf(table, 'game', 'startingGroup') ?? null) : value('nextGroup', { group: last });
    happen({ event: 'turnBegins', fields: { group } });
    return membersOf(table, 'turns')[0];
  };

  while (running() && turns < MOST_TURNS) {
    const turn = turnNow();
    if (turn === undefined) continue;
    turns++;
    const goesOn = (): boolean => running() && membersOf(table, 'turns').includes(turn);
    for (const step of STEPS) {
      if (goesOn()) happen({ event: 'stepBegins', fields: { turn, step } });
      if (!goesOn()) break;
      if (step === 'declare-attackers') attack(ids('membersIn', { group: factOf(table, turn, 'group') ?? null }));
      if (step === 'declare-blockers') block();
      if (step === 'combat-damage') damage();
    }
    if (running() && below(100) < 3) giveUp();
    if (goesOn()) happen({ event: 'turnEnds', fields: { turn } });
  }
  const undone = verify(table).steps.flat();
  if (undone.length > 0) throw new Error(`left undone: ${JSON.stringify(undone)}`);
  const winners = factOf(table, 'game', 'winners') as readonly string[];
  return { variant, turns, plans, ...(!running() && { winners }) };
}

/** The variants that the rules know. */
export const variantsOf = ({ vocabulary }: Rulebook): readonly string[] =>
  Object.keys(vocabulary.enumerations['Variant']?.values ?? {});
