import { otherWords } from '../../../grammar/mistakes.js';
import type { SyntaxOf } from '../../../grammar/syntax.js';
import { nearest } from '../../engine/model/spelling.js';
import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import type { Entity } from '../../engine/model/vocabulary.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';
import { thingNode } from '../../frontend/language/expressions/things.js';
import { functionNamed } from '../../frontend/language/types/functions.js';
import { narrowed } from '../../frontend/language/types/narrowing.js';
import { one } from '../../frontend/language/types/type-text.js';
import { listOf } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';

/** A single word: a name in scope, a collection, the only thing of an entity, or the id of a thing. */
function resolve(syntax: SyntaxOf<'name'>, scope: NameScope, expected: Type | undefined): Node {
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

function resolveSingle(name: string, entity: Entity, { at }: SyntaxOf<'name'>, scope: NameScope): Node {
  if (!scope.site.allowed.table && !entity.constant) return scope.broken('name.not-constant', at, { values: { name } });
  return { op: 'single', name, at, type: one([entity.name]) };
}

/**
 * The message says what the name is elsewhere, if it is anything. `isAsked`: one of its facts is read, so it cannot be
 * a mere value.
 */
export function unknownName({ name, at }: SyntaxOf<'name'>, scope: NameScope, expected?: Type, isAsked = false): Node {
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

/** `thing.fact`, if only the fact was written and a thing in scope has it. */
function factOfLocal(fact: string, { locals, site: { known } }: NameScope): string | undefined {
  const has = (kind: string) => Object.hasOwn(known.entity(kind)?.facts ?? {}, fact);
  const [thing] = [...locals].find(([, { type }]) => !isList(type) && type.one.some(has)) ?? [];
  return thing && `${thing}.${fact}`;
}

/** Read together with calls, which begin alike. */
const name: WrittenConstruct<'name'> = {
  forms: [],
  level: () => 'operand',
  resolve,
  print: (syntax) => syntax.name,
};

export const language = { name };
