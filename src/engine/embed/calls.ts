import { type AskOptions, ask } from '../ask/ask.js';
import { askEditions } from '../ask/ask-editions.js';
import { type MatrixRequest, matrix } from '../ask/ask-matrix.js';
import { situation } from '../ask/situation.js';
import { carryOutPlan } from '../events/carry-out.js';
import { resolve } from '../events/resolve.js';
import { type SendOptions, type SentEvent, send, verify } from '../events/send.js';
import type { Pick, Plan, TableChange } from '../model/answer.js';
import { isRecord, type UnknownRecord } from '../model/record.js';
import type { ExtraEntries, Rulebook } from '../model/rulebook.js';
import type { Json, TableJson } from '../model/table.js';
import { addEntries, removeEntries } from '../ruleset/extra-entries.js';
import { unpackRulebook } from '../ruleset/packed.js';
import type { Refusal } from '../table/accept.js';
import { addThing, changeTable, removeThing, setFact } from '../table/change-table.js';
import { factOf, membersOf } from '../table/read.js';
import { copyTable, tableToJson, tryOpenTable } from '../table/table.js';
import { underRules } from '../table/under-rules.js';
import { undo } from '../table/undo.js';
import { type Held, Refused } from './held.js';

/** A request as it was parsed: the parts that its call wants, besides `call`. */
export type Request = { readonly [part: string]: unknown };
type LibraryCall = (request: Request, held: Held) => unknown;

/** A table that cannot be opened, with everything that is wrong with it. */
export class WrongTable extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super('table');
  }
}

/** What can be asked for, by the names, with the parts and results of `docs/calls.md`. */
export const calls: { readonly [call: string]: LibraryCall } = {
  load: (request, held) => ({ rulebook: held.keepRulebook(rulebookOf(request)) }),
  addEntries: (request, held) => {
    const extra = record(request, 'extra') as unknown as ExtraEntries;
    return {
      ...underOthers(request, held, (rulebook) => addEntries(rulebook, extra)),
      entries: extra.entries.map(({ id }) => id),
    };
  },
  removeEntries: (request, held) => {
    const ids = list(request, 'entries') as readonly string[];
    return underOthers(request, held, (rulebook) => removeEntries(rulebook, ids));
  },
  openTable: (request, held) => {
    const opened = tryOpenTable(
      held.rulebook(text(request, 'rulebook')),
      record(request, 'table') as unknown as TableJson,
    );
    if ('refusals' in opened) throw new WrongTable(opened.refusals);
    const { assumed, ruleset } = opened.table;
    const table = held.keepTable(opened.table);
    return { table, edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
  changeTable: (request, held) => {
    changeTable(held.table(text(request, 'table')), list(request, 'changes') as readonly TableChange[]);
    return {};
  },
  setFact: (request, held) => {
    const table = held.table(text(request, 'table'));
    setFact(table, text(request, 'of'), text(request, 'fact'), request['value'] as Json | undefined);
    return {};
  },
  addThing: (request, held) => {
    addThing(held.table(text(request, 'table')), text(request, 'collection'), request['thing'] as Json);
    return {};
  },
  removeThing: (request, held) => {
    removeThing(held.table(text(request, 'table')), text(request, 'id'));
    return {};
  },
  undo: (request, held) => {
    undo(held.table(text(request, 'table')));
    return {};
  },
  factOf: (request, held) => ({
    value: factOf(held.table(text(request, 'table')), text(request, 'of'), text(request, 'fact')),
  }),
  membersOf: (request, held) => ({
    members: membersOf(held.table(text(request, 'table')), text(request, 'collection')),
  }),
  copyTable: (request, held) => ({ table: held.keepTable(copyTable(held.table(text(request, 'table')))) }),
  ask: (request, held) => {
    const { trace, reasons } = request;
    return ask(
      held.table(text(request, 'table')),
      text(request, 'question'),
      (request['arguments'] === undefined ? {} : record(request, 'arguments')) as { readonly [name: string]: Json },
      // Other types than true and false are refused by the call itself.
      trace === undefined && reasons === undefined ? undefined : ({ trace, reasons } as AskOptions),
    );
  },
  askEditions: (request, held) =>
    askEditions(
      held.table(text(request, 'table')),
      text(request, 'question'),
      (request['arguments'] === undefined ? {} : record(request, 'arguments')) as { readonly [name: string]: Json },
    ),
  matrix: (request, held) => {
    const { call: _call, table: _table, question: _question, ...wanted } = request;
    return matrix(held.table(text(request, 'table')), text(request, 'question'), wanted as unknown as MatrixRequest);
  },
  send: (request, held) =>
    send(held.table(text(request, 'table')), list(request, 'events') as readonly SentEvent[], sendingIn(request)),
  resolve: (request, held) => {
    const { picks: _, ...plan } = resolve(
      held.table(text(request, 'table')),
      list(request, 'events') as readonly SentEvent[],
      list(request, 'picks') as readonly Pick[],
      { ...sendingIn(request), picks: [] },
    );
    return plan;
  },
  carryOutPlan: (request, held) => {
    const steps = request['steps'] as number | undefined;
    carryOutPlan(held.table(text(request, 'table')), planOf(request), steps);
    return {};
  },
  situation: (request, held) =>
    situation(held.table(text(request, 'table')), request['only'] as readonly string[] | undefined),
  verify: (request, held) => verify(held.table(text(request, 'table'))),
  tableToJson: (request, held) => tableToJson(held.table(text(request, 'table'))),
  close: (request, held) => {
    held.release(text(request, 'table' in request ? 'table' : 'rulebook'));
    return { closed: 1 };
  },
};

/** The rules that a request names, or those of its table. */
export const rulebookIn = (request: Request, held: Held): Rulebook =>
  'table' in request ? held.table(text(request, 'table')).ruleset.rulebook : held.rulebook(text(request, 'rulebook'));

/** The parts of a request that say how events are sent; the call itself refuses those of another type. */
const sendingIn = ({ picks, carryOut, byStep, reasons, trace }: Request): SendOptions =>
  ({ picks, carryOut, byStep, reasons, trace }) as SendOptions;

/** Puts a table under other rules, or keeps them under a handle of their own where the request names a rulebook. */
function underOthers(request: Request, held: Held, changed: (rulebook: Rulebook) => Rulebook): object {
  if (!('table' in request)) return { rulebook: held.keepRulebook(changed(held.rulebook(text(request, 'rulebook')))) };
  const handle = text(request, 'table');
  const table = held.table(handle);
  held.replaceTable(handle, underRules(table, changed(table.ruleset.rulebook)));
  return {};
}

/** @throws Refused when a part is missing or of the wrong kind */
export function text(request: Request, part: string): string {
  const value = request[part];
  if (typeof value !== 'string') throw new Refused('call.wrong-part', { part, expected: 'string' });
  return value;
}

/** @throws Refused as `text` */
export function record(request: Request, part: string): UnknownRecord {
  const value = request[part];
  if (!isRecord(value)) throw new Refused('call.wrong-part', { part, expected: 'object' });
  return value;
}

function array(request: Request, part: string): readonly unknown[] {
  const value = request[part];
  if (!Array.isArray(value)) throw new Refused('call.wrong-part', { part, expected: 'array' });
  return value;
}

function list(request: Request, part: string): readonly unknown[] {
  const value = array(request, part);
  for (const item of value)
    if (typeof item !== 'string' && (typeof item !== 'object' || item === null))
      throw new Refused('call.wrong-part', { part, expected: 'array of strings or objects' });
  return value;
}

function rulebookOf(request: Request): Rulebook {
  const given = request['rulebook'];
  if (typeof given === 'string') return unpackRulebook(given);
  if (!isRecord(given)) throw new Refused('call.wrong-part', { part: 'rulebook', expected: 'object or packed text' });
  const rulebook = given;
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
