/*
 * A tiny engine that knows no rule: it plays whole random games of every variant and asks the library for everything. It has
 * creatures that attack, block and hurt, players who are hurt, give up and leave, and turns, until the rules say that the game
 * is over.
 *
 *   npx tsx examples/tiny-engine.ts [SEED] [en|it]
 */
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  ask,
  type Json,
  loadRulebook,
  makeTable,
  openTable,
  type Pick,
  type PlanEvent,
  type Rulebook,
  type SentEvent,
  send,
  type Table,
  tableToJson,
  verify,
} from 'tavolata';

type Lang = 'en' | 'it';

/** A game from beginning to end. */
export interface Game {
  readonly variant: string;
  readonly story: readonly string[];
  readonly turns: number;
  readonly events: number;
  /** Missing when the game went on for too long. */
  readonly winners?: readonly string[];
}

const EDITION = '2026-09-25';
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Hugo', 'Irene', 'Luca', 'Marta', 'Nino'];
const SEATS: { readonly [variant: string]: number } = { 'two-headed-giant': 4, 'grand-melee': 12, 'free-for-all': 5 };
const CREATURES = 3;
/** After so many turns a game is left unfinished. */
const MOST_TURNS = 600;

const words = {
  begins: {
    en: (variant: string, players: string) => `${variant}: ${players} sit down.`,
    it: (variant: string, players: string) => `${variant}: si siedono ${players}.`,
  },
  attacks: {
    en: (turn: number, who: string, whom: string) => `Turn ${turn}: ${who} on the attack, against ${whom}.`,
    it: (turn: number, who: string, whom: string) => `Turno ${turn}: all'attacco ${who}, contro ${whom}.`,
  },
  leaves: {
    en: (turn: number, who: string) => `Turn ${turn}: ${who} is out.`,
    it: (turn: number, who: string) => `Turno ${turn}: ${who} è fuori.`,
  },
  gives: {
    en: (turn: number, who: string) => `Turn ${turn}: ${who} gives up.`,
    it: (turn: number, who: string) => `Turno ${turn}: ${who} si arrende.`,
  },
  over: {
    en: (turns: number, who: string) => `After ${turns} turns: ${who === '' ? 'a draw' : `victory of ${who}`}.`,
    it: (turns: number, who: string) => `Dopo ${turns} turni: ${who === '' ? 'patta' : `vittoria di ${who}`}.`,
  },
} as const;

/** Chance that can be had again (mulberry32). */
const chance = (seed: number) => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (n: number) => Math.floor(next() * n), often: (share: number) => next() < share };
};

/** One game: the table that the library keeps, and what the engine does at it. */
class Engine {
  private readonly table: Table;
  private readonly chance: ReturnType<typeof chance>;
  private readonly story: string[] = [];
  private turns = 0;
  private events = 0;
  private winners: readonly string[] | undefined;
  /** Who took the last turn. */
  private last: string | undefined;

  constructor(
    rulebook: Rulebook,
    private readonly variant: string,
    seed: number,
    private readonly lang: Lang,
  ) {
    this.chance = chance(seed);
    const players = NAMES.slice(0, SEATS[variant] ?? 6);
    const made = makeTable(rulebook, { edition: EDITION, variant, players, seed, start: true });
    const objects = players.flatMap((owner) =>
      Array.from({ length: CREATURES }, (_, i) => ({ id: `${owner}-${i + 1}`, owner, types: ['creature'] })),
    );
    this.table = openTable(rulebook, { ...made.json, objects });
    const seated = this.list('players').map(({ id }) => id);
    this.tell(words.begins[lang](variant, seated.join(', ')));
  }

  play(): Game {
    while (this.winners === undefined && this.turns < MOST_TURNS) this.playTurn(this.turn());
    const { variant, story, turns, events, winners } = this;
    if (winners !== undefined) this.tell(words.over[this.lang](turns, winners.join(', ')));
    return { variant, story, turns, events, ...(winners && { winners }) };
  }

  /** A turn that is under way, or else the next one begun. There may be several at once: chance says which goes on. */
  private turn(): Row {
    const open = this.list('turns');
    if (open.length > 0) return open[this.chance.below(open.length)] as Row;
    const { game } = tableToJson(this.table) as unknown as { readonly game: { readonly startingGroup: string } };
    const group = this.last === undefined ? game.startingGroup : this.value('nextGroup', { group: this.last });
    this.last = group as string;
    this.happen({ event: 'turnBegins', fields: { group } });
    return this.list('turns')[0] ?? this.turn();
  }

  private playTurn({ id: turn, group }: Row): void {
    this.turns++;
    for (const step of [
      'draw',
      'begin-combat',
      'declare-attackers',
      'declare-blockers',
      'combat-damage',
      'end-of-combat',
    ]) {
      // The game may be over, or the turn, since whoever took it left.
      if (this.winners !== undefined || !this.list('turns').some(({ id }) => id === turn)) return;
      this.happen({ event: 'stepBegins', fields: { turn, step } });
      if (step === 'declare-attackers') this.attack(group as string);
      if (step === 'declare-blockers') this.block();
      if (step === 'combat-damage') this.damage();
      if (step === 'end-of-combat') this.endCombat();
    }
    if (this.winners === undefined && this.chance.often(0.03)) this.giveUp();
    if (this.winners !== undefined) return;
    if (this.list('turns').some(({ id }) => id === turn)) this.happen({ event: 'turnEnds', fields: { turn } });
  }

  /** Every creature whose turn it is attacks somebody whom it may attack, as far as all that together is lawful. */
  private attack(group: string): void {
    const attackers = this.value('membersIn', { group }) as readonly string[];
    let attacks: Row[] = [];
    for (const creature of this.creatures()) {
      const controller = this.value('controllerOf', { object: creature }) as string;
      if (!attackers.includes(controller) || this.chance.often(0.3)) continue;
      const open = this.players().filter((defender) => this.verdict('mayAttack', { creature, defender }) === 'allowed');
      if (open.length === 0) continue;
      const attack = { is: 'Attacker', creature, attacking: open[this.chance.below(open.length)] as string };
      const together = [...attacks, attack as unknown as Row];
      const { problems = [] } = ask(this.table, 'attackProblems', { attacks: together as unknown as Json });
      if (problems.every(({ severity }) => severity !== 'illegal')) attacks = together;
    }
    if (attacks.length === 0) return;
    this.happen({ event: 'attackersAreDeclared', fields: { attacks: attacks as unknown as Json } });
    const attacked = [...new Set(attacks.map(({ attacking }) => attacking as string))];
    this.tell(words.attacks[this.lang](this.turns, attackers.join(', '), attacked.join(', ')));
  }

  /** Whoever is attacked may put one creature in the way. */
  private block(): void {
    const attackers = this.list('attackers');
    for (const player of this.players()) {
      const ways = this.creatures()
        .filter((creature) => this.value('controllerOf', { object: creature }) === player)
        .flatMap((creature) =>
          attackers
            .filter((one) => this.verdict('mayBlock', { creature, attacker: one['creature'] as string }) === 'allowed')
            .map((one) => ({ is: 'Blocker', creature, blocks: [one['creature'] as string] })),
        );
      const way = ways[this.chance.below(ways.length)];
      if (way === undefined || this.chance.often(0.6)) continue;
      const { problems = [] } = ask(this.table, 'blockProblems', { player, blocks: [way] });
      if (problems.length === 0) this.happen({ event: 'blockersAreDeclared', fields: { player, blocks: [way] } });
    }
  }

  /** Attackers that nobody blocks deal damage, all at the same moment; then the rules look who has lost. */
  private damage(): void {
    const blocked = this.list('blockers').flatMap(({ blocks }) => blocks as readonly string[]);
    const hits = this.list('attackers')
      .filter(
        ({ creature, inCombat, attacking }) => inCombat !== false && attacking && !blocked.includes(creature as string),
      )
      .map(({ creature, attacking }) => ({
        event: 'damageIsDealt',
        fields: { source: creature as Json, to: attacking as Json, amount: 3 + this.chance.below(4), combat: true },
      }));
    if (hits.length > 0) this.happen(...hits);
    if (this.winners === undefined) this.happen({ event: 'stateIsChecked' });
  }

  private endCombat(): void {
    const forgotten = this.list('attackers').map(({ id }) => ({ event: 'attackCleared', fields: { attack: id } }));
    const removed = this.list('blockers').map(({ id }) => ({ event: 'blockIsRemoved', fields: { block: id } }));
    if (forgotten.length + removed.length > 0) this.happen(...forgotten, ...removed);
  }

  private giveUp(): void {
    const players = this.players();
    const player = players[this.chance.below(players.length)] as string;
    if (this.verdict('mayConcede', { player, decidedBy: player }) !== 'allowed') return;
    this.tell(words.gives[this.lang](this.turns, player));
    this.happen({ event: 'concedes', fields: { player } });
  }

  /** Sends events, picks by chance whatever has to be picked, and carries the plan out. */
  private happen(...events: readonly SentEvent[]): void {
    const picks: Pick[] = [];
    for (;;) {
      const plan = send(this.table, events, { picks, carryOut: true });
      if (plan.unknown.length > 0) throw new Error(`unknown: ${JSON.stringify(plan.unknown)}`);
      const [need] = plan.needs;
      if (need !== undefined) {
        const pick = need.among[this.chance.below(need.among.length)] as Json;
        picks.push({ matter: need.matter, by: need.by, pick });
        continue;
      }
      for (const event of plan.steps.flat()) this.note(event);
      return;
    }
  }

  private note({ event, fields }: PlanEvent): void {
    this.events++;
    if (event === 'playerDeparted') this.tell(words.leaves[this.lang](this.turns, fields['player'] as string));
    if (event === 'gameEnded') this.winners = fields['winners'] as readonly string[];
  }

  /** Nothing that the rules demand may be left undone. */
  check(): void {
    const undone = verify(this.table).steps.flat();
    if (undone.length > 0) throw new Error(`left undone: ${JSON.stringify(undone)}`);
  }

  private players(): readonly string[] {
    return this.value('playersIn', {}) as readonly string[];
  }

  /** Creatures on the battlefield whose controller is still there. */
  private creatures(): readonly string[] {
    const there = this.list('objects').filter(({ zone = 'battlefield' }) => zone === 'battlefield');
    return there.map(({ id }) => id).filter((object) => this.value('controllerOf', { object }) !== null);
  }

  private value(question: string, args: { readonly [name: string]: Json }): Json {
    return ask(this.table, question, args).value ?? null;
  }

  private verdict(question: string, args: { readonly [name: string]: Json }): string | undefined {
    return ask(this.table, question, args).verdict;
  }

  /** The things of one list of the table, as JSON. */
  private list(name: string): readonly Row[] {
    const things = (tableToJson(this.table)[name] ?? []) as readonly (string | Row)[];
    return things.map((thing) => (typeof thing === 'string' ? { id: thing } : thing));
  }

  private tell(line: string): void {
    this.story.push(line);
  }
}

interface Row {
  readonly id: string;
  readonly [fact: string]: Json | undefined;
}

/** Plays one game; the same seed gives the same game. */
export const playGame = (rulebook: Rulebook, variant: string, seed: number, lang: Lang = 'en'): Game => {
  const engine = new Engine(rulebook, variant, seed, lang);
  const game = engine.play();
  engine.check();
  return game;
};

/** The variants that the rules know. */
export const variantsOf = ({ vocabulary }: Rulebook): readonly string[] =>
  Object.keys(vocabulary.enumerations['Variant']?.values ?? {});

/** The beginning of a story and its end. */
const short = (story: readonly string[]): readonly string[] =>
  story.length <= 12 ? story : [...story.slice(0, 5), '…', ...story.slice(-6)];

const main = (): void => {
  const { rulebook } = loadRulebook(fileURLToPath(new URL('../rules', import.meta.url)));
  if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');
  const [seed = '1', lang = 'en'] = argv.slice(2);
  for (const variant of variantsOf(rulebook)) {
    const { story } = playGame(rulebook, variant, Number(seed), lang === 'it' ? 'it' : 'en');
    console.log(`${short(story).join('\n')}\n`);
  }
};

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) main();
