import { type Cell, Scope } from '../evaluate/scope.js';
import { needTextList } from '../model/given.js';
import { onceFor } from '../model/once.js';
import type { Json } from '../model/table.js';
import type { EditionDate } from '../model/words.js';
import { tracedOver } from '../ruleset/question/traced-scope.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { namesOf } from '../table/read.js';
import { needTable, type Table } from '../table/table.js';
import { toJson } from '../values/json.js';
import { type Thing, UnknownSignal, type Value } from '../values/values.js';

/** A thing as people see it. */
export interface ThingSeen {
  readonly id: string;
  /** What it is called; missing: as its id. */
  readonly name?: string;
  /** What the rules work out for it, by the names of the vocabulary (`seen`): a controller, a reach, moves. */
  readonly seen: { readonly [name: string]: Json };
  /** Names of what is not known, since a fact is missing. */
  readonly unknown: readonly string[];
}

/** The state of a table as people see it: of each collection, the things of which there is more to see than their facts. */
export interface TableSituation {
  readonly edition: EditionDate;
  readonly things: { readonly [collection: string]: readonly ThingSeen[] };
}

/**
 * What the players at a table see beside the facts that it was given: who controls, who is in range, who attacks and who may be attacked,
 * whose turn comes next, and what each player may do now, as events to send. What there is to see, the vocabulary says.
 *
 * @param only names of what is wanted; missing: everything
 * @throws Fault `fault.argument` for a name that there is not, else as `ask`
 */
export function situation(table: Table, only?: readonly string[]): TableSituation {
  needTable(table, 'situation');
  const { ruleset, world } = table;
  const sights = Object.values(ruleset.rulebook.vocabulary.entities).flatMap((entity) =>
    entity.collection === undefined || entity.seen === undefined
      ? []
      : [{ collection: entity.collection, sight: sightsOf(ruleset)(entity.name) }],
  );
  const known = sights.flatMap(({ sight }) => Object.keys(sight.seen));
  if (only !== undefined) needTextList(only, 'only', 'situation', known);
  const names = namesOf(table);
  const things = sights.map(({ collection, sight }) => {
    const wanted = Object.keys(sight.seen).filter((name) => only?.includes(name) ?? true);
    return [collection, world.list(collection).map((thing) => seenThing(table, thing, sight, wanted, names))] as const;
  });
  return { edition: ruleset.edition, things: Object.fromEntries(things) };
}

function seenThing(
  table: Table,
  thing: Thing,
  sight: Sight,
  wanted: readonly string[],
  names: { readonly [id: string]: string },
): ThingSeen {
  const seen: { [name: string]: Json } = {};
  const unknown: string[] = [];
  const { ruleset, world } = table;
  for (const name of wanted) {
    ruleset.enter(world, name);
    const value = sight.seen[name]?.(thing);
    if (value === undefined) unknown.push(name);
    else seen[name] = toJson(ruleset.rulebook.vocabulary, value);
  }
  const id = thing.id as string;
  return { id, ...(Object.hasOwn(names, id) && { name: names[id] as string }), seen, unknown };
}

/** How what is seen of things of a kind is worked out; undefined: unknown. */
interface Sight {
  readonly seen: { readonly [name: string]: (thing: Thing) => Value | undefined };
}

/** Compiled once for a ruleset, by kind. */
const sightsOf = /* @__PURE__ */ onceFor((ruleset: Ruleset) => {
  const made = new Map<string, Sight>();
  return (kind: string): Sight => {
    const known = made.get(kind) ?? sightOf(ruleset, kind);
    made.set(kind, known);
    return known;
  };
});

function sightOf(ruleset: Ruleset, kind: string): Sight {
  const { compiler, questions, rulebook } = ruleset;
  const scope = new Scope();
  const self: Cell = scope.cell('this');
  const traced = tracedOver(questions, 'this');
  const all = Object.entries(rulebook.vocabulary.entities[kind]?.seen ?? {}).map(([name, { tree }]) => {
    const { run } = compiler.code(tree, scope);
    const work = (thing: Thing): Value | undefined => {
      self.v = thing;
      try {
        return run();
      } catch (error) {
        if (!(error instanceof UnknownSignal)) throw error;
        // Where strict code misses a fact, traced code says whether it matters.
        return questions.trace(() => traced(thing).value(tree));
      }
    };
    return [name, work] as const;
  });
  return { seen: Object.fromEntries(all) };
}
