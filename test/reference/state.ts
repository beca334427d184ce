import type { Entry } from '../../src/model/entry.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Json, TableJson } from '../../src/model/table.js';
import { isList, type Type } from '../../src/model/type.js';
import { isEvent, isFinding, isThing, same, type Thing, type V } from './values.js';

type Facts = Readonly<Record<string, Json>>;

/** The table of the reference interpreter: lists of things, read from plain JSON and written to it. */
export class State {
  readonly lists = new Map<string, Thing[]>();
  readonly byId = new Map<string, Thing>();
  readonly singles = new Map<string, Thing>();
  fresh: number;
  private seats = 0;

  constructor(
    readonly rulebook: Rulebook,
    readonly json: TableJson,
  ) {
    const written: [Thing, Facts][] = [];
    for (const { name, collection, single } of Object.values(rulebook.vocabulary.entities)) {
      for (const item of collection === undefined ? [] : ((json[collection] ?? []) as readonly (string | Facts)[])) {
        const { id, ...facts } = typeof item === 'string' ? { id: item } : item;
        written.push([this.add(name, id as string, {}), facts]);
      }
      if (collection !== undefined && !this.lists.has(collection)) this.lists.set(collection, []);
      if (single === undefined) continue;
      this.singles.set(single, this.make(name, single, {}));
      const { house: _, ...facts } = (json[single] ?? {}) as Facts;
      written.push([this.singles.get(single) as Thing, facts]);
    }
    // Facts may name things that come later, so they are filled in once all are there.
    for (const [thing, facts] of written) {
      const known = rulebook.vocabulary.entities[thing.is]?.facts ?? {};
      const given = Object.entries(facts).map(
        ([key, fact]) => [key, this.accept(fact, known[key]?.type as Type)] as const,
      );
      for (const [key, fact] of this.make(thing.is, null, Object.fromEntries(given)).facts) thing.facts.set(key, fact);
    }
    this.fresh = json.fresh ?? 1;
  }

  make(is: string, id: string | null, given: Readonly<Record<string, V>>): Thing {
    const facts = new Map<string, V | undefined>();
    for (const { name, default: fallback, defaultFrom } of Object.values(
      this.rulebook.vocabulary.entities[is]?.facts ?? {},
    ))
      facts.set(
        name,
        name in given ? given[name] : defaultFrom === undefined ? (fallback as V) : facts.get(defaultFrom),
      );
    return { is, id, facts, seat: id === null ? -1 : this.seats++ };
  }

  add(is: string, id: string, given: Readonly<Record<string, V>>): Thing {
    const thing = this.make(is, id, given);
    const collection = this.rulebook.vocabulary.entities[is]?.collection as string;
    this.lists.set(collection, [...(this.lists.get(collection) ?? []), thing]);
    this.byId.set(id, thing);
    return thing;
  }

  remove(thing: Thing): void {
    if (this.byId.get(thing.id as string) !== thing) return;
    this.byId.delete(thing.id as string);
    for (const [collection, things] of this.lists)
      this.lists.set(
        collection,
        things.filter((other) => other !== thing),
      );
  }

  /** Between two plans a table names only what lies on it: gone things become none, or unknown where that may not be. */
  forgetGone(): void {
    const gone = (v: V | undefined) => isThing(v) && v.id !== null && this.byId.get(v.id) !== v && v.seat >= 0;
    const clean = (v: V | undefined, type: Type): V | undefined => {
      if (Array.isArray(v)) {
        const kept = (v as readonly V[]).filter((x) => !gone(x));
        return kept.map((x) => clean(x, isList(type) ? type.list : type)) as V[];
      }
      if (gone(v)) return !isList(type) && type.none ? null : undefined;
      if (!isThing(v) || v.id !== null) return v;
      const known = this.rulebook.vocabulary.entities[v.is]?.facts ?? {};
      const facts = [...v.facts].map(([name, fact]) => [name, clean(fact, known[name]?.type as Type)] as const);
      return { ...v, facts: new Map(facts) };
    };
    for (const thing of [...this.byId.values(), ...this.singles.values()])
      for (const { name, type } of Object.values(this.rulebook.vocabulary.entities[thing.is]?.facts ?? {}))
        thing.facts.set(name, clean(thing.facts.get(name), type));
  }

  accept(json: Json | undefined, type: Type): V {
    if (Array.isArray(json)) return json.map((item: Json) => this.accept(item, isList(type) ? type.list : type));
    if (json === null || json === undefined || isList(type)) return null;
    if (typeof json === 'string') return this.byId.get(json) ?? json;
    if (typeof json !== 'object') return json;
    const { is = type.one.find((name) => name in this.rulebook.vocabulary.entities), ...facts } = json as Facts;
    const known = this.rulebook.vocabulary.entities[is as string]?.facts ?? {};
    const given = Object.entries(facts).map(
      ([key, fact]) => [key, this.accept(fact, known[key]?.type as Type)] as const,
    );
    return this.make(is as string, null, Object.fromEntries(given));
  }

  toJson(v: V): Json {
    if (isThing(v)) return v.id ?? { is: v.is, ...this.factsOf(v) };
    if (isEvent(v)) return { event: v.event, fields: this.each(v.fields) };
    if (isFinding(v)) return { entry: v.entry, severity: v.severity, values: this.each(v.values) };
    return Array.isArray(v) ? (v as readonly V[]).map((x) => this.toJson(x)) : (v as Json);
  }

  each(values: ReadonlyMap<string, V>): Facts {
    return Object.fromEntries([...values].map(([name, x]) => [name, this.toJson(x)]));
  }

  /** What is known and is not what would be assumed anyway. */
  private factsOf(thing: Thing): Facts {
    const facts = Object.values(this.rulebook.vocabulary.entities[thing.is]?.facts ?? {}).flatMap((fact) => {
      const v = thing.facts.get(fact.name);
      if (v === undefined || same(v, (fact.default ?? null) as V)) return [];
      if (fact.defaultFrom !== undefined && v === thing.facts.get(fact.defaultFrom)) return [];
      return [[fact.name, this.toJson(v)]];
    });
    return Object.fromEntries(facts) as Facts;
  }

  /** Every known fact of everything on the table, for comparison. */
  snapshot(): Facts {
    const whole = (thing: Thing): Json => {
      const known = [...thing.facts].filter(([, v]) => v !== undefined) as [string, V][];
      return { id: thing.id, ...this.each(new Map(known)) };
    };
    const all = [...this.lists].map(([name, things]) => [name, things.map(whole)] as const);
    const { entities } = this.rulebook.vocabulary;
    const changing = [...this.singles.values()].filter(({ is }) => !entities[is]?.constant);
    return { ...Object.fromEntries(all), game: changing.map(whole), fresh: this.fresh };
  }
}

/** Entries alive in the edition, layers and choices of a table; `lives` tells of a layer whether it does. */
export const entriesOf = ({ rulebook, json }: State, lives: (layer: string) => boolean): readonly Entry[] => {
  const edition = rulebook.editions.map(({ date }) => date).findLast((date) => date <= json.setup.edition) ?? '';
  const chosen = (matter: string) => json.setup.house?.[matter] ?? rulebook.matters[matter]?.default;
  const alive = rulebook.entries.filter(
    (entry) =>
      (entry.since ?? Object.keys(entry.numbered).toSorted()[0] ?? '') <= edition &&
      (entry.until === undefined || edition < entry.until) &&
      lives(entry.layer) &&
      (entry.chosen === undefined || chosen(entry.chosen.matter) === entry.chosen.choice),
  );
  const replaced = (entry: Entry): boolean =>
    alive.some((other) => other.replaces.includes(entry.id) && !replaced(other));
  return alive.filter((entry) => !replaced(entry)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
