import { abbreviated } from '../model/abbreviated.js';
import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';
import { own } from '../model/own.js';
import type { Json } from '../model/table.js';
import { toJson } from '../values/json.js';
import { same, type Thing, type Value } from '../values/values.js';
import type { LazyFacts } from './lazy-facts.js';
import { needTable, type Table } from './table.js';
import type { HostView, ViewChange } from './table-view.js';

/** A fact or a collection in which a host's state differs from what was reported to the table. */
export interface Drift {
  /** Id of the thing, or name of a single one; for a collection its name. */
  readonly of: string;
  /** Missing for a collection. */
  readonly fact?: string;
  /** What answers are based on; null: unknown. */
  readonly reported: Json;
  /** What the host has now. */
  readonly now: Json;
}

/**
 * Compares a view with its host from now on. Each time that the table is notified of changes, some of the facts that
 * answers rest on are read again, and one that differs is refused by name (`fault.drifted`). So is a write of a plan that
 * was announced or carried out, and not made.
 *
 * @param table of `viewTable`
 * @throws Fault `fault.argument` for a table that shows no host's state
 */
export function refuseDrift(table: Table): void {
  const view = viewOf(table, 'refuseDrift');
  view.watch ??= new DriftSearch(view);
}

/**
 * Everything in which a host's state differs from what the table was notified of: what `changed` was not called for.
 *
 * @param table of `viewTable`
 * @throws Fault `fault.argument` for a table that shows no host's state
 */
export function drifted(table: Table): readonly Drift[] {
  const view = viewOf(table, 'drifted');
  return (view.watch ?? new DriftSearch(view)).all();
}

function viewOf(table: Table, of: string): HostView {
  needTable(table, of);
  if (table.view === undefined) throw argumentFault('table', of, 'viewTable(…)', table);
  return table.view;
}

/**
 * Number of facts read again each time that a change is reported to a view that is watched: enough to find unreported
 * changes within some turns.
 */
const sampled = 128;

const isKnown = ({ source }: Thing, slot: number): boolean => (source as LazyFacts).isKnown(slot);

const isEqual = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An id from a host, which may be any value. */
const idOf = ({ id }: { readonly id: unknown }): string => (typeof id === 'string' ? id : abbreviated(id));

/** Whether a host reports a write that it has made, in the form of a plan. */
const isWrite = (change: ViewChange | TableChange): change is TableChange =>
  typeof change === 'object' && 'op' in change && (change.op !== 'fresh' || 'next' in change);

/** A place in the host's state; without a fact, the presence of a thing. */
const placeOf = (of: string, fact?: string): string => JSON.stringify([of, fact]);

/** A write that a host claims to have made. */
interface Announced {
  /** The thing, if it is a fact. */
  readonly of?: string;
  /** The collection, if a thing was added or removed. */
  readonly members?: string;
  look(): readonly Drift[];
}

function refuse([drift]: readonly Drift[]): void {
  if (drift === undefined) return;
  const { of, fact = 'members', reported, now } = drift;
  throw new Fault('fault.drifted', { of, fact, reported: JSON.stringify(reported), now: JSON.stringify(now) });
}

/** Finds what a host has changed without reporting it, and writes that it announced and did not make. */
export class DriftSearch {
  private next = 0;
  /** Writes that the host claims to have made and that are not visible yet, by place. */
  private readonly announced = new Map<string, Announced>();

  constructor(private readonly view: HostView) {}

  /** Another one, for another view of the same host. */
  over(view: HostView): DriftSearch {
    return new DriftSearch(view);
  }

  /** Everything that differs. */
  all(): readonly Drift[] {
    this.view.readUnread();
    const unmade = this.unmade();
    const named = new Set(unmade.map(({ of, fact }) => placeOf(of, fact)));
    return [...unmade, ...this.compared(this.factsRead()).filter(({ of, fact }) => !named.has(placeOf(of, fact)))];
  }

  /** @throws Fault `fault.drifted` for a collection that differs, or for a fact in the present sample */
  refuseSome(): void {
    const facts = this.factsRead();
    const from = this.next < facts.length ? this.next : 0;
    refuse(this.compared(facts.slice(from, from + sampled)));
    this.next = from + sampled;
  }

  /**
   * Records what the host claims to have made, until it is visible. Of several claims about one place the last counts.
   */
  announce(changes: readonly (ViewChange | TableChange)[]): void {
    for (const change of changes) {
      if (change === 'everything') this.announced.clear();
      else if (!isWrite(change)) this.withdraw(change);
      else if (change.op === 'fresh') {
        const { next: reported } = change;
        this.announced.set('', { look: () => [{ of: 'view', fact: 'fresh', reported, now: this.view.fresh() }] });
      } else if (change.op === 'set') this.announceFact(change.of, change.fact, change.value);
      else {
        const { op, members, id } = change;
        this.announced.set(placeOf(id), { members, look: () => this.memberNotMade(members, id, op === 'create') });
        if (op === 'create')
          for (const [fact, value] of Object.entries(change.facts ?? {})) this.announceFact(id, fact, value);
      }
    }
  }

  /**
   * @throws Fault `fault.drifted` for something announced that the host does not show, each time until it does or
   * reports otherwise
   */
  refuseUnmade(): void {
    refuse(this.unmade());
    this.announced.clear();
  }

  private unmade(): readonly Drift[] {
    const looks = [...this.announced.values()].flatMap(({ look }) => look());
    return looks.filter(({ reported, now }) => !isEqual(reported, now));
  }

  private announceFact(of: string, fact: string, value: Json | undefined): void {
    this.announced.set(placeOf(of, fact), { of, look: () => this.factNotMade(of, fact, value) });
  }

  /** The host has changed the same place again, without saying to what. */
  private withdraw(change: Exclude<ViewChange, 'everything'>): void {
    if ('op' in change) this.announced.delete('');
    else if ('members' in change) this.withdrawWhere((one) => one.members === change.members);
    else if (change.fact !== undefined) this.announced.delete(placeOf(change.of, change.fact));
    else this.withdrawWhere((one) => one.of === change.of);
  }

  private withdrawWhere(fits: (one: Announced) => boolean): void {
    for (const [place, one] of this.announced) if (fits(one)) this.announced.delete(place);
  }

  private factNotMade(of: string, name: string, value: Json | undefined): readonly Drift[] {
    const thing = this.view.thingOf(of);
    const fact = thing && own(this.view.ruleset.maker.entity(thing.entity).facts, name);
    if (fact === undefined) return [];
    const reported = value === undefined ? this.json(fact.default as Value | undefined) : value;
    return [{ of, fact: name, reported, now: this.json(this.view.facts.read(thing as Thing, fact.slot)) }];
  }

  private memberNotMade(of: string, id: string, wanted: boolean): readonly Drift[] {
    const entity = this.view.collections.get(of);
    const now = entity === undefined ? [] : this.view.itemsNow(of, entity).map((one) => idOf(one));
    const others = now.filter((one) => one !== id);
    return now.includes(id) === wanted ? [] : [{ of, reported: wanted ? [...others, id] : others, now }];
  }

  /**
   * Compares the members of all collections, and some facts, with the host's present objects: an object may have been
   * replaced.
   */
  private compared(read: readonly (readonly [Thing, string, number])[]): readonly Drift[] {
    const collections = [...this.view.collections].map(([of, entity]) => ({
      of,
      items: this.view.itemsNow(of, entity),
    }));
    const items = new Map(collections.flatMap((one) => one.items.map(({ id, item }) => [id, item])));
    const members = collections.flatMap((one): readonly Drift[] => {
      const reported = this.view.world.list(one.of).map(({ id }) => id as string);
      const now = one.items.map(idOf);
      return isEqual(reported, now) ? [] : [{ of: one.of, reported, now }];
    });
    const facts = read.flatMap(([thing, fact, slot]): readonly Drift[] => {
      const [reported, now] = [thing.fact(slot), this.view.facts.read(thing, slot, items.get(thing.id as string))];
      if (reported === undefined ? now === undefined : now !== undefined && same(reported, now)) return [];
      return [{ of: thing.id as string, fact, reported: this.json(reported), now: this.json(now) }];
    });
    return [...members, ...facts];
  }

  /** Facts that have been read. Assumed ones do not come from the host. */
  private factsRead(): readonly (readonly [Thing, string, number])[] {
    const { workedOut, ruleset } = this.view;
    const ours = new Set(workedOut.map(({ of, fact }) => placeOf(of, fact)));
    return [...this.view.shownThings()].flatMap((thing) =>
      Object.values(ruleset.maker.entity(thing.entity).facts).flatMap(({ name, slot }) =>
        isKnown(thing, slot) && !ours.has(placeOf(thing.id as string, name)) ? [[thing, name, slot] as const] : [],
      ),
    );
  }

  private json(value: Value | undefined): Json {
    return value === undefined ? null : toJson(this.view.world.vocabulary, value);
  }
}
