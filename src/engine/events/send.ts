import { Scope } from '../evaluate/scope.js';
import { abbreviated } from '../model/abbreviated.js';
import type { Considered, Pick, Plan, PlanEvent, TableChange, Undone } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { argumentFault, needOptions } from '../model/given.js';
import { eventNamed, noArgument } from '../model/lookup.js';
import { isRecord } from '../model/record.js';
import type { Json } from '../model/table.js';
import type { Node } from '../model/tree.js';
import type { EventType } from '../model/vocabulary.js';
import type { Picker } from '../ruleset/ruleset.js';
import { Acceptor } from '../table/accept.js';
import { writeChanges } from '../table/change-table.js';
import { refusedArgument } from '../table/named.js';
import { keptOf } from '../table/not-kept.js';
import { changesSince } from '../table/plan-changes.js';
import { dropRemoved } from '../table/removed.js';
import { StepChanges } from '../table/step-changes.js';
import { needTable, type Table } from '../table/table.js';
import { commit } from '../table/undo.js';
import { eventsOf } from '../values/functions.js';
import { eventToJson } from '../values/json.js';
import { NeedSignal } from '../values/needs.js';
import { EventValue, UnknownSignal } from '../values/values.js';
import { madeIn } from './carry-out.js';
import { hasEnded } from './ended.js';
import { Execution } from './execution.js';
import { needsOf, pickerFor } from './picks.js';
import { PlanReasons } from './reasons.js';
import { refusePlanEvent } from './sent-by-hosts.js';
import { EventTracer } from './trace-events.js';

/** An event as a host sends it: its name, and its fields as JSON; missing fields are none. */
export interface SentEvent {
  readonly event: string;
  readonly fields?: { readonly [field: string]: Json };
}

/** How events are sent; every option may be left out. */
export interface SendOptions {
  /** Answers to the `needs` of an earlier plan for the same events. */
  readonly picks?: readonly Pick[];
  /** Report the outcome of each entry that could affect one of the events. */
  readonly trace?: boolean;
  /**
   * false: without reasons (`because` and `numbers` stay empty), which takes less time. By default, a plan has them.
   */
  readonly reasons?: boolean;
  /**
   * Leave the table in the state after the plan, instead of as it was. On a table made by `viewTable`, the host makes
   * all `changes` of the plan before it calls anything else, and does not report them.
   */
  readonly carryOut?: boolean;
  /**
   * List the `changes` step by step, each with its `step`: a fact that several steps write is then written by each.
   * Made in order, they have the same result, and the plan can be carried out up to a step.
   */
  readonly byStep?: boolean;
  /** Steps of work after which `fault.budget` ends the call, as for `ask`. */
  readonly steps?: number;
}

/**
 * Sends events that would happen at the same moment, and returns the plan of what really happens.
 *
 * @param events one or several simultaneous events.
 * @returns the plan; the table is left as it was unless `carryOut` is set. If the plan waits for a choice or chance,
 * `needs` names it and `steps` is empty: send the same events again with `picks`. If a fact is missing, `unknown` names
 * it. On a table that is no longer played nothing happens, and `ended` is true.
 * @throws Fault for an unknown event, one that occurs only in plans (`fault.plan-event`), a field of the wrong type, a
 * pick that is not among the candidates, conflicting procedures, a cycle of events, or more steps of work than allowed.
 */
export function send(table: Table, events: SentEvent | readonly SentEvent[], options: SendOptions = {}): Plan {
  needTable(table, 'send');
  needOptions(options, 'send');
  return sendAny(table, events, options, refusePlanEvent);
}

/** As `send`, but also accepts events that occur only in plans: tools try these, too. */
export function sendAny(
  table: Table,
  events: SentEvent | readonly SentEvent[],
  options: SendOptions,
  check: typeof refusePlanEvent = () => {},
): Plan {
  const list = Array.isArray(events) ? (events as readonly SentEvent[]) : [events as SentEvent];
  const acceptor = new Acceptor(table.ruleset.maker, table.world.byId);
  const accepted = [...list].map((event) => accept(table, event, acceptor, check));
  return perform(table, () => accepted, options);
}

/**
 * As `send`, for events written in the rule language and resolved against the table.
 *
 * @param options `byHost`: refuse events that occur only in plans, which scenarios of the rules may send
 */
export function sendTree(table: Table, tree: Node, options: SendOptions & { readonly byHost?: boolean } = {}): Plan {
  const { ruleset } = table;
  const events = (): readonly EventValue[] => {
    const sent = eventsOf(ruleset.compiler.code(tree, new Scope()).run());
    const types = ruleset.rulebook.vocabulary.events;
    if (options.byHost) for (const { event } of sent) refusePlanEvent(ruleset, types[event] as EventType);
    return sent;
  };
  return perform(table, events, options);
}

/**
 * What a host that carried out a plan has left undone: the vocabulary names what is sent again, and whatever it still
 * leads to should already have happened. Empty steps: everything was done, or the table is no longer played.
 */
export function verify(table: Table): Plan {
  needTable(table, 'verify');
  const { compiler, rulebook } = table.ruleset;
  const events = (reasons: PlanReasons) =>
    rulebook.vocabulary.verify.flatMap(({ tree }) => {
      const owed = eventsOf(compiler.code(tree, new Scope()).run());
      reasons.owed(tree, owed);
      return owed;
    });
  return perform(table, events, {});
}

/**
 * Carries out events on the table itself and returns the steps as they happened, not as JSON: for programs that play a
 * great many games. The changes can be undone with `world.rollback` until something else drops the undo log.
 *
 * @param pick decides every choice and every chance: it returns one of the candidates.
 * @throws UnknownSignal if a fact is missing, otherwise as `send`; the table is then as it was.
 */
export function carryOutAll(
  table: Table,
  events: readonly EventValue[],
  pick: Picker,
): readonly (readonly EventValue[])[] {
  const { ruleset, world } = table;
  ruleset.enter(world, events.map(({ event }) => event).join(', '));
  const execution = new Execution(ruleset, null, null);
  const mark = world.mark();
  try {
    if (!hasEnded(ruleset)) ruleset.picking(pick, () => execution.perform(events));
    return execution.steps;
  } catch (error) {
    world.rollback(mark);
    throw error;
  }
}

/** @throws Fault unless it is an event written as an object or the name of one */
function nameIn({ ruleset }: Table, sent: SentEvent | string): string {
  if (isRecord(sent) && typeof sent.event === 'string') return sent.event;
  const event = typeof sent === 'string' ? eventNamed(ruleset.rulebook.vocabulary, sent).name : '…';
  const expected = `{ "event": "${event}", "fields": { … } }`;
  throw new Fault('fault.argument', { problem: 'argument.no-event', of: 'send', expected, got: abbreviated(sent) });
}

function accept(table: Table, sent: SentEvent, acceptor: Acceptor, check: typeof refusePlanEvent): EventValue {
  const type = eventNamed(table.ruleset.rulebook.vocabulary, nameIn(table, sent));
  check(table.ruleset, type);
  const of = sent.event;
  const values = sent.fields ?? {};
  if (!isRecord(values)) throw argumentFault('fields', of, '{ … }', values);
  const names = type.fields.map(({ name }) => name);
  for (const argument in sent)
    if (names.includes(argument))
      throw new Fault('fault.argument', { problem: 'argument.beside-fields', argument, of });
  for (const name in values) if (!names.includes(name)) throw noArgument(name, of, names);
  const fields = type.fields.map((field) => {
    const nobody = type.gathers && Object.hasOwn(type.gathers, field.name) ? [] : undefined;
    const value = acceptor.accept(values[field.name] ?? nobody, field.type, '');
    const [refusal] = acceptor.refusals;
    if (refusal) throw refusedArgument(table, of, field, { given: values[field.name], refusal });
    return value;
  });
  return new EventValue(of, fields);
}

function perform(
  table: Table,
  eventsToSend: (reasons: PlanReasons) => readonly EventValue[],
  options: SendOptions,
): Plan {
  const { ruleset, world, state } = table;
  ruleset.enter(world, '( … )', options.steps);
  const reasons = new PlanReasons(ruleset, options.reasons !== false || options.trace === true);
  const tracer = options.trace ? new EventTracer(ruleset, reasons) : null;
  const [mark, version] = [world.mark(), world.version];
  const byStep = options.byStep ? new StepChanges(table, mark) : null;
  const execution = new Execution(ruleset, reasons, tracer, byStep);
  const picks = [...(options.picks ?? [])];
  const { edition, notices } = ruleset;
  let sent: readonly PlanEvent[] = [];
  let done = false;
  try {
    const { events, ended } = ruleset.picking(
      pickerFor(table, picks, () => execution.evaluator.about),
      () => {
        const events = eventsToSend(reasons);
        ruleset.runtime.budget.doing = events.map(({ event }) => event).join(', ');
        sent = events.map((event) => eventToJson(ruleset.rulebook.vocabulary, event, []));
        const ended = hasEnded(ruleset);
        if (!ended) execution.perform(events);
        return { events, ended };
      },
    );
    // An event that happens as it was sent is written once.
    const asSent = (event: EventValue): PlanEvent | undefined => {
      const at = events.indexOf(event);
      return at < 0 ? undefined : sent[at];
    };
    const steps = execution.steps.map((step) => step.map((event) => toPlan(event, reasons, asSent(event))));
    const undone = reasons.undone(ended ? [] : events, steps.length === 0);
    dropRemoved(table, mark);
    const whole = changesSince(table, mark, version);
    const all = byStep?.all(whole) ?? whole;
    const changes = keptOf(table.notKept, all);
    const numbers = reasons.asked ? ruleset.numbersOfAll(namedIn(steps, undone, tracer?.considered)) : {};
    if (options.carryOut) {
      if (changes !== all) rewrite(table, mark, changes);
      commit(table, changes, version);
    }
    done = options.carryOut === true;
    const plan = { sent, edition, notices, steps, changes, undone, numbers, needs: [], unknown: [] };
    if (!ended && picks.length === 0 && tracer === null) return madeIn(state, plan);
    const left = picks.length > 0 && { unusedPicks: picks };
    const more = { ...(ended && { ended }), ...left, ...(tracer && { trace: tracer.considered }) };
    return madeIn(state, { ...plan, ...more });
  } catch (error) {
    const waiting = error instanceof NeedSignal;
    if (!waiting && !(error instanceof UnknownSignal)) throw error;
    const [needs, unknown] = waiting ? [needsOf(table, error), []] : [[], error.facts];
    const left = waiting && picks.length > 0 && { unusedPicks: picks };
    return { sent, edition, notices, steps: [], changes: [], undone: [], numbers: {}, needs, unknown, ...left };
  } finally {
    if (!done) world.rollback(mark);
  }
}

/** Replaces the writes since a mark by others. */
function rewrite(table: Table, mark: number, changes: readonly TableChange[]): void {
  table.world.rollback(mark);
  writeChanges(table, changes);
  dropRemoved(table, mark);
}

/** @param sent the event as it was sent, if it is one of those */
function toPlan(event: EventValue, reasons: PlanReasons, sent: PlanEvent | undefined): PlanEvent {
  const planned = reasons.toPlan(event, sent);
  return event.created.length === 0 ? planned : { ...planned, created: event.created };
}

/** Entries that a plan names. */
function namedIn(
  steps: readonly (readonly PlanEvent[])[],
  undone: readonly Undone[],
  considered: readonly Considered[] = [],
): ReadonlySet<string> {
  const named = new Set<string>();
  const name = ({ because = [] }: { readonly because?: readonly string[] }): void => {
    for (const entry of because) named.add(entry);
  };
  for (const step of steps) for (const event of step) name(event);
  for (const one of undone) {
    name(one.event);
    name(one);
  }
  for (const { entry } of considered) named.add(entry);
  return named;
}
