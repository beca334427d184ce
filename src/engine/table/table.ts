import { abbreviated } from '../model/abbreviated.js';
import { Fault } from '../model/fault.js';
import { need } from '../model/given.js';
import { isRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import { nearest } from '../model/spelling.js';
import type { Json, SetupJson, TableJson } from '../model/table.js';
import type { Entity } from '../model/vocabulary.js';
import { arrange } from '../ruleset/arrange.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { factsToJson } from '../values/json.js';
import type { Undo } from '../values/undo.js';
import { Thing } from '../values/values.js';
import { World } from '../values/world.js';
import { Acceptor, escaped, FRESH, isFresh, type Refusal } from './accept.js';
import { type Assumed, assumedBefore, assumedToJson, assumptionsOf } from './assume.js';
import { keptFacts, type NotKept, notKeptIn, refuseNotKept } from './not-kept.js';
import { factConditionsOf } from './only-where.js';
import { sharedWith } from './share.js';
import type { HostView } from './table-view.js';
import { unknownFacts, unknownToJson } from './unknown-facts.js';

/**
 * Refuses anything but a table.
 *
 * @param of the call
 * @throws Fault `fault.argument`
 */
export function needTable(table: Table, of: string): void {
  try {
    // Every call passes here: an object with a map did not come from JSON, and need not be checked part by part.
    // Checking for the class itself would bring the class into programs that only ask.
    if (table.world.byId instanceof Map && table.ruleset && table.remarks) return;
  } catch {
    // It is missing, or broken: reported by name below.
  }
  need(table, 'table', of);
}

/** A table opened for questions: its rules and its state. */
export interface Table {
  readonly ruleset: Ruleset;
  /** @internal The things and their facts. */
  readonly world: World;
  /** Facts that were left out and derived instead; one that a plan sets later is a fact like any other. */
  assumed: readonly Assumed[];
  /** @internal Facts that the host does not keep: plans do not write them. */
  readonly notKept: NotKept;
  /** @internal Changes that can be reverted, latest last (`undo`). */
  readonly history: TakenBack[];
  /** The present state: a new object after each change, the same one again once the change is undone, and on a copy. */
  state: TableState;
  /** Keys of the JSON that are not part of the state: stored, so that writing the table loses nothing. */
  readonly remarks: { readonly [key: string]: Json };
  /** @internal Present when the state is the host's own (`viewTable`): this library then changes nothing of it. */
  readonly view?: HostView;
}

/** One state of a table, and the opening that it belongs to, which tells apart states of different openings. */
export interface TableState {
  readonly opened: object;
}

/** One change that was made on a table, with what is needed to revert it. */
export interface TakenBack {
  readonly log: readonly Undo[];
  readonly assumed: readonly Assumed[];
  readonly state: TableState;
}

/** A new state: of a table just opened, or of the same opening after an undo or under other rules. */
export const newState = (opened: object = {}): TableState => ({ opened });

/** A table, or everything that is wrong with its JSON. */
export type OpenedTable = { readonly table: Table } | { readonly refusals: readonly Refusal[] };

const REMARKS = ['$schema', 'name', 'note'];
/** Keys of the JSON that do not stand for things of the game. */
const BOOKS = ['setup', 'notKept', 'fresh', 'assumed', 'unknown'];

/**
 * Opens a table: references become things, missing facts take their defaults. Nothing is guessed: a fact without a
 * default stays unknown.
 *
 * @param json the state as plain JSON; it is neither changed nor kept.
 * @param ruleset the rules to use; by default they are arranged for the table's own setup.
 * @returns the table, or everything that is wrong with the JSON.
 * @throws Fault if the setup names no edition that the rulebook knows.
 */
export function tryOpenTable(rulebook: Rulebook, json: TableJson, ruleset?: Ruleset): OpenedTable {
  need(rulebook, 'rulebook', 'openTable');
  if (ruleset !== undefined) need(ruleset, 'ruleset', 'openTable');
  if (typeof json !== 'object' || json === null || typeof json.setup !== 'object' || json.setup === null) {
    return {
      refusals: [
        {
          code: 'table.wrong-type',
          pointer: '',
          values: { got: abbreviated(json, 40), expected: '{ setup, … }' },
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
    if (BOOKS.includes(key) || REMARKS.includes(key) || collections.has(key) || singles.has(key)) continue;
    acceptor.refuse('table.unknown-key', `/${escaped(key)}`, { key, of: 'table' }, [
      ...collections.keys(),
      ...singles.keys(),
      ...BOOKS,
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
      acceptor.refuse('table.wrong-type', `/${key}`, { got: abbreviated(list, 40), expected: `[${entity.name}]` });
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
  const notKept = notKeptIn(acceptor, rulebook.vocabulary, json.notKept);
  const unknown = unknownFacts(acceptor, world, json['unknown']);
  const wellFormed = waiting.filter(({ thing, entity, json: facts, pointer }) => {
    const before = acceptor.refusals.length;
    const given = acceptor.facts(entity.name, facts, pointer, ['id']);
    refuseNotKept(acceptor, notKept, Object.keys(given), pointer);
    const open = unknown.get(thing);
    for (const [name, value] of Object.entries(given)) thing.facts[entity.facts[name]?.slot as number] = value;
    for (const name of open ?? []) {
      if (Object.hasOwn(given, name))
        acceptor.refuse('table.wrong-type', `${pointer}/${escaped(name)}`, {
          got: abbreviated(facts[name], 40),
          expected: `/unknown/${name}`,
        });
    }
    maker.fillFromOthers(entity.name, thing.facts, open);
    return acceptor.refusals.length === before;
  });
  const conditions = factConditionsOf(rules);
  for (const { thing, pointer } of wellFormed) conditions.refuse(acceptor, world, thing, pointer);
  if (isFresh(json.fresh)) world.fresh = json.fresh;
  else if (json.fresh !== undefined)
    acceptor.refuse('table.wrong-type', '/fresh', { got: abbreviated(json.fresh, 40), expected: FRESH });
  const before = assumedBefore(acceptor, world, json['assumed']);
  if (acceptor.refusals.length > 0) return { refusals: acceptor.refusals };
  world.version++;
  const assumptions = assumptionsOf(rules);
  const assumed = assumptions.inOrder(world, assumptions.workOut(world, before));
  world.dropUndoLog();
  const remarks = Object.fromEntries(REMARKS.filter((key) => key in json).map((key) => [key, json[key] as Json]));
  return { table: { ruleset: rules, world, assumed, notKept, remarks, history: [], state: newState() } };
}

/**
 * As `tryOpenTable`, for hosts that consider a faulty table a programming mistake.
 *
 * @throws Fault `fault.table` naming the first fault.
 */
export function openTable(rulebook: Rulebook, json: TableJson, ruleset?: Ruleset): Table {
  const opened = tryOpenTable(rulebook, json, ruleset);
  if ('table' in opened) return opened.table;
  throw wrongTable(opened.refusals);
}

/** The first fault, for callers that do not need all of them. */
export function wrongTable(refusals: readonly Refusal[]): Fault {
  const [{ code, pointer, values, candidates }] = refusals as readonly [Refusal];
  const meant = values['key'] ?? values['id'] ?? values['value'];
  const said = { ...values, count: refusals.length, pointer: pointer || '/', problem: code };
  return new Fault('fault.table', said, [], meant === undefined ? undefined : nearest(String(meant), candidates));
}

/**
 * The state as plain JSON again, without facts equal to their values when left out. Opened again, it gives the same
 * answers with the same notices: `assumed` names the facts that nobody has given, `unknown` those that do not have
 * their usual value.
 *
 * @param before an earlier state, which is not changed: parts equal in both are the same objects, for hosts that
 * compare by identity
 */
export function tableToJson(table: Table, before?: TableJson): TableJson {
  needTable(table, 'tableToJson');
  const { ruleset, world, remarks, assumed, notKept } = table;
  const { vocabulary } = ruleset.rulebook;
  const json: { [key: string]: Json } = { ...remarks, setup: JSON.parse(JSON.stringify(ruleset.setup)) as Json };
  if (notKept.size > 0) json['notKept'] = [...notKept];
  if (world.fresh > 1) json['fresh'] = world.fresh;
  const factsOf = (thing: Thing) => {
    const facts = factsToJson(vocabulary, thing);
    return notKept.size === 0 ? facts : keptFacts(notKept, facts);
  };
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
  const unknown = keptFacts(notKept, unknownToJson(world));
  if (Object.keys(unknown).length > 0) json['unknown'] = unknown;
  const given = assumed.filter(({ fact }) => !notKept.has(fact));
  if (given.length > 0) json['assumed'] = assumedToJson(given);
  return (before === undefined ? json : sharedWith(before as Json, json)) as unknown as TableJson;
}

/**
 * A second, independent table in the same state. The copy of a view is a table of its own, no longer the host's.
 * Earlier changes cannot be undone on the copy.
 */
export function copyTable(table: Table): Table {
  needTable(table, 'copyTable');
  const { ruleset, world, assumed, notKept, remarks, state } = table;
  if (table.view) return openTable(ruleset.rulebook, tableToJson(table), ruleset);
  return { ruleset, world: world.copy(), assumed, notKept, remarks, state, history: [] };
}

/** @throws Fault `fault.view` if the state is the host's own, so that nothing here may change it. */
export function refuseView(table: Table): void {
  needTable(table, 'table');
  if (table.view) throw new Fault('fault.view', {});
}

const asObject = (json: Json | undefined): { readonly [key: string]: Json } =>
  isRecord(json) ? (json as { readonly [key: string]: Json }) : {};

/** Refuses facts that a setup does not have, and values that they cannot have. */
export function acceptSetup(acceptor: Acceptor, entities: readonly Entity[], setup: SetupJson): void {
  const entity = entities.find((candidate) => candidate.constant);
  if (entity) acceptor.facts(entity.name, setup as { readonly [key: string]: Json }, '/setup', ['house', '$schema']);
}
