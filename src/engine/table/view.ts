import type { TableChange } from '../model/answer.js';
import { argumentFault, need } from '../model/given.js';
import { own } from '../model/own.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Entity } from '../model/vocabulary.js';
import { arrange } from '../ruleset/arrange.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { Thing } from '../values/values.js';
import { World } from '../values/world.js';
import { FRESH, isFresh } from './accept.js';
import { type Assumed, type Assumptions, assumptionsOf } from './assume.js';
import type { DriftSearch } from './drift.js';
import { HostFacts } from './host-facts.js';
import { ItemAcceptor } from './item-acceptor.js';
import { LazyFacts } from './lazy-facts.js';
import { factNamed, unknownId } from './named.js';
import { factsNaming } from './naming-facts.js';
import { followersOf, type NotKept, notKeptIn, takeFollowed } from './not-kept.js';
import { acceptSetup, newState, type Table } from './table.js';
import {
  collectionsIn,
  type HostView,
  hostMembers,
  refuseUnlikeChange,
  refuseUnshown,
  type TableView,
  type ViewChange,
  type ViewedTable,
} from './table-view.js';

/**
 * A table that shows the host's own state instead of a copy. It answers like a table opened from the same state as
 * JSON.
 *
 * @throws Fault as `openTable`, except that faults of facts are thrown when they are read, by the question that reads
 * them; as `arrange`.
 */
export function viewTable<Item>(rulebook: Rulebook, view: TableView<Item>, ruleset?: Ruleset): ViewedTable {
  need(rulebook, 'rulebook', 'viewTable');
  need(view, 'view', 'viewTable');
  if (ruleset !== undefined) need(ruleset, 'ruleset', 'viewTable');
  return new Viewed(rulebook, view, ruleset ?? arrange(rulebook, view.setup));
}

class Viewed<Item> implements ViewedTable, HostView {
  readonly world: World;
  readonly remarks = {};
  readonly notKept: NotKept;
  /** The host keeps its own state, and undoes changes itself. */
  readonly history = [];
  readonly state = newState();
  readonly view: HostView = this;
  watch?: DriftSearch;
  readonly shown = new Map<Thing, Item | undefined>();
  /** Things of the host by id: what a plan in progress removes is still there for facts that are read late. */
  private readonly things = new Map<string, Thing>();
  private readonly byItem = new Map<string, Map<unknown, Thing>>();
  readonly collections = new Map<string, Entity>();
  private readonly acceptor: ItemAcceptor;
  readonly facts: HostFacts<Item>;
  private readonly assumptions: Assumptions;
  workedOut: readonly Assumed[] = [];
  /** Version of the world for which that was done. */
  private workedOutAt = 0;
  /** Collections to be read again; '' for single things. */
  private readonly unread = new Set<string>();

  constructor(
    { vocabulary }: Rulebook,
    private readonly host: TableView<Item>,
    readonly ruleset: Ruleset,
  ) {
    const entities = Object.values(vocabulary.entities);
    this.world = new World(vocabulary);
    this.acceptor = new ItemAcceptor(ruleset, this.things, this.byItem);
    this.notKept = notKeptIn(this.acceptor, vocabulary, host.notKept);
    this.facts = new HostFacts(this, host, this.acceptor);
    this.assumptions = assumptionsOf(ruleset);
    acceptSetup(this.acceptor, entities, host.setup);
    this.facts.refuseWrong();
    for (const entity of entities) {
      if (entity.collection !== undefined) {
        this.collections.set(entity.collection, entity);
        this.byItem.set(entity.name, new Map());
      } else if (entity.single !== undefined && !entity.constant) {
        const thing = this.thing(entity, entity.single);
        this.world.singles.set(entity.single, thing);
        this.shown.set(thing, host.single?.(entity.single) ?? undefined);
      }
    }
    this.reread([...this.collections.keys()]);
    this.world.fresh = this.fresh();
    this.assumeAgain();
  }

  /** Derived facts, up to date. */
  get assumed(): readonly Assumed[] {
    this.world.catchUp();
    return this.workedOut;
  }

  changed(...changes: readonly ViewChange[]): void {
    const { world } = this;
    for (const change of changes) refuseUnlikeChange(change, world);
    refuseUnshown(this.host, changes, world);
    const all = changes.includes('everything');
    if (all) this.unread.add('');
    for (const collection of all ? this.collections.keys() : changes.flatMap(collectionsIn))
      this.unread.add(collection);
    const facts = changes.flatMap((change) => (typeof change === 'object' && 'of' in change ? [change] : []));
    if (all) for (const thing of this.shown.keys()) this.invalidate(thing);
    for (const { of, fact } of facts) {
      const thing = this.thingOf(of);
      if (thing && (fact === undefined || this.hasFact(thing, fact))) this.invalidate(thing, fact);
    }
    this.watch?.announce(changes);
    // Whatever goes wrong from here on is tried again before the next answer.
    world.overdue = this.catchUp;
    world.catchUp();
    for (const { of, fact } of facts) {
      const thing = this.thingOf(of);
      if (thing === undefined) throw unknownId(this, of);
      if (fact !== undefined) factNamed(world.vocabulary, thing.entity, fact);
    }
  }

  under(rulebook: Rulebook): Table {
    const { host, watch } = this;
    const other = new Viewed(rulebook, host, arrange(rulebook, host.setup));
    if (watch) other.watch = watch.over(other);
    return other;
  }

  commit(changes: readonly TableChange[], version: number): void {
    const { world, things, unread, assumptions } = this;
    refuseUnshown(this.host, changes, world);
    for (const change of changes) {
      if (!('members' in change)) continue;
      unread.add(change.members);
      if (change.op === 'create') things.set(change.id, world.byId.get(change.id) as Thing);
      else {
        this.shown.delete(things.get(change.id) as Thing);
        things.delete(change.id);
      }
    }
    this.watch?.announce(changes);
    const still = assumptions.still(this.workedOut, changes);
    if (this.notKept.size === 0) this.workOut(still, version);
    else this.leaveNotKept(still, changes);
    if (unread.size > 0 || this.watch || this.notKept.size > 0) world.overdue = this.catchUp;
  }

  /** What the host does not keep is derived again once it has made the writes. */
  private leaveNotKept(still: readonly Assumed[], changes: readonly TableChange[]): void {
    const { world, notKept, ruleset } = this;
    for (const { thing, fact } of followersOf(world, ruleset.maker, notKept, changes))
      if (thing.source === null) takeFollowed(world, ruleset.maker, thing, fact);
      else this.invalidate(thing, fact.name);
    this.workedOut = still;
    world.dropUndoLog();
  }

  private readonly catchUp = (): void => {
    const { world, unread, watch } = this;
    this.readUnread();
    watch?.refuseUnmade();
    unread.clear();
    world.fresh = this.fresh();
    this.assumeAgain();
    watch?.refuseSome();
  };

  readUnread(): void {
    const { world, unread, host } = this;
    if (unread.has(''))
      for (const [name, thing] of world.singles) this.shown.set(thing, host.single?.(name) ?? undefined);
    const collections = [...unread].filter((name) => name !== '');
    if (collections.length > 0) this.reread(collections);
  }

  fresh(): number {
    const { fresh = 1 } = this.host;
    if (!isFresh(fresh)) throw argumentFault('view/fresh', 'viewTable', FRESH, fresh);
    return fresh;
  }

  thingOf(id: string): Thing | undefined {
    return this.things.get(id) ?? this.world.singles.get(id);
  }

  private readonly hasFact = ({ entity }: Thing, fact: string): boolean =>
    own(this.ruleset.maker.entity(entity).facts, fact) !== undefined;

  shownThings(): Iterable<Thing> {
    return [...this.shown].flatMap(([thing, item]) => (item === undefined ? [] : [thing]));
  }

  itemsNow(collection: string, { name }: Entity): readonly { readonly id: string; readonly item: Item }[] {
    return hostMembers(this.host, collection).map((item) => ({ item, id: this.host.idOf(item, name) }));
  }

  private thing({ name }: Entity, id: string): Thing {
    const { maker } = this.ruleset;
    const facts = maker.blank(name);
    for (const { slot } of maker.factsOf(name)) facts[slot] = undefined;
    return new Thing(name, id, facts, new LazyFacts(facts.length, this.facts));
  }

  /** Updates the members of collections to the host's; a thing with another object has other facts, too. */
  private reread(collections: readonly string[]): void {
    const members = collections.map((collection) => {
      const entity = this.collections.get(collection) as Entity;
      return { collection, entity, items: this.itemsNow(collection, entity) };
    });
    this.acceptor.refuseIds(members, this.world);
    this.facts.refuseWrong();
    const gone = new Set<string>();
    for (const { collection, entity, items } of members) {
      const old = this.world.list(collection).slice();
      const byItem = this.byItem.get(entity.name) as Map<unknown, Thing>;
      const known = new Map(old.map((thing) => [thing.id as string, thing]));
      byItem.clear();
      const things = items.map(({ item, id }) => {
        const thing = known.get(id) ?? this.thing(entity, id);
        // Everything is known about what a plan has created.
        if (thing.source === null) thing.source = new LazyFacts(thing.facts.length, this.facts, true);
        else if (known.has(id) && this.shown.get(thing) !== item) this.invalidate(thing);
        known.delete(id);
        this.things.set(id, thing);
        this.shown.set(thing, item);
        byItem.set(item, thing);
        return thing;
      });
      for (const [id, thing] of known) {
        if (this.things.get(id) === thing) this.things.delete(id);
        this.shown.delete(thing);
        gone.add(entity.name);
      }
      if (things.length !== old.length || things.some((thing, i) => thing !== old[i]))
        this.world.relist(collection, things);
    }
    // Facts may still refer to what is gone; reading them again finds out.
    for (const kind of gone) this.invalidateReferences(kind);
  }

  private invalidate(thing: Thing, fact?: string): void {
    const { maker } = this.ruleset;
    for (const { name, slot } of maker.factsOf(thing.entity))
      if (fact === undefined || name === fact) this.invalidatePlace(thing, slot);
    if (fact === undefined) return;
    // Missing facts take the value of another one, which may itself have taken it from a third.
    for (const { name, defaultFrom } of maker.followingFacts(thing.entity))
      if (defaultFrom === fact) this.invalidate(thing, name);
  }

  private invalidatePlace(thing: Thing, slot: number): void {
    if ((thing.source as LazyFacts).invalidate(thing, slot)) this.world.noteWrite(slot);
  }

  /** Invalidates what may refer to a thing of an entity. */
  private invalidateReferences(kind: string): void {
    const naming = factsNaming(this.world.vocabulary, kind);
    for (const thing of this.shown.keys())
      for (const { slot } of naming.get(thing.entity) ?? []) this.invalidatePlace(thing, slot);
  }

  /** What the host leaves out is derived again after what it was derived from has changed. */
  private assumeAgain(): void {
    const stale = this.assumptions.stale(this.world, this.workedOut, this.workedOutAt);
    for (const { of, fact } of stale) {
      const thing = this.thingOf(of);
      // The id may by now be that of another thing, of another entity.
      if (thing && this.hasFact(thing, fact)) this.invalidate(thing, fact);
    }
    this.workOut(stale.length === 0 ? this.workedOut : this.workedOut.filter((one) => !stale.includes(one)));
  }

  private workOut(still: readonly Assumed[], since = this.workedOutAt): void {
    this.workedOut = this.assumptions.workOut(this.world, still, since);
    this.world.dropUndoLog();
    this.workedOutAt = this.world.version;
  }
}
