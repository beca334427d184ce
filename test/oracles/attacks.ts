import { type Constraints, constraintsAmong, type Facts, idOf, type World } from './world.js';

/** A creature and what it attacks. */
export type Attack = readonly [creature: string, defender: string];

/** Which attacks are legal, tried one by one, as 508.1 and the sections on multiplayer combat put it. */
export class Attacks {
  readonly creatures: readonly Facts[];
  readonly defenders: readonly string[];
  private readonly effects: Constraints;
  private best: number | undefined;

  constructor(
    readonly world: World,
    readonly turn: Facts,
  ) {
    this.effects = constraintsAmong(world.constraints.filter(({ action }) => action === 'attack'));
    this.creatures = world.objects.filter((object) => world.is(object, 'creature'));
    const attackable = (object: Facts) => world.is(object, 'planeswalker') || world.is(object, 'battle');
    this.defenders = [...world.inGame, ...world.objects.filter(attackable).map(idOf)];
  }

  /** 506.2: the active player, with 805.10a the active team. */
  get attackers(): readonly string[] {
    const group = this.turn['group'];
    return this.world.inGame.filter(
      (id) => id === group || (this.world.shared && this.world.player(id)?.['team'] === group),
    );
  }

  /** 506.2a, 507.1, 802.2, 803.1, 805.10a, 809.3c, 811.4, 801.3: whom this player's creatures may attack. */
  private victims(attacker: string): readonly string[] {
    const { world, turn } = this;
    let victims = world.opponents(attacker);
    if (world.shared) return victims;
    const ring = world.leftwards(attacker);
    if (world.options.includes('attack-left')) victims = victims.filter((one) => one === ring[0]);
    else if (world.options.includes('attack-right')) victims = victims.filter((one) => one === ring.at(-1));
    else if (!world.options.includes('attack-multiple') && world.players.length > 2)
      victims = victims.filter((one) => one === turn['chosenDefender']);
    if (world.variant === 'emperor' || world.variant === 'alternating-teams')
      victims = victims.filter((one) => world.neighbours(attacker).includes(one));
    return victims.filter((one) => world.reach(attacker).includes(one));
  }

  /** 508.1a, b: one creature by itself, before any restriction. */
  private able(creature: Facts, defender: string): boolean {
    const { world } = this;
    const controller = world.controller(creature);
    const object = world.object(defender);
    if (!this.attackers.includes(controller) || !world.onBattlefield(creature) || !world.is(creature, 'creature'))
      return false;
    if (creature['tapped'] === true || creature['sick'] === true || world.is(creature, 'battle')) return false;
    if (object && !world.onBattlefield(object)) return false;
    const victim = world.answering(defender);
    return victim !== undefined && this.victims(controller).includes(victim);
  }

  /** 508.6, 802.3a: is this attack one of those that the effect speaks of? */
  private concerns(effect: Facts, [creature, defender]: Attack): boolean {
    const { world } = this;
    const object = world.object(creature) as Facts;
    if (typeof effect['creature'] === 'string' && effect['creature'] !== creature) return false;
    if (typeof effect['player'] === 'string' && effect['player'] !== world.controller(object)) return false;
    if (typeof effect['about'] !== 'string') return true;
    const attacked = world.object(defender);
    const interpreter =
      attacked !== undefined && world.is(attacked, 'planeswalker') && effect['planeswalkersToo'] === true;
    const whom = attacked === undefined ? defender : interpreter ? world.controller(attacked) : undefined;
    if (whom === undefined) return false;
    const about = effect['about'];
    const that = attacked === undefined ? world.sameVictim(whom, about) : whom === about;
    return that !== (effect['others'] === true);
  }

  /** A flat ban forbids one attack, whatever else attacks. */
  private barred(attack: Attack): boolean {
    const flat = this.effects.bans.filter(
      ({ atMost, atLeast, alone }) => atMost === undefined && atLeast === undefined && alone !== true,
    );
    return flat.some((ban) => this.concerns(ban, attack));
  }

  may(creature: Facts, defender: string): boolean {
    return this.able(creature, defender) && !this.barred([idOf(creature), defender]);
  }

  /** 508.1c: no restriction is disobeyed by the whole. */
  private within(attacks: readonly Attack[]): boolean {
    return this.effects.bans.every((ban) => {
      const scope = attacks.filter((attack) => this.concerns(ban, attack));
      if (typeof ban['atMost'] === 'number' && scope.length > ban['atMost']) return false;
      return !(ban['alone'] === true && scope.length > 0 && attacks.length > 1);
    });
  }

  /** 506.2a, 507.1: where one player was chosen, nobody else is attacked. */
  private legalWithoutDemands(attacks: readonly Attack[]): boolean {
    const twice = new Set(attacks.map(([creature]) => creature)).size < attacks.length;
    const able = attacks.every(([creature, defender]) => this.may(this.world.object(creature) as Facts, defender));
    return !twice && able && this.within(attacks);
  }

  private obeyed(attacks: readonly Attack[]): number {
    return this.effects.demands.filter((demand) => attacks.some((attack) => this.concerns(demand, attack))).length;
  }

  /** 508.1d: nobody has to pay in order to obey. */
  private free(attack: Attack): boolean {
    return !this.effects.prices.some((price) => this.concerns(price, attack));
  }

  /** All declarations there are: each creature attacks one thing or nothing. */
  private *all(creatures: readonly Facts[]): Generator<readonly Attack[]> {
    const [first, ...rest] = creatures;
    if (first === undefined) {
      yield [];
      return;
    }
    const choices = this.defenders.filter(
      (defender) => this.may(first, defender) && this.free([idOf(first), defender]),
    );
    for (const others of this.all(rest)) {
      yield others;
      for (const defender of choices) yield [[idOf(first), defender], ...others];
    }
  }

  get most(): number {
    if (this.best === undefined) {
      this.best = 0;
      for (const way of this.all(this.creatures))
        if (this.within(way)) this.best = Math.max(this.best, this.obeyed(way));
    }
    return this.best;
  }

  legal(attacks: readonly Attack[]): boolean {
    return this.legalWithoutDemands(attacks) && this.obeyed(attacks) >= this.most;
  }
}
