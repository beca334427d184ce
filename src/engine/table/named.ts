import { abbreviated } from '../model/abbreviated.js';
import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';
import { own } from '../model/own.js';
import { nearest } from '../model/spelling.js';
import type { Json } from '../model/table.js';
import type { Entity, Fact, Parameter, Vocabulary } from '../model/vocabulary.js';
import type { Thing } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Refusal, written } from './accept.js';
import type { Table } from './table.js';

/** What a look-up needs of a table, or of a view under construction. */
type LookupContext = Pick<Table, 'world' | 'view'>;

/**
 * The thing of a table with this id, or the single one with this name.
 *
 * @throws Fault `fault.argument`
 */
export function thingNamed(table: LookupContext, id: unknown): Thing {
  const thing = table.world.thing(id as string);
  if (thing === undefined) throw unknownId(table, id);
  return thing;
}

export function unknownId({ world, view }: LookupContext, id: unknown): Fault {
  const argument = plain(id);
  const values = { problem: view ? 'argument.untold-id' : 'argument.unknown-id', argument } as const;
  return new Fault('fault.argument', values, [], nearest(argument, [...world.byId.keys(), ...world.singles.keys()]));
}

/**
 * A fact of an entity by its name.
 *
 * @throws Fault `fault.argument`
 */
export function factNamed({ entities }: Vocabulary, of: string, fact: unknown): Fact {
  const { facts } = entities[of] as Entity;
  const found = own(facts, fact);
  if (found !== undefined) return found;
  const argument = plain(fact);
  const values = { problem: 'argument.unknown-fact', argument, of } as const;
  throw new Fault('fault.argument', values, [], nearest(argument, Object.keys(facts)));
}

/**
 * The entity of the things in a collection.
 *
 * @throws Fault `fault.argument`
 */
export function kindIn({ vocabulary, lists }: World, collection: unknown): Entity {
  const found = Object.values(vocabulary.entities).find((one) => one.collection === collection);
  if (found !== undefined && collection !== undefined) return found;
  const argument = plain(collection);
  const known = Object.keys(lists);
  const values = { problem: 'argument.unknown-collection', argument, of: 'table', expected: known.join(', ') } as const;
  throw new Fault('fault.argument', values, [], nearest(argument, known));
}

const plain = (given: unknown): string => (typeof given === 'string' ? given : abbreviated(given));

/** Refusals of JSON that are more specific than a wrong type. */
const problems = {
  'table.unknown-thing': 'argument.unknown-thing',
  'table.wrong-entity': 'argument.wrong-entity',
  'table.unknown-value': 'argument.unknown-value',
  'table.unknown-key': 'argument.unknown-key',
} as const;

/** What is wrong with an argument or a field that the acceptor refused. */
export function refusedArgument(
  { view }: LookupContext,
  of: string,
  { name, type }: Parameter,
  { given, refusal: { code, values, candidates } }: { readonly given: Json | undefined; readonly refusal: Refusal },
): Fault {
  const expected = written(type);
  if (given === undefined || (given === null && !Object.hasOwn(problems, code)))
    return new Fault('fault.argument', { problem: 'argument.missing', argument: name, of, expected });
  if (!Object.hasOwn(problems, code)) return argumentFault(name, of, expected, given);
  const problem =
    code === 'table.unknown-thing' && view ? 'argument.untold-thing' : problems[code as keyof typeof problems];
  const meant = values['id'] ?? values['value'] ?? values['key'];
  const like = code === 'table.wrong-entity' ? undefined : nearest(String(meant), candidates);
  // Deeper in a list or a record, the type expected there is more specific.
  const wanted = code === 'table.unknown-value' ? {} : { expected };
  const entity = values['entity'] ?? values['of'];
  const said = { ...values, ...wanted, entity, problem, argument: name, of, got: abbreviated(given) } as const;
  return new Fault('fault.argument', said, [], like);
}
