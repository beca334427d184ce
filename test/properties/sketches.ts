import fc from 'fast-check';
import type { Json } from '../../src/engine/model/table.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';

/**
 * JSON in which references to things are still open: `{ $ref, among }` becomes the id of one of the things that are there.
 * So a shrunk table keeps its references whole.
 */
export type Sketch = Json;

const text = fc.constantFrom('life', 'poison', 'energy', 'owner', 'band 1', 'x');
const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 30, 60, 1_000_000) },
);

/** Makes arbitraries for the types of a vocabulary. */
export class Sketcher {
  private readonly byType = new Map<string, fc.Arbitrary<Sketch>>();

  constructor(
    readonly vocabulary: Vocabulary,
    /** Arbitraries of facts, as `Entity.fact`, where the type alone would make unlikely tables. */
    private readonly hints: { readonly [fact: string]: fc.Arbitrary<Sketch> } = {},
  ) {}

  ofType(type: Type, depth = 0): fc.Arbitrary<Sketch> {
    const key = `${depth} ${JSON.stringify(type)}`;
    let made = this.byType.get(key);
    if (made === undefined) {
      made = this.make(type, depth);
      this.byType.set(key, made);
    }
    return made;
  }

  private make(type: Type, depth: number): fc.Arbitrary<Sketch> {
    if (isList(type)) return fc.array(this.ofType(type.list, depth + 1), { maxLength: 4 - depth });
    const { entities, enumerations } = this.vocabulary;
    const kinds: fc.Arbitrary<Sketch>[] = [];
    const things = type.one.filter((name) => entities[name]?.collection !== undefined);
    if (things.length > 0) kinds.push(fc.nat(31).map((n) => ({ $ref: n, among: things })));
    for (const name of type.one) {
      const enumeration = enumerations[name];
      if (enumeration) kinds.push(fc.constantFrom(...Object.keys(enumeration.values)));
      const entity = entities[name];
      // Things of a collection may also be structural values: an attack that somebody only thinks of.
      if (entity && entity.single === undefined && depth < 3 && ['Attacker', 'Blocker'].includes(name))
        kinds.push(this.facts(name, depth + 1).map((facts) => ({ is: name, ...(facts as object) })));
      else if (entity && entity.collection === undefined && entity.single === undefined && depth < 3)
        kinds.push(this.facts(name, depth + 1).map((facts) => ({ is: name, ...(facts as object) })));
      if (name === 'Number') kinds.push(number);
      if (name === 'Boolean') kinds.push(fc.boolean());
      if (name === 'Text') kinds.push(text);
    }
    const one = kinds.length === 0 ? fc.constant(null) : fc.oneof(...kinds);
    return type.none ? fc.option(one, { freq: 4 }) : one;
  }

  /** Some of the facts of an entity: those with a default mostly left out, the others mostly given. */
  facts(name: string, depth = 0): fc.Arbitrary<Sketch> {
    const model: { [fact: string]: fc.Arbitrary<Sketch | undefined> } = {};
    for (const fact of Object.values(this.vocabulary.entities[name]?.facts ?? {})) {
      const hint = this.hints[`${name}.${fact.name}`];
      const usual = fact.default !== undefined || fact.defaultFrom !== undefined || fact.assumed !== undefined;
      const given = hint ? 6 : usual ? 1 : 14;
      model[fact.name] = fc.oneof(
        { weight: hint ? 1 : usual ? 3 : 1, arbitrary: fc.constant(undefined) },
        { weight: given, arbitrary: hint ?? this.ofType(fact.type, depth) },
      );
    }
    return fc.record(model).map((facts) => withoutGaps(facts));
  }
}

const withoutGaps = (facts: { readonly [name: string]: Sketch | undefined }): Sketch =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as Sketch;

/** The ids of the things on a table, by entity. */
export type Pools = ReadonlyMap<string, readonly string[]>;

const LOST = Symbol('nothing to refer to');

/** Closes the references of a sketch; what needs a thing where there is none is left out, or undefined as a whole. */
export const resolved = (sketch: Sketch, pools: Pools): Json | undefined => {
  const done = resolve(sketch, pools);
  return done === LOST ? undefined : done;
};

const resolve = (sketch: Sketch, pools: Pools): Json | typeof LOST => {
  if (Array.isArray(sketch)) {
    const items = (sketch as readonly Sketch[]).map((item) => resolve(item, pools));
    return items.filter((item): item is Json => item !== LOST);
  }
  if (typeof sketch !== 'object' || sketch === null) return sketch;
  const record = sketch as { readonly [key: string]: Sketch };
  if ('$ref' in record) {
    const among = (record['among'] as readonly string[]).flatMap((entity) => pools.get(entity) ?? []);
    return among[(record['$ref'] as number) % Math.max(among.length, 1)] ?? LOST;
  }
  const facts = Object.entries(record).map(([key, fact]) => [key, resolve(fact, pools)] as const);
  return Object.fromEntries(facts.filter(([, fact]) => fact !== LOST)) as Json;
};
