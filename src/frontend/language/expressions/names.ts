import { otherWords } from '../../../../grammar/mistakes.js';
import type { FieldSyntax, NameSyntax, Syntax } from '../../../../grammar/syntax.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Node } from '../../../engine/model/tree.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Entity } from '../../../engine/model/vocabulary.js';
import { listed } from '../../diagnostics/fill.js';
import { functionNamed } from '../types/functions.js';
import { claims } from '../types/known.js';
import { narrowed } from '../types/narrowing.js';
import { one, printType } from '../types/type-text.js';
import { isNoneOnly, isNothing, join, listOf, mayBeNone, nothing, orNone } from '../types/types.js';
import { thingNode } from './literals.js';
import { broken, type NameScope } from './scope.js';

/** A word that stands alone: a name in scope, a collection, the one thing of an entity, or the id of a thing. */
export function resolveName(syntax: NameSyntax, scope: NameScope, expected?: Type): Node {
  const { name, at } = syntax;
  const { known, things } = scope.site;
  const local = scope.locals.get(name);
  if (local !== undefined) {
    return narrowed({ op: 'name', name, kind: local.kind, at, type: local.type }, scope.certain, known);
  }
  const collected = known.collections.get(name);
  if (collected !== undefined) {
    if (!scope.site.allowed.table) return scope.broken('name.not-constant', at, { values: { name } });
    return { op: 'collection', name, at, type: listOf(one([collected.name])) };
  }
  const single = known.singles.get(name);
  if (single !== undefined) return resolveSingle(name, single, syntax, scope);
  if (things?.entityOf(name) !== undefined) return thingNode(name, at, scope);
  return unknownName(syntax, scope, expected);
}

function resolveSingle(name: string, entity: Entity, { at }: NameSyntax, scope: NameScope): Node {
  if (!scope.site.allowed.table && !entity.constant) return scope.broken('name.not-constant', at, { values: { name } });
  return { op: 'single', name, at, type: one([entity.name]) };
}

/** The message says what the name is elsewhere, if it is anything. `isAsked`: a fact of it is asked for, so that it is no mere value. */
function unknownName({ name, at }: NameSyntax, scope: NameScope, expected?: Type, isAsked = false): Node {
  const { known, things } = scope.site;
  const values = { name };
  if (known.question(name) ?? known.event(name) ?? functionNamed(name)) {
    return scope.broken('name.needs-brackets', at, { values, suggestion: `${name}()` });
  }
  if (Object.hasOwn(otherWords, name))
    return scope.broken('grammar.foreign-sign', at, { values: { found: name }, suggestion: otherWords[name]! });
  if (known.entity(name) !== undefined) {
    const [thing] = [...scope.locals].find(([, { type }]) => !isList(type) && type.one.includes(name)) ?? [];
    return scope.broken('name.entity-alone', at, { values, suggestion: thing });
  }
  const wanted = expected === undefined || isList(expected) ? [] : expected.one;
  const holds = (type: string) => known.valuesOf(type)?.includes(name) ?? false;
  const enumeration = [...wanted, 'Verdict', ...Object.keys(known.vocabulary.enumerations)].find(holds);
  if (enumeration !== undefined && !isAsked) {
    return scope.broken('name.value-without-quotes', at, { values: { name, enumeration }, suggestion: `'${name}'` });
  }
  if (things !== undefined) {
    const near = nearest(name, [...things.all, ...known.collections.keys(), ...known.singles.keys()]);
    return scope.broken('name.unknown-thing', at, { values: { id: name }, suggestion: near });
  }
  if (isAsked && enumeration !== undefined) return scope.broken('name.not-in-scope', at, { values });
  if (name === 'event') return scope.broken('name.no-event', at);
  const names = [...scope.locals.keys(), ...known.singles.keys(), ...known.collections.keys()];
  const suggestion = nearest(name, isAsked ? names : [...names, 'none', 'true', 'false']) ?? factOfLocal(name, scope);
  return scope.broken('name.unknown', at, { values: { name, names: listed(names, 12) }, suggestion });
}

/** `thing.fact`, where somebody wrote the fact alone and a thing in scope has it. */
function factOfLocal(fact: string, { locals, site: { known } }: NameScope): string | undefined {
  const has = (kind: string) => Object.hasOwn(known.entity(kind)?.facts ?? {}, fact);
  const [thing] = [...locals].find(([, { type }]) => !isList(type) && type.one.some(has)) ?? [];
  return thing && `${thing}.${fact}`;
}

/** `of.fact`: a fact of a thing or a field of an event; of a union, some member must have it. */
export function resolveField(syntax: FieldSyntax, scope: NameScope): Node {
  const { known, things } = scope.site;
  const { op, at: ofAt } = syntax.of;
  const literal = op === 'literal' && typeof syntax.of.value === 'string' && things !== undefined;
  const of = literal ? thingNode(String(syntax.of.value), ofAt, scope) : askedThing(syntax.of, scope);
  // The name of the fact is missing: it can be any of this thing.
  if (syntax.field === '') return { op: 'fact', of, fact: '', at: syntax.at, type: nothing };
  if (isNothing(of.type)) return broken(syntax.at);
  if (isList(of.type)) {
    const values = { fact: syntax.field, found: printType(of.type) };
    const suggestion = ['length', 'size', 'count'].includes(syntax.field) ? 'size(…)' : undefined;
    return scope.broken('type.fact-of-list', syntax.fieldAt, { values, suggestion });
  }
  const type = factType(of.type.one, syntax, scope);
  if (type === undefined) return unknownFact(of.type, syntax, scope);
  const fact: Node = {
    op: 'fact',
    of,
    fact: syntax.field,
    at: syntax.at,
    // What has no type because of a mistake elsewhere gets none here.
    type: mayBeNone(of.type) && !isNothing(type) ? orNone(type) : type,
  };
  return narrowed(fact, scope.certain, known);
}

/** What a fact is asked of. A name that is none cannot have been meant as a value. */
function askedThing(syntax: Syntax, scope: NameScope): Node {
  if (syntax.op !== 'name') return scope.resolve(syntax);
  const { name } = syntax;
  const { known, things } = scope.site;
  const isKnown =
    scope.locals.has(name) ||
    known.collections.has(name) ||
    known.singles.has(name) ||
    things?.entityOf(name) !== undefined;
  return isKnown ? scope.resolve(syntax) : unknownName(syntax, scope, undefined, true);
}

/** Joined over the members that have the fact; the others give none. */
function factType(members: readonly string[], syntax: FieldSyntax, scope: NameScope): Type | undefined {
  let type: Type | undefined;
  let missing = false;
  for (const member of members) {
    for (const name of member === 'Event' ? Object.keys(scope.site.known.vocabulary.events) : [member]) {
      const own = ownFacts(name, scope).get(syntax.field);
      if (own === undefined) {
        missing = true;
        continue;
      }
      const joined: Type | undefined = type === undefined ? own : join(type, own, scope.site.known);
      if (joined === undefined) {
        const values = { left: printType(type as Type), right: printType(own) };
        scope.fault('type.mixed', syntax.fieldAt, { values });
        return type;
      }
      type = joined;
    }
  }
  return type !== undefined && missing && !isNothing(type) ? orNone(type) : type;
}

/** Facts of an entity, or fields of an event, with their types. */
function ownFacts(name: string, scope: NameScope): ReadonlyMap<string, Type> {
  const { known } = scope.site;
  const entity = known.entity(name);
  if (entity !== undefined) return new Map(Object.values(entity.facts).map((fact) => [fact.name, fact.type]));
  const event = known.event(name);
  if (event === undefined) return new Map();
  const fields = new Map(event.fields.map((field) => [field.name, field.type]));
  if (event.gathers !== undefined) {
    fields.set(claims, listOf(one(Object.values(event.gathers).map((source) => source.event))));
  }
  return fields;
}

function unknownFact(of: Type, { field, fieldAt }: FieldSyntax, scope: NameScope): Node {
  const members = isList(of) ? [] : of.one;
  const facts = members.flatMap((member) => [...ownFacts(member, scope).keys()]);
  if (isNoneOnly(of) || (facts.length === 0 && members.every((name) => scope.site.known.kindOf(name) !== 'event'))) {
    return scope.broken('type.no-facts', fieldAt, { values: { fact: field, found: printType(of) } });
  }
  const values = { fact: field, found: printType(of) };
  const asked = scope.site.known.question(field) === undefined ? undefined : `${field}(…)`;
  return scope.broken('name.unknown-fact', fieldAt, {
    values,
    suggestion: nearest(field, facts) ?? asked,
  });
}
