import { abbreviated } from '../model/abbreviated.js';
import { isRecord } from '../model/record.js';
import type { Json } from '../model/table.js';
import type { Thing } from '../values/values.js';
import type { World } from '../values/world.js';
import { type Acceptor, escaped } from './accept.js';

/*
 * Some facts take the value of another one if a table leaves them out. If such a fact is unknown all the same, because
 * a plan made it so or because the other one was unknown as well at the time, a table names it in `unknown` (fact →
 * ids). A fact with a default is never unknown, so naming it has no effect.
 */

/** Names of the facts of each thing that stay unknown; names without a meaning are refused. */
export function unknownFacts(
  acceptor: Acceptor,
  world: World,
  json: Json | undefined,
): ReadonlyMap<Thing, ReadonlySet<string>> {
  const found = new Map<Thing, Set<string>>();
  const pairs = isRecord(json) ? Object.entries(json) : null;
  if (json !== undefined && pairs === null)
    acceptor.refuse('table.wrong-type', '/unknown', { got: abbreviated(json, 40), expected: '{ fact: [id, …] }' });
  for (const [fact, ids] of pairs ?? []) {
    const pointer = `/unknown/${escaped(fact)}`;
    if (!Array.isArray(ids))
      acceptor.refuse('table.wrong-type', pointer, { got: abbreviated(ids, 40), expected: '[id, …]' });
    for (const [i, id] of (Array.isArray(ids) ? (ids as readonly Json[]) : []).entries()) {
      const thing = typeof id === 'string' ? world.thing(id) : undefined;
      const known = thing && world.vocabulary.entities[thing.entity]?.facts;
      if (thing === undefined || known === undefined) {
        acceptor.refuse('table.unknown-thing', `${pointer}/${i}`, { id: String(id), expected: 'id' }, [
          ...world.byId.keys(),
        ]);
      } else if (Object.hasOwn(known, fact)) found.set(thing, (found.get(thing) ?? new Set()).add(fact));
      else acceptor.refuse('table.unknown-key', pointer, { key: fact, of: thing.entity }, Object.keys(known));
    }
  }
  return found;
}

/** In the form of a table; facts that are unknown anyway when left out are not named. */
export function unknownToJson({ vocabulary, lists, singles }: World): { readonly [fact: string]: readonly string[] } {
  const byFact: { [fact: string]: string[] } = {};
  for (const thing of [...singles.values(), ...Object.values(lists).flat()]) {
    const facts = vocabulary.entities[thing.entity]?.facts ?? {};
    for (const { name, slot, defaultFrom } of Object.values(facts)) {
      const from = defaultFrom === undefined ? undefined : facts[defaultFrom];
      if (from === undefined || thing.fact(slot) !== undefined || thing.fact(from.slot) === undefined) continue;
      byFact[name] ??= [];
      byFact[name]?.push(thing.id as string);
    }
  }
  return byFact;
}
