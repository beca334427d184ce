import {
  carryOutPlan,
  type SentEvent,
  send as sendEvents,
  sendTree,
  verify as verifyTable,
} from '../../../engine/events/send.js';
import type { Pick, Plan } from '../../../engine/model/answer.js';
import type { Json } from '../../../engine/model/table.js';
import type { HeldTable } from '../held.js';
import type { Limits } from '../limits.js';
import { demand, type Method, type Params } from '../method.js';
import { beyond, codes, problem } from '../problem.js';
import type { Service } from '../service.js';
import { ref, tablePart, tracePart } from '../shapes.js';
import { eventsIn } from '../texts.js';
import { eventNamed, shortEnough } from '../values.js';

export const send: Method = {
  name: 'send',
  about: {
    en: 'Says what would happen and gives the plan of what really happens. The table stays as it is unless “apply” is set.',
    it: "Dice che cosa accadrebbe e dà il piano di ciò che accade davvero. Il tavolo resta com'è, salvo con «apply».",
  },
  parts: {
    table: tablePart,
    events: {
      kind: 'array',
      about: { en: 'Events that happen at the same moment.', it: 'Eventi che accadono nello stesso momento.' },
      schema: { items: ref('Event') },
    },
    text: {
      kind: 'string',
      about: { en: 'Instead: events in the rule language.', it: 'Oppure: eventi nel linguaggio delle regole.' },
    },
    picks: {
      kind: 'array',
      about: {
        en: 'What was picked for the needs of an earlier plan.',
        it: 'Ciò che si è scelto per un piano precedente.',
      },
      schema: { items: ref('Pick') },
    },
    apply: {
      kind: 'boolean',
      about: { en: 'Carry the plan out on the table.', it: 'Eseguire il piano sul tavolo.' },
    },
    trace: tracePart,
  },
  example: { table: 't1', events: [{ event: 'playersLeave', fields: { players: ['Carla'] } }], apply: true },
  result: ref('Plan'),
  run: (params, service) => {
    const held = service.held.table(params['table'] as string);
    const { text, events, picks = [] } = params;
    if ((text === undefined) === (events === undefined))
      throw problem(codes.params, 'serve.one-of', { method: 'send', parts: 'events\ntext' });
    const options = {
      picks: picksIn(picks as readonly unknown[]),
      trace: params['trace'] === true,
      carryOut: params['apply'] === true,
    };
    const plan =
      text === undefined
        ? sendEvents(held.table, eventsGiven(events as readonly unknown[], service), options)
        : sendTree(held.table, eventsIn(text as string, held, service.limits), options);
    if (options.carryOut) held.changed();
    return withinLimits(plan, held, service.limits);
  },
};

export const apply: Method = {
  name: 'apply',
  about: { en: 'Carries a plan out on the table.', it: 'Esegue un piano sul tavolo.' },
  parts: {
    table: tablePart,
    plan: {
      kind: 'object',
      required: true,
      about: { en: 'A plan, as “send” gave it.', it: "Un piano, come l'ha dato «send»." },
      schema: ref('Plan'),
    },
  },
  example: {
    table: 't1',
    plan: {
      ...{ sent: [], steps: [], changes: [], undone: [], numbers: {}, needs: [], unknown: [] },
      ...{ edition: '2026-09-25', notices: [] },
    },
  },
  result: { type: 'object', maxProperties: 0 },
  run: (params, service) => {
    const held = service.held.table(params['table'] as string);
    const plan = planIn(params['plan'] as Params, service);
    carryOutPlan(held.table, plan);
    held.changed();
    return {};
  },
};

export const verify: Method = {
  name: 'verify',
  about: {
    en: 'What a host has left undone after a plan; no steps when all is in order.',
    it: 'Ciò che è rimasto in sospeso dopo un piano; nessun passo quando tutto è in ordine.',
  },
  parts: { table: tablePart },
  example: { table: 't1' },
  result: ref('Plan'),
  run: (params, { held }) => verifyTable(held.table(params['table'] as string).table),
};

/** A table may grow by its events, but not without end: nothing more is carried out on one that is too large. */
function withinLimits(plan: Plan, { things }: HeldTable, limits: Limits): Plan {
  if (things > 2 * limits.things) throw beyond('serve.too-many-things', things, limits.things);
  return plan;
}

/** @throws Problem for what is no list of events */
function eventsGiven(events: readonly unknown[], { limits, rulebook }: Service): readonly SentEvent[] {
  if (events.length > limits.items) throw beyond('serve.too-many-items', events.length, limits.items);
  return events.map((event, index) => {
    checkEvent('send', `events/${index}`, event);
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

const picksIn = (picks: readonly unknown[]): readonly Pick[] =>
  picks.map((pick, index) => {
    demand('send', `picks/${index}`, 'object', pick);
    const { matter, by, pick: picked } = pick as Params;
    demand('send', `picks/${index}/matter`, 'string', matter);
    if (by !== undefined && by !== null) demand('send', `picks/${index}/by`, 'string', by);
    return {
      matter: matter as string,
      pick: (picked ?? null) as Json,
      ...(by !== undefined && { by: by as string | null }),
    };
  });

/** @throws Problem for what has not the form of a plan */
function planIn(plan: Params, { rulebook, limits }: Service): Plan {
  const { steps, changes, sent = [], needs = [], unknown = [] } = plan;
  demand('apply', 'plan/steps', 'array', steps);
  for (const [part, list] of Object.entries({ changes, sent, needs, unknown })) {
    demand('apply', `plan/${part}`, 'array', list);
    for (const [index, item] of (list as readonly unknown[]).entries())
      demand('apply', `plan/${part}/${index}`, 'object', item);
  }
  for (const [index, step] of (steps as readonly unknown[]).entries()) {
    demand('apply', `plan/steps/${index}`, 'array', step);
    for (const [nth, event] of (step as readonly unknown[]).entries()) {
      checkEvent('apply', `plan/steps/${index}/${nth}`, event);
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
