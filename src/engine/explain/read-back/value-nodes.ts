import { abbreviated } from '../../model/abbreviated.js';
import { own } from '../../model/own.js';
import type { Json } from '../../model/table.js';
import type { MakeNode, Node } from '../../model/tree.js';
import { isList, type Type } from '../../model/type.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import { memberType } from './nodes.js';

const at: readonly [number, number] = [0, 0];
const none: Type = { one: [], none: true };

/**
 * A value of an answer as a node, so that the read-back can print it.
 *
 * @param type the possible types of the value. It tells an id from a value of an enumeration; a text that is neither is
 * an id.
 */
export function valueNode(value: Json, type: Type, vocabulary: Vocabulary): Node {
  if (value === null) return { op: 'literal', value, at, type: none };
  if (isJsonList(value)) {
    const items = value.map((item) => valueNode(item, memberType(type), vocabulary));
    return { op: 'list', items, at, type: isList(type) ? type : { list: type } };
  }
  if (typeof value === 'object') return madeNode(value, vocabulary);
  if (typeof value === 'boolean') return { op: 'literal', value, at, type: { one: ['Boolean'], none: false } };
  if (typeof value === 'number') return { op: 'literal', value, at, type: { one: ['Number'], none: false } };
  if (typeof value !== 'string') return thingNode(abbreviated(value), type);
  return isWord(value, type, vocabulary) ? { op: 'literal', value, at, type } : thingNode(value, type);
}

/** An event of a plan as the node that would make it. */
export function eventNode(
  { event, fields }: { readonly event: string; readonly fields: { readonly [field: string]: Json } },
  vocabulary: Vocabulary,
): MakeNode {
  const args: { [name: string]: Node } = {};
  for (const { name, type } of own(vocabulary.events, event)?.fields ?? []) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value !== undefined && value !== null) args[name] = valueNode(value, type, vocabulary);
  }
  return { op: 'make', what: 'event', name: event, args, at, type: { one: [event], none: false } };
}

/**
 * The thing named in a trace: by its id, or by its entity if it has none.
 *
 * @param fact a fact that was read of it; shows what it can be if `kind` is missing.
 * @param kind its entity.
 */
export function tracedThing(of: string, fact: string, vocabulary: Vocabulary, kind?: string): Node {
  const entity = Object.values(vocabulary.entities).find(({ name, single }) => name === of || single === of);
  if (entity === undefined && kind !== undefined) return thingNode(of, { one: [kind], none: false });
  if (entity === undefined) {
    const holders = Object.values(vocabulary.entities).filter(({ facts }) => Object.hasOwn(facts, fact));
    const known = holders.filter(({ collection }) => collection !== undefined);
    return thingNode(of, { one: (known.length > 0 ? known : holders).map(({ name }) => name), none: false });
  }
  const type: Type = { one: [entity.name], none: false };
  if (entity.single !== undefined) return { op: 'single', name: entity.single, at, type };
  return { op: 'make', what: 'entity', name: entity.name, args: {}, at, type };
}

/**
 * A question with its arguments, as the node that would ask it.
 *
 * @param entities of the arguments that are things, as far as known.
 */
export function askNode(
  question: string,
  args: readonly Json[],
  vocabulary: Vocabulary,
  entities: readonly (string | null)[] = [],
): Node {
  const { parameters = [], result = none } = own(vocabulary.questions, question) ?? {};
  const nodes = args.map((value, index) => {
    const entity = entities[index] ?? null;
    if (entity !== null && typeof value === 'string') return thingNode(value, { one: [entity], none: false });
    return valueNode(value, parameters[index]?.type ?? none, vocabulary);
  });
  return { op: 'ask', question, args: nodes, at, type: result };
}

/** A fact of a traced thing, as the node that would read it. */
export function factNode(of: string, fact: string, vocabulary: Vocabulary, kind?: string): Node {
  const thing = tracedThing(of, fact, vocabulary, kind);
  const entities = isList(thing.type) ? [] : thing.type.one;
  const type = entities
    .map((entity) => vocabulary.entities[entity]?.facts[fact]?.type)
    .find((one) => one !== undefined);
  return { op: 'fact', of: thing, fact, at, type: type ?? none };
}

/** A structural value (`is` names its entity), an event that is a value, or a problem, which is named by its entry. */
function madeNode(value: { readonly [key: string]: Json }, vocabulary: Vocabulary): Node {
  const { is, event, fields, entry } = value;
  if (typeof is !== 'string' && typeof entry === 'string') return thingNode(entry, { one: ['Problem'], none: false });
  if (typeof event === 'string' && fields !== null && typeof fields === 'object' && !isJsonList(fields))
    return eventNode({ event, fields: fields as { readonly [field: string]: Json } }, vocabulary);
  const entity = typeof is === 'string' ? is : '';
  const { facts = {}, made } = vocabulary.entities[entity] ?? {};
  const args: { [name: string]: Node } = {};
  // answers leave out facts that have their default: missing alternatives mean none at all
  const whole = made?.among === undefined ? value : { [made.among]: facts[made.among]?.default as Json, ...value };
  for (const [name, given] of Object.entries(whole)) {
    if (name !== 'is' && given !== undefined) args[name] = valueNode(given, facts[name]?.type ?? none, vocabulary);
  }
  return { op: 'make', what: 'entity', name: entity, args, at, type: { one: [entity], none: false } };
}

/** True for a text that is not an id: plain text, a verdict, or a value of one of the type's enumerations. */
function isWord(value: string, type: Type, vocabulary: Vocabulary): boolean {
  if (isList(type)) return false;
  return type.one.some(
    (one) =>
      one === 'Text' ||
      one === 'Verdict' ||
      (vocabulary.enumerations[one] !== undefined && Object.hasOwn(vocabulary.enumerations[one].values, value)),
  );
}

const thingNode = (id: string, type: Type): Node => ({ op: 'thing', id, at, type });

const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);
