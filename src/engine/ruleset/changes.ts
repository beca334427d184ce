import type { Scope } from '../evaluate/scope.js';
import { Fault } from '../model/fault.js';
import type { Change, Node } from '../model/tree.js';
import { aslist } from '../values/functions.js';
import { includes, privateCopy, Thing, UnknownSignal, type Value } from '../values/values.js';
import type { Ruleset } from './ruleset.js';

/** The effect of a change of an event: the thing concerned, and what is written. */
export interface PreparedChange {
  /** null: a thing is created. */
  readonly thing: Thing | null;
  /** For a created thing all facts; for another one the value of the fact, or nothing if the thing is removed. */
  readonly values: (Value | undefined)[];
}

/** A compiled change of an event. */
export interface CompiledChange {
  /** Evaluates the change in the state before a step; undefined: nothing changes. */
  prepare(): PreparedChange | undefined;
  /** Makes the change, once all changes of the step are prepared. @returns the id of a created thing */
  make(prepared: PreparedChange): string | undefined;
}

/** A change declared in the vocabulary: the library knows no event by name. */
export function compileChange(change: Change, { compiler, maker, runtime }: Ruleset, scope: Scope): CompiledChange {
  const code = (node: Node): (() => Value) => compiler.code(node, scope).run;
  if (change.op === 'create') {
    const { name, args } = change.make;
    const given = Object.entries(args).map(([fact, node]) => ({ fact, slot: maker.slot(name, fact), run: code(node) }));
    return {
      prepare() {
        const values = maker.blank(name);
        for (const { slot, run } of given) values[slot] = privateCopy(run());
        return { thing: null, values };
      },
      make({ values }) {
        const id = runtime.world.freshId(name);
        for (const { fact, slot } of given) refuseInexact(values[slot], fact, id);
        maker.fillFromOthers(name, values);
        runtime.world.add(new Thing(name, id, values));
        return id;
      },
    };
  }
  const of = code(change.op === 'delete' ? change.of : change.target.of);
  const thingOf = (): Thing | undefined => {
    const thing = of();
    // A structural value belongs to the event that names it: what was sent must not change in the plan.
    return thing instanceof Thing && thing.id !== null ? thing : undefined;
  };
  if (change.op === 'delete')
    return {
      prepare() {
        const thing = thingOf();
        return thing && { thing, values: [] };
      },
      make({ thing }) {
        runtime.world.remove(thing as Thing);
        return undefined;
      },
    };
  const { op, target } = change;
  const facts = Object.values(maker.vocabulary.entities).map((entity) => entity.facts[target.fact]);
  const slot = facts.find((fact) => fact !== undefined)?.slot ?? 0;
  const value = code(change.value);
  return {
    prepare() {
      const thing = thingOf();
      return thing && { thing, values: [privateCopy(value())] };
    },
    make({ thing: written, values }) {
      const [thing, by] = [written as Thing, values[0] as Value];
      const after = op === ':=' ? by : summed(thing, slot, by, { op, fact: target.fact });
      refuseInexact(after, target.fact, thing.id as string);
      runtime.world.set(thing, slot, after);
      return undefined;
    },
  };
}

/**
 * What is written must be read back unchanged, and a table is opened with exact numbers only.
 *
 * @throws Fault for a number that is not exact, which names the place
 */
function refuseInexact(value: Value | undefined, fact: string, of: string): void {
  if (typeof value === 'number') {
    const most = Number.MAX_SAFE_INTEGER;
    if (!Number.isSafeInteger(value))
      throw new Fault('fault.plan', { problem: 'plan.beyond', fact, of, got: value, most });
  } else if (Array.isArray(value)) for (const item of value as readonly Value[]) refuseInexact(item, fact, of);
  else if (value instanceof Thing && value.id === null) for (const part of value.facts) refuseInexact(part, fact, of);
}

/** Sums and lists build on what the step has already done. */
function summed(
  thing: Thing,
  slot: number,
  by: Value,
  { op, fact }: { readonly op: '+=' | '-='; readonly fact: string },
): Value {
  const old = thing.fact(slot);
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
  throw new Fault('fault.plan', { problem: 'plan.no-sum', fact, of: thing.id ?? thing.entity });
}
