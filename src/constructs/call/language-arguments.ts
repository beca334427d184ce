import type { CallSyntax, Syntax } from '../../../grammar/syntax.js';
import { nearest } from '../../engine/model/spelling.js';
import { listed } from '../../frontend/diagnostics/fill.js';
import type { NameScope } from '../../frontend/language/expressions/scope.js';

/** A place for an argument. */
export interface ArgumentSlot {
  readonly name: string;
  /** Whether it may be left out. */
  readonly optional: boolean;
}

/** The argument written for each slot; slots left out are missing. Faults have been reported. */
export type FilledArguments = ReadonlyMap<string, Syntax>;

/**
 * Assigns the arguments of a call to its slots: first those by position, then those by name.
 * `positions` false: by name only (values of entities, whose facts have no order).
 */
export function fillSlots(
  call: CallSyntax,
  slots: readonly ArgumentSlot[],
  scope: NameScope,
  positions = true,
): FilledArguments {
  const filled = new Map<string, Syntax>();
  if (!positions && call.args.length > 0) {
    scope.fault('name.names-only', call.args[0]!.at, { values: { entity: call.name, facts: namesOf(slots) } });
  }
  const byPosition = positions ? call.args : [];
  for (const [index, argument] of byPosition.slice(0, slots.length).entries()) filled.set(slots[index]!.name, argument);
  const surplus = byPosition[slots.length];
  if (surplus !== undefined) {
    const last = byPosition.at(-1)!;
    const values = { call: call.name, most: slots.length, found: byPosition.length + call.named.length };
    scope.fault('name.too-many-arguments', [surplus.at[0], last.at[1]], { values });
  }
  const names = slots.map((slot) => slot.name);
  for (const { name, nameAt, value } of call.named) {
    const values = { call: call.name, name, names: namesOf(slots) };
    if (!names.includes(name))
      scope.fault('name.unknown-argument', nameAt, { values, suggestion: nearest(name, names) });
    else if (filled.has(name)) scope.fault('name.argument-twice', nameAt, { values: { call: call.name, name } });
    else filled.set(name, value);
  }
  const misspelt = call.named.some(({ name }) => !names.includes(name));
  const missing = slots.filter((slot) => !slot.optional && !filled.has(slot.name));
  if (missing.length > 0 && !misspelt) {
    const values = { call: call.name, count: missing.length, missing: namesOf(missing) };
    scope.fault('name.missing-arguments', call.nameAt, { values });
  }
  return filled;
}

const namesOf = (slots: readonly ArgumentSlot[]): string => listed(slots.map((slot) => slot.name));
