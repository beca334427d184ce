import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SentEvent, sendAny } from '../../src/engine/events/send.js';
import type { Plan } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import { partsOf } from '../../src/engine/model/nodes.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { SetupJson } from '../../src/engine/model/table.js';
import type { Node } from '../../src/engine/model/tree.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { sampleOf } from '../amount.js';
import { argumentsOf } from '../properties/asking.js';
import { Sketcher } from '../properties/sketches.js';
import { poolsOf } from '../properties/tables.js';
import { permissionsOn } from '../reference/permission.js';
import { shipped } from '../rules/rulebook.js';
import { VARIANTS } from './setups.js';
import { begun, seated } from './walk.js';

const rulebook = shipped();
const { events, questions } = rulebook.vocabulary;
const permitted = Object.values(events).filter(({ permittedBy }) => permittedBy !== undefined);

const questionsIn = (tree: Node): readonly string[] => [
  ...(tree.op === 'ask' ? [tree.question] : []),
  ...partsOf(tree).flatMap((part) => questionsIn(part)),
];

/** Questions about whether something may happen for which no event asks, and why. */
const unasked: { readonly [question: string]: string } = {
  mayAttack: 'part of attackProblems, which attackersAreDeclared obeys',
  mayBlock: 'part of blockProblems, which blockersAreDeclared obeys',
  mayTarget: 'the host chooses targets; no event is about them',
  mayChoose: 'choices are answers to needs, never events',
  mayActivate: 'activating is announced as objectIsStacked, which comes after it was allowed',
  mayAttach: "what becomes attached is the host's to keep; only its end is an event",
  mayPlayLand: 'playing a land is an objectMoves like others; the host asks before',
  mayLookAt: 'looking changes nothing',
  mayUseInformation: 'what an effect may know changes nothing',
  mayDiscuss: 'talking changes nothing',
  mayPassNotes: 'talking changes nothing',
  mayHandle: 'who moves a card on the table changes nothing',
  mayTakeMulligan: 'mulligansAreDeclared leaves out those who may not, one by one',
  mayBeginTurn: 'part of mayTakeTurn, which turnBegins obeys',
  mayReceive: 'looked at when a marker is passed on, before the event comes up',
};

/** The plan, undefined where it waits or a fact is missing. */
const planned = (table: Table, event: SentEvent): Plan | undefined => {
  try {
    const plan = sendAny(table, event, { trace: true });
    return plan.needs.length > 0 || plan.unknown.length > 0 ? undefined : plan;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
};

/** Something else came instead of it. */
const rewritten = ({ trace = [] }: Plan, name: string): boolean =>
  trace.some(
    ({ entry, outcome, event }) =>
      outcome === 'applied' &&
      event?.event === name &&
      rulebook.entries.some(({ id, hook, of }) => id === entry && hook === 'rewrites' && of === name),
  );

/** The plan says that the event was barred, and by which entries. */
const toldOf = ({ undone }: Plan, name: string): boolean =>
  undone.some(({ event, how, because }) => event.event === name && how === 'barred' && because.length > 0);

const without = (book: Rulebook, name: string): Rulebook => {
  const { permittedBy: _, ...event } = book.vocabulary.events[name] as (typeof permitted)[number];
  return { ...book, vocabulary: { ...book.vocabulary, events: { ...book.vocabulary.events, [name]: event } } };
};

/** Tables of all variants, each open and as JSON; the games on some of them have not begun. */
const tables = Array.from({ length: 54 }, (_, i) => {
  const chance = new Random(11, i);
  const at = seated(chance, rulebook, VARIANTS[i % VARIANTS.length]);
  const table = begun(chance, rulebook, at);
  if (table === undefined || i % 5 > 0) return table;
  return openTable(rulebook, { ...tableToJson(table), game: { status: 'setup' }, turns: [], markers: [] }, at.ruleset);
}).flatMap((table) => {
  if (table === undefined) return [];
  const json = tableToJson(table);
  return [{ table, json, permits: permissionsOn(rulebook, json) }];
});

describe('events and the questions whether they may happen', () => {
  it('are paired in the vocabulary, or it is said why not', () => {
    const asked = new Set(permitted.flatMap(({ permittedBy }) => questionsIn(permittedBy?.tree as Node)));
    const may = Object.keys(questions).filter((name) => /^may[A-Z]/.test(name));
    expect(may.filter((name) => !asked.has(name) && unasked[name] === undefined)).toEqual([]);
    // What is listed is there, and no event asks it.
    expect(Object.keys(unasked).filter((name) => asked.has(name) || !may.includes(name))).toEqual([]);
  });

  it.each(sampleOf(permitted, { quick: 3 }).map(({ name }) => name))('%s obeys its question', (name) => {
    const sketches = new Sketcher(rulebook.vocabulary);
    const { fields: known = [] } = events[name] ?? {};
    const args = fc.record(Object.fromEntries(known.map((one) => [one.name, sketches.ofType(one.type)])));
    const free = without(rulebook, name);
    const seen = { denied: 0, allowed: 0 };
    for (const [i, drawn] of fc.sample(args, { seed: 7, numRuns: 2 * tables.length }).entries()) {
      const { table, json, permits } = tables[i % tables.length] as (typeof tables)[number];
      const fields = argumentsOf({ name, args: drawn }, known, poolsOf(rulebook, json));
      if (fields === undefined) continue;
      const event = { event: name, fields };
      const plan = planned(table, event);
      if (plan === undefined || plan.ended || rewritten(plan, name)) continue;
      if (permits(event)) {
        seen.allowed++;
        if (plan.steps.length > 0) continue;
        // It is not the question that left nothing of it.
        const other = openTable(free, json, arrange(free, json.setup as SetupJson));
        expect({ event, steps: planned(other, event)?.steps ?? [] }).toEqual({ event, steps: [] });
      } else {
        seen.denied++;
        expect({ event, steps: plan.steps, reported: toldOf(plan, name) }).toEqual({
          event,
          steps: [],
          reported: true,
        });
      }
    }
    expect(seen.allowed).toBeGreaterThan(0);
    expect(seen.denied).toBeGreaterThan(0);
  });
});
