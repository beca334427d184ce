import { applyPlan } from '../../src/engine/events/carry-out.js';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import type { Need, Pick, Plan } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { type Table, tableToJson } from '../../src/engine/table/table.js';
import { canonical } from '../reference/agreement.js';
import type { Facts } from './setups.js';
import { listOf } from './tables.js';

export interface Sent {
  readonly plan: Plan;
  readonly needs: readonly Need[];
  readonly after: Table;
}

const LIMIT = 12;

/** Always the same pick for the same choice, whatever order things come in. */
const settled = ({ matter, among, by }: Need): Pick => {
  const sorted = among.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  const spread = [...`${matter} ${by ?? ''} ${canonical(sorted)}`].reduce(
    (n, letter) => n * 31 + letter.charCodeAt(0),
    7,
  );
  return { matter, by, pick: sorted[(spread % 997) % sorted.length] ?? null };
};

/** Sends events that happen at one moment, and makes every choice that the plan waits for. Undefined: a fact is missing. */
export const sent = (table: Table, events: readonly SentEvent[]): Sent | { readonly fault: Fault } | undefined => {
  const needs: Need[] = [];
  const picks: Pick[] = [];
  const plain = events.map(({ event, fields = {} }) => ({ event, fields }));
  try {
    for (let round = 0; round < LIMIT; round++) {
      const plan = send(table, plain, { picks });
      const [need] = plan.needs;
      if (plan.unknown.length > 0) return undefined;
      if (need === undefined) return { plan, needs, after: applyPlan(table, plan) };
      needs.push(need);
      picks.push(settled(need));
    }
  } catch (error) {
    if (error instanceof Fault) return { fault: error };
    throw error;
  }
  return undefined;
};

/** Lists whose order says something. */
const ORDERED = new Set(['stack']);

const unordered = (json: Json, key = ''): Json => {
  if (Array.isArray(json)) {
    const items = (json as readonly Json[]).map((item) => unordered(item));
    return ORDERED.has(key) ? items : items.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, unordered(one, name)]));
};

/** Ids that the rules give to what comes up; on generated tables nothing else is called so. What is gone again by the end is just that. */
const passing = (text: string): string => text.replace(/^[a-z]{4,}\d+$/, 'something that comes and goes');

/** A text in which lists have no order and things that have come up have names that follow from what they are. */
const faceless = (json: Json, fresh: ReadonlyMap<string, string>): string =>
  canonical(
    unordered(
      JSON.parse(
        JSON.stringify(json, (_, one: unknown) => (typeof one === 'string' ? (fresh.get(one) ?? passing(one)) : one)),
      ) as Json,
    ),
  );

/** Names for all things: those that were not there before by what is known of them, not by when they came up. */
const freshIn = (before: TableJson, after: TableJson): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const collection of Object.keys(after).filter((key) => Array.isArray(after[key]))) {
    const known = new Set(listOf(before, collection).map((one) => one['id']));
    for (const id of known) names.set(id as string, id as string);
    const fresh = listOf(after, collection).filter((one) => !known.has(one['id'] as Json));
    const plain = fresh.map((one): readonly [string, string] => {
      const { id: _, marker: __, timestamp: ___, ...facts } = one as Facts & { readonly id: string };
      return [one['id'] as string, faceless(facts, new Map())];
    });
    for (const [i, [id]] of plain.toSorted(([, a], [, b]) => (a < b ? -1 : 1)).entries())
      names.set(id, `new ${collection} ${i + 1}`);
  }
  return names;
};

/** What came of a moment, so that two orders of the same list can be compared. */
export const faceOf = (before: TableJson, { plan, needs, after }: Sent): { readonly [part: string]: string } => {
  const now = tableToJson(after);
  const fresh = freshIn(before, now);
  const { fresh: _, assumed: __, ...table } = now;
  const steps = plan.steps.map((step) => faceless(step.map(({ event, fields }) => ({ event, fields })) as Json, fresh));
  return {
    needs: faceless(needs as unknown as Json, fresh),
    steps: steps.join('\n'),
    table: faceless(table as Json, fresh),
  };
};

/** The same as `faceOf` for both, compared at a glance: most orders give the very same bytes. */
export const alike = (one: Sent, other: Sent): boolean =>
  bytesOf(one) === bytesOf(other) && canonical(one.needs) === canonical(other.needs);

const bytesOf = ({ plan, after }: Sent): string => JSON.stringify([plan.steps, tableToJson(after)]);
