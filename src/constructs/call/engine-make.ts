import { type Code, codeOfParts, constant, fromEach } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import type { Scope } from '../../engine/evaluate/scope.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { MADE, MEMBER } from '../../engine/values/budget.js';
import { EventValue, privateCopy, Thing, type Value } from '../../engine/values/values.js';

/** A structural value of an entity, or an event. */
export const make: Construct<'make'> = {
  code: (node, compiler, scope) => (node.what === 'event' ? event : entity)(node, compiler, scope),
};

function event(node: NodeOf<'make'>, compiler: Compiler, scope: Scope): Code {
  const { budget } = compiler.runtime;
  const fields = compiler.vocabulary.events[node.name]?.fields ?? [];
  const codes = fields.map(({ name }) => {
    const arg = node.args[name];
    return arg ? compiler.code(arg, scope) : constant(null);
  });
  // Lists are copied: an event must not change when the collection it was made from does.
  const values = fromEach(codes, (value) => privateCopy(budget.hold(value)));
  return codeOfParts(() => {
    budget.spend(4 * MADE);
    const given = values.run();
    return given && new EventValue(node.name, given);
  }, values.known);
}

function entity(node: NodeOf<'make'>, compiler: Compiler, scope: Scope): Code {
  const { maker } = compiler;
  const { budget } = compiler.runtime;
  const slots = Object.keys(node.args).map((name) => maker.slot(node.name, name));
  const codes = Object.values(node.args).map((arg) => compiler.code(arg, scope));
  const values = fromEach(codes, (value) => budget.hold(value));
  return codeOfParts(() => {
    budget.spend(MEMBER * maker.vocabulary.slots);
    const given = values.run();
    if (given === undefined) return undefined;
    const facts = maker.blank(node.name);
    for (let i = 0; i < slots.length; i++) facts[slots[i] as number] = given[i] as Value;
    maker.fillFromOthers(node.name, facts);
    return new Thing(node.name, null, facts);
  }, values.known);
}
