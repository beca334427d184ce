import { needTextList } from '../model/given.js';
import { onceFor } from '../model/once.js';
import type { Json } from '../model/table.js';
import type { EditionDate } from '../model/words.js';
import { valueOver } from '../ruleset/question/traced-scope.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { namesOf } from '../table/read.js';
import { needTable, type Table } from '../table/table.js';
import { toJson } from '../values/json.js';
import type { Thing, Value } from '../values/values.js';

/** A thing as people see it. */
export interface ThingSeen {
  readonly id: string;
  /** Its name; missing: its id. */
  readonly name?: string;
  /** What the rules derive about it, by the names of the vocabulary (`seen`): a controller, a reach, moves. */
  readonly seen: { readonly [name: string]: Json };
  /** Names of what is unknown because a fact is missing. */
  readonly unknown: readonly string[];
}

/** The state of a table as people see it: for each collection, the things that show more than their facts. */
export interface TableSituation {
  readonly edition: EditionDate;
  readonly things: { readonly [collection: string]: readonly ThingSeen[] };
}

/**
 * What the players at a table see beyond its given facts: who controls what, who is in range, who attacks and may be
 * attacked, whose turn comes next, and what each player may do now, as events to send. The vocabulary says what there
 * is to see.
 *
 * @param only names of what is wanted; missing: everything
 * @throws Fault `fault.argument` for an unknown name, else as `ask`
 */
export function situation(table: Table, only?: readonly string[]): TableSituation {
  needTable(table, 'situation');
  const { ruleset, world } = table;
  const sights = sightsOf(ruleset);
  const known = sights.flatMap(({ seen }) => Object.keys(seen));
  if (only !== undefined) needTextList(only, 'only', 'situation', known);
  const names = namesOf(table);
  const things = sights.map(({ collection, seen }) => {
    const wanted = Object.entries(seen).filter(([name]) => only?.includes(name) ?? true);
    return [collection, world.list(collection).map((thing) => seenThing(table, thing, wanted, names))] as const;
  });
  return { edition: ruleset.edition, things: Object.fromEntries(things) };
}

function seenThing(
  table: Table,
  thing: Thing,
  wanted: readonly (readonly [name: string, Sight])[],
  names: { readonly [id: string]: string },
): ThingSeen {
  const seen: { [name: string]: Json } = {};
  const unknown: string[] = [];
  const { ruleset, world } = table;
  for (const [name, sight] of wanted) {
    ruleset.enter(world, name);
    const value = sight(thing);
    if (value === undefined) unknown.push(name);
    else seen[name] = toJson(ruleset.rulebook.vocabulary, value);
  }
  const id = thing.id as string;
  return { id, ...(Object.hasOwn(names, id) && { name: names[id] as string }), seen, unknown };
}

/** Derives what is seen of a thing; undefined: unknown. */
type Sight = (thing: Thing) => Value | undefined;

/** What is seen of the things of each collection, compiled once for a ruleset. */
const sightsOf = /* @__PURE__ */ onceFor((ruleset: Ruleset) =>
  Object.values(ruleset.rulebook.vocabulary.entities).flatMap(({ collection, seen }) => {
    if (collection === undefined || seen === undefined) return [];
    const compiled = Object.entries(seen).map(([name, { tree }]) => [name, valueOver(ruleset, tree)] as const);
    return [{ collection, seen: Object.fromEntries(compiled) }];
  }),
);
