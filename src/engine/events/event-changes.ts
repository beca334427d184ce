import { Fault } from '../model/fault.js';
import type { EventRules } from '../ruleset/event-rules.js';
import { aslist } from '../values/functions.js';
import type { Maker } from '../values/make.js';
import { type EventValue, includes, owned, Thing, UnknownSignal, type Value } from '../values/values.js';
import type { World } from '../values/world.js';

/** What an event does to the table, worked out on the state before it. */
export type Effect =
  | {
      readonly op: ':=' | '+=' | '-=';
      readonly thing: Thing;
      readonly slot: number;
      readonly fact: string;
      readonly value: Value;
    }
  | { readonly op: 'create'; readonly entity: string; readonly facts: Readonly<Record<string, Value>> }
  | { readonly op: 'delete'; readonly thing: Thing };

/** The changes of an event, from the vocabulary alone: the library knows no event by name. */
export function changesOf(rules: EventRules, event: EventValue): readonly Effect[] {
  rules.event.v = event;
  const effects: Effect[] = [];
  for (const change of rules.changes) {
    if (change.op === 'create') {
      const facts = Object.fromEntries(change.facts.map(([name, code]) => [name, owned(code.run())]));
      effects.push({ op: 'create', entity: change.entity, facts });
      continue;
    }
    const of = change.of.run();
    // A structural value belongs to the event that names it: what was sent must not change in the plan.
    if (!(of instanceof Thing) || of.id === null) continue;
    if (change.op === 'delete') effects.push({ op: 'delete', thing: of });
    else
      effects.push({
        op: change.op,
        thing: of,
        slot: change.slot,
        fact: change.fact,
        value: owned(change.value.run()),
      });
  }
  return effects;
}

/**
 * Makes worked-out changes; sums and lists build on what the step has already done.
 *
 * @returns ids of the things created.
 */
export function write(world: World, maker: Maker, effects: readonly Effect[]): readonly string[] {
  const created: string[] = [];
  for (const effect of effects) {
    if (effect.op === 'create') {
      const id = world.freshId(effect.entity);
      world.add(maker.thing(effect.entity, id, effect.facts));
      created.push(id);
    } else if (effect.op === 'delete') {
      world.remove(effect.thing);
    } else {
      const old = effect.thing.fact(effect.slot);
      const value = effect.op === ':=' ? effect.value : changed(old, effect);
      world.set(effect.thing, effect.slot, value);
    }
  }
  return created;
}

function changed(
  old: Value | undefined,
  { op, thing, fact, value: by }: Effect & { readonly op: ':=' | '+=' | '-=' },
): Value {
  if (old === undefined) throw new UnknownSignal([{ of: thing.id ?? thing.entity, fact }]);
  const plus = op === '+=';
  if (Array.isArray(old)) {
    const items = aslist(by);
    const list = old as readonly Value[];
    return plus
      ? [...list, ...items.filter((item) => !includes(list, item))]
      : list.filter((item) => !includes(items, item));
  }
  if (typeof old === 'number' && typeof by === 'number') return plus ? old + by : old - by;
  throw new Fault('fault.plan', { reason: 'a change adds to something that is neither a number nor a list' });
}
