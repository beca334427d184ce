import { type Entity, isList, type Random, type Type, type Vocabulary } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { Assertion } from './consistent.js';

type ThingFacts = { [fact: string]: Json };
type TableDraft = { setup: TableJson['setup']; [collection: string]: Json | TableJson['setup'] };

/** A random table, and things of each entity on it. */
export class WitnessTable {
  readonly table: TableDraft;
  readonly things = new Map<string, (ThingFacts & { id: string })[]>();

  constructor(
    private readonly vocabulary: Vocabulary,
    setup: TableJson['setup'],
    private readonly random: Random,
    /** Entities that matter; there are no things of the others. */
    wanted: ReadonlySet<string>,
  ) {
    this.table = { setup };
    const entities = Object.values(vocabulary.entities).filter(({ name }) => wanted.has(name));
    for (const entity of entities) {
      const { collection, name } = entity;
      if (collection === undefined) continue;
      const count = 1 + random.below(entity === entities[0] ? 4 : 3);
      const list = Array.from({ length: count }, (_, index) => ({ id: `${name.toLowerCase()}${index + 1}` }));
      this.things.set(name, list);
      this.table[collection] = list;
    }
    for (const entity of entities) for (const thing of this.things.get(entity.name) ?? []) this.fill(entity, thing);
    for (const entity of entities) {
      if (entity.single === undefined || entity.constant) continue;
      const facts: ThingFacts = {};
      this.fill(entity, facts);
      this.table[entity.single] = facts;
    }
  }

  private fill(entity: Entity, facts: ThingFacts): void {
    for (const { name, type, default: usual, assumed } of Object.values(entity.facts)) {
      const left = usual !== undefined || assumed !== undefined ? 2 : 12;
      if (!this.random.onceIn(left)) {
        if (left === 2) continue;
        facts[name] = this.value(type);
      } else if (left === 2) facts[name] = this.value(type);
    }
  }

  /** Any value of a type, as JSON. */
  value(type: Type, depth = 0): Json {
    const { random, vocabulary } = this;
    if (isList(type))
      return Array.from({ length: depth > 1 ? 0 : random.below(3) }, () => this.value(type.list, depth + 1));
    if (type.none && random.onceIn(3)) return null;
    const options = type.one.flatMap((name): (() => Json)[] => {
      if (name === 'Boolean') return [() => random.onceIn(2)];
      if (name === 'Number') return [() => random.below(5)];
      if (name === 'Text') return [() => `text ${random.below(2)}`];
      const values = vocabulary.enumerations[name]?.values;
      if (values !== undefined) return [() => random.oneOf(Object.keys(values)) ?? null];
      const things = this.things.get(name);
      if (things !== undefined) return [() => random.oneOf(things)?.id ?? null];
      const entity = vocabulary.entities[name];
      if (entity === undefined || entity.collection !== undefined || depth > 1) return [];
      return [() => this.made(entity, depth + 1)];
    });
    return random.oneOf(options)?.() ?? null;
  }

  private made(entity: Entity, depth: number): Json {
    const facts: ThingFacts = { is: entity.name };
    for (const { name, type, default: usual } of Object.values(entity.facts))
      if (usual === undefined || this.random.onceIn(3)) facts[name] = this.value(type, depth);
    return facts;
  }

  /** Changes the table so that a claim about an argument, or about a fact of one, becomes true. */
  bend({ atom: { claim, node }, holds }: Assertion, args: { [name: string]: Json }): void {
    const target = node.op === 'fact' ? this.factsOf(node.of, args) : node.op === 'name' ? args : undefined;
    const name = node.op === 'fact' ? node.fact : node.op === 'name' ? node.name : '';
    if (target === undefined || (target === args && !Object.hasOwn(args, name))) return;
    const before = target[name] ?? null;
    const fresh = (fits: (value: Json) => boolean): void => {
      for (let tries = 0; tries < 12; tries++) {
        const value = this.value(node.type);
        if (fits(value)) {
          target[name] = value;
          return;
        }
      }
    };
    const list = Array.isArray(before) ? (before as readonly Json[]) : [];
    if (claim.kind === 'values') {
      if (holds) target[name] = this.random.oneOf(claim.values) ?? null;
      else if (claim.values.some((value) => value === before))
        fresh((value) => !claim.values.some((one) => one === value));
    } else if (claim.kind === 'entity') fresh((value) => (this.entityOf(value) === claim.entity) === holds);
    else if (claim.kind === 'has')
      target[name] = holds ? [...new Set([...list, claim.value])] : list.filter((one) => one !== claim.value);
    else if (claim.kind === 'list' && holds) target[name] = [...claim.items];
    else if (claim.kind === 'range') {
      const low = Math.max(claim.low, -2);
      const inside = low + this.random.below(Math.min(claim.high, low + 3) - low + 1);
      target[name] = holds ? inside : claim.low > -2 ? claim.low - 1 : claim.high + 1;
    }
  }

  private entityOf(value: Json): string | undefined {
    for (const [name, things] of this.things) if (things.some(({ id }) => id === value)) return name;
    return typeof value === 'object' && value !== null && 'is' in value ? String(value['is']) : undefined;
  }

  /** The facts of the thing that a path stands for, to be changed. */
  private factsOf(node: Assertion['atom']['node'], args: { [name: string]: Json }): ThingFacts | undefined {
    if (node.op === 'single') {
      this.table[node.name] ??= {};
      return this.table[node.name] as ThingFacts;
    }
    const value =
      node.op === 'name' ? args[node.name] : node.op === 'fact' ? this.factsOf(node.of, args)?.[node.fact] : undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ThingFacts;
    for (const things of this.things.values()) for (const thing of things) if (thing.id === value) return thing;
    return undefined;
  }
}
