import type { Entry } from '../../src/engine/model/entry.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { Expression } from '../../src/engine/model/tree.js';
import { isList, type Type } from '../../src/engine/model/type.js';
import type { Fact } from '../../src/engine/model/vocabulary.js';
import { signs } from './functions.js';
import { type Facts, isRecord, type M, same, U, type V } from './values.js';

type Written = Readonly<Record<string, V>> | string;

/** A table that plays: facts by id, and which ids lie in which list. Facts that are not there are unknown. */
export class State {
  /** Also of what has gone, since a plan may still speak of it; in the order of seats. */
  readonly things = new Map<string, { [fact: string]: V }>();
  readonly lists: { [collection: string]: readonly string[] } = {};
  readonly singles: { [name: string]: V } = {};
  fresh: number;
  /** Answers a choice or a chance, for who carries out a plan. */
  picked: (matter: string, among: readonly V[], by: string | null) => V = () => null;
  /** Facts that were looked for and were not there, as `thing.fact`. */
  missing: string[] = [];

  constructor(
    readonly rulebook: Rulebook,
    readonly json: TableJson,
  ) {
    this.fresh = json.fresh ?? 1;
    for (const { name, single, constant } of Object.values(rulebook.vocabulary.entities)) {
      if (single === undefined) continue;
      const { house: _, ...facts } = (json[single] ?? {}) as { [fact: string]: V };
      this.singles[single] = constant ? this.make(name, facts) : single;
      if (!constant) this.things.set(single, this.make(name, facts, this.unknownOf(single)));
    }
    for (const { name, collection } of Object.values(rulebook.vocabulary.entities)) {
      if (collection === undefined) continue;
      this.lists[collection] = [];
      for (const written of (json[collection] ?? []) as readonly Written[]) {
        const { id, ...facts } = typeof written === 'string' ? { id: written } : written;
        this.add(collection, id as string, this.make(name, facts, this.unknownOf(id as string)));
      }
    }
  }

  /** Facts that the table names as unknown. */
  private unknownOf = (id: string): readonly string[] =>
    Object.entries(this.json.unknown ?? {}).flatMap(([fact, ids]) => (ids.includes(id) ? fact : []));

  add(collection: string, id: string, facts: { [fact: string]: V }): void {
    this.things.set(id, facts);
    this.lists[collection] = [...(this.lists[collection] ?? []), id];
  }

  /** Something new: its id is the name of what it is, and the next number that is free. */
  create(entity: string, given: Facts): void {
    const id = () => `${entity.charAt(0).toLowerCase()}${entity.slice(1)}${this.fresh++}`;
    let free = id();
    while (this.isHere(free)) free = id();
    this.add(this.rulebook.vocabulary.entities[entity]?.collection as string, free, this.make(entity, given));
  }

  remove(id: V): void {
    for (const [name, ids] of Object.entries(this.lists)) this.lists[name] = ids.filter((other) => other !== id);
  }

  isHere = (id: V): boolean => Object.values(this.lists).some((ids) => ids.some((other) => other === id));

  /** The facts of a thing, or of a structural value. */
  record(v: V): { [fact: string]: V } | undefined {
    return typeof v === 'string' ? this.things.get(v) : isRecord(v) ? { ...v } : undefined;
  }

  /** A fact of a thing, or a field of an event; none of what has no such fact. */
  fact(v: V, name: string): M {
    const record = this.record(v);
    if (record && 'fields' in record)
      return (name === 'claims' ? record['claims'] : (record['fields'] as Facts)[name]) ?? null;
    const known = this.factsOf(record?.['is']).some((fact) => fact.name === name);
    if (!known || record?.[name] !== undefined) return record?.[name] ?? null;
    return this.lacks(`${this.nameOf(v)}.${name}`);
  }

  /** Changes a fact; one that is not known can only be given anew. */
  set(of: V, fact: string, op: ':=' | '+=' | '-=', by: V): M {
    const record = this.record(of);
    if (!record) return null;
    const old = op === ':=' ? null : record[fact];
    if (old === undefined) return this.lacks(`${this.nameOf(of)}.${fact}`);
    const list = Array.isArray(old) ? signs[op === '+=' ? 'with' : 'without'] : signs[op === '+=' ? '+' : '-'];
    const v = op === ':=' ? by : list(old, by);
    if (op !== ':=' && v === null) throw new Fault('fault.plan', { reason: '' });
    record[fact] = v;
    return v;
  }

  lacks(what: string): typeof U {
    this.missing.push(what);
    return U;
  }

  /** What a table leaves out is worked out where the vocabulary says how, until nothing new comes out. */
  assume(worked: (assumed: Expression, id: string) => M): void {
    for (let before = -1, known = 0; known > before; ) {
      before = known;
      for (const [id, thing] of this.things)
        for (const { name, assumed } of this.factsOf(thing['is'])) {
          const v = assumed && thing[name] === undefined ? worked(assumed, id) : U;
          if (v !== U) [thing[name], known] = [v, known + 1];
        }
    }
  }

  /** How a thing, or a structural value, is called where something of it is missing. */
  private nameOf = (v: V): string => (typeof v === 'string' ? v : String(this.record(v)?.['is']));

  factsOf(entity: V | undefined): readonly Fact[] {
    return Object.values(this.rulebook.vocabulary.entities[entity as string]?.facts ?? {});
  }

  /** A thing with these facts: what is left out takes its default, or the value of another fact. */
  make(entity: string, given: Facts, unknown: readonly string[] = []): { [fact: string]: V } {
    const made: { [fact: string]: V } = { is: entity };
    for (const { name, type, default: usual } of this.factsOf(entity)) {
      if (unknown.includes(name)) continue;
      const v = given[name] === undefined ? (usual as V | undefined) : this.accept(given[name], type);
      if (v !== undefined) made[name] = v;
    }
    for (const { name, defaultFrom = '' } of this.factsOf(entity))
      if (made[name] === undefined && made[defaultFrom] !== undefined && !unknown.includes(name))
        made[name] = made[defaultFrom];
    return made;
  }

  /** What an expression makes on the spot: a value of an entity, or an event, whose fields are none if left out. */
  made(what: 'entity' | 'event', name: string, names: readonly string[], vs: readonly V[]): V {
    const given = Object.fromEntries(names.map((one, i) => [one, vs[i] as V]));
    if (what === 'entity') return this.make(name, given);
    const { fields = [] } = this.rulebook.vocabulary.events[name] ?? {};
    const values = fields.map((field) => [field.name, given[field.name] ?? null]);
    return { event: name, fields: Object.fromEntries(values), claims: [] };
  }

  /** What comes from outside, with the facts filled in of a structural value. */
  accept(json: V | undefined, type: Type): V {
    if (Array.isArray(json)) return json.map((item: V) => this.accept(item, isList(type) ? type.list : type));
    if (!isRecord(json)) return json ?? null;
    const fitting = isList(type) ? undefined : type.one.find((name) => name in this.rulebook.vocabulary.entities);
    return this.make((json['is'] ?? fitting) as string, json);
  }

  /** A value as a host reads it: what would be filled in anyway is left out. */
  written(v: V): V {
    if (Array.isArray(v)) return v.map((item: V) => this.written(item));
    if (!isRecord(v)) return v;
    const usual = this.factsOf(v['is']).filter(
      ({ name, default: d, defaultFrom = '' }) =>
        (d !== undefined && same(v[name], d as V)) || (defaultFrom in v && v[name] === v[defaultFrom]),
    );
    // Of an event only itself and its fields are reported, not how it came about.
    const reported = 'event' in v && 'fields' in v ? { event: v['event'], fields: v['fields'] } : v;
    const rest = Object.entries(reported).filter(([key]) => !usual.some(({ name }) => name === key));
    return Object.fromEntries(rest.map(([key, x]) => [key, this.written(x)]));
  }

  /** Between two plans a table names only what lies on it: what has gone becomes none, or unknown where that may not be. */
  forgetGone(): void {
    const gone = (v: V) => typeof v === 'string' && this.things.has(v) && !(v in this.singles) && !this.isHere(v);
    const clean = (v: V | undefined, type: Type): V | undefined => {
      if (Array.isArray(v) && isList(type))
        return (v as readonly V[]).flatMap((x) => (gone(x) ? [] : (clean(x, type.list) ?? [])));
      if (v !== undefined && gone(v)) return !isList(type) && type.none ? null : undefined;
      return isRecord(v) && 'is' in v ? cleaned(v) : v;
    };
    const cleaned = (facts: Facts): { [fact: string]: V } => {
      const kept = this.factsOf(facts['is']).map(({ name, type }) => [name, clean(facts[name], type)] as const);
      return { is: facts['is'] as V, ...Object.fromEntries(kept.filter(([, v]) => v !== undefined)) };
    };
    for (const [id, facts] of this.things) this.things.set(id, cleaned(facts));
  }

  /** Every known fact of everything on the table, for comparison. */
  snapshot(): V {
    const whole = (id: string): V => {
      const { is: _, ...facts } = this.things.get(id) ?? {};
      return { id, ...Object.fromEntries(Object.entries(facts).map(([name, v]) => [name, this.written(v)])) };
    };
    const all = Object.entries(this.lists).map(([name, ids]) => [name, ids.map(whole)] as const);
    const game = Object.values(this.singles).flatMap((one) => (typeof one === 'string' ? [whole(one)] : []));
    return { ...Object.fromEntries(all), game, fresh: this.fresh };
  }
}

/** The names of an entry that its reason and remedy mention, and that of its things. */
export const mentioned = ({ reason, remedy, each }: Entry): readonly string[] => {
  const texts = [reason, remedy].flatMap((words) => (words ? [words.en, words.it] : []));
  return [...[...texts.join().matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string), ...(each ? [each.name] : [])];
};
