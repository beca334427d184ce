import { Fault } from '../model/fault.js';
import type { Json } from '../model/table.js';
import type { Entity } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { toJson } from '../values/json.js';
import { type FactSource, same, type Thing, type Value } from '../values/values.js';
import type { World } from '../values/world.js';
import type { Assumed } from './assume.js';
import type { LazyFacts } from './lazy-facts.js';

/** A fact, or a collection, of which a host's state says something else than the table has been told. */
export interface Drift {
  /** Id of the thing, or name of a single one; for a collection its name. */
  readonly of: string;
  /** Missing for a collection. */
  readonly fact?: string;
  /** What answers rest on; null: nothing known. */
  readonly told: Json;
  /** What the host says now. */
  readonly now: Json;
}

/** What has to be known of a view to compare it with its host. */
interface Shown {
  readonly ruleset: Ruleset;
  readonly world: World;
  readonly workedOut: readonly Assumed[];
  shownThings(): Iterable<Thing>;
  /** Ids of a collection as the host has them now. */
  idsNow(collection: string, entity: Entity): readonly string[];
  readonly facts: FactSource;
}

/** Facts looked at again each time that a strict view is told of a change: enough to find what is forgotten within some turns. */
const sampled = 128;

const isKnown = ({ source }: Thing, slot: number): boolean => (source as LazyFacts).isKnown(slot);

/** Looks for what a host has changed and not told. */
export class DriftSearch {
  private next = 0;

  constructor(
    private readonly view: Shown,
    private readonly collections: ReadonlyMap<string, Entity>,
  ) {}

  /** Everything that differs. */
  all(): readonly Drift[] {
    return [...this.members(), ...this.facts(this.factsRead())];
  }

  /** @throws Fault `fault.drifted` for a collection that differs, or for a fact among those whose turn it is to be looked at */
  refuseSome(): void {
    const facts = this.factsRead();
    const from = this.next < facts.length ? this.next : 0;
    this.next = from + sampled;
    const [drift] = [...this.members(), ...this.facts(facts.slice(from, from + sampled))];
    if (drift === undefined) return;
    const { of, fact = 'members', told, now } = drift;
    throw new Fault('fault.drifted', { of, fact, told: JSON.stringify(told), now: JSON.stringify(now) });
  }

  private members(): readonly Drift[] {
    return [...this.collections].flatMap(([of, entity]) => {
      const told = this.view.world.list(of).map(({ id }) => id as string);
      const now = this.view.idsNow(of, entity);
      return told.length === now.length && told.every((id, i) => id === now[i]) ? [] : [{ of, told, now }];
    });
  }

  private facts(read: readonly (readonly [Thing, string, number])[]): readonly Drift[] {
    return read.flatMap(([thing, fact, slot]) => {
      const [told, now] = [thing.fact(slot), this.view.facts.read(thing, slot)];
      if (told === undefined ? now === undefined : now !== undefined && same(told, now)) return [];
      return [{ of: thing.id as string, fact, told: this.json(told), now: this.json(now) }];
    });
  }

  /** Facts that somebody has looked at. What was assumed is no word of the host's. */
  private factsRead(): readonly (readonly [Thing, string, number])[] {
    const { workedOut, ruleset } = this.view;
    const own = new Set(workedOut.map(({ of, fact }) => JSON.stringify([of, fact])));
    return [...this.view.shownThings()].flatMap((thing) =>
      Object.values(ruleset.maker.entity(thing.entity).facts).flatMap(({ name, slot }) =>
        isKnown(thing, slot) && !own.has(JSON.stringify([thing.id, name])) ? [[thing, name, slot] as const] : [],
      ),
    );
  }

  private json(value: Value | undefined): Json {
    return value === undefined ? null : toJson(this.view.world.vocabulary, value);
  }
}
