import { calls, eventNamed, sendTree } from 'tavolata/internals';
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
import { asInScripts, demand, methodsOf, type Params } from '../method.js';
import { beyond, codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { eventsIn } from '../texts.js';
import { shortEnough } from '../values.js';
import declared from './send.json' with { type: 'json' };

export const send = methodsOf(declared, {
  send: (params, service) => {
    const held = service.held.at(params['table'] as string | TableJson);
    const { text, events, picks = [] } = params;
    if ((text === undefined) === (events === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'send', parts: 'events\ntext' });
    const picked = picksIn('send', picks as readonly unknown[]);
    return planned(params, held, service, (options) =>
      text === undefined
        ? sendEvents(held.table, eventsGiven('send', events as readonly unknown[], service), {
            ...options,
            picks: picked,
          })
        : sendTree(held.table, eventsIn(text as string, held), {
            ...options,
            picks: picked,
            byHost: true,
          }),
    );
  },
  resolve: (params, service) => {
    const held = service.held.at(params['table'] as string | TableJson);
    const events = eventsGiven('resolve', params['events'] as readonly unknown[], service);
    const picks = picksIn('resolve', params['picks'] as readonly unknown[]);
    return planned(params, held, service, (options) => {
      const { picks: _, ...plan }: Resolved = resolveEvents(held.table, events, picks, options);
      return plan;
    });
  },
  carryOutPlan: (params, service) => {
    const held = service.held.table(params['table'] as string);
    const plan = planIn(params['plan'] as Params, service);
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

/** @throws Problem for anything but a list of events */
function eventsGiven(method: string, events: readonly unknown[], { limits, rulebook }: Service): readonly SentEvent[] {
  if (events.length > limits.items) throw beyond('serve.too-many-items', events.length, limits.items);
  return events.map((event, index) => {
    checkEvent(method, `events/${index}`, event);
    const { event: name, fields = {} } = event as SentEvent;
    eventNamed(rulebook.vocabulary, name);
    shortEnough(fields, limits);
    return { event: name, fields };
  });
}

function checkEvent(method: string, path: string, event: unknown): void {
  demand(method, path, 'object', event);
  const { event: name, fields } = event as Params;
  demand(method, `${path}/event`, 'string', name);
  if (fields !== undefined) demand(method, `${path}/fields`, 'object', fields);
}

const picksIn = (method: string, picks: readonly unknown[]): readonly Picked[] =>
  picks.map((pick, index) => {
    demand(method, `picks/${index}`, 'object', pick);
    const { matter, by, pick: picked } = pick as Params;
    demand(method, `picks/${index}/matter`, 'string', matter);
    if (by !== undefined && by !== null) demand(method, `picks/${index}/by`, 'string', by);
    return {
      matter: matter as string,
      pick: (picked ?? null) as Json,
      ...(by !== undefined && { by: by as string | null }),
    };
  });

/** @throws Problem for anything but a plan */
function planIn(plan: Params, { rulebook, limits }: Service): Plan {
  const { steps, changes, sent = [], needs = [], unknown = [] } = plan;
  demand('carryOutPlan', 'plan/steps', 'array', steps);
  for (const [part, list] of Object.entries({ changes, sent, needs, unknown })) {
    demand('carryOutPlan', `plan/${part}`, 'array', list);
    for (const [index, item] of (list as readonly unknown[]).entries())
      demand('carryOutPlan', `plan/${part}/${index}`, 'object', item);
  }
  for (const [index, step] of (steps as readonly unknown[]).entries()) {
    demand('carryOutPlan', `plan/steps/${index}`, 'array', step);
    for (const [nth, event] of (step as readonly unknown[]).entries()) {
      checkEvent('carryOutPlan', `plan/steps/${index}/${nth}`, event);
      eventNamed(rulebook.vocabulary, (event as SentEvent).event);
    }
  }
  const fields = (steps as readonly (readonly SentEvent[])[]).flat();
  for (const event of fields) shortEnough(event.fields as Json | undefined, limits);
  for (const change of changes as readonly Json[]) shortEnough(change, limits);
  const complete = (steps as readonly (readonly SentEvent[])[]).map((step) =>
    step.map(({ event, fields = {} }) => ({ event, fields })),
  );
  return { ...plan, sent, needs, unknown, steps: complete } as unknown as Plan;
}
