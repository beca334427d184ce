import mergeWith from 'lodash/mergeWith.js';
import { type MadeTable, makeTable } from 'tavolata/compiler';
import { choicesFor, isList } from 'tavolata/internals';
import { Fault, type Json, type SetupJson, type TableJson } from 'tavolata/runtime';
import type { Difference } from './meaning.js';
import type { Sides } from './sides.js';

/** Sizes of the made tables: the smallest that matter, and one at which players can be far apart. */
const sizes = [2, 3, 4, 6];
/** Sizes for variants that are played by many only. */
const large = [8, 10, 12];
/** One option more or less is tried at this size and the largest. */
const toggled = 4;

/** Short names for players, since they occur in witnesses. */
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i));

/**
 * Tables as players would agree on them, by variant, size and one option more or less, in which something differs
 * between the sides. Each differing house answer gets tables that choose it.
 */
export function madeTables(
  sides: Sides,
  differences: readonly Difference[],
  progress?: (done: number, all: number) => void,
): readonly TableJson[] {
  const { rulebook, edition } = sides.before;
  const variants = [undefined, ...choicesFor(rulebook, 'variants')];
  const found = new Map<string, TableJson>();
  const known = new Map<string, MadeTable>();
  const single = overlays(sides);
  const extras = [...single, ...houses(differences)];
  const add = (variant: string | undefined, size: number, extra: Extra): boolean => {
    const players = names(size);
    const options = extra.option === undefined ? {} : { options: [extra.option], range: extra.range };
    try {
      const key = JSON.stringify([variant, size, options]);
      const made = known.get(key) ?? makeTable(rulebook, { edition, variant, players, seed: 1, ...options });
      known.set(key, made);
      if (made.problems.problems?.some(({ severity }) => severity === 'illegal')) return false;
      const { game: _, ...bare } = made.json;
      const setup = { ...bare.setup, ...extra.setup } as SetupJson;
      const table = { ...bare, setup } as TableJson;
      if (sides.pair(setup) !== null) found.set(JSON.stringify(table), table);
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return false;
    }
  };
  for (const [index, variant] of variants.entries()) {
    progress?.(index, variants.length);
    const fitting = sizes.filter((size) => add(variant, size, {}));
    const [some = 0, many = 0] = fitting.length > 0 ? [fitting.find((size) => size >= toggled), fitting.at(-1)] : [];
    const first = some || large.find((size) => add(variant, size, {}));
    if (first === undefined) continue;
    for (const setup of extras) for (const size of new Set([fitting[0] ?? first, first])) add(variant, size, { setup });
    // A range if the rules give none; if they give one, this would be an additional problem.
    for (const size of new Set([first, many || first]))
      for (const option of choicesFor(rulebook, 'options'))
        for (const range of [undefined, 1]) add(variant, size, { option, range });
  }
  if (found.size === 0)
    for (const setup of pairsOf(single))
      for (const variant of variants) for (const size of sizes) add(variant, size, { setup });
  return found.size > 0 ? [...found.values()] : bareTables(sides);
}

/** For rules that cannot make tables: players alone, if they have any. */
const bareTables = (sides: Sides): readonly TableJson[] =>
  sizes
    .map((size) => ({ setup: { edition: sides.before.edition }, players: names(size) }))
    .filter((table) => sides.open(table) !== null);

interface Extra {
  readonly option?: string;
  readonly range?: number | undefined;
  readonly setup?: { readonly [fact: string]: Json };
}

/** Values of the setup's lists, by fact. */
interface SetupLists {
  readonly [fact: string]: readonly string[];
}

/** Two values at once, for what only both of them activate. */
const pairsOf = (lists: readonly SetupLists[]): readonly SetupLists[] =>
  lists.flatMap((one, index) =>
    lists
      .slice(index + 1)
      .map((other) =>
        mergeWith({}, one, other, (a: unknown, b: unknown) => (Array.isArray(a) ? a.concat(b) : undefined)),
      ),
  );

/** Each value of the setup's lists that makeTable leaves empty. */
function overlays({ before: { rulebook } }: Sides): readonly SetupLists[] {
  const facts = Object.values(rulebook.vocabulary.entities).find(({ constant }) => constant)?.facts ?? {};
  return Object.values(facts)
    .filter(({ name, type }) => isList(type) && name !== 'variants' && name !== 'options')
    .flatMap(({ name }) => choicesFor(rulebook, name).map((value) => ({ [name]: [value] })));
}

/** The choices to which the differing house answers belong. */
export function houses(
  differences: readonly Difference[],
): readonly { readonly house: { readonly [matter: string]: string } }[] {
  const chosen = differences.flatMap(({ before, after }) => [before?.chosen, after?.chosen]);
  const found = new Map(chosen.flatMap((one) => (one ? [[JSON.stringify(one), one] as const] : [])));
  return [...found.values()].map(({ matter, choice }) => ({ house: { [matter]: choice } }));
}
