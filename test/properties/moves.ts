import fc from 'fast-check';
import type { Json } from '../../src/engine/model/table.js';
import type { ViewChange } from '../../src/engine/table/table-view.js';
import { emptyFacts } from '../../tools/check/empty-facts.js';
import { shipped } from '../rules/rulebook.js';
import { type Host, type Item, mentions } from './host.js';

const rulebook = shipped();

/** One move of the host: what it takes from another table, and where. */
interface Move {
  readonly what: 'fact' | 'add' | 'remove';
  readonly at: number;
  readonly fact: number;
}
/** Some moves, one after the other. */
export const moves = fc.array(
  fc.record({
    what: fc.constantFrom('fact', 'fact', 'fact', 'fact', 'add', 'remove') as fc.Arbitrary<Move['what']>,
    at: fc.nat(999),
    fact: fc.nat(999),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Leaves out what says nothing any more after some moves. */
export const withoutEmpty = (host: Host): readonly ViewChange[] => {
  const found = emptyFacts(rulebook, host.json());
  if (found.length === 0) return [];
  const changes = found.map(({ collection, index, fact }) =>
    host.set((host.lists.get(collection) as Item[])[index] as Item, fact, undefined),
  );
  return [...changes, ...withoutEmpty(host)];
};

const collections = Object.values(rulebook.vocabulary.entities).flatMap(({ collection }) => collection ?? []);

/** Makes a move with a host; the other one says what the new facts are. */
export const moved = (host: Host, other: Host, { what, at, fact }: Move): readonly ViewChange[] => {
  const ids = new Set(host.all.map(({ id }) => id));
  const others = new Set(other.all.map(({ id }) => id));
  const fits = (value: Json) => mentions(value).every((text) => ids.has(text) || !others.has(text));
  if (what === 'fact') {
    const item = host.all[at % host.all.length] as (typeof host.all)[number];
    const model = other.all.find(({ id }) => id === item.id)?.facts ?? {};
    const names = [...new Set([...Object.keys(item.facts), ...Object.keys(model)])].sort();
    const name = names[fact % Math.max(names.length, 1)];
    return name === undefined || !fits(model[name] ?? null) ? [] : [host.set(item, name, model[name])];
  }
  const collection = collections[at % collections.length] as string;
  const list = host.lists.get(collection) ?? [];
  const [item] = what === 'remove' ? [list[fact % Math.max(list.length, 1)]] : [];
  if (what === 'remove') return item === undefined || list.length < 2 ? [] : host.remove(collection, item);
  const [first] = other.lists.get(collection) ?? [];
  const facts = Object.entries(first?.facts ?? {}).filter(([, value]) => fits(value));
  return ids.has(`new${at}`) ? [] : [host.add(collection, { id: `new${at}`, facts: Object.fromEntries(facts) })];
};
