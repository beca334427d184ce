import { type Constraints, constraintsAmong, type Facts, idOf, listOf, type World } from './world.js';

/** A creature and the attackers that it blocks. */
export type Block = readonly [creature: string, attackers: readonly string[]];

/** Which blocks of one player, or of one team, are legal, as 509.1, 802.4 and 805.10d put it. */
export class Blocks {
  /** Whose creatures are in this declaration. */
  readonly side: readonly string[];
  /** 802.4b: attackers of others are left out of account. */
  readonly attackers: readonly string[];
  private readonly effects: Constraints;
  private best: number | undefined;

  constructor(
    readonly world: World,
    readonly player: string,
  ) {
    const team = world.player(player)?.['team'];
    this.side = world.shared ? world.inGame.filter((id) => world.player(id)?.['team'] === team) : [player];
    this.attackers = listOf(world.table, 'attackers')
      .filter(({ attacking }) => this.side.includes(world.answering(attacking as string) ?? ''))
      .map(({ creature }) => creature as string);
    this.effects = constraintsAmong(
      world.constraints.filter(
        ({ action, player: whose }) => action === 'block' && (typeof whose !== 'string' || this.side.includes(whose)),
      ),
    );
  }

  /** 802.2a: the defending player is the one whom that creature attacks. */
  private defending(attacker: string): string | undefined {
    const attack = listOf(this.world.table, 'attackers').find(({ creature }) => creature === attacker);
    return attack && this.world.answering(attack['attacking'] as string);
  }

  /** Is this one of the blocks that the effect speaks of? */
  private concerns(effect: Facts, creature: string, attacker: string): boolean {
    const { world } = this;
    if (typeof effect['creature'] === 'string' && effect['creature'] !== creature) return false;
    if (typeof effect['attacker'] === 'string' && effect['attacker'] !== attacker) return false;
    if (typeof effect['player'] === 'string' && effect['player'] !== world.controller(world.object(creature) as Facts))
      return false;
    if (typeof effect['about'] !== 'string') return true;
    const defending = this.defending(attacker);
    return (defending !== undefined && world.sameVictim(defending, effect['about'])) !== (effect['others'] === true);
  }

  private scope(effect: Facts, blocks: readonly Block[]): number {
    return blocks.filter(([creature, attackers]) =>
      attackers.some((attacker) => this.concerns(effect, creature, attacker)),
    ).length;
  }

  /** 509.1a, b: one block by itself. */
  may(creature: Facts, attacker: string): boolean {
    const { world } = this;
    if (!this.side.includes(world.controller(creature)) || !this.attackers.includes(attacker)) return false;
    if (!world.onBattlefield(creature) || !world.is(creature, 'creature') || world.is(creature, 'battle')) return false;
    if (creature['tapped'] === true) return false;
    // Until 2017-07 a teammate's planeswalker was defended by its controller alone.
    const attacked = listOf(world.table, 'attackers').find((one) => one['creature'] === attacker)?.['attacking'];
    const interpreter = world.object(attacked as string);
    if (
      world.shared &&
      !world.teamsFightAsOne &&
      interpreter &&
      world.edition < '2017-07-08' &&
      world.controller(creature) !== world.controller(interpreter)
    )
      return false;
    const flat = this.effects.bans.filter(
      ({ atMost, atLeast, alone }) => atMost === undefined && atLeast === undefined && alone !== true,
    );
    return !flat.some((ban) => this.concerns(ban, idOf(creature), attacker));
  }

  /** 509.1b on the whole declaration. */
  private within(blocks: readonly Block[]): boolean {
    return this.effects.bans.every((ban) => {
      const scope = this.scope(ban, blocks);
      if (typeof ban['atMost'] === 'number' && scope > ban['atMost']) return false;
      if (typeof ban['atLeast'] === 'number' && scope > 0 && scope < ban['atLeast']) return false;
      return !(ban['alone'] === true && scope > 0 && blocks.length > 1);
    });
  }

  /** A duty without a creature and a number binds each creature by itself. */
  private obeyed(blocks: readonly Block[]): number {
    return this.effects.demands.reduce((sum, demand) => {
      const scope = this.scope(demand, blocks);
      if (demand['creature'] === undefined && demand['atLeast'] === undefined) return sum + scope;
      return sum + (scope >= ((demand['atLeast'] as number | undefined) ?? 1) ? 1 : 0);
    }, 0);
  }

  private *all(creatures: readonly Facts[]): Generator<readonly Block[]> {
    const [first, ...rest] = creatures;
    if (first === undefined) {
      yield [];
      return;
    }
    const free = this.attackers.filter(
      (attacker) =>
        this.may(first, attacker) && !this.effects.prices.some((price) => this.concerns(price, idOf(first), attacker)),
    );
    for (const others of this.all(rest)) {
      yield others;
      for (const attacker of free) yield [[idOf(first), [attacker]], ...others];
    }
  }

  get most(): number {
    if (this.best === undefined) {
      this.best = 0;
      const creatures = this.world.objects.filter((object) => this.world.is(object, 'creature'));
      for (const way of this.all(creatures)) if (this.within(way)) this.best = Math.max(this.best, this.obeyed(way));
    }
    return this.best;
  }

  /** 509.1a: each creature once, one attacker each. */
  legal(blocks: readonly Block[]): boolean {
    if (new Set(blocks.map(([creature]) => creature)).size < blocks.length) return false;
    const each = blocks.every(([creature, attackers]) => {
      const blocker = this.world.object(creature);
      return (
        attackers.length === 1 && blocker !== undefined && attackers.every((attacker) => this.may(blocker, attacker))
      );
    });
    return each && this.within(blocks) && this.obeyed(blocks) >= this.most;
  }
}
