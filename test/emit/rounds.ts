import type { Ruleset } from '../../src/arrange/ruleset.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { Json } from '../../src/model/table.js';
import { ask } from '../../src/run/ask.js';
import { prepare } from '../../src/run/prepare.js';
import { send } from '../../src/run/send.js';
import { openTable, type Table } from '../../src/run/table.js';
import { argumentsOf } from '../properties/asking.js';
import { poolsOf } from '../properties/tables.js';
import { canonical, outcomeOf } from '../reference/agreement.js';
import type { Round } from '../reference/round.js';

/** What closures and emitted code say to the same thing, where they say two different things. */
export interface TwoAnswers {
  readonly what: string;
  readonly closures: string;
  readonly emitted: string;
}

/** Asks and sends everything of a round on both back ends: answers, reasons, plans and faults must be the same to the byte. */
export const twoAnswers = (
  rulebook: Rulebook,
  rules: Ruleset,
  { table: json, asks, sends }: Round,
): TwoAnswers | null => {
  const tables = [openTable(rulebook, json), openTable(rulebook, json, rules)] as const;
  const { questions, events } = rulebook.vocabulary;
  const pools = poolsOf(rulebook, json);
  const compared = (what: string, work: (table: Table) => unknown): TwoAnswers | null => {
    const [closures, emitted] = tables.map((table) => JSON.stringify(outcomeOf(() => work(table)) ?? null)) as [
      string,
      string,
    ];
    return closures === emitted ? null : { what, closures, emitted };
  };
  for (const call of asks) {
    const args = argumentsOf(call, questions[call.name]?.parameters ?? [], pools);
    if (args === undefined) continue;
    const what = `${call.name}(${canonical(args)})`;
    const difference =
      compared(what, (table) => ask(table, call.name, args)) ??
      compared(`prepared ${what}`, (table) => quickly(table, call.name, args));
    if (difference) return difference;
  }
  for (const call of sends) {
    const fields = argumentsOf(call, events[call.name]?.fields ?? [], pools);
    if (fields === undefined) continue;
    const difference = compared(`send ${call.name}(${canonical(fields)})`, (table) =>
      send(table, { event: call.name, fields }),
    );
    if (difference) return difference;
  }
  return null;
};

/** Through `prepare`, where all arguments are things of the table or plain. */
const quickly = (table: Table, question: string, args: { readonly [name: string]: Json }): unknown => {
  const values = Object.values(args).map((arg) => (typeof arg === 'string' ? (table.world.byId.get(arg) ?? arg) : arg));
  if (values.some((value) => typeof value === 'object' && value !== null && !('facts' in value))) return null;
  const value = prepare(table, question)(...(values as never[]));
  return idsIn(value);
};

const idsIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsIn);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return 'id' in value && value.id !== null ? value.id : Object.keys(value).sort().join();
};
