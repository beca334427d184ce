import type { SentEvent } from '../../src/engine/events/send.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { type Facts, idOf, listOf, World } from './world.js';

export interface Fighting {
  readonly creature: string;
  /** What it attacks; undefined: nothing any more. */
  attacking: string | undefined;
  inCombat: boolean;
  /** The player who is meant by "defending player" (508.5, 802.2a). */
  defending: string | undefined;
}

/**
 * Who is in combat, as 506.4, 511.3 and 800.4 say it. Whatever happens at one moment is looked at as it was before and as it is
 * afterwards: a permanent whose controller has changed, or that is not there any more, is out.
 */
export class Membership {
  readonly attacks: readonly Fighting[];
  blocks: readonly { readonly creature: string; readonly blocks: readonly string[] }[];
  private objects: Facts[];
  private effects: Facts[];
  private readonly out = new Set<string>();
  private stamps: number;

  constructor(private readonly table: TableJson) {
    const world = new World(table);
    this.objects = [...world.objects];
    this.effects = [...listOf(table, 'effects')];
    this.stamps = this.effects.length;
    for (const { id, inGame } of world.players) if (inGame === false) this.out.add(id as string);
    this.attacks = listOf(table, 'attackers').map((attack) => ({
      creature: attack['creature'] as string,
      attacking: attack['attacking'] as string,
      inCombat: true,
      defending: world.answering(attack['attacking'] as string),
    }));
    this.blocks = listOf(table, 'blockers').map(({ creature, blocks }) => ({
      creature: creature as string,
      blocks: blocks as readonly string[],
    }));
  }

  /** The table as this model sees it. */
  private get world(): World {
    const players = listOf(this.table, 'players').map((player) =>
      this.out.has(idOf(player)) ? { ...player, inGame: false } : player,
    );
    return new World({ ...this.table, players, objects: this.objects, effects: this.effects } as unknown as TableJson);
  }

  controllers(): ReadonlyMap<string, string> {
    const { world } = this;
    return new Map(
      this.objects
        .filter((object) => world.onBattlefield(object))
        .map((object): readonly [string, string] => [idOf(object), world.controller(object)]),
    );
  }

  /** Everything at one moment. */
  happens(events: readonly SentEvent[]): void {
    const before = this.controllers();
    const { world: then } = this;
    const gone = new Set<string>();
    for (const { event, fields = {} } of events) {
      const object = fields['object'] as string;
      if (event === 'objectMoves') this.move(object, fields['to'] as string);
      if (event === 'controlChanges' && !this.out.has(fields['to'] as string))
        this.give(object, fields['to'] as string);
      if (event === 'effectEnds') this.effects = this.effects.filter(({ id }) => id !== fields['effect']);
      if (event === 'leavesCombat') gone.add(object);
      if (event === 'phasesOut') this.phaseOut(object);
      if (event === 'playersLeave') this.leave(fields['players'] as readonly string[]);
    }
    this.endOfSources();
    const after = this.controllers();
    for (const [id, controller] of before) if (after.get(id) !== controller) gone.add(id);
    for (const attack of this.attacks) {
      const { attacking, creature } = attack;
      const victim = attacking === undefined ? undefined : then.answering(attacking);
      if (attack.inCombat && victim !== undefined) attack.defending = victim;
      if (attacking !== undefined && gone.has(attacking)) attack.attacking = undefined;
      if (attack.inCombat && gone.has(creature)) {
        attack.inCombat = false;
        attack.attacking = undefined;
      }
    }
    this.blocks = this.blocks.filter(({ creature }) => !gone.has(creature));
  }

  private move(object: string, to: string): void {
    this.objects = this.objects.map((one) => (idOf(one) === object ? { ...one, zone: to } : one));
  }

  private phaseOut(object: string): void {
    this.objects = this.objects.map((one) => (idOf(one) === object ? { ...one, phasedIn: false } : one));
  }

  private give(object: string, to: string): void {
    this.stamps += 1;
    const given = { id: `new ${this.stamps}`, op: 'give-object', on: object, to, timestamp: 100 + this.stamps };
    this.effects = [...this.effects, given];
  }

  /** 800.4a. */
  private leave(players: readonly string[]): void {
    for (const player of players) this.out.add(player);
    this.objects = this.objects.map((one) =>
      this.out.has(one['owner'] as string) ? { ...one, zone: 'outside' } : one,
    );
    this.effects = this.effects.filter(({ op, to }) => op !== 'give-object' || !this.out.has(to as string));
    this.endOfSources();
    const { world } = this;
    this.objects = this.objects.map((one) =>
      world.onBattlefield(one) && this.out.has(world.controller(one)) ? { ...one, zone: 'exile' } : one,
    );
  }

  /** 611.2b, 702.26f: an effect that lasts as long as its source is there ends with it, or as it phases out. */
  private endOfSources(): void {
    const { world } = this;
    this.effects = this.effects.filter(({ duration, source }) => {
      const from = typeof source === 'string' ? world.object(source) : undefined;
      return (
        duration !== 'while-source' ||
        from === undefined ||
        (from['phasedIn'] !== false && ['battlefield', 'stack'].includes((from['zone'] ?? 'battlefield') as string))
      );
    });
  }

  /** 511.3, 724.1d: combat is over. */
  ends(): void {
    this.blocks = [];
    for (const attack of this.attacks) attack.inCombat = false;
  }
}
