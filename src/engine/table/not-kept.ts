import { abbreviated } from '../model/abbreviated.js';
import type { TableChange } from '../model/answer.js';
import type { Fact, Vocabulary } from '../model/vocabulary.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Maker } from '../values/make.js';
import type { Thing, Value } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Acceptor, escaped } from './accept.js';
import { type Assumed, assumptionsOf } from './assume.js';

/*
 * Facts that a host does not keep, declared once: `notKept` of a table or a view. Plans leave them out of `changes`,
 * and from one state to the next they are as on a table opened without them. Within a plan they count: later parts of
 * it may read them.
 */

/** Names of facts, whatever the thing. */
export type NotKept = ReadonlySet<string>;

/** The facts that a table or a view does not keep; anything but a fact that can be written is refused. */
export function notKeptIn(acceptor: Acceptor, { entities }: Vocabulary, given: unknown): NotKept {
  if (given === undefined) return new Set();
  if (!Array.isArray(given)) {
    acceptor.refuse('table.wrong-type', '/notKept', { got: abbreviated(given, 40), expected: '[fact, …]' });
    return new Set();
  }
  const written = Object.values(entities).filter(
    ({ collection, single, constant }) => !constant && (collection !== undefined || single !== undefined),
  );
  const known = new Set(written.flatMap(({ facts }) => Object.keys(facts)));
  for (const [i, name] of (given as readonly unknown[]).entries())
    if (typeof name !== 'string' || !known.has(name))
      acceptor.refuse(
        'table.unknown-key',
        `/notKept/${i}`,
        { key: typeof name === 'string' ? name : abbreviated(name), of: 'table' },
        [...known],
      );
  return withFollowers(entities, new Set(given as readonly string[]));
}

/** Facts together with those that take the value of one of them: if that is left out, nothing determines theirs. */
export function withFollowers(entities: Vocabulary['entities'], names: NotKept): NotKept {
  const followers = Object.values(entities).flatMap(({ facts }) =>
    Object.values(facts).flatMap(({ name, defaultFrom }) =>
      defaultFrom !== undefined && names.has(defaultFrom) && !names.has(name) ? [name] : [],
    ),
  );
  return followers.length === 0 ? names : withFollowers(entities, new Set([...names, ...followers]));
}

/** Writes without those of facts that are not kept. */
export function keptOf(notKept: NotKept, changes: readonly TableChange[]): readonly TableChange[] {
  if (notKept.size === 0) return changes;
  return changes.flatMap((change): readonly TableChange[] => {
    if (change.op === 'set') return notKept.has(change.fact) ? [] : [change];
    return [change.op === 'create' ? { ...change, facts: keptFacts(notKept, change.facts) } : change];
  });
}

/** Facts by name without those that are not kept. */
export const keptFacts = <Of>(notKept: NotKept, facts: { readonly [fact: string]: Of }): { [fact: string]: Of } =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !notKept.has(fact)));

/** Refuses facts that are given although they are not kept: no plan would ever write them again. */
export function refuseNotKept(acceptor: Acceptor, notKept: NotKept, facts: readonly string[], pointer: string): void {
  if (notKept.size === 0) return;
  for (const fact of facts)
    if (notKept.has(fact)) acceptor.refuse('table.not-kept', `${pointer}/${escaped(fact)}`, { fact });
}

/** What is needed of a table here. */
interface State {
  readonly ruleset: Ruleset;
  readonly world: World;
  readonly notKept: NotKept;
}

/**
 * Resets what is not kept to what it is on a table opened in the new state: a fact that takes the value of another one
 * takes the new one, and what was derived is open again if its derivation would now differ.
 *
 * @param changes that were made
 * @param version of the world before them
 * @returns the facts that stay derived
 */
export function leaveNotKept(
  { ruleset, world, notKept }: State,
  assumed: readonly Assumed[],
  changes: readonly TableChange[],
  version: number,
): readonly Assumed[] {
  if (notKept.size === 0) return assumed;
  const { maker } = ruleset;
  for (const { thing, fact } of followersOf(world, maker, notKept, changes)) takeFollowed(world, maker, thing, fact);
  const left = assumed.filter(({ fact }) => notKept.has(fact));
  const open = assumptionsOf(ruleset).outdated(world, left, version);
  for (const { of, fact } of open) {
    const thing = world.thing(of) as Thing;
    // It is unknown, like a missing fact.
    world.set(thing, maker.slot(thing.entity, fact), undefined as unknown as Value);
  }
  return open.length === 0 ? assumed : assumed.filter((one) => !open.includes(one));
}

/**
 * Facts that are not kept and take the value of another one, for things in which changes set that one; a follower of a
 * follower comes after it.
 */
export function followersOf(
  world: World,
  maker: Maker,
  notKept: NotKept,
  changes: readonly TableChange[],
): readonly { readonly thing: Thing; readonly fact: Fact }[] {
  const followers = (thing: Thing, name: string): readonly { readonly thing: Thing; readonly fact: Fact }[] =>
    maker
      .followingFacts(thing.entity)
      .filter((fact) => fact.defaultFrom === name && notKept.has(fact.name))
      .flatMap((fact) => [{ thing, fact }, ...followers(thing, fact.name)]);
  return changes.flatMap((change) => {
    const thing = change.op === 'set' ? world.thing(change.of) : undefined;
    return thing ? followers(thing, (change as { readonly fact: string }).fact) : [];
  });
}

/** Gives a fact the value of the one that it takes if it is left out. */
export function takeFollowed(world: World, maker: Maker, thing: Thing, { slot, defaultFrom }: Fact): void {
  world.set(thing, slot, thing.fact(maker.slot(thing.entity, defaultFrom as string)) as Value);
}
