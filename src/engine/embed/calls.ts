import { ask } from '../ask/ask.js';
import { resolve } from '../events/resolve.js';
import { carryOutPlan, type SentEvent, send, verify } from '../events/send.js';
import type { Pick, Plan, TableChange } from '../model/answer.js';
import type { ExtraEntries, Rulebook } from '../model/rulebook.js';
import type { Json, TableJson } from '../model/table.js';
import { addEntries, removeEntries } from '../ruleset/extra-entries.js';
import type { Refusal } from '../table/accept.js';
import { changeTable } from '../table/change.js';
import { factOf, membersOf } from '../table/read.js';
import { copyTable, tableToJson, tryOpenTable } from '../table/table.js';
import { underRules } from '../table/under-rules.js';
import { undo } from '../table/undo.js';
import { type Held, Refused } from './held.js';

/** A request as it was parsed: the parts that its call wants, besides `call`. */
export type Request = { readonly [part: string]: unknown };
type Call = (request: Request, held: Held) => unknown;

/** A table that cannot be opened, with everything that is wrong with it. */
export class WrongTable extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super('table');
  }
}

/** What can be asked for; `docs/embed.md` shows each with its parts. */
export const calls: { readonly [call: string]: Call } = {
  load: (request, held) => ({ rulebook: held.keepRulebook(rulebookOf(request)) }),
  add: (request, held) => ({
    rulebook: held.keepRulebook(
      addEntries(held.rulebook(text(request, 'rulebook')), record(request, 'extra') as unknown as ExtraEntries),
    ),
  }),
  remove: (request, held) => ({
    rulebook: held.keepRulebook(
      removeEntries(held.rulebook(text(request, 'rulebook')), list(request, 'entries') as readonly string[]),
    ),
  }),
  open: (request, held) => {
    const opened = tryOpenTable(
      held.rulebook(text(request, 'rulebook')),
      record(request, 'table') as unknown as TableJson,
    );
    if ('refusals' in opened) throw new WrongTable(opened.refusals);
    return { table: held.keepTable(opened.table), assumed: opened.table.assumed };
  },
  rules: (request, held) => {
    const [handle, rulebook] = [text(request, 'table'), held.rulebook(text(request, 'rulebook'))];
    held.replaceTable(handle, underRules(held.table(handle), rulebook));
    return {};
  },
  change: (request, held) => {
    changeTable(held.table(text(request, 'table')), list(request, 'changes') as readonly TableChange[]);
    return {};
  },
  undo: (request, held) => {
    undo(held.table(text(request, 'table')));
    return {};
  },
  fact: (request, held) => ({
    value: factOf(held.table(text(request, 'table')), text(request, 'of'), text(request, 'fact')),
  }),
  members: (request, held) => ({
    members: membersOf(held.table(text(request, 'table')), text(request, 'collection')),
  }),
  copy: (request, held) => ({ table: held.keepTable(copyTable(held.table(text(request, 'table')))) }),
  ask: (request, held) =>
    ask(
      held.table(text(request, 'table')),
      text(request, 'question'),
      (request['arguments'] === undefined ? {} : record(request, 'arguments')) as { readonly [name: string]: Json },
      { trace: request['trace'] === true, reasons: request['reasons'] === true },
    ),
  send: (request, held) =>
    send(held.table(text(request, 'table')), list(request, 'events') as readonly SentEvent[], {
      trace: request['trace'] === true,
      carryOut: request['apply'] === true,
      picks: request['picks'] === undefined ? [] : (list(request, 'picks') as readonly Pick[]),
    }),
  resolve: (request, held) =>
    resolve(
      held.table(text(request, 'table')),
      list(request, 'events') as readonly SentEvent[],
      list(request, 'picks') as readonly Pick[],
      { trace: request['trace'] === true, carryOut: request['apply'] === true },
    ),
  apply: (request, held) => {
    carryOutPlan(held.table(text(request, 'table')), planOf(request));
    return {};
  },
  verify: (request, held) => verify(held.table(text(request, 'table'))),
  table: (request, held) => tableToJson(held.table(text(request, 'table'))),
  close: (request, held) => {
    for (const handle of list(request, 'handles')) held.release(String(handle));
    return {};
  },
};

/** @throws Refused when a part is missing or of the wrong kind */
export function text(request: Request, part: string): string {
  const value = request[part];
  if (typeof value !== 'string') throw new Refused('call.wrong-part', { part, expected: 'string' });
  return value;
}

/** @throws Refused as `text` */
export function record(request: Request, part: string): { readonly [key: string]: unknown } {
  const value = request[part];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused('call.wrong-part', { part, expected: 'object' });
  return value as { readonly [key: string]: unknown };
}

function list(request: Request, part: string): readonly unknown[] {
  const value = request[part];
  if (!Array.isArray(value)) throw new Refused('call.wrong-part', { part, expected: 'array' });
  for (const item of value as readonly unknown[])
    if (typeof item !== 'string' && (typeof item !== 'object' || item === null))
      throw new Refused('call.wrong-part', { part, expected: 'array of strings or objects' });
  return value;
}

function rulebookOf(request: Request): Rulebook {
  const rulebook = record(request, 'rulebook');
  for (const part of ['vocabulary', 'matters']) record(rulebook, part);
  for (const part of ['entries', 'editions']) list(rulebook, part);
  if (rulebook['format'] !== 1) throw new Refused('call.wrong-part', { part: 'rulebook.format', expected: '1' });
  return rulebook as unknown as Rulebook;
}

function planOf(request: Request): Plan {
  // Older plans may lack what they were asked for and what they missed.
  const plan: Request = { sent: [], unknown: [], ...record(request, 'plan') };
  for (const part of ['sent', 'changes', 'needs', 'unknown']) list(plan, part);
  const steps = plan['steps'];
  if (!Array.isArray(steps) || !steps.every((step) => Array.isArray(step)))
    throw new Refused('call.wrong-part', { part: 'plan.steps', expected: 'array of arrays' });
  return plan as unknown as Plan;
}
