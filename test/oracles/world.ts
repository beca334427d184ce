import type { Json, TableJson } from '../../src/engine/model/table.js';

export interface Facts {
  readonly [fact: string]: Json;
}

/** The lists of a table as plain facts. */
export const listOf = (table: TableJson, collection: string): readonly Facts[] =>
  ((table as unknown as { readonly [key: string]: Json })[collection] ?? []) as readonly Facts[];

export const idOf = (facts: Facts): string => facts['id'] as string;

/** What effects say of a declaration: what it must do, what it costs, what it may not do (508.1c, d, 509.1b, c). */
export interface Constraints {
  readonly demands: readonly Facts[];
  readonly prices: readonly Facts[];
  readonly bans: readonly Facts[];
}

/** Tells requirements, costs and restrictions apart. */
export const constraintsAmong = (effects: readonly Facts[]): Constraints => ({
  demands: effects.filter(({ sense }) => sense === 'requirement'),
  prices: effects.filter(({ sense, costly }) => sense !== 'requirement' && costly === true),
  bans: effects.filter(({ sense, costly }) => sense !== 'requirement' && costly !== true),
});

/**
 * A table as somebody sees it who has only the official text: who sits where, who controls what, who is whose opponent. Nothing of it
 * comes from the rules under test.
 */
export class World {
  readonly edition: string;
  readonly variant: string;
  readonly options: readonly string[];
  readonly players: readonly Facts[];
  readonly objects: readonly Facts[];
  readonly constraints: readonly Facts[];
  private readonly effects: readonly Facts[];

  constructor(readonly table: TableJson) {
    this.edition = table.setup.edition;
    this.variant = ((table.setup['variants'] ?? []) as readonly string[])[0] ?? '';
    this.options = (table.setup['options'] ?? []) as readonly string[];
    this.players = listOf(table, 'players');
    this.objects = listOf(table, 'objects');
    this.effects = listOf(table, 'effects');
    this.constraints = listOf(table, 'constraints');
  }

  get shared(): boolean {
    return this.options.includes('shared-team-turns');
  }

  /** Until 2018-04 the heads of a giant were attacked as one team, and any of them could block anything (810.7a, c, d). */
  get teamsFightAsOne(): boolean {
    return this.variant === 'two-headed-giant' && this.edition < '2018-04-27';
  }

  /** Whether an attack on the one is an attack on the other. */
  sameVictim(one: string, other: string): boolean {
    return one === other || (this.teamsFightAsOne && this.player(one)?.['team'] === this.player(other)?.['team']);
  }

  player(id: string): Facts | undefined {
    return this.players.find((one) => one['id'] === id);
  }

  object(id: string): Facts | undefined {
    return this.objects.find((one) => one['id'] === id);
  }

  get inGame(): readonly string[] {
    return this.players.filter(({ inGame }) => inGame !== false).map(idOf);
  }

  /**
   * The player who controls an object: the latest effect that gives it to somebody in the game, else whoever it came in under.
   * What lasts as long as a source that is phased out gives nothing (702.26b).
   */
  controller(object: Facts): string {
    const given = this.effects
      .filter(({ op, on, to }) => op === 'give-object' && on === object['id'] && this.inGame.includes(to as string))
      .filter(
        ({ duration, source }) =>
          duration !== 'while-source' ||
          object['phasedIn'] === false ||
          this.objects.every((one) => one['id'] !== source || one['phasedIn'] !== false),
      )
      .toSorted((a, b) => (b['timestamp'] as number) - (a['timestamp'] as number));
    return (given[0]?.['to'] ?? object['baseController'] ?? object['owner']) as string;
  }

  /** 702.26b: what is phased out is not there. */
  onBattlefield(object: Facts): boolean {
    return (object['zone'] ?? 'battlefield') === 'battlefield' && object['phasedIn'] !== false;
  }

  is(object: Facts, type: string): boolean {
    return ((object['types'] ?? []) as readonly string[]).includes(type);
  }

  /** 102.2, 102.3: everybody else, but in team games only the members of other teams. */
  opponents(player: string): readonly string[] {
    const team = this.player(player)?.['team'];
    return this.inGame.filter(
      (other) => other !== player && (team === undefined || this.player(other)?.['team'] !== team),
    );
  }

  /** The seats of those who are still in, to the left: the first is the next one to act. */
  leftwards(player: string): readonly string[] {
    const seats = this.players.map(idOf);
    const at = seats.indexOf(player);
    return [...seats.slice(at + 1), ...seats.slice(0, at)].filter((one) => this.inGame.includes(one));
  }

  neighbours(player: string): readonly string[] {
    const ring = this.leftwards(player);
    return [ring[0], ring.at(-1)].filter((one): one is string => one !== undefined);
  }

  /** 801.2: who is within so many seats; without the option everybody. */
  reach(player: string): readonly string[] {
    if (!this.options.includes('limited-range')) return this.inGame;
    const seats = this.range(player);
    const ring = this.leftwards(player);
    return seats === undefined
      ? this.inGame
      : [player, ...ring.slice(0, seats), ...ring.slice(Math.max(ring.length - seats, 0))];
  }

  private range(player: string): number | undefined {
    if (this.variant === 'emperor') return this.player(player)?.['role'] === 'emperor' ? 2 : 1;
    if (this.variant === 'grand-melee') return 1;
    return this.player(player)?.['rangeSeats'] as number | undefined;
  }

  /** 310.8: whoever answers for what is attacked. */
  answering(defender: string): string | undefined {
    const object = this.object(defender);
    if (!object) return defender;
    if (this.is(object, 'battle')) return object['protector'] as string | undefined;
    return this.is(object, 'planeswalker') ? this.controller(object) : undefined;
  }
}
