import { otherWords } from '../../../grammar/mistakes.js';
import type { CallSyntax } from '../../../grammar/syntax.js';
import { nearest } from '../../engine/model/spelling.js';
import type { MakeNode, Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import type { Entity, EventType, Parameter, Question } from '../../engine/model/vocabulary.js';
import { broken, type NameScope } from '../../frontend/language/expressions/scope.js';
import { expect } from '../../frontend/language/types/expect.js';
import { functionNamed, functions } from '../../frontend/language/types/functions.js';
import { narrowed } from '../../frontend/language/types/narrowing.js';
import { one, printType } from '../../frontend/language/types/type-text.js';
import { isNoneOnly, mayBeNone, noneOnly } from '../../frontend/language/types/types.js';
import { type FilledArguments, fillSlots } from './language-arguments.js';
import { resolveFunction } from './language-functions.js';

/** `name(…)`: a question, a function, an event, or a structural value of an entity. */
export function resolveCall(syntax: CallSyntax, scope: NameScope, expected?: Type): Node {
  const { name } = syntax;
  const { known } = scope.site;
  const question = known.question(name);
  if (question !== undefined) return resolveQuestionCall(syntax, question, scope);
  const signature = functionNamed(name);
  if (signature !== undefined) return resolveFunction(syntax, signature, scope, expected);
  const event = known.event(name);
  if (event !== undefined) return resolveEvent(syntax, event, scope);
  const entity = known.entity(name);
  if (entity !== undefined) return resolveEntity(syntax, entity, scope);
  return unknownCall(syntax, scope);
}

function resolveQuestionCall(syntax: CallSyntax, question: Question, scope: NameScope): Node {
  if (!scope.site.allowed.questions) {
    scope.fault('name.no-questions-here', syntax.nameAt, { values: { name: question.name } });
  }
  const filled = fillSlots(syntax, slotsOf(question.parameters), scope);
  const { at } = syntax;
  const end = [at[1], at[1]] as const;
  const args = question.parameters.map((parameter): Node => {
    const given = filled.get(parameter.name);
    if (given !== undefined) return argument(given, parameter, syntax.name, scope);
    // An optional argument left out is none; other missing ones have been reported above.
    return optional(parameter) ? { op: 'literal', value: null, at: end, type: noneOnly } : broken(end);
  });
  const ask: Node = { op: 'ask', question: question.name, args, at, type: question.result };
  return narrowed(ask, scope.certain, scope.site.known);
}

function resolveEvent(syntax: CallSyntax, event: EventType, scope: NameScope): Node {
  // What a gathering event leaves out is claimed by nobody.
  const gathered = (name: string): boolean => Object.hasOwn(event.gathers ?? {}, name);
  const slots = slotsOf(event.fields).map((slot) => (gathered(slot.name) ? { ...slot, optional: true } : slot));
  const filled = fillSlots(syntax, slots, scope);
  const made = make(syntax, filled, { what: 'event', places: event.fields }, scope);
  const end = [syntax.at[1], syntax.at[1]] as const;
  const left = event.fields.filter(({ name }) => gathered(name) && !filled.has(name));
  const nothing = left.map(({ name, type }): [string, Node] => [name, { op: 'list', items: [], at: end, type }]);
  return { ...made, args: { ...made.args, ...Object.fromEntries(nothing) } };
}

function resolveEntity(syntax: CallSyntax, entity: Entity, scope: NameScope): Node {
  if (entity.single !== undefined) {
    return scope.broken('name.only-one', syntax.nameAt, { values: { entity: entity.name, name: entity.single } });
  }
  const facts = Object.values(entity.facts);
  const filled = fillSlots(
    syntax,
    facts.map(({ name }) => ({ name, optional: true })),
    scope,
    false,
  );
  return make(syntax, filled, { what: 'entity', places: facts }, scope);
}

/** Arguments stand in the order of the declaration, so that equal values give the same bytes. */
function make(
  syntax: CallSyntax,
  filled: FilledArguments,
  { what, places }: { readonly what: MakeNode['what']; readonly places: readonly Parameter[] },
  scope: NameScope,
): MakeNode {
  const { name, at } = syntax;
  const args: Record<string, Node> = {};
  for (const place of places) {
    const given = filled.get(place.name);
    if (given === undefined) continue;
    const arg = argument(given, place, name, scope);
    args[place.name] = arg;
    // A fact of none is none, but an event about nobody would reach the table. Events that hosts send are checked when
    // they arrive.
    const required = what === 'event' && scope.site.things === undefined && !isList(place.type) && !optional(place);
    if (required && mayBeNone(arg.type) && !isNoneOnly(arg.type))
      scope.fault('type.may-be-none', arg.at, { values: { call: name, name: place.name, found: printType(arg.type) } });
  }
  return { op: 'make', what, name, args, at, type: one([name]) };
}

const argument = (given: CallSyntax['args'][number], { name, type }: Parameter, call: string, scope: NameScope): Node =>
  expect(given, type, scope, { code: 'type.argument', values: { call, name } });

const optional = (parameter: Parameter): boolean => !isList(parameter.type) && parameter.type.none;

/** Only trailing arguments may be left out; an optional one before a required one counts as missing. */
const slotsOf = (parameters: readonly Parameter[]): { readonly name: string; readonly optional: boolean }[] =>
  parameters.map((parameter) => ({ name: parameter.name, optional: optional(parameter) }));

function unknownCall({ name, nameAt }: CallSyntax, scope: NameScope): Node {
  const { known } = scope.site;
  if (Object.hasOwn(otherWords, name))
    return scope.broken('grammar.foreign-sign', nameAt, { values: { found: name }, suggestion: otherWords[name]! });
  const { questions, events, entities } = known.vocabulary;
  if (scope.locals.has(name) || known.collections.has(name) || known.singles.has(name)) {
    return scope.broken('name.not-a-call', nameAt, { values: { name }, suggestion: name });
  }
  const candidates = [questions, events, entities].flatMap((record) => Object.keys(record));
  const suggestion = nearest(name, [...candidates, ...functions.map((one) => one.name)]);
  const isFact = Object.values(entities).some(({ facts }) => Object.hasOwn(facts, name));
  return scope.broken('name.unknown-call', nameAt, {
    values: { name },
    suggestion: suggestion ?? (isFact ? `….${name}` : undefined),
  });
}
