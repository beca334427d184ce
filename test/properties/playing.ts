import fc from 'fast-check';
import { ask } from '../../src/engine/ask/ask.js';
import { applyPlan } from '../../src/engine/events/carry-out.js';
import { type SentEvent, send } from '../../src/engine/events/send.js';
import type { Plan } from '../../src/engine/model/answer.js';
import { Fault } from '../../src/engine/model/fault.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import { amount } from '../amount.js';
import { usual } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { argumentsOf, type Call, eventsOf } from './asking.js';
import { poolsOf, tablesOf } from './tables.js';

const seed = 800_104;
export const limits = { seed, numRuns: amount(5, 60) };
export const rulebook = shipped();
export const { questions, events } = rulebook.vocabulary;

/** A table as it is when nobody has left anything open: numbers known, ranges by rule, no game that is over. */
export const plain = (table: TableJson): TableJson => {
  const all = (key: string) => (table[key] ?? []) as readonly { readonly [fact: string]: Json }[];
  const players = all('players').map(({ reach: _, ...player }) => ({ ...player, life: player['life'] ?? 20 }));
  const markers = all('markers').map((marker, i) => ({ ...marker, number: i + 1 }));
  const { status: _, ...game } = (table['game'] ?? {}) as { readonly [fact: string]: Json };
  const teams = all('teams').map((team) => ({ ...team, life: team['life'] ?? 30 }));
  return { ...table, game: { startingGroup: null, ...game }, players, markers, teams } as TableJson;
};

/** undefined: not to be had on this table, for want of a fact or because the table makes no sense. */
export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
};
export const value = (table: Table, question: string, args: { readonly [name: string]: Json } = {}): Json | undefined =>
  attempt(() => ask(table, question, args).value);
export const list = (json: Json | undefined): readonly string[] | undefined => json as readonly string[] | undefined;
export const planOf = (table: Table, sent: SentEvent): Plan | undefined => {
  const plan = attempt(() => send(table, sent));
  return plan && plan.needs.length === 0 && plan.unknown.length === 0 ? plan : undefined;
};
export const named = (plan: Plan, name: string) => plan.steps.flat().filter(({ event }) => event === name);

/** A game: events one after the other, each with the table before and after it. */
export const played = (
  table: TableJson,
  sends: readonly Call[],
  look: (moment: {
    readonly before: Table;
    readonly sent: SentEvent;
    readonly plan: Plan;
    readonly after: Table;
  }) => void,
): void => {
  let before = openTable(rulebook, table);
  for (const call of sends) {
    const fields = argumentsOf(call, events[call.name]?.fields ?? [], poolsOf(rulebook, tableToJson(before)));
    const sent = { event: call.name, fields: fields ?? {} };
    const plan = fields && planOf(before, sent);
    const after = plan && attempt(() => applyPlan(before, plan));
    if (!plan || !after) continue;
    look({ before, sent, plan, after });
    before = after;
    if (attempt(() => openTable(rulebook, tableToJson(after), after.ruleset)) === undefined) return;
  }
};
export const games = fc.tuple(
  tablesOf(rulebook).map(plain),
  fc.array(eventsOf(rulebook, usual), { minLength: 5, maxLength: 25 }),
);
