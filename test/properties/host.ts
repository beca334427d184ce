import type { TableChange } from '../../src/engine/model/answer.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import type { TableView, ViewChange } from '../../src/engine/table/table-view.js';

/** An object of the host: a thing with its facts, references as ids or as the host's own objects. */
export type Item = { id: string; facts: { [fact: string]: Json } };

/** A host that keeps its state in objects of its own, made from a table and changed as it likes. */
export class Host implements TableView<Item> {
  readonly setup;
  fresh: number;
  readonly singles = new Map<string, Item>();
  readonly lists = new Map<string, Item[]>();
  /** How often it was asked for each fact, as `id.fact`. */
  readonly asked = new Map<string, number>();
  /** Facts that a plan made unknown, as `id.fact`. */
  readonly unknowns = new Set<string>();
  private readonly items = new Map<string, Item>();

  constructor(rulebook: Rulebook, json: TableJson) {
    this.setup = json.setup;
    this.fresh = (json['fresh'] as number | undefined) ?? 1;
    const copy = structuredClone(json) as { [key: string]: Json };
    for (const { collection, single, constant } of Object.values(rulebook.vocabulary.entities)) {
      if (single !== undefined && !constant)
        this.singles.set(single, { id: single, facts: (copy[single] ?? {}) as { [fact: string]: Json } });
      if (collection === undefined) continue;
      const list = (copy[collection] ?? []) as readonly (string | { id: string; [fact: string]: Json })[];
      this.lists.set(
        collection,
        list.map((one) => itemOf(one)),
      );
      for (const item of this.lists.get(collection) ?? []) this.items.set(item.id, item);
    }
  }

  members(collection: string): Iterable<Item> | undefined {
    return this.lists.get(collection);
  }

  single(name: string): Item | undefined {
    return this.singles.get(name);
  }

  idOf(item: Item): string {
    return item.id;
  }

  fact(item: Item, fact: string): unknown {
    const key = `${item.id}.${fact}`;
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    return this.own(item.facts[fact]);
  }

  unknown(item: Item, fact: string): boolean {
    return this.unknowns.has(`${item.id}.${fact}`);
  }

  get all(): readonly Item[] {
    return [...this.singles.values(), ...[...this.lists.values()].flat()];
  }

  /** The same state as a table. */
  json(): TableJson {
    const table: { [key: string]: Json } = { setup: this.setup as unknown as Json };
    if (this.fresh > 1) table['fresh'] = this.fresh;
    for (const [name, { facts }] of this.singles) table[name] = facts;
    for (const [name, items] of this.lists)
      if (items.length > 0) table[name] = items.map(({ id, facts }) => ({ id, ...facts }));
    const unknown: { [fact: string]: string[] } = {};
    for (const { id } of this.all)
      for (const one of this.unknowns) {
        const fact = one.slice(id.length + 1);
        if (one === `${id}.${fact}`) unknown[fact] = [...(unknown[fact] ?? []), id];
      }
    if (this.unknowns.size > 0) table['unknown'] = unknown;
    return structuredClone(table) as unknown as TableJson;
  }

  set(item: Item, fact: string, value: Json | undefined): ViewChange {
    this.unknowns.delete(`${item.id}.${fact}`);
    if (value === undefined) delete item.facts[fact];
    else item.facts[fact] = value;
    return { of: item.id, fact };
  }

  add(collection: string, item: Item): ViewChange {
    this.lists.get(collection)?.push(item);
    this.items.set(item.id, item);
    for (const one of this.unknowns) if (one.startsWith(`${item.id}.`)) this.unknowns.delete(one);
    return { members: collection };
  }

  /** Takes a thing away, and every fact that names it. */
  remove(collection: string, item: Item): readonly ViewChange[] {
    const list = this.lists.get(collection) ?? [];
    list.splice(list.indexOf(item), 1);
    this.items.delete(item.id);
    const naming = this.all.flatMap((other) =>
      Object.entries(other.facts).flatMap(([fact, value]) =>
        mentions(value).includes(item.id) ? [this.set(other, fact, undefined)] : [],
      ),
    );
    return [{ members: collection }, ...naming];
  }

  /** Makes one write of a plan, knowing nothing of events. */
  make(change: TableChange): void {
    if (change.op === 'fresh') this.fresh = change.next;
    else if (change.op === 'create') this.add(change.members, { id: change.id, facts: { ...change.facts } });
    else if (change.op === 'remove') {
      const list = this.lists.get(change.members) as Item[];
      list.splice(list.indexOf(this.items.get(change.id) as Item), 1);
      this.items.delete(change.id);
    } else {
      const item = this.items.get(change.of) ?? (this.singles.get(change.of) as Item);
      this.set(item, change.fact, change.value);
      if (change.value === undefined) this.unknowns.add(`${item.id}.${change.fact}`);
    }
  }

  /** Every second reference is the host's own object instead of its id. */
  private own(value: Json | undefined): unknown {
    if (typeof value === 'string') return (value.length % 2 === 0 ? this.items.get(value) : undefined) ?? value;
    if (Array.isArray(value)) return value.map((one: Json) => this.own(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.own(one)]));
  }
}

const itemOf = (one: string | { readonly id: string; readonly [fact: string]: Json }): Item => {
  const { id, ...facts } = typeof one === 'string' ? { id: one } : one;
  return { id, facts };
};

/** All texts in a value. */
export const mentions = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mentions) : [];
};
