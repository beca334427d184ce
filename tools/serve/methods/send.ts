import { calls, sendTree } from 'tavolata/internals';
import {
  carryOutPlan,
  copyTable,
  type Json,
  type Pick as Picked,
  type Plan,
  type Resolved,
  resolve as resolveEvents,
  type SendOptions,
  type SentEvent,
  send as sendEvents,
  type Table,
  type TableJson,
  tableToJson,
} from 'tavolata/runtime';
import type { HeldTable } from '../held-table.js';
import { patchBetween } from '../json-patch.js';
import { asInScripts, methodsOf, type Params } from '../method.js';
import { codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { eventsIn } from '../texts.js';
import { shortEnough } from '../values.js';
import declared from './send.json' with { type: 'json' };

export const send = methodsOf(declared, {
  send: (params, service) => {
    const held = service.held.at(params['table'] as string | TableJson);
    const { text, events } = params;
    if ((text === undefined) === (events === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'send', parts: 'events\ntext' });
    const picks = (params['picks'] ?? []) as readonly Picked[];
    return planned(params, held, service, (options) =>
      text === undefined
        ? sendEvents(held.table, eventsGiven(events, service), { ...options, picks })
        : sendTree(held.table, eventsIn(text as string, held), { ...options, picks, byHost: true }),
    );
  },
  resolve: (params, service) => {
    const held = service.held.at(params['table'] as string | TableJson);
    const events = eventsGiven(params['events'], service);
    return planned(params, held, service, (options) => {
      const { picks: _, ...plan }: Resolved = resolveEvents(
        held.table,
        events,
        params['picks'] as readonly Picked[],
        options,
      );
      return plan;
    });
  },
  carryOutPlan: (params, service) => {
    const held = service.held.table(params['table'] as string);
    // Older plans may lack what was sent, and which facts were missing.
    const plan = { sent: [], needs: [], unknown: [], ...(params['plan'] as Params) } as unknown as Plan;
    // A plan may have any number of steps and changes; each is as short as one that a client sends.
    for (const part of [plan.steps, plan.changes].flat(2)) shortEnough(part as Json, service.limits);
    const steps = params['steps'] as number | undefined;
    service.held.change(held, () => carryOutPlan(held.table, plan, steps), mostAfter(service));
    return {};
  },
  verify: asInScripts(calls.verify),
});

/** The plan of `send` or `resolve`, carried out and with its patch as requested. */
function planned(
  params: Params,
  held: HeldTable,
  service: Service,
  make: (options: Pick<SendOptions, 'trace' | 'reasons' | 'carryOut' | 'byStep'>) => Plan,
): unknown {
  const { table } = held;
  const carryOut = params['carryOut'] === true;
  const before = params['patch'] === true ? tableToJson(table) : undefined;
  const asked = {
    trace: params['trace'] === true,
    reasons: params['reasons'] !== false,
    byStep: params['byStep'] === true,
  };
  const made = () => make({ ...asked, carryOut });
  const plan = carryOut ? service.held.change(held, made, mostAfter(service)) : made();
  return before === undefined
    ? plan
    : { ...plan, patch: patchBetween(before, tableToJson(carryOut ? table : after(table, plan))) };
}

/** A table may grow by its events, but not without end. */
const mostAfter = ({ limits }: Service): number => 2 * limits.things;

/** A table as it would be after a plan. */
function after(table: Table, plan: Plan): Table {
  const copy = copyTable(table);
  carryOutPlan(copy, plan);
  return copy;
}

/** Events as a client gives them; the library says what is wrong with them. @throws Problem for too long lists */
function eventsGiven(events: unknown, { limits }: Service): readonly SentEvent[] {
  shortEnough(events as Json, limits);
  return events as readonly SentEvent[];
}
