import type { AssignSyntax, ChangeSyntax, CreateSyntax, DeleteSyntax } from '../../../../grammar/syntax.js';
import type { Change } from '../../../engine/model/tree.js';
import { isList } from '../../../engine/model/type.js';
import type { Entity } from '../../../engine/model/vocabulary.js';
import { demand, expect } from '../types/expect.js';
import { printType } from '../types/type-text.js';
import { isNothing, number } from '../types/types.js';
import type { NameScope } from './scope.js';

/** What a primitive event does to the table. Undefined, and reported, if it is impossible. */
export function resolveChange(syntax: ChangeSyntax, scope: NameScope): Change | undefined {
  switch (syntax.op) {
    case 'create':
      return resolveCreate(syntax, scope);
    case 'delete':
      return resolveDelete(syntax, scope);
    default:
      return resolveAssign(syntax, scope);
  }
}

function resolveAssign(syntax: AssignSyntax, scope: NameScope): Change | undefined {
  const target = scope.resolve(syntax.target);
  if (target.op !== 'fact') return undefined;
  const owners = entitiesOf(target.of.type, scope);
  if (owners.length === 0 && !isNothing(target.of.type)) {
    scope.fault('vocabulary.change-target', syntax.target.at, { values: { found: printType(target.of.type) } });
  }
  const constant = owners.find((entity) => entity.constant);
  if (constant !== undefined) {
    scope.fault('vocabulary.change-of-constant', syntax.target.at, { values: { entity: constant.name } });
  }
  const place = { code: 'type.change', values: { fact: target.fact } };
  // The fact of a union has the type that the changed thing gives it; none is allowed if some member allows it.
  const value = expect(syntax.value, target.type, scope, place);
  if (syntax.op !== ':=') demand(target, number, scope, { code: 'type.number' });
  return { op: syntax.op, target, value };
}

function resolveCreate(syntax: CreateSyntax, scope: NameScope): Change | undefined {
  const make = scope.resolve(syntax.make);
  if (make.op !== 'make') {
    if (!isNothing(make.type))
      scope.fault('vocabulary.create-what', syntax.make.nameAt, { values: { name: syntax.make.name } });
    return undefined;
  }
  if (make.what !== 'entity' || scope.site.known.entity(make.name)?.collection === undefined) {
    scope.fault('vocabulary.create-what', syntax.make.nameAt, { values: { name: make.name } });
  }
  return { op: 'create', make };
}

function resolveDelete(syntax: DeleteSyntax, scope: NameScope): Change | undefined {
  const of = scope.resolve(syntax.of);
  const lying = entitiesOf(of.type, scope).filter((entity) => entity.collection !== undefined);
  if (!isNothing(of.type) && lying.length === 0) {
    scope.fault('vocabulary.delete-what', syntax.of.at, { values: { found: printType(of.type) } });
  }
  return { op: 'delete', of };
}

function entitiesOf(type: Parameters<typeof printType>[0], scope: NameScope): readonly Entity[] {
  if (isList(type)) return [];
  return type.one.flatMap((name) => scope.site.known.entity(name) ?? []);
}
