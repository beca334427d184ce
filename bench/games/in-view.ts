import {
  type AskMatrix,
  type Handle,
  handleOf,
  type Json,
  prepare,
  prepareMatrix,
  type Quick,
  type Ruleset,
  type SentEvent,
  send,
  type TableChange,
  type TableJson,
  type TableView,
  VERDICTS,
  type ViewedTable,
  viewTable,
} from '../../src/runtime.js';
import { finished, GameByRules } from './by-rules.js';
import { playerId, type Seating } from './seating.js';

/** An object of the host. */
interface Item {
  readonly id: string;
  [fact: string]: Json | undefined;
}

/** The host's own state, which applies the changes of plans. */
class State implements TableView<Item> {
  readonly setup: TableJson['setup'];
  fresh = 1;
  readonly byId = new Map<string, Item>();
  private readonly lists = new Map<string, Item[]>();

  constructor(private readonly start: TableJson) {
    this.setup = start.setup;
    this.begin();
  }

  /** Resets the state to that before the first move. */
  begin(): void {
    const { setup, fresh = 1, game, ...lists } = this.start;
    this.fresh = fresh as number;
    this.byId.clear();
    this.lists.clear();
    this.byId.set('game', { ...(game as object), id: 'game' });
    for (const [name, list] of Object.entries(lists)) {
      const items = (list as unknown as readonly Item[]).map((item) => ({ ...item }));
      this.lists.set(name, items);
      for (const item of items) this.byId.set(item.id, item);
    }
  }

  members = (name: string): readonly Item[] => this.lists.get(name) ?? [];
  single = (name: string): Item | undefined => this.byId.get(name);
  idOf = ({ id }: Item): string => id;
  fact = (item: Item, fact: string): Json | undefined => item[fact];

  make(change: TableChange): void {
    if (change.op === 'fresh') this.fresh = change.next;
    else if (change.op === 'set') (this.byId.get(change.of) as Item)[change.fact] = change.value;
    else if (change.op === 'remove') {
      const list = this.lists.get(change.members) as Item[];
      list.splice(list.indexOf(this.byId.get(change.id) as Item), 1);
      this.byId.delete(change.id);
    } else {
      const item: Item = { ...change.facts, id: change.id };
      this.byId.set(change.id, item);
      const list = this.lists.get(change.members);
      if (list) list.push(item);
      else this.lists.set(change.members, [item]);
    }
  }
}

const ALLOWED = VERDICTS.indexOf('allowed');
const REQUIRED = VERDICTS.indexOf('required');

/**
 * Games in which the host stores its own objects: questions use handles, and the changes of each plan are applied and
 * reported. The view and its prepared questions are used for one game after another.
 */
export class GameInView extends GameByRules {
  private readonly state: State;
  private readonly table: ViewedTable;
  private readonly creatures: readonly Handle[];
  private readonly players: readonly Handle[];
  private readonly attacks: AskMatrix;
  private readonly blocks: AskMatrix;
  private readonly next: Quick;

  constructor(seating: Seating, json: TableJson, ruleset: Ruleset) {
    super(seating);
    this.state = new State(json);
    this.table = viewTable(ruleset.rulebook, this.state, ruleset);
    this.players = this.state.members('players').map(({ id }) => handleOf(this.table, id));
    this.creatures = this.state.members('objects').map(({ id }) => handleOf(this.table, id));
    this.attacks = prepareMatrix(this.table, 'mayAttack');
    this.blocks = prepareMatrix(this.table, 'mayBlock');
    this.next = prepare(this.table, 'nextGroup');
  }

  /** Starts the next game from the beginning. */
  again(): this {
    this.state.begin();
    this.table.changed('everything');
    return this;
  }

  mayAttack(creatures: readonly number[], players: readonly number[], cells: Uint8Array): void {
    const { codes } = this.attacks(pickedFrom(this.creatures, creatures), pickedFrom(this.players, players));
    yesOrNo(codes, creatures.length * players.length, cells);
  }

  mayBlock(creatures: readonly number[], attackers: readonly number[], cells: Uint8Array): void {
    const { codes } = this.blocks(pickedFrom(this.creatures, creatures), pickedFrom(this.creatures, attackers));
    yesOrNo(codes, creatures.length * attackers.length, cells);
  }

  override inGame(player: number): boolean {
    return this.fact(playerId(player), 'inGame') !== false;
  }

  protected fact(id: string, fact: string): Json | undefined {
    return this.state.byId.get(id)?.[fact];
  }

  protected members(collection: string): readonly string[] {
    return this.state.members(collection).map(({ id }) => id);
  }

  protected after(group: string): string {
    return (this.next(handleOf(this.table, group)) as Handle).id as string;
  }

  protected tell(events: readonly SentEvent[]): void {
    const { changes } = finished(send(this.table, events, { carryOut: true, reasons: false }), events);
    for (const change of changes) this.state.make(change);
  }
}

const pickedFrom = (things: readonly Handle[], places: readonly number[]): Handle[] =>
  places.map((place) => things[place] as Handle);

const yesOrNo = (codes: Uint8Array, count: number, cells: Uint8Array): void => {
  for (let i = 0; i < count; i++) cells[i] = codes[i] === ALLOWED || codes[i] === REQUIRED ? 1 : 0;
};
