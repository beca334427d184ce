import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { type SentEvent, sendAny } from '../../src/engine/events/send.js';
import type { Answer, Pick, Plan } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json } from '../../src/engine/model/table.js';
import { copyTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { toJson } from '../../src/engine/values/json.js';
import type { Interpreter } from './interpreter.js';
import { referenceAsk, referenceSend } from './reference.js';

/** Two ways of working something out that came to different results. */
export interface Difference {
  readonly what: string;
  readonly compiled: Json;
  readonly walked?: Json;
  readonly reference?: Json;
}

type Args = { readonly [name: string]: Json };

/** JSON with sorted keys. */
export const canonical = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The result, or the fault that it ended with. What is no fault is a mistake of the library and goes on up. */
export const outcomeOf = <T>(work: () => T): T | { readonly fault: string } => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return { fault: error.code };
    throw error;
  }
};

const unknownOf = (facts: Answer['unknown']): Json => sortedTexts(facts.map(({ of, fact }) => `${of}.${fact}`));
const sortedTexts = (texts: readonly string[]): Json => [...new Set(texts)].sort();

const sortedList = (value: Json | undefined, sort: boolean): Json | undefined =>
  sort && Array.isArray(value)
    ? (value as readonly Json[]).toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
    : value;

const answered = ({ verdict, value: given, problems, because, unknown }: Answer, sort: boolean): Json => {
  // Of a union the library gives what is sure; the reference gives nothing.
  const value = unknown.length > 0 ? undefined : given;
  return {
    value: sortedList(
      problems ? (problems as unknown as Json) : verdict && verdict !== 'unknown' ? verdict : value,
      sort,
    ) as Json,
    because,
    unknown: unknownOf(unknown),
  };
};

/** Asks strict code, traced code and the reference. */
export const compareAnswers = (
  table: Table,
  interpreter: Interpreter,
  question: string,
  args: Args,
): Difference | null => {
  const { policy } = table.ruleset.rulebook.vocabulary.questions[question] ?? {};
  // In which order problems and members of a union come is no part of an answer.
  const sort = policy === 'problems' || policy === 'union';
  const compiled = outcomeOf(() => answered(ask(table, question, args), sort)) as Json;
  const walked = outcomeOf(() => answered(ask(table, question, args, { trace: true }), sort)) as Json;
  const reference = outcomeOf(() => {
    const { value, because, unknown } = referenceAsk(interpreter, question, args);
    return { value: sortedList(value, sort), because, unknown: sortedTexts(unknown) };
  }) as Json;
  if (canonical(compiled) === canonical(walked) && canonical(compiled) === canonical(reference)) return null;
  return { what: `${question}(${canonical(args)})`, compiled, walked, reference };
};

/** Every known fact of everything on a table. */
export const snapshot = ({ world, ruleset }: Table): Json => {
  const { vocabulary } = ruleset.rulebook;
  const whole = (thing: Table['world']['lists'][string][number]): Json => {
    const facts = Object.values(vocabulary.entities[thing.entity]?.facts ?? {}).flatMap(({ name, slot }) => {
      const value = thing.fact(slot);
      return value === undefined ? [] : [[name, toJson(vocabulary, value)] as const];
    });
    return { id: thing.id, ...Object.fromEntries(facts) };
  };
  const lists = Object.entries(world.lists).map(([name, things]) => [name, things.map(whole)] as const);
  return { ...Object.fromEntries(lists), game: [...world.singles.values()].map(whole), fresh: world.fresh };
};

/** The reference knows of an event only who made it last; a plan names everybody who had a part in it. */
const planned = ({ steps, needs, unknown }: Plan, made: readonly (readonly Json[])[]): Json => {
  const reported = steps.map((step, i) =>
    step.map(({ because = [], created: _, ...event }, k) => {
      const last = (made[i]?.[k] as { readonly because?: string } | undefined)?.because;
      return {
        ...event,
        ...(last !== undefined && because.includes(last) ? { because: last } : because.length > 0 && { because }),
      };
    }),
  );
  // The reference stops at the first choice that it meets; a plan names all of that moment, and why each is asked.
  const first = needs.slice(0, 1).map(({ matter, among, by }) => ({ matter, among, by }));
  return { steps: reported, needs: first, unknown: unknownOf(unknown) } as unknown as Json;
};

export interface Sent {
  readonly difference: Difference | null;
  readonly plan: Plan | null;
  /** The table after the plan, where there is one. */
  readonly after: Table | null;
}

/** Sends to the library and to the reference; makes the plan in two ways. */
export const compareSending = (
  table: Table,
  events: readonly SentEvent[],
  picks: readonly Pick[] = [],
  { rulebook, remember } = { rulebook: table.ruleset.rulebook, remember: true },
): Sent => {
  const what = `send ${canonical(events)} with ${canonical(picks)}`;
  const json = tableToJson(table);
  const before = canonical(snapshot(table));
  const plan = outcomeOf(() => sendAny(table, events, { picks }));
  const reference = outcomeOf(() => referenceSend(rulebook, json, events, { picks, remember }));
  const made = 'fault' in reference ? [] : (reference.steps as readonly (readonly Json[])[]);
  const compiled = 'fault' in plan ? plan : { ...(planned(plan, made) as object), after: null };
  const expected =
    'fault' in reference ? reference : { ...reference, unknown: sortedTexts(reference.unknown), after: null };
  if (canonical(compiled) !== canonical(expected))
    return {
      difference: { what, compiled: compiled as Json, reference: expected as unknown as Json },
      plan: null,
      after: null,
    };
  if (canonical(snapshot(table)) !== before)
    return { difference: { what: `${what} changed the table`, compiled: null }, plan: null, after: null };
  if ('fault' in plan || 'fault' in reference || plan.needs.length > 0 || plan.unknown.length > 0)
    return { difference: null, plan: 'fault' in plan ? null : plan, after: null };
  const carried = copyTable(table);
  sendAny(carried, events, { picks, carryOut: true });
  const applied = applyPlan(table, plan);
  const first = firstDifference([snapshot(applied), snapshot(carried), workedOut(reference.after, carried)]);
  const [left = null, walked = null, right = null] = first ?? [];
  const difference = first && {
    what: `${what}: applied, carried out, reference`,
    compiled: left,
    walked,
    reference: right,
  };
  return { difference, plan, after: applied };
};

type Snapshot = { readonly [list: string]: readonly { readonly id: string; [fact: string]: Json }[] };

/** A state of the reference with what a table works out after a plan where it is open, as when it is opened; the reference does not. */
const workedOut = (after: Json, table: Table): Json => {
  const [filled, known] = [structuredClone(after) as unknown as Snapshot, snapshot(table) as unknown as Snapshot];
  const thingIn = (state: Snapshot, id: string) =>
    Object.values(state)
      .filter((list) => Array.isArray(list))
      .flat()
      .find((thing) => thing.id === id);
  for (const { of, fact } of table.assumed) {
    const thing = thingIn(filled, of);
    if (thing && !Object.hasOwn(thing, fact)) thing[fact] = thingIn(known, of)?.[fact] ?? null;
  }
  return filled as unknown as Json;
};

/** Where states differ: the first part that is not the same in all. */
const firstDifference = (states: readonly Json[]): readonly Json[] | null => {
  const [one] = states;
  if (states.every((state) => canonical(state) === canonical(one))) return null;
  if (!states.every((state) => typeof state === 'object' && state !== null)) return states;
  const keys = new Set(states.flatMap((state) => Object.keys(state as object)));
  for (const key of keys) {
    const found = firstDifference(states.map((state) => (state as { readonly [key: string]: Json })[key] ?? null));
    if (found) return found.map((part) => ({ [key]: part }));
  }
  return states;
};
