import { abbreviated } from '../model/abbreviated.js';
import type { TableChange } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import type { Entity } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Thing, Value } from '../values/values.js';
import type { World } from '../values/world.js';
import type { Assumed } from './assume.js';
import type { DriftSearch } from './drift.js';
import { kindIn } from './named.js';
import type { Table } from './table.js';

/**
 * How a host shows its own objects, or keys that stand for them. Nothing is copied: each fact is read when a rule first
 * needs it, and not again until the host reports a change. The methods of a view must not ask questions of the table.
 */
export interface TableView<Item = unknown> {
  readonly setup: SetupJson;
  /**
   * Facts that the host does not keep, whatever the thing: they are never read, and plans leave them out of `changes`.
   */
  readonly notKept?: readonly string[];
  /** Next number for ids of things that plans create; 1 by default. */
  readonly fresh?: number;
  /** The things of a collection in order (players in turn order); none for a collection that the host does not keep. */
  members(collection: string): Iterable<Item> | undefined;
  /** The single thing with this name (`game`), if the host has anything about it. */
  single?(name: string): Item | undefined;
  /** The id of a thing: a text, unique at the table. */
  idOf(item: Item, entity: string): string;
  /**
   * A fact as in the JSON of a table; wherever an id is allowed, so is the host's own object. undefined: left out, so
   * that it takes its default or is unknown.
   */
  fact(item: Item, fact: string, entity: string): unknown;
  /** Whether a missing fact is unknown, instead of taking the value of another one. Missing: none is. */
  unknown?(item: Item, fact: string, entity: string): boolean;
}

/**
 * What a host has changed: a fact of a thing (by id, or by name for a single one) or all of its facts; the members of a
 * collection; everything but the setup.
 */
export type ViewChange =
  | { readonly of: string; readonly fact?: string }
  | { readonly members: string }
  | { readonly op: 'fresh' }
  | 'everything';

/** A table that shows a host's state; it can be used like any table, except that nothing can be carried out on it. */
export interface ViewedTable extends Table {
  /**
   * Reports what the host has changed since the last question. What was cached is dropped if it depends on that, and
   * only then.
   *
   * @throws Fault `fault.argument` for a thing, fact or collection that is not there, `fault.table` for ids that are missing or not unique;
   *   what `refuseDrift` of `tavolata/testing` says.
   */
  changed(...changes: readonly ViewChange[]): void;
}

/** The part of a table that only views have: what was read of the host, and how it is read again. */
export interface HostView {
  readonly ruleset: Ruleset;
  readonly world: World;
  readonly workedOut: readonly Assumed[];
  readonly collections: ReadonlyMap<string, Entity>;
  readonly facts: {
    /** @param item the host's object for it; missing: the one that was shown */
    read(thing: Thing, slot: number, item?: unknown): Value | undefined;
  };
  shownThings(): Iterable<Thing>;
  /** Members of a collection as the host has them now. */
  itemsNow(collection: string, entity: Entity): readonly { readonly id: string; readonly item: unknown }[];
  thingOf(id: string): Thing | undefined;
  fresh(): number;
  /** Reads the collections that something came to or left. */
  readUnread(): void;
  /** Who looks whether the host makes all that it reports and reports all that it makes; `refuseDrift` sets it. */
  watch?: DriftSearch;
  /** The same state under other rules. */
  under(rulebook: Rulebook): Table;
  /**
   * Keeps what a plan wrote, since the host is about to write the same. Collections that something came to or left are
   * read again.
   */
  commit(changes: readonly TableChange[], version: number): void;
}

/** @throws Fault `fault.argument` for what says no change, or names a collection that there is not */
export function refuseUnlikeChange(change: ViewChange, world: World): void {
  const text = (value: unknown): boolean => typeof value === 'string';
  if (change === 'everything') return;
  const { of, fact, members, op } = (typeof change === 'object' && change !== null ? change : {}) as {
    readonly [key: string]: unknown;
  };
  if (text(members)) kindIn(world, members);
  if (text(members) || (text(of) && (fact === undefined || text(fact))) || op === 'fresh') return;
  throw argumentFault('changes', 'changed', '{ of, fact } | { members } | "everything"', change);
}

/** @throws Fault `fault.argument` if the host gives no list */
export function hostMembers<Item>(host: TableView<Item>, collection: string): readonly Item[] {
  const members = host.members(collection) ?? [];
  if (typeof members !== 'object' || !(Symbol.iterator in members))
    throw argumentFault(`members(${abbreviated(collection)})`, 'view', '[ … ]', members);
  return [...members];
}

export const collectionsIn = (change: ViewChange): readonly string[] =>
  typeof change === 'object' && 'members' in change ? [change.members] : [];

/**
 * A fact of a single thing that the host does not show would be lost.
 *
 * @throws Fault `fault.argument` if the host changed one, or a plan writes one
 */
export function refuseUnshown<Item>(host: TableView<Item>, changes: readonly ViewChange[], { singles }: World): void {
  for (const change of changes) {
    if (typeof change !== 'object' || !('of' in change)) continue;
    const { of, fact = '…' } = change;
    if (singles.has(of) && (host.single?.(of) ?? undefined) === undefined)
      throw new Fault('fault.argument', { problem: 'view.no-single', of, fact });
  }
}
