import type { Json } from '../model/table.js';
import type { Fact } from '../model/vocabulary.js';
import type { FactSource, Thing, Value } from '../values/values.js';
import { escaped } from './accept.js';
import type { ItemAcceptor } from './item-acceptor.js';
import { factConditionsOf, whatFails } from './only-where.js';
import { type Table, wrongTable } from './table.js';
import type { TableView } from './table-view.js';

/** What is needed of a view here. */
interface ItemsShown<Item> extends Pick<Table, 'ruleset' | 'world' | 'notKept'> {
  /** The host's object for each thing. */
  readonly shown: ReadonlyMap<Thing, Item | undefined>;
}

/** Facts as the host has them now, accepted like those of a table in JSON. */
export class HostFacts<Item> implements FactSource {
  /** Facts whose conditions are being evaluated. */
  private readonly judged = new Set<Fact>();

  constructor(
    private readonly view: ItemsShown<Item>,
    private readonly host: TableView<Item>,
    private readonly acceptor: ItemAcceptor,
  ) {}

  /**
   * The fact of a slot, with the value that a missing one takes.
   *
   * @param item the host's object, if it may differ from the one that was shown
   */
  read(thing: Thing, slot: number, item = this.view.shown.get(thing)): Value | undefined {
    const { entity } = thing;
    const { ruleset, notKept } = this.view;
    const { maker } = ruleset;
    const fact = maker.factAt(entity, slot);
    if (fact === undefined) return null;
    const given = item === undefined || notKept.has(fact.name) ? undefined : this.host.fact(item, fact.name, entity);
    if (given !== undefined) {
      const value = this.acceptor.accept(given as Json, fact.type, '');
      this.refuseWrong(thing, fact);
      this.refuseEmpty(thing, fact, value);
      return value;
    }
    if (fact.default !== undefined) return fact.default as Value;
    if (item !== undefined && !notKept.has(fact.name) && this.host.unknown?.(item, fact.name, entity)) return undefined;
    const from = fact.defaultFrom === undefined ? undefined : maker.entity(entity).facts[fact.defaultFrom];
    return from && this.read(thing, from.slot, item);
  }

  /**
   * Refuses a fact that has no meaning there. Its condition may read the fact itself, which is then taken unchanged.
   */
  private refuseEmpty(thing: Thing, fact: Fact, value: Value): void {
    if (fact.onlyWhere === undefined || this.judged.has(fact)) return;
    const { ruleset, world } = this.view;
    this.judged.add(fact);
    try {
      thing.facts[fact.slot] = value;
      if (factConditionsOf(ruleset).saysSomething(world, thing, fact)) return;
      const entity = ruleset.maker.entity(thing.entity);
      this.acceptor.refuse('table.says-nothing', '', whatFails(entity, fact));
      this.refuseWrong(thing, fact);
    } catch (error) {
      // It is undetermined, or refused: the next reader reads it again.
      thing.facts[fact.slot] = undefined;
      throw error;
    } finally {
      this.judged.delete(fact);
    }
  }

  /**
   * @param thing whose fact was read: the fault is there
   * @throws Fault `table.…`, with everything that was refused
   */
  refuseWrong(thing?: Thing, fact?: Fact): void {
    if (this.acceptor.refusals.length === 0) return;
    const collection = thing && this.view.world.collectionOf(thing);
    const place =
      thing && `${collection === undefined ? '' : `/${collection}`}/${escaped(String(thing.id))}/${fact?.name}`;
    const refusals = this.acceptor.refusals.splice(0);
    throw wrongTable(refusals.map((refusal) => ({ ...refusal, pointer: `${place ?? ''}${refusal.pointer}` })));
  }
}
