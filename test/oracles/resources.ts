import type { SentEvent } from '../../src/engine/events/send.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Facts, idOf, listOf, World } from './world.js';

interface Payment {
  readonly player: string;
  readonly amount: number;
}

/** Life and poison of players and teams, as 119, 122, 810.9 and 810.10 say it; all amounts of one moment together. */
export class Resources {
  private readonly world: World;
  private readonly life = new Map<string, number>();
  private readonly poison = new Map<string, number>();

  constructor(table: TableJson) {
    this.world = new World(table);
    for (const one of [...listOf(table, 'players'), ...listOf(table, 'teams')]) {
      this.life.set(idOf(one), (one['life'] ?? 0) as number);
      this.poison.set(idOf(one), (one['poison'] ?? 0) as number);
    }
  }

  /** 810.4, 810.10: the heads of a giant have one life total, and since 2011-04 their poison is the team's. */
  private purse(player: string, of: 'life' | 'poison'): string {
    const giant = this.world.variant === 'two-headed-giant';
    const team = this.world.player(player)?.['team'] as string | undefined;
    return giant && team !== undefined && (of === 'life' || this.world.edition >= '2011-04-01') ? team : player;
  }

  lifeOf(player: string): number {
    return this.life.get(this.purse(player, 'life')) ?? 0;
  }

  poisonOf(player: string): number {
    return this.poison.get(this.purse(player, 'poison')) ?? 0;
  }

  /** 119.7, 119.8, 810.9g, h, 810.10c: what binds one head binds the team. */
  private barred(player: string, action: string): boolean {
    const giant = this.world.variant === 'two-headed-giant';
    const team = this.world.player(player)?.['team'];
    return this.world.constraints.some(({ action: which, player: whom }) => {
      if (which !== action) return false;
      if (whom === undefined || whom === null || whom === player) return true;
      const since = action === 'get-poison' ? '2011-06-17' : action === 'lose-life' ? '2010-10-01' : '2010-06-18';
      const apart = this.world.edition < since;
      if (!this.playing(whom as string)) return false;
      return giant && !apart && this.world.player(whom as string)?.['team'] === team;
    });
  }

  private playing(player: string): boolean {
    return this.world.player(player)?.['inGame'] !== false;
  }

  /** Undefined where the text does not say what comes out. */
  happens(events: readonly SentEvent[]): boolean {
    const life = new Map<string, number>();
    const poison = new Map<string, number>();
    const change = (player: string, amount: number): void => {
      if (this.barred(player, amount > 0 ? 'gain-life' : 'lose-life')) return;
      const purse = this.purse(player, 'life');
      life.set(purse, (life.get(purse) ?? 0) + amount);
    };
    const counters = (player: string, amount: number): void => {
      if (amount > 0 && this.barred(player, 'get-poison')) return;
      const purse = this.purse(player, 'poison');
      poison.set(purse, (poison.get(purse) ?? 0) + amount);
    };
    const payments = events
      .filter(({ event }) => event === 'lifeIsPaid')
      .map(({ fields }) => paymentsOf(fields?.['payments']));
    const paid = this.paid(payments);
    if (paid === undefined || this.mixed(events)) return false;
    for (const { event, fields = {} } of events) {
      const player = fields['player'] as string;
      const amount = fields['amount'] as number;
      if (event === 'lifeChanges') change(player, amount);
      if (event === 'countersChange') counters(player, amount);
      if (event !== 'damageIsDealt' || amount <= 0) continue;
      // 120.3: damage to a player is lost life, with infect poison instead.
      const source = this.world.object(fields['source'] as string) as Facts;
      const to = fields['to'] as string;
      if (source['infect'] === true) counters(to, amount);
      else change(to, -amount);
      if (source['lifelink'] === true) change(this.world.controller(source), amount);
    }
    for (const payment of paid) change(payment.player, -payment.amount);
    for (const [purse, amount] of life) this.life.set(purse, (this.life.get(purse) ?? 0) + amount);
    for (const [purse, amount] of poison) this.poison.set(purse, Math.max((this.poison.get(purse) ?? 0) + amount, 0));
    return true;
  }

  /** Counters that come and go at one moment where not all of them can go: no rule says which go first. */
  private mixed(events: readonly SentEvent[]): boolean {
    const signs = new Map<string, Set<number>>();
    for (const { event, fields = {} } of events) {
      if (event !== 'countersChange' && event !== 'damageIsDealt') continue;
      const player = (fields['player'] ?? fields['to']) as string;
      const purse = this.purse(player, 'poison');
      const sign = event === 'damageIsDealt' ? 1 : Math.sign(fields['amount'] as number);
      signs.set(purse, (signs.get(purse) ?? new Set()).add(sign));
    }
    return [...signs.values()].some((both) => both.has(1) && both.has(-1));
  }

  /** 119.4, 810.9b: as much as there is can be paid, all payments of the moment together. */
  private paid(payments: readonly (readonly Payment[])[]): readonly Payment[] | undefined {
    const able = (some: readonly Payment[]): boolean => {
      const sums = new Map<string, number>();
      for (const { player, amount } of some) {
        if (amount > 0 && this.barred(player, 'lose-life')) return false;
        const purse = this.purse(player, 'life');
        sums.set(purse, (sums.get(purse) ?? 0) + amount);
      }
      return [...sums].every(([purse, amount]) => amount <= 0 || amount <= (this.life.get(purse) ?? 0));
    };
    const single = payments.filter((some) => some.every(({ player }) => this.playing(player)) && able(some));
    // Which of several payments is made where there is not enough for all is the players' affair.
    return able(single.flat()) ? single.flat() : undefined;
  }
}

const paymentsOf = (json: Json | undefined): readonly Payment[] =>
  (json as unknown as readonly { readonly player: string; readonly amount: number }[]).map(({ player, amount }) => ({
    player,
    amount,
  }));
