import { ask } from '../ask/ask.js';
import { askEditions } from '../ask/ask-editions.js';
import { type MatrixRequest, matrix } from '../ask/ask-matrix.js';
import { situation } from '../ask/situation.js';
import { carryOutPlan } from '../events/carry-out.js';
import { resolve } from '../events/resolve.js';
import { type SentEvent, send, verify } from '../events/send.js';
import type { Pick, TableChange } from '../model/answer.js';
import type { ExtraEntries, Rulebook } from '../model/rulebook.js';
import type { Json, TableJson } from '../model/table.js';
import { addEntries, removeEntries } from '../ruleset/extra-entries.js';
import type { Refusal } from '../table/accept.js';
import { addThing, changeTable, removeThing, setFact } from '../table/change-table.js';
import { factOf, membersOf } from '../table/read.js';
import { copyTable, tableToJson, tryOpenTable } from '../table/table.js';
import { underRules } from '../table/under-rules.js';
import { undo } from '../table/undo.js';
import type { Held } from './held.js';
import {
  compiled,
  doing,
  handle,
  keeping,
  list,
  loaded,
  optional,
  plan,
  record,
  type ScriptCalls,
  table,
  taking,
  text,
  unchecked,
} from './request.js';

/** A table that cannot be opened, with everything that is wrong with it. */
export class WrongTable extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super('table');
  }
}

const named = record<{ readonly [argument: string]: Json }>();
const ofQuestion = { table, question: text, arguments: optional(named) };
const ofEvents = { table, events: list<SentEvent>() };
const flag = optional(unchecked<boolean>());
const sending = { carryOut: flag, byStep: flag, reasons: flag, trace: flag };
const ofThing = { table, of: text, fact: text };
/** Handle of a rulebook or of a table. */
const either = { rulebook: handle, table: optional(unchecked<string>()) };

/** The calls of every script by name, each with its parts; `docs/reference/calls.md` describes them. */
export const calls = {
  load: keeping({ rulebook: compiled }, ({ rulebook }, held) => ({ rulebook: held.keepRulebook(rulebook) })),
  addEntries: keeping({ ...either, extra: record<ExtraEntries>() }, ({ extra, ...of }, held) => ({
    ...underOthers(of, held, (rulebook) => addEntries(rulebook, extra)),
    entries: extra.entries.map(({ id }) => id),
  })),
  removeEntries: keeping({ ...either, entries: list<string>() }, ({ entries, ...of }, held) =>
    underOthers(of, held, (rulebook) => removeEntries(rulebook, entries)),
  ),
  openTable: keeping({ rulebook: loaded, table: record<TableJson>() }, ({ rulebook, table: json }, held) => {
    const opened = tryOpenTable(rulebook, json);
    if ('refusals' in opened) throw new WrongTable(opened.refusals);
    const { assumed, ruleset } = opened.table;
    const kept = held.keepTable(opened.table);
    return { table: kept, edition: ruleset.edition, assumed, notices: ruleset.notices };
  }),
  changeTable: doing({ table, changes: list<TableChange>() }, ({ table: at, changes }) => changeTable(at, changes)),
  setFact: doing({ ...ofThing, value: optional(unchecked<Json>()) }, ({ table: at, of, fact, value }) =>
    setFact(at, of, fact, value),
  ),
  addThing: doing({ table, collection: text, thing: unchecked<Json>() }, ({ table: at, collection, thing }) =>
    addThing(at, collection, thing),
  ),
  removeThing: doing({ table, id: text }, (request) => removeThing(request.table, request.id)),
  undo: doing({ table }, (request) => undo(request.table)),
  factOf: taking(ofThing, (request) => ({ value: factOf(request.table, request.of, request.fact) })),
  membersOf: taking({ table, collection: text }, (request) => ({
    members: membersOf(request.table, request.collection),
  })),
  copyTable: keeping({ table }, (request, held) => ({ table: held.keepTable(copyTable(request.table)) })),
  ask: taking(
    { ...ofQuestion, reasons: flag, trace: flag },
    ({ table: at, question, arguments: args = {}, ...options }) => ask(at, question, args, options),
  ),
  askEditions: taking(ofQuestion, ({ table: at, question, arguments: args = {} }) => askEditions(at, question, args)),
  matrix: taking(
    { table, question: text, over: unchecked<MatrixRequest['over']>(), arguments: unchecked(), reasons: flag },
    ({ table: at, question, ...request }) => matrix(at, question, request as MatrixRequest),
  ),
  send: taking(
    { ...ofEvents, picks: optional(unchecked<readonly Pick[]>()), ...sending },
    ({ table: at, events, ...options }) => send(at, events, options),
  ),
  resolve: taking({ ...ofEvents, picks: list<Pick>(), ...sending }, ({ table: at, events, picks, ...options }) => {
    const { picks: _, ...made } = resolve(at, events, picks, options);
    return made;
  }),
  carryOutPlan: doing({ table, plan, steps: optional(unchecked<number>()) }, ({ table: at, plan: made, steps }) =>
    carryOutPlan(at, made, steps),
  ),
  situation: taking({ table, only: optional(unchecked<readonly string[]>()) }, (request) =>
    situation(request.table, request.only),
  ),
  verify: taking({ table }, (request) => verify(request.table)),
  tableToJson: taking({ table }, (request) => tableToJson(request.table)),
  close: keeping(either, ({ rulebook }, held) => {
    held.release(rulebook);
    return { closed: 1 };
  }),
} satisfies ScriptCalls;

/** Puts a table under other rules, or stores the rules under a handle of their own if the request names a rulebook. */
function underOthers(
  { rulebook, table: at }: { readonly rulebook: string; readonly table?: string },
  held: Held,
  changed: (rulebook: Rulebook) => Rulebook,
): object {
  if (at === undefined) return { rulebook: held.keepRulebook(changed(held.rulebook(rulebook))) };
  const opened = held.table(at);
  held.replaceTable(at, underRules(opened, changed(opened.ruleset.rulebook)));
  return {};
}
