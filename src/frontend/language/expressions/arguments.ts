import type { CallSyntax, Range, Syntax } from '../../../../grammar/syntax.js';
import { nearest } from '../../../engine/model/spelling.js';
import { listed } from '../../diagnostics/fill.js';
import type { NameScope } from './scope.js';

/** A place for an argument. */
export interface ArgumentSlot {
  readonly name: string;
  /** May be left out. */
  readonly optional: boolean;
}

/** What was written for each place; places left out are missing. Faults have been reported. */
export type FilledArguments = ReadonlyMap<string, Syntax>;

/**
 * Puts the arguments of a call into its places: first those by position, then those by name.
 * `positions` false: names only (values of entities, whose facts have no order).
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
  for (const { name, nameAt, value } of call.named) fillByName(name, nameAt, value, call, slots, filled, scope);
  const misspelt = call.named.some(({ name }) => !slots.some((slot) => slot.name === name));
  const missing = slots.filter((slot) => !slot.optional && !filled.has(slot.name));
  if (missing.length > 0 && !misspelt) {
    const values = { call: call.name, count: missing.length, missing: namesOf(missing) };
    scope.fault('name.missing-arguments', call.nameAt, { values });
  }
  return filled;
}

function fillByName(
  name: string,
  at: Range,
  value: Syntax,
  call: CallSyntax,
  slots: readonly ArgumentSlot[],
  filled: Map<string, Syntax>,
  scope: NameScope,
): void {
  if (!slots.some((slot) => slot.name === name)) {
    const suggestion = nearest(
      name,
      slots.map((slot) => slot.name),
    );
    scope.fault('name.unknown-argument', at, { values: { call: call.name, name, names: namesOf(slots) }, suggestion });
  } else if (filled.has(name)) scope.fault('name.argument-twice', at, { values: { call: call.name, name } });
  else filled.set(name, value);
}

const namesOf = (slots: readonly ArgumentSlot[]): string => listed(slots.map((slot) => slot.name));
