import { Fault } from '../model/fault.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, SetupJson } from '../model/table.js';
import { isList, type Type } from '../model/type.js';
import type { Entity, Fact } from '../model/vocabulary.js';
import { arrange, type Ruleset } from '../ruleset/ruleset.js';
import { Thing, type Value } from '../values/values.js';
import { World } from '../values/world.js';
import { escaped } from './accept.js';
import { type Assumed, Assumptions } from './assume.js';
import { type Drift, DriftSearch } from './drift.js';
import { ItemAcceptor } from './item-acceptor.js';
import { LazyFacts } from './lazy-facts.js';
import { FactConditions, whatFails } from './only-where.js';
import { acceptSetup, type Table, wrongTable } from './table.js';

/**
 * How a host shows its own objects, or the keys that stand for them. Nothing is copied: each fact is asked for when a rule first looks
 * at it, and not again until the host tells that it changed. What the view calls must not ask questions of the table in turn.
 */
export interface TableView<Item = unknown> {
  readonly setup: SetupJson;
  /** Next number for ids of things that plans create; 1 if left out. */
  readonly fresh?: number;
  /**
   * For the time in which a host is written: each time that the table is told of changes, some of the facts that answers rest on are asked
   * for again, and one that differs is refused by name (`fault.drifted`). In play it is left out.
   */
  readonly strict?: boolean;
  /** The things of a collection in order (players in turn order); none for a collection that the host does not keep. */
  members(collection: string): Iterable<Item> | undefined;
  /** The one thing of this name (`game`), if the host says anything about it. */
  single?(name: string): Item | undefined;
  idOf(item: Item, entity: string): string;
  /**
   * A fact as it would stand in the JSON of a table; wherever an id may stand, the host's own object may stand, too. undefined: left out,
   * so that it takes its default or is unknown.
   */
  fact(item: Item, fact: string, entity: string): unknown;
}

/** What a host has changed: a fact of a thing (by id, or by name for a single one) or all of its facts; which things a collection has; everything but the setup. */
export type ViewChange =
  | { readonly of: string; readonly fact?: string }
  | { readonly members: string }
  | { readonly op: 'fresh' }
  | 'everything';

/** A table that shows a host's state; it serves wherever a table does, except that nothing can be carried out on it. */
export interface ViewedTable extends Table {
  /**
   * Tells what the host has changed since the last question. What was cached is dropped where it rests on that, and nowhere else.
   *
   * @throws Fault `fault.argument` for a thing, fact or collection that is not there, `fault.table` for ids that are missing or not unique,
   *   `fault.drifted` from a `strict` view for something that changed and was not told.
   */
  changed(...changes: readonly ViewChange[]): void;
  /** Everything in which the host's state differs from what the table was told: what `changed` was not called for. */
  drifted(): readonly Drift[];
}

/**
 * A table that shows the host's own state instead of a copy. It answers as a table opened from the same state as JSON would.
 *
 * @throws Fault as `openTable`, but about facts only when they are looked at, and then from the question that does; `arrange`.
 */
export const viewTable = <Item>(rulebook: Rulebook, view: TableView<Item>, ruleset?: Ruleset): ViewedTable =>
  new Viewed(rulebook, view, ruleset ?? arrange(rulebook, view.setup));

class Viewed<Item> implements ViewedTable {
  readonly world: World;
  readonly remarks = {};
  /** The host keeps its own state, and takes back what it wants itself. */
  readonly history = [];
  assumed: readonly Assumed[] = [];
  readonly view = { under: (rulebook: Rulebook): Table => viewTable(rulebook, this.host) };
  /** The host's object for each thing. */
  private readonly shown = new Map<Thing, Item | undefined>();
  private readonly drift: DriftSearch;
  /** Things of the host by id: what a plan in progress removes is still there for facts that are read late. */
  private readonly things = new Map<string, Thing>();
  private readonly byItem = new Map<string, Map<unknown, Thing>>();
  private readonly collections = new Map<string, Entity>();
  private readonly bySlot = new Map<string, ReadonlyMap<number, Fact>>();
  private readonly acceptor: ItemAcceptor;
  private readonly assumptions: Assumptions;
  /** Facts whose conditions are being looked at. */
  private readonly judged = new Set<Fact>();

  constructor(
    { vocabulary }: Rulebook,
    private readonly host: TableView<Item>,
    readonly ruleset: Ruleset,
  ) {
    const entities = Object.values(vocabulary.entities);
    this.world = new World(vocabulary);
    this.drift = new DriftSearch(this, this.collections);
    this.acceptor = new ItemAcceptor(ruleset, this.things, this.byItem);
    this.assumptions = Assumptions.of(ruleset);
    acceptSetup(this.acceptor, entities, host.setup);
    this.refuseWrong();
    for (const entity of entities) {
      if (entity.collection !== undefined) {
        this.collections.set(entity.collection, entity);
        this.byItem.set(entity.name, new Map());
      } else if (entity.single !== undefined && !entity.constant) {
        const thing = this.thing(entity, entity.single);
        this.world.singles.set(entity.single, thing);
        this.shown.set(thing, host.single?.(entity.single));
      }
    }
    this.reread([...this.collections.keys()]);
    this.world.fresh = host.fresh ?? 1;
    this.assumed = this.assumptions.workOut(this.world);
    this.world.dropUndoLog();
  }

  /** A fact as the host has it now, with what stands for one that is left out. */
  read(thing: Thing, slot: number): Value | undefined {
    const { facts, name: entity, collection } = this.ruleset.maker.entity(thing.entity);
    const fact = this.factAt(entity, slot);
    if (fact === undefined) return null;
    const item = this.shown.get(thing);
    const given = item === undefined ? undefined : this.host.fact(item, fact.name, entity);
    if (given !== undefined) {
      const pointer = `${collection === undefined ? '' : `/${collection}`}/${escaped(String(thing.id))}/${fact.name}`;
      const value = this.acceptor.accept(given as Json, fact.type, pointer);
      this.refuseWrong();
      this.refuseEmpty(thing, fact, value, pointer);
      return value;
    }
    if (fact.default !== undefined) return fact.default as Value;
    const from = fact.defaultFrom === undefined ? undefined : facts[fact.defaultFrom];
    return from && this.read(thing, from.slot);
  }

  changed(...changes: readonly ViewChange[]): void {
    const { world } = this;
    const before = world.version;
    const all = changes.includes('everything');
    const collections = changes.flatMap((change) =>
      typeof change === 'object' && 'members' in change ? [change.members] : [],
    );
    for (const collection of collections)
      if (!this.collections.has(collection)) throw wrongArgument(collection, 'table', 'a collection');
    for (const [name, thing] of all ? world.singles : []) this.shown.set(thing, this.host.single?.(name));
    this.reread(all ? [...this.collections.keys()] : [...new Set(collections)]);
    if (all) for (const thing of this.shown.keys()) this.forget(thing);
    for (const change of changes) {
      if (typeof change !== 'object' || !('of' in change)) continue;
      const thing = this.things.get(change.of) ?? world.singles.get(change.of);
      if (thing === undefined) throw wrongArgument(change.of, 'table', 'an id');
      this.forget(thing, change.fact);
    }
    world.fresh = this.host.fresh ?? 1;
    this.assumeAgain(before);
    if (this.host.strict) this.drift.refuseSome();
  }

  drifted(): readonly Drift[] {
    return this.drift.all();
  }

  shownThings(): Iterable<Thing> {
    return [...this.shown].flatMap(([thing, item]) => (item === undefined ? [] : [thing]));
  }

  idsNow(collection: string, { name }: Entity): readonly string[] {
    return [...(this.host.members(collection) ?? [])].map((item) => this.host.idOf(item, name));
  }

  private factAt(entity: string, slot: number): Fact | undefined {
    let facts = this.bySlot.get(entity);
    if (facts === undefined) {
      facts = new Map(Object.values(this.ruleset.maker.entity(entity).facts).map((fact) => [fact.slot, fact]));
      this.bySlot.set(entity, facts);
    }
    return facts.get(slot);
  }

  private thing(entity: Entity, id: string): Thing {
    const facts = LazyFacts.sized(this.world.vocabulary.slots);
    const thing = new Thing(entity.name, id, facts);
    facts.thing = thing;
    facts.source = this;
    return thing;
  }

  /** Puts the members of collections in line with the host's; a thing whose object is another one now has other facts, too. */
  private reread(collections: readonly string[]): void {
    const members = collections.map((collection) => {
      const entity = this.collections.get(collection) as Entity;
      const items = [...(this.host.members(collection) ?? [])];
      return { collection, entity, items: items.map((item) => ({ item, id: this.host.idOf(item, entity.name) })) };
    });
    const staying = new Set(
      [...this.things].flatMap(([id, thing]) => (collections.includes(this.collectionOf(thing)) ? [] : [id])),
    );
    for (const { collection, entity, items } of members)
      items.forEach(({ id }, i) => {
        const pointer = `/${collection}/${i}`;
        if (typeof id !== 'string' || id === '') this.acceptor.refuse('table.no-id', pointer, { entity: entity.name });
        else if (staying.has(id)) this.acceptor.refuse('table.id-twice', pointer, { id });
        else if (this.collections.has(id) || this.world.singles.has(id))
          this.acceptor.refuse('table.clash', pointer, { id });
        else staying.add(id);
      });
    this.refuseWrong();
    let gone = false;
    for (const { collection, entity, items } of members) {
      const old = this.world.list(collection).slice();
      const byItem = this.byItem.get(entity.name) as Map<unknown, Thing>;
      const known = new Map(old.map((thing) => [thing.id as string, thing]));
      byItem.clear();
      const things = items.map(({ item, id }) => {
        const thing = known.get(id) ?? this.thing(entity, id);
        if (known.has(id) && this.shown.get(thing) !== item) this.forget(thing);
        known.delete(id);
        this.things.set(id, thing);
        this.shown.set(thing, item);
        byItem.set(item, thing);
        return thing;
      });
      for (const [id, thing] of known) {
        if (this.things.get(id) === thing) this.things.delete(id);
        this.shown.delete(thing);
        gone = true;
      }
      if (things.length !== old.length || things.some((thing, i) => thing !== old[i]))
        this.world.relist(collection, things);
    }
    // Facts may still name what is gone; whoever looks at them again is told so.
    if (gone) this.forgetReferences();
  }

  private collectionOf(thing: Thing): string {
    return this.world.collectionOf(thing) ?? '';
  }

  private forget(thing: Thing, fact?: string): void {
    const { facts, name: entity } = this.ruleset.maker.entity(thing.entity);
    if (fact !== undefined && !Object.hasOwn(facts, fact)) throw wrongArgument(fact, entity, 'a fact');
    const names = new Set(fact === undefined ? Object.keys(facts) : [fact]);
    // Facts left out take the value of another one, which may itself have taken it from a third.
    for (const name of names)
      for (const other of Object.values(facts)) if (other.defaultFrom === name) names.add(other.name);
    for (const name of names) this.forgetPlace(thing, facts[name]?.slot as number);
  }

  private forgetPlace(thing: Thing, slot: number): void {
    if ((thing.facts as LazyFacts).forget(slot)) this.world.noteWrite(slot);
  }

  private forgetReferences(): void {
    for (const thing of this.shown.keys())
      for (const { slot, type } of Object.values(this.ruleset.maker.entity(thing.entity).facts))
        if (this.namesThings(type)) this.forgetPlace(thing, slot);
  }

  private namesThings(type: Type): boolean {
    return isList(type) ? this.namesThings(type.list) : type.one.some((name) => name in this.world.vocabulary.entities);
  }

  /** What the host leaves out is worked out again when what it was worked out from has changed. */
  private assumeAgain(before: number): void {
    const { world } = this;
    if (!this.assumptions.mayDiffer(world, before)) return;
    for (const { of, fact } of this.assumed) {
      const thing = this.things.get(of) ?? world.singles.get(of);
      if (thing) this.forget(thing, fact);
    }
    this.assumed = this.assumptions.workOut(world);
    world.dropUndoLog();
  }

  /** Refuses a fact that says nothing there. Its condition may look at the fact itself, which is then taken as it is. */
  private refuseEmpty(thing: Thing, fact: Fact, value: Value, pointer: string): void {
    if (fact.onlyWhere === undefined || this.judged.has(fact)) return;
    this.judged.add(fact);
    try {
      thing.facts[fact.slot] = value;
      if (FactConditions.of(this.ruleset).saysSomething(this.world, thing, fact)) return;
      delete thing.facts[fact.slot];
      const entity = this.ruleset.maker.entity(thing.entity);
      this.acceptor.refuse('table.says-nothing', pointer, whatFails(entity, fact));
      this.refuseWrong();
    } finally {
      this.judged.delete(fact);
    }
  }

  private refuseWrong(): void {
    const refusals = this.acceptor.refusals.splice(0);
    if (refusals.length > 0) throw wrongTable(refusals);
  }
}

const wrongArgument = (argument: string, of: string, expected: string): Fault =>
  new Fault('fault.argument', { argument, of, expected, got: argument });
