import type { Ruleset } from '../arrange/ruleset.js';
import { arrange } from '../arrange/ruleset.js';
import { owned } from '../compile/compiler.js';
import { fillFromOthers } from '../compile/make.js';
import { Scope } from '../compile/scope.js';
import { Thing, UnknownSignal, type Value } from '../compile/values.js';
import { World } from '../compile/world.js';
import { Fault } from '../model/fault.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Json, SetupJson, TableJson } from '../model/table.js';
import type { Node } from '../model/tree.js';
import type { Entity } from '../model/vocabulary.js';
import { Acceptor, escaped, type Refusal } from './accept.js';
import { toJson } from './json.js';
import { type Maybe, UNKNOWN } from './maybe.js';
import { Walker } from './walker.js';

/** A table opened for questions: its rules and its state. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly world: World;
  /** Facts that the JSON left out and that were worked out when it was opened. */
  readonly assumed: readonly { readonly of: string; readonly fact: string }[];
  /** Keys of the JSON that are no state: kept, so that writing the table back loses nothing. */
  readonly remarks: { readonly [key: string]: Json };
}

export type Opened = { readonly table: Table } | { readonly refusals: readonly Refusal[] };

const REMARKS = ['$schema', 'name', 'note'];

/**
 * Opens a table: references become things, facts left out take their defaults. Nothing is guessed: a fact without a
 * default stays unknown.
 *
 * @param json the state as plain JSON; it is not changed and not kept.
 * @param ruleset the rules to use; without it they are arranged for the table's own setup.
 * @returns the table, or everything that is wrong with the JSON.
 * @throws Fault when the setup names no edition that the rulebook knows.
 */
export const tryOpenTable = (rulebook: Rulebook, json: TableJson, ruleset?: Ruleset): Opened => {
  if (typeof json !== 'object' || json === null || typeof json.setup !== 'object' || json.setup === null) {
    return {
      refusals: [
        {
          code: 'table.wrong-type',
          pointer: '',
          values: { got: 'no setup', expected: '{ setup, … }' },
          candidates: [],
        },
      ],
    };
  }
  const world = new World(rulebook.vocabulary);
  const rules = ruleset ?? arrange(rulebook, json.setup);
  const { maker } = rules;
  const acceptor = new Acceptor(maker, world.byId);
  const entities = Object.values(rulebook.vocabulary.entities);
  const waiting: {
    readonly thing: Thing;
    readonly entity: Entity;
    readonly json: { readonly [key: string]: Json };
    readonly pointer: string;
  }[] = [];

  acceptSetup(acceptor, entities, json.setup);
  const collections = new Map(
    entities.filter((entity) => entity.collection).map((entity) => [entity.collection as string, entity]),
  );
  const singles = new Map(
    entities.filter((entity) => entity.single && !entity.constant).map((entity) => [entity.single as string, entity]),
  );
  for (const key of Object.keys(json)) {
    if (key === 'setup' || key === 'fresh' || REMARKS.includes(key) || collections.has(key) || singles.has(key))
      continue;
    acceptor.refuse('table.unknown-key', `/${escaped(key)}`, { key, of: 'table' }, [
      ...collections.keys(),
      ...singles.keys(),
      'setup',
      'fresh',
    ]);
  }
  for (const [key, entity] of singles) {
    const thing = new Thing(entity.name, key, maker.blank(entity.name));
    world.singles.set(key, thing);
    waiting.push({ thing, entity, json: asObject(json[key] as Json | undefined), pointer: `/${key}` });
  }
  for (const [key, entity] of collections) {
    const list = json[key];
    if (list === undefined) continue;
    if (!Array.isArray(list)) {
      acceptor.refuse('table.wrong-type', `/${key}`, { got: typeof list, expected: `[${entity.name}]` });
      continue;
    }
    for (const [i, item] of (list as readonly Json[]).entries()) {
      const pointer = `/${key}/${i}`;
      const id = typeof item === 'string' ? item : asObject(item)['id'];
      if (typeof id !== 'string' || id === '') acceptor.refuse('table.no-id', pointer, { entity: entity.name });
      else if (world.byId.has(id))
        acceptor.refuse('table.id-twice', typeof item === 'string' ? pointer : `${pointer}/id`, { id });
      else if (singles.has(id) || collections.has(id)) acceptor.refuse('table.clash', pointer, { id });
      else {
        const thing = new Thing(entity.name, id, maker.blank(entity.name));
        world.add(thing);
        waiting.push({ thing, entity, json: typeof item === 'string' ? {} : asObject(item), pointer });
      }
    }
  }
  for (const { thing, entity, json: facts, pointer } of waiting) {
    const given = acceptor.facts(entity.name, facts, pointer, ['id']);
    for (const [name, value] of Object.entries(given)) thing.facts[entity.facts[name]?.slot as number] = value;
    fillFromOthers(entity, thing.facts);
  }
  if (typeof json.fresh === 'number') world.fresh = json.fresh;
  if (acceptor.refusals.length > 0) return { refusals: acceptor.refusals };
  world.settle();
  world.version++;
  const assumed = assume(rules, world, [...world.singles.values(), ...Object.values(world.lists).flat()]);
  const remarks = Object.fromEntries(REMARKS.filter((key) => key in json).map((key) => [key, json[key] as Json]));
  return { table: { ruleset: rules, world, assumed, remarks } };
};

/**
 * As `tryOpenTable`, for hosts that take a wrong table for a programming mistake.
 *
 * @throws Fault `fault.table` naming the first thing that is wrong.
 */
export const openTable = (rulebook: Rulebook, json: TableJson, ruleset?: Ruleset): Table => {
  const opened = tryOpenTable(rulebook, json, ruleset);
  if ('table' in opened) return opened.table;
  const [first] = opened.refusals;
  throw new Fault('fault.table', {
    count: opened.refusals.length,
    pointer: first?.pointer || '/',
    problem: first?.code ?? '',
  });
};

/** The state as plain JSON again; facts equal to their default are left out. */
export const tableToJson = ({ ruleset, world, remarks }: Table): TableJson => {
  const { vocabulary } = ruleset.rulebook;
  const factsOf = (thing: Thing): { [name: string]: Json } => {
    const facts: { [name: string]: Json } = {};
    for (const fact of Object.values(vocabulary.entities[thing.entity]?.facts ?? {})) {
      const value = thing.facts[fact.slot];
      if (value === undefined) continue;
      const written = toJson(vocabulary, value);
      if (fact.default !== undefined && sameJson(written, fact.default)) continue;
      facts[fact.name] = written;
    }
    return facts;
  };
  const json: { [key: string]: Json } = { ...remarks, setup: ruleset.setup as unknown as Json };
  if (world.fresh > 1) json['fresh'] = world.fresh;
  for (const [key, thing] of world.singles) {
    const facts = factsOf(thing);
    if (Object.keys(facts).length > 0) json[key] = facts;
  }
  for (const [key, things] of Object.entries(world.lists)) {
    if (things.length === 0) continue;
    json[key] = things.map((thing) => {
      const facts = factsOf(thing);
      return Object.keys(facts).length === 0 ? (thing.id as string) : { id: thing.id as string, ...facts };
    });
  }
  return json as unknown as TableJson;
};

/** Whether two values are the same; most are no lists, and need not be written to be compared. */
const sameJson = (one: Json, other: unknown): boolean =>
  one === other || (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other));

/** A second table in the same state; what happens to one does not happen to the other. */
export const copyTable = (table: Table): Table => openTable(table.ruleset.rulebook, tableToJson(table), table.ruleset);

const asObject = (json: Json | undefined): { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as { readonly [key: string]: Json }) : {};

const acceptSetup = (acceptor: Acceptor, entities: readonly Entity[], setup: SetupJson): void => {
  const entity = entities.find((candidate) => candidate.constant);
  if (entity) acceptor.facts(entity.name, setup as { readonly [key: string]: Json }, '/setup', ['house', '$schema']);
};

/** Facts with an `assumed` expression that the JSON left out; those that need an unknown fact stay unknown. */
const assume = (ruleset: Ruleset, world: World, things: readonly Thing[]): { of: string; fact: string }[] => {
  const { vocabulary } = ruleset.rulebook;
  const assumed: { of: string; fact: string }[] = [];
  ruleset.runtime.world = world;
  const scope = new Scope();
  const self = scope.cell('this');
  let waiting = things.flatMap((thing) =>
    Object.values(vocabulary.entities[thing.entity]?.facts ?? {}).flatMap((fact) => {
      if (fact.assumed === undefined || thing.facts[fact.slot] !== undefined) return [];
      const { tree } = fact.assumed;
      return [{ thing, fact, tree, run: ruleset.compiler.code(tree, scope).run }];
    }),
  );
  // One assumption may rest on another, so they are tried again until nothing new comes out.
  for (let before = waiting.length + 1; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    waiting = waiting.filter(({ thing, fact, tree, run }) => {
      ruleset.runtime.budget.begin(fact.name);
      self.v = thing;
      const value = known(run) ?? walked(ruleset, tree, thing);
      if (value === UNKNOWN) return true;
      world.set(thing, fact.slot, owned(value));
      assumed.push({ of: thing.id ?? thing.entity, fact: fact.name });
      return false;
    });
  }
  world.settle();
  return assumed;
};

/** undefined: compiled code met an unknown fact. */
const known = (run: () => Value): Value | undefined => {
  try {
    return run();
  } catch (error) {
    if (error instanceof UnknownSignal) return undefined;
    throw error;
  }
};

/** With three truth values, since the fact that is unknown may not matter. */
const walked = (ruleset: Ruleset, tree: Node, thing: Thing): Maybe =>
  new Walker(ruleset).value(tree, { read: () => thing });
