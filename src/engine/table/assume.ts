import type { TableChange } from '../model/answer.js';
import { closure } from '../model/graph.js';
import { onceFor } from '../model/once.js';
import { isRecord } from '../model/record.js';
import type { Json } from '../model/table.js';
import type { Expression } from '../model/tree.js';
import type { Entity, Fact } from '../model/vocabulary.js';
import { valueOver } from '../ruleset/question/traced-scope.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { privateCopy, same, type Thing, type Value } from '../values/values.js';
import { collectionDependency, type World } from '../values/world.js';
import type { Acceptor } from './accept.js';

/** A fact that nobody gave and that was derived; `of` is an id, or the name of a single thing. */
export interface Assumed {
  readonly of: string;
  readonly fact: string;
}

/** Facts with an `assumed` expression, which is evaluated if they are left open. */
export class Assumptions {
  /** By fact: its compiled expression. */
  private readonly code = onceFor(({ assumed }: Fact) => valueOver(this.ruleset, (assumed as Expression).tree));
  /** For each such fact, the indexes into `World.lastWrite` whose writes may leave it open or change its value. */
  private dependencies: ReturnType<typeof dependenciesOf> | undefined;
  /** Entities that have such facts: single things first, in the order of the table. */
  private readonly kinds: readonly AssumingEntity[];
  private readonly names: ReadonlySet<string>;

  constructor(private readonly ruleset: Ruleset) {
    const kinds = Object.values(ruleset.rulebook.vocabulary.entities)
      .map(({ name, collection, single }) => ({ collection, single, facts: factsAssumed(ruleset, name) }))
      .filter(({ facts }) => facts.length > 0);
    this.kinds = [...kinds.filter(({ single }) => single), ...kinds.filter(({ single }) => !single)];
    this.names = new Set(kinds.flatMap(({ facts }) => facts).map(({ name }) => name));
  }

  /**
   * Derives whatever is open at a table; what needs an unknown fact stays unknown. If it fails, nothing has been
   * derived.
   *
   * @param before facts derived before
   * @param version of the world for which that was done: what depends on nothing written since is not tried again
   * @returns these and the newly derived ones, in the order of the table: how a state was reached makes no difference.
   */
  workOut(world: World, before: readonly Assumed[] = none, version = 0): readonly Assumed[] {
    const waiting = this.open(world, version);
    if (waiting.length === 0) return before;
    const mark = world.mark();
    try {
      return this.inOrder(world, [...before, ...this.workOutAll(world, waiting)]);
    } catch (error) {
      world.rollback(mark);
      throw error;
    }
  }

  /** Sorted in the order in which `open` visits things. */
  inOrder(world: World, assumed: readonly Assumed[]): readonly Assumed[] {
    if (assumed.length < 2) return assumed;
    const byThing = new Map<string, Assumed[]>();
    for (const one of assumed) byThing.set(one.of, [...(byThing.get(one.of) ?? []), one]);
    const ordered: Assumed[] = [];
    for (const kind of this.kinds) {
      const names = kind.facts.map(({ name }) => name);
      for (const thing of thingsOf(world, kind)) {
        const own = byThing.get(thing.id as string);
        if (own === undefined) continue;
        byThing.delete(thing.id as string);
        ordered.push(...own.sort((a, b) => names.indexOf(a.fact) - names.indexOf(b.fact)));
      }
    }
    return [...ordered, ...[...byThing.values()].flat()];
  }

  /** The facts that stay assumed: not those that changes set, nor those of things that they remove. */
  still(assumed: readonly Assumed[], changes: readonly TableChange[]): readonly Assumed[] {
    const telling = changes.filter((one) => (one.op === 'set' ? this.names.has(one.fact) : one.op === 'remove'));
    if (telling.length === 0) return assumed;
    return assumed.filter(({ of, fact }) =>
      telling.every((one) =>
        one.op === 'set' ? one.of !== of || one.fact !== fact : one.op === 'remove' && one.id !== of,
      ),
    );
  }

  private workOutAll(world: World, open: ReturnType<Assumptions['open']>): readonly Assumed[] {
    const assumed: Assumed[] = [];
    let waiting = open;
    // An assumption may depend on another one, so they are tried again until nothing new is derived.
    for (let before = waiting.length + 1; waiting.length > 0 && waiting.length < before; ) {
      before = waiting.length;
      waiting = waiting.filter(({ thing, fact }) => {
        const value = this.evaluated(world, fact, thing);
        if (value === undefined) return true;
        world.set(thing, fact.slot, privateCopy(value));
        assumed.push({ of: thing.id ?? thing.entity, fact: fact.name });
        return false;
      });
    }
    return assumed;
  }

  /**
   * Assumed facts whose derivation would now differ from their values: a host that leaves them out has to write them
   * from now on.
   *
   * @param version of the world after which writes count
   */
  outdated(world: World, assumed: readonly Assumed[], version: number): readonly Assumed[] {
    return this.stale(world, assumed, version).filter(({ of, fact: name }) => {
      const thing = world.thing(of);
      const fact = thing && this.ruleset.maker.entity(thing.entity).facts[name];
      if (fact?.assumed === undefined) return false;
      const value = this.evaluated(world, fact, thing as Thing);
      const now = (thing as Thing).fact(fact.slot);
      return value === undefined || now === undefined || !same(value, now);
    });
  }

  /** The derived facts that depend on something written since a version. */
  stale(world: World, assumed: readonly Assumed[], version: number): readonly Assumed[] {
    if (assumed.length === 0) return assumed;
    const stale = this.staleFacts(world, version);
    return stale.length === 0 ? none : assumed.filter((one) => stale.some(({ name }) => name === one.fact));
  }

  private staleFacts(world: World, version: number): readonly Fact[] {
    this.dependencies ??= dependenciesOf(this.ruleset);
    const stale: Fact[] = [];
    for (const { fact, ids } of this.dependencies) if (world.newestWrite(ids) > version) stale.push(fact);
    return stale;
  }

  /** Facts that are left open and may now be derivable, thing by thing. */
  private open(world: World, version: number): readonly { readonly thing: Thing; readonly fact: Fact }[] {
    const stale = version > 0 ? this.staleFacts(world, version) : null;
    const open: { readonly thing: Thing; readonly fact: Fact }[] = [];
    if (stale?.length === 0) return open;
    for (const kind of this.kinds) {
      const derivable = stale === null ? kind.facts : kind.facts.filter((fact) => stale.includes(fact));
      if (derivable.length === 0) continue;
      for (const thing of thingsOf(world, kind))
        for (const fact of derivable) if (thing.fact(fact.slot) === undefined) open.push({ thing, fact });
    }
    return open;
  }

  private evaluated(world: World, fact: Fact, thing: Thing): Value | undefined {
    this.ruleset.enter(world, fact.name);
    return this.code(fact)(thing);
  }
}

/**
 * The assumptions of a ruleset, made once: tables are notified of changes by the million. A static member would keep
 * the class in every bundle.
 */
export const assumptionsOf = /* @__PURE__ */ onceFor((ruleset: Ruleset) => new Assumptions(ruleset));

const none: readonly Assumed[] = [];

/** An entity with facts that are derived if they are left open; `facts` has only those. */
interface AssumingEntity {
  readonly collection: string | undefined;
  readonly single: string | undefined;
  readonly facts: readonly Fact[];
}

function thingsOf(world: World, { collection, single }: AssumingEntity): readonly Thing[] {
  if (collection !== undefined) return world.list(collection);
  const thing = single === undefined ? undefined : world.singles.get(single);
  return thing ? [thing] : [];
}
const assumedOf = /* @__PURE__ */ onceFor(({ facts }: Entity): readonly Fact[] =>
  Object.values(facts).filter(({ assumed }) => assumed !== undefined),
);

/** The facts of an entity that are derived if they are left open. */
const factsAssumed = ({ maker }: Ruleset, name: string): readonly Fact[] => assumedOf(maker.entity(name));

/** What an assumed fact depends on may itself be assumed, and depend on more. */
function dependenciesOf(ruleset: Ruleset): readonly { readonly fact: Fact; readonly ids: readonly number[] }[] {
  const { dependencies, rulebook } = ruleset;
  const own = Object.values(rulebook.vocabulary.entities).flatMap(({ name, collection }) =>
    factsAssumed(ruleset, name).map((fact) => {
      const lists = collection === undefined ? [] : [collectionDependency(rulebook.vocabulary, collection)];
      const read = fact.assumed ? dependencies.idsIn([fact.assumed.tree]) : [];
      return { fact, ids: [...lists, fact.slot, ...read] };
    }),
  );
  const below = (one: (typeof own)[number]) => own.filter(({ fact }) => one.ids.includes(fact.slot));
  return own.map((one) => {
    const ids = new Set([...closure([one], below)].flatMap((other) => other.ids));
    return { fact: one.fact, ids: [...ids] };
  });
}

/** The facts that a table named as assumed when it was written. Unknown names are skipped. */
export function assumedBefore(acceptor: Acceptor, world: World, json: Json | undefined): readonly Assumed[] {
  if (json === undefined) return [];
  return (isRecord(json) ? Object.entries(json) : [['', null] as const]).flatMap(([fact, ids]) => {
    if (!Array.isArray(ids)) {
      acceptor.refuse('table.wrong-type', '/assumed', { got: typeof ids, expected: '{ fact: [id, …] }' });
      return [];
    }
    return (ids as readonly Json[]).flatMap((id) => {
      const thing = typeof id === 'string' ? world.thing(id) : undefined;
      const facts = thing && world.vocabulary.entities[thing.entity]?.facts;
      const slot = facts && Object.hasOwn(facts, fact) ? facts[fact]?.slot : undefined;
      return slot === undefined || thing?.fact(slot) === undefined ? [] : [{ of: String(id), fact }];
    });
  });
}

/** In the form of a table: fact → ids. */
export function assumedToJson(assumed: readonly Assumed[]): { readonly [fact: string]: readonly string[] } {
  const byFact: { [fact: string]: string[] } = {};
  for (const { of, fact } of assumed) {
    byFact[fact] ??= [];
    byFact[fact].push(of);
  }
  return byFact;
}
