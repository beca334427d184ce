import { abbreviated } from '../model/abbreviated.js';
import { own } from '../model/own.js';
import type { Json } from '../model/table.js';
import { isList, type OneType, type Type } from '../model/type.js';
import type { Maker } from '../values/make.js';
import type { Thing, Value } from '../values/values.js';

/** What is wrong with a JSON value from outside; `pointer` is a JSON Pointer below the accepted value. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly pointer: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** What may have been meant instead. */
  readonly candidates: readonly string[];
}

/** Codes of what can be wrong with a table; they stay the same if the words of a message change. */
export type RefusalCode =
  | 'table.unknown-key'
  | 'table.unknown-thing'
  | 'table.wrong-entity'
  | 'table.wrong-type'
  | 'table.unknown-value'
  | 'table.id-twice'
  | 'table.no-id'
  | 'table.clash'
  | 'table.says-nothing'
  | 'table.not-kept';

/** Converts JSON from a table or a host into values of the declared type, and collects everything that is wrong. */
export class Acceptor {
  readonly refusals: Refusal[] = [];

  constructor(
    private readonly maker: Maker,
    protected readonly things: ReadonlyMap<string, Thing>,
  ) {}

  refuse(code: RefusalCode, pointer: string, values: Refusal['values'], candidates: readonly string[] = []): void {
    this.refusals.push({ code, pointer, values, candidates });
  }

  accept(json: Json | undefined, type: Type, pointer: string): Value {
    if (isList(type)) {
      if (!Array.isArray(json)) return this.wrong(json, type, pointer);
      // A spread has no holes, which `map` would skip.
      return [...(json as readonly Json[])].map((item, i) => this.accept(item, type.list, `${pointer}/${i}`));
    }
    if (json === null || json === undefined)
      return type.none || type.one.includes('None') ? null : this.wrong(json, type, pointer);
    if (typeof json === 'boolean') return type.one.includes('Boolean') ? json : this.wrong(json, type, pointer);
    if (typeof json === 'number')
      return type.one.includes('Number') && Number.isSafeInteger(json) ? json : this.wrong(json, type, pointer);
    if (typeof json === 'string') return this.text(json, type, pointer);
    if (Array.isArray(json)) return this.wrong(json, type, pointer);
    return this.record(json as { readonly [key: string]: Json }, type, pointer);
  }

  private text(json: string, type: OneType, pointer: string): Value {
    const named = this.things.get(json);
    if (named !== undefined && type.one.includes(named.entity)) return named;
    const { vocabulary } = this.maker;
    const isValueOf = (name: string): boolean => Object.hasOwn(vocabulary.enumerations[name]?.values ?? {}, json);
    const entities = type.one.filter((name) => name in vocabulary.entities);
    if (named !== undefined && entities.length > 0) {
      this.refuse('table.wrong-entity', pointer, { id: json, entity: named.entity, expected: entities.join(' | ') });
      return null;
    }
    if (type.one.some(isValueOf)) return json;
    if (type.one.includes('Text') || type.one.includes('Verdict')) return json;
    if (entities.length > 0) {
      const fit = [...this.things.values()]
        .filter((thing) => entities.includes(thing.entity))
        .map((thing) => thing.id as string);
      this.refuse('table.unknown-thing', pointer, { id: json, expected: entities.join(' | ') }, fit);
      return null;
    }
    const enumerations = type.one.filter((name) => name in vocabulary.enumerations);
    if (enumerations.length > 0) {
      const values = enumerations.flatMap((name) => Object.keys(vocabulary.enumerations[name]?.values ?? {}));
      const known = { expected: enumerations.join(' | '), known: values.join(', ') };
      this.refuse('table.unknown-value', pointer, { value: json, ...known }, values);
      return null;
    }
    return this.wrong(json, type, pointer);
  }

  /**
   * A structural value: an object that may name its entity in `is`. Things of a table are named by their ids, except
   * those that rules create.
   */
  private record(json: { readonly [key: string]: Json }, type: OneType, pointer: string): Value {
    const { entities: known } = this.maker.vocabulary;
    if (type.one.every((name) => known[name]?.collection !== undefined && !known[name].made))
      return this.wrong(json, type, pointer);
    const entities = type.one.filter((name) => name in known);
    const named = json['is'];
    const entity = typeof named === 'string' ? named : entities.length === 1 ? entities[0] : undefined;
    if (entity === undefined || !entities.includes(entity)) return this.wrong(json, type, pointer);
    return this.maker.thing(entity, null, this.facts(entity, json, pointer, ['is']));
  }

  /** The facts of one thing; keys that are not facts are refused, keys without a value are left out. */
  facts(
    entity: string,
    json: { readonly [key: string]: Json },
    pointer: string,
    besides: readonly string[],
  ): Record<string, Value> {
    const known = this.maker.entity(entity).facts;
    const given: Record<string, Value> = {};
    for (const key of Object.keys(json)) {
      const value = json[key];
      // A key of a JavaScript object may have no value; JSON would not have the key at all.
      if (value === undefined || besides.includes(key)) continue;
      const fact = own(known, key);
      if (fact === undefined)
        this.refuse('table.unknown-key', `${pointer}/${escaped(key)}`, { key, of: entity }, Object.keys(known));
      else given[key] = this.accept(value, fact.type, `${pointer}/${escaped(key)}`);
    }
    return given;
  }

  private wrong(json: Json | undefined, type: Type, pointer: string): Value {
    this.refuse('table.wrong-type', pointer, { got: abbreviated(json, 40), expected: written(type) });
    return null;
  }
}

/** Whether this is a valid next number for the id of a created thing. */
export const isFresh = (given: unknown): given is number => Number.isSafeInteger(given) && (given as number) > 0;

/** The form in which messages show it. */
export const FRESH = '1, 2, 3, …';

export const escaped = (key: string): string => (/[~/]/.test(key) ? key.replace(/~/g, '~0').replace(/\//g, '~1') : key);

/** A type in the notation of the vocabulary. */
export function written(type: Type): string {
  if (isList(type)) return `[${written(type.list)}]`;
  const names = type.one.join('|');
  if (!type.none) return names;
  return type.one.length > 1 ? `(${names})?` : `${names}?`;
}
