import type { TableJson } from '../../src/engine/model/table.js';
import type { Random } from '../../src/engine/setup/random.js';
import { likely, pick } from '../moments/draw.js';
import { type DeclarationBoard, type Demand, PLAYERS } from './declarations.js';

type Facts = { readonly [fact: string]: unknown };

const SIEGE = 'siege';

/** Where the source of a demand may be, and whether the demand still counts. */
const SOURCES: readonly { readonly source: Facts; readonly demand?: Facts; readonly counts: boolean }[] = [
  { source: {}, counts: true },
  { source: { phasedIn: false }, counts: false },
  { source: { zone: 'graveyard' }, counts: false },
  { source: { phasedIn: false }, demand: { outlivesSource: true }, counts: true },
];

/**
 * The same board among other things: creatures and planeswalkers are held through Auras, some demands have a source that may be
 * phased out or gone, a battle may be attacked, and creatures are about that are phased out or somebody else's.
 */
export function surrounded(chance: Random, board: DeclarationBoard): DeclarationBoard {
  const around = new Surroundings(chance, board);
  around.enchantSome();
  around.addDecoys();
  around.addBattle();
  const demands = board.demands.filter((demand) => around.addDemand(demand));
  return around.boardWith(demands.map(({ id }) => around.constraints.get(id) as unknown as Demand));
}

class Surroundings {
  private readonly json: { readonly objects: readonly Facts[]; readonly teams?: unknown };
  private readonly objects: Map<string, Facts>;
  private readonly effects: Facts[] = [];
  readonly constraints = new Map<string, Facts>();
  private readonly targets: Map<string, string>;
  private readonly battles = new Set<string>();

  constructor(
    private readonly chance: Random,
    private readonly board: DeclarationBoard,
  ) {
    this.json = board.json as unknown as Surroundings['json'];
    this.objects = new Map(this.json.objects.map((one) => [one['id'] as string, one]));
    this.targets = new Map(board.targets);
  }

  /** The players on whose side declarations are made. */
  private get side(): readonly string[] {
    if (this.json.teams !== undefined) return ['A', 'B'];
    return [this.board.action === 'attack' ? 'A' : 'B'];
  }

  private add(id: string, facts: Facts): void {
    this.objects.set(id, { ...this.objects.get(id), id, ...facts });
  }

  /** Gives an object to somebody through one to three Auras, of which each but the last is taken over by the next. */
  private enchant(id: string, controller: string): void {
    const links = 1 + this.chance.below(3);
    let on = id;
    for (let link = 1; link <= links; link++) {
      const aura = `${id}-aura${link}`;
      const owner = link === links ? controller : pick(this.chance, PLAYERS);
      this.add(aura, { owner, types: ['enchantment'], attachedTo: on });
      const given = { id: `${id}-effect${link}`, op: 'give-object', on, to: aura, source: aura };
      this.effects.push({ ...given, duration: 'while-source', timestamp: this.effects.length + 1 });
      on = aura;
    }
  }

  /** Some of what there is belongs to somebody else, and is held through Auras. */
  enchantSome(): void {
    for (const [id, { owner }] of [...this.objects]) {
      if (!likely(this.chance, 30)) continue;
      this.add(id, { owner: pick(this.chance, PLAYERS) });
      this.enchant(id, owner as string);
    }
  }

  /** Creatures that have to be declared, and can't be: one is phased out, and one has been taken over. */
  addDecoys(): void {
    const { chance, side } = this;
    const others = PLAYERS.filter((one) => !side.includes(one));
    for (const id of ['phased-out', 'stolen']) {
      if (likely(chance, 60)) continue;
      this.add(id, { owner: side[0], types: ['creature'], ...(id === 'phased-out' && { phasedIn: false }) });
      if (id === 'stolen') this.enchant(id, pick(chance, others));
      this.constraints.set(id, { id: `of-${id}`, action: this.board.action, sense: 'requirement', creature: id });
    }
  }

  /** A Siege that one of those who can be attacked protects. */
  addBattle(): void {
    const { chance, json, targets } = this;
    if (this.board.action === 'block' || likely(chance, 50)) return;
    const protector = pick(chance, [...new Set(targets.values())]);
    const friends = json.teams === undefined ? [protector] : ['C', 'D'];
    const owner = pick(
      chance,
      PLAYERS.filter((one) => !friends.includes(one)),
    );
    this.add(SIEGE, { owner, types: ['battle'], subtypes: ['siege'], protector });
    targets.set(SIEGE, protector);
    this.battles.add(SIEGE);
  }

  /** Adds a demand, perhaps about more than before, and perhaps with a source. Says whether it counts. */
  addDemand(demand: Demand): boolean {
    const { chance } = this;
    const more: { [fact: string]: unknown } = {};
    if (this.board.action === 'attack' && demand.about !== undefined) {
      const isPlayer = PLAYERS.includes(demand.about);
      if (isPlayer && likely(chance, 40)) more['battlesToo'] = true;
      if (isPlayer && likely(chance, 30)) more['planeswalkersToo'] = true;
      if (!isPlayer && this.battles.size > 0 && likely(chance, 40)) more['about'] = SIEGE;
    }
    const from = likely(chance, 40) ? pick(chance, SOURCES) : undefined;
    if (from !== undefined) {
      more['source'] = `${demand.id}-source`;
      this.add(`${demand.id}-source`, { owner: pick(chance, PLAYERS), types: ['artifact'], ...from.source });
    }
    this.constraints.set(demand.id, { ...demand, ...more, ...from?.demand });
    return from?.counts ?? true;
  }

  /** @param demands those that count */
  boardWith(demands: readonly Demand[]): DeclarationBoard {
    const { effects, targets, battles } = this;
    const [objects, constraints] = [[...this.objects.values()], [...this.constraints.values()]];
    const json = { ...this.json, objects, effects, constraints } as unknown as TableJson;
    return { ...this.board, json, demands, targets, battles };
  }
}
