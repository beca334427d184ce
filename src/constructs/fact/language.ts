import { faultAt } from '../../../grammar/surroundings.js';
import type { FieldSyntax, Syntax } from '../../../grammar/syntax.js';
import * as t from '../../../grammar/tokens.js';
import { nearest } from '../../engine/model/spelling.js';
import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import { broken, type NameScope } from '../../frontend/language/expressions/scope.js';
import { thingNode } from '../../frontend/language/expressions/things.js';
import { membersOf, ownersIn } from '../../frontend/language/types/known.js';
import { narrowed } from '../../frontend/language/types/narrowing.js';
import { printType } from '../../frontend/language/types/type-text.js';
import { isNoneOnly, isNothing, join, mayBeNone, nothing, orNone } from '../../frontend/language/types/types.js';
import type { WrittenConstruct } from '../language-construct.js';
import { unknownName } from '../name/language.js';

/** `of.fact`: a fact of a thing or a field of an event; of a union, at least one member must have it. */
function resolve(syntax: FieldSyntax, scope: NameScope): Node {
  const { known, things } = scope.site;
  const { op, at: ofAt } = syntax.of;
  const literal = op === 'literal' && typeof syntax.of.value === 'string' && things !== undefined;
  const of = literal ? thingNode(String(syntax.of.value), ofAt, scope) : askedThing(syntax.of, scope);
  // Without the name of the fact it can be any fact of this thing.
  if (syntax.field === '') return { op: 'fact', of, fact: '', at: syntax.at, type: nothing };
  if (isNothing(of.type)) return broken(syntax.at);
  if (isList(of.type)) {
    const values = { fact: syntax.field, found: printType(of.type) };
    const suggestion = ['length', 'size', 'count'].includes(syntax.field) ? 'size(…)' : undefined;
    return scope.broken('type.fact-of-list', syntax.fieldAt, { values, suggestion });
  }
  const type = factType(of.type, syntax, scope);
  if (type === undefined) return unknownFact(of.type, syntax, scope);
  const fact: Node = {
    op: 'fact',
    of,
    fact: syntax.field,
    at: syntax.at,
    // What has no type because of a mistake elsewhere has none here either.
    type: mayBeNone(of.type) && !isNothing(type) ? orNone(type) : type,
  };
  return narrowed(fact, scope.certain, known);
}

/** The thing whose fact is read. An unknown name there cannot be meant as a value. */
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

/** The union of the types in the members that have the fact; for the others it is none. */
function factType(of: Type, syntax: FieldSyntax, scope: NameScope): Type | undefined {
  const { known } = scope.site;
  let type: Type | undefined;
  let missing = false;
  for (const name of ownersIn(of, known)) {
    const own = membersOf(name, known).get(syntax.field);
    if (own === undefined) {
      missing = true;
      continue;
    }
    const joined: Type | undefined = type === undefined ? own : join(type, own, known);
    if (joined === undefined) {
      const values = { left: printType(type as Type), right: printType(own) };
      scope.fault('type.mixed', syntax.fieldAt, { values });
      return type;
    }
    type = joined;
  }
  return type !== undefined && missing && !isNothing(type) ? orNone(type) : type;
}

function unknownFact(of: Type, { field, fieldAt }: FieldSyntax, scope: NameScope): Node {
  const members = isList(of) ? [] : of.one;
  const facts = members.flatMap((member) => [...membersOf(member, scope.site.known).keys()]);
  if (isNoneOnly(of) || (facts.length === 0 && members.every((name) => scope.site.known.kindOf(name) !== 'event'))) {
    return scope.broken('type.no-facts', fieldAt, { values: { fact: field, found: printType(of) } });
  }
  const values = { fact: field, found: printType(of), kind: members[0] ?? '' };
  const asked = scope.site.known.question(field) === undefined ? undefined : `${field}(…)`;
  return scope.broken('name.unknown-fact', fieldAt, {
    values,
    suggestion: nearest(field, facts) ?? asked,
  });
}

const field: WrittenConstruct<'field'> = {
  forms: [
    {
      level: 'postfix',
      behind: [t.Dot],
      follow(reader, of, start) {
        reader.take(t.Dot);
        const word = reader.take(t.Word, (place) => faultAt(place, 'grammar.word-after-dot'));
        return { op: 'field', at: reader.from(start), of, field: word.image, fieldAt: t.tokenRange(word) };
      },
    },
  ],
  resolve,
  print: (syntax, text) => `${text(syntax.of, 'postfix')}.${syntax.field}`,
};

export const language = { field };
