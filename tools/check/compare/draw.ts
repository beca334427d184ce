import { type Entity, isList, type Parameter, type Random, type Type, type Vocabulary } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { Reach } from './reach.js';

type DrawnFacts = { readonly [fact: string]: Json };
/** Ids of the things on a table by entity, from which random values are drawn. */
export type Pools = ReadonlyMap<string, readonly string[]>;

/** How often a fact is given, in percent: one with a default, and one without. */
const often = { usual: 40, needed: 92 };
const most = { things: 3, members: 2, depth: 2 };

/** Draws tables and arguments by their types; what some entries mention is drawn more often. */
export class Draw {
  /** @param least fewest things of each kind */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly reach: Pick<Reach, 'entities' | 'facts' | 'texts' | 'numbers' | 'made'>,
    private readonly chance: Random,
    private readonly least = 0,
  ) {}

  /** A table with things and facts added that the entries depend on. */
  table(base: TableJson): TableJson {
    const table: { [key: string]: Json | TableJson['setup'] | undefined } = { ...base };
    const entities = Object.values(this.vocabulary.entities).filter(({ name }) => this.reach.entities.has(name));
    const added = new Map<string, readonly string[]>();
    for (const { name, collection } of entities) {
      if (collection === undefined || table[collection] !== undefined) continue;
      const count = this.chance.between(this.least, most.things + this.least);
      const ids = Array.from({ length: count }, (_, i) => `${initialOf(name)}${i + 1}`);
      added.set(collection, ids);
      if (ids.length > 0) table[collection] = ids;
    }
    const pools = poolsOf(this.vocabulary, table as TableJson);
    for (const entity of entities) {
      const { collection, single, constant } = entity;
      if (single !== undefined && !constant)
        table[single] = { ...(table[single] as DrawnFacts | undefined), ...this.facts(entity, pools) };
      const list =
        collection === undefined ? undefined : (table[collection] as readonly (string | DrawnFacts)[] | undefined);
      if (list === undefined) continue;
      const fresh = added.has(collection ?? '');
      table[collection as string] = list.map((one): Json => {
        const given = typeof one === 'string' ? { id: one } : one;
        // Players of a made table mostly stay as they were made.
        return fresh || this.chance.below(3) === 0 ? { ...given, ...this.facts(entity, pools, given) } : given;
      });
    }
    return table as TableJson;
  }

  /** Arguments for a question or fields for an event; undefined if the table has nothing suitable. */
  args(parameters: readonly Parameter[], pools: Pools): DrawnFacts | undefined {
    const args: { [name: string]: Json } = {};
    for (const { name, type } of parameters) {
      const value = this.value(type, pools, 0);
      if (value === undefined) return undefined;
      args[name] = value;
    }
    return args;
  }

  private facts({ name: entity, facts }: Entity, pools: Pools, given: DrawnFacts = {}): DrawnFacts {
    const drawn: { [fact: string]: Json } = {};
    for (const { name, type, default: usual, defaultFrom, assumed } of Object.values(facts)) {
      const needed = usual === undefined && defaultFrom === undefined && assumed === undefined;
      const wanted = this.reach.facts.has(`${entity}.${name}`);
      if (!wanted || this.chance.below(100) >= (needed ? often.needed : often.usual)) continue;
      if (given[name] !== undefined && this.chance.below(3) > 0) continue;
      const value = this.value(type, pools, 1);
      if (value !== undefined) drawn[name] = value;
    }
    return drawn;
  }

  /** Any value of a type; undefined if the table has nothing suitable. */
  value(type: Type, pools: Pools, depth = 0): Json | undefined {
    if (isList(type)) {
      const everybody = isList(type.list) ? [] : type.list.one.flatMap((name) => pools.get(name) ?? []);
      if (everybody.length > 0 && this.chance.below(5) === 0) return everybody;
      const count = this.chance.between(0, most.members);
      const items = Array.from({ length: count }, () => this.value(type.list, pools, depth + 1));
      const keys = new Set<string>();
      return items.filter((item): item is Json => {
        if (item === undefined || keys.has(JSON.stringify(item))) return false;
        return keys.add(JSON.stringify(item)) !== undefined;
      });
    }
    if (type.none && this.chance.below(4) === 0) return null;
    const kinds = type.one.flatMap((name) => this.kind(name, pools, depth) ?? []);
    return this.oneOf(kinds)?.() ?? (type.none ? null : undefined);
  }

  /** Ways to make a value of one type; none if the table has no such thing. */
  private kind(name: string, pools: Pools, depth: number): readonly (() => Json | undefined)[] {
    const { enumerations, entities } = this.vocabulary;
    const { texts, numbers } = this.reach;
    if (name === 'Boolean') return [() => this.chance.below(2) === 0];
    if (name === 'Number') {
      const near = [...numbers].flatMap((one) => [one, one + 1]);
      return [() => this.oneOf([0, 1, 2, 3, ...near]) ?? 0];
    }
    if (name === 'Text') return [() => this.oneOf(['x', 'y']) as string];
    const values = enumerations[name]?.values;
    if (values !== undefined) {
      const all = Object.keys(values);
      const mentioned = all.filter((value) => texts.has(value));
      return [() => this.oneOf(mentioned.length > 0 && this.chance.below(4) > 0 ? mentioned : all) as string];
    }
    const entity = entities[name];
    if (entity === undefined) return [];
    const ids = pools.get(name) ?? [];
    const there = ids.length > 0 ? [() => this.oneOf(ids) as string] : [];
    // Things of the table are invented only if the rules make such things, too, for example an attack not declared yet.
    const made = entity.single === undefined && (entity.collection === undefined || this.reach.made.has(name));
    return made && depth <= most.depth ? [...there, () => this.onTheSpot(entity, pools, depth)] : there;
  }

  /** A structural value, with all required facts. */
  private onTheSpot(entity: Entity, pools: Pools, depth: number): Json | undefined {
    const facts: { [fact: string]: Json } = { is: entity.name };
    for (const { name, type, default: usual, defaultFrom, assumed } of Object.values(entity.facts)) {
      const needed = usual === undefined && defaultFrom === undefined && assumed === undefined;
      if (!needed && this.chance.below(100) >= often.usual) continue;
      const value = this.value(type, pools, depth + 1);
      if (value !== undefined) facts[name] = value;
      else if (needed) return undefined;
    }
    return facts;
  }

  private oneOf<T>(among: readonly T[]): T | undefined {
    return among.length === 0 ? undefined : among[this.chance.below(among.length)];
  }
}

const initialOf = (entity: string): string => entity.charAt(0).toLowerCase() + entity.slice(1);

/** The ids of a table by entity. */
export const poolsOf = ({ entities }: Vocabulary, table: TableJson): Pools =>
  new Map(
    Object.values(entities).flatMap(({ name, collection }) => {
      if (collection === undefined) return [];
      const list = (table[collection] ?? []) as readonly (string | { readonly id: string })[];
      return [[name, list.map((item) => (typeof item === 'string' ? item : item.id))] as const];
    }),
  );
