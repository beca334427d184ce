import isEqual from 'lodash/isEqual.js';
import { editionFor } from 'tavolata/internals';
import {
  ask,
  factOf,
  type Json,
  membersOf,
  openTable,
  type Pick,
  type Rulebook,
  type Table,
  type TableJson,
  type Words,
} from 'tavolata/runtime';
import { DiagnosticError, pointer, type RawVocabulary } from 'tavolata/workspace';
import { type ConformanceStep, isHeld, playedByHost } from '../build/conformance.js';
import type { PlacedScenario } from '../check/plays.js';
import { editionsOf } from '../check/scenarios/editions.js';
import { diagnostic } from '../messages/index.js';
import { type Needs, needsOf } from './needs.js';

/** The things of one kind as everybody at the table sees them: facts by name, with the id of the thing. */
export type Seen = { readonly [collection: string]: readonly { readonly [fact: string]: Json }[] };

/** A question to an engine, with the expected answer. */
export interface EngineAsk {
  readonly do: 'ask';
  readonly question: string;
  readonly arguments: { readonly [name: string]: Json };
  /** For a verdict, whether it is allowed; for problems, whether nothing is illegal; otherwise the value. */
  readonly answer: Json;
  /** The rules determine the order of the list. */
  readonly ordered?: true;
  /** What holds after the event before it: asked of engines that have the question, but not required. */
  readonly further?: true;
}

/** Events sent to an engine, with the expected table. */
export interface EngineSend {
  readonly do: 'send';
  /** What happens at one moment. */
  readonly events: readonly { readonly event: string; readonly fields: { readonly [name: string]: Json } }[];
  readonly picks: readonly Pick[];
  /** The table afterwards, as far as people see it. */
  readonly after: Seen;
}

export type EngineStep = EngineAsk | EngineSend;

/** A case that any engine can be compared with: it expects nothing that cannot be seen at a table. */
export interface EngineCase {
  readonly id: string;
  /** The rule that it shows. */
  readonly rule: string;
  /** That one and the others concerned. */
  readonly rules: readonly string[];
  readonly summary: Words;
  /** First edition in which it holds. */
  readonly since: string;
  /** First edition in which it no longer does. */
  readonly until?: string;
  readonly needs: Needs;
  readonly table: TableJson;
  readonly steps: readonly EngineStep[];
}

/**
 * The case of a scenario marked for engines, in one edition within its dates. What only the rules themselves ask is
 * left out, as is what stays open: verdicts about which no rule speaks, unknown answers, choices that are awaited.
 *
 * @param edition missing: the last one within its dates
 * @throws DiagnosticError if nothing is left that an engine could show, a step names something that is created only
 * then, or no rule is named
 */
export function engineCase(
  rulebook: Rulebook,
  raw: RawVocabulary,
  { scenario, document, index }: PlacedScenario,
  edition?: string,
): EngineCase {
  const { id, rules = [], summary, until } = scenario;
  const span = editionsOf(rulebook, scenario);
  const last = edition ?? span.at(-1) ?? scenario.table.setup.edition;
  const table = { ...scenario.table, setup: { ...scenario.table.setup, edition: last } };
  const steps: EngineStep[] = [];
  const ids = idsIn(table);
  const played = playedByHost(openTable(rulebook, table), scenario, (step, now) =>
    steps.push(...stepsOf(raw, step, now, ids)),
  );
  const [rule] = rules;
  const refuse = (code: string): never => {
    throw new DiagnosticError([diagnostic(code, { at: document.at(pointer('scenarios', index)), values: { id } })]);
  };
  if (rule === undefined) return refuse('conformance.no-rule');
  if (played === undefined || steps.length === 0) return refuse('conformance.nothing-seen');
  if (namesWhatComes(steps, ids)) return refuse('conformance.names-what-comes');
  const needs = needsOf(rulebook.vocabulary, table, steps);
  const since = span[0] ?? last;
  return { id, rule, rules, summary, since, ...(until && { until }), needs, table, steps };
}

/** The ids of the things of a table. */
export const idsIn = ({ setup: _, ...table }: TableJson): ReadonlySet<string> =>
  new Set(
    Object.values(table)
      .flat()
      .map((thing) => (typeof thing === 'string' ? thing : String(Object(thing).id))),
  );

/** Whether a step names a thing created in an earlier one: only the engine knows its name. */
function namesWhatComes(steps: readonly EngineStep[], begun: ReadonlySet<string>): boolean {
  const made = new Set<string>();
  return steps.some((step) => {
    const said = JSON.stringify(step.do === 'ask' ? step.arguments : step.events);
    if (!('further' in step) && [...made].some((id) => said.includes(JSON.stringify(id)))) return true;
    if (step.do === 'send')
      for (const { id } of Object.values(step.after).flat()) if (!begun.has(String(id))) made.add(String(id));
    return false;
  });
}

function stepsOf(
  raw: RawVocabulary,
  step: ConformanceStep,
  table: Table,
  begun: ReadonlySet<string>,
): readonly EngineStep[] {
  if ('question' in step) {
    const { question, arguments: args, expect } = step;
    const answer = seenAnswer(expect);
    if (raw.questions[question]?.for === 'rules' || answer === undefined) return [];
    const isOrdered = raw.questions[question]?.ordered === true;
    return [{ do: 'ask', question, arguments: args, answer, ...(isOrdered && { ordered: true }) }];
  }
  if (!('events' in step) || step.after === undefined) return [];
  const { events, picks } = step;
  return [{ do: 'send', events, picks, after: seenOf(raw, table) }, ...askedOfAll(raw, table, begun)];
}

type Expected = Extract<ConformanceStep, { readonly question: string }>['expect'];

function seenAnswer({ verdict, value, problems }: Expected): Json | undefined {
  if (problems !== undefined) return !problems.some(({ severity }) => severity === 'illegal');
  if (verdict === undefined) return value as Json | undefined;
  return verdict === 'silent' || verdict === 'unknown' ? undefined : verdict !== 'denied';
}

/** The table as people see it; what nobody knows or sees is left out. */
function seenOf(raw: RawVocabulary, table: Table): Seen {
  const seen: { [collection: string]: readonly { readonly [fact: string]: Json }[] } = {};
  for (const { collection, single, facts } of Object.values(raw.entities)) {
    const names = Object.keys(facts).filter((name) => facts[name]?.observable !== undefined);
    const key = collection ?? single;
    if (names.length === 0 || key === undefined) continue;
    seen[key] = (single === undefined ? membersOf(table, key) : [single]).map((id) => {
      const known = names
        .filter((name) => !isUnseen(facts[name]?.observable, table, id))
        .map((name) => [name, factOf(table, id, name)] as const);
      return { id, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) } as {
        [name: string]: Json;
      };
    });
  }
  return seen;
}

type Observable = RawVocabulary['entities'][string]['facts'][string]['observable'];

/** Whether nobody at the table sees a fact of a thing in the present state. */
function isUnseen(observable: Observable, table: Table, id: string): boolean {
  if (typeof observable !== 'object' || observable.unseen === undefined) return false;
  return Object.entries(observable.unseen).every(([path, values]) => {
    const [fact = '', of = id] = path.split('.').reverse();
    return values.some((value) => isEqual(value, factOf(table, of, fact)));
  });
}

/** The questions asked about each thing after each event. */
const askedOfAll = (raw: RawVocabulary, table: Table, begun: ReadonlySet<string>): readonly EngineAsk[] =>
  Object.entries(raw.questions).flatMap(([question, { observable, parameters = {} }]) => {
    const [[parameter, kind] = []] = observable === true ? Object.entries(parameters) : [];
    if (parameter === undefined || kind === undefined) return [];
    const ids = membersOf(table, raw.entities[kind]?.collection ?? '').filter((id) => begun.has(id));
    return ids.flatMap((id): readonly EngineAsk[] => {
      const args = { [parameter]: id };
      const { value = null } = ask(table, question, args);
      return value === null ? [] : [{ do: 'ask', question, arguments: args, answer: value as Json, further: true }];
    });
  });

/** The scenarios marked for engines. */
export const markedForEngines = (placed: readonly PlacedScenario[]): readonly PlacedScenario[] =>
  placed.filter(({ scenario }) => scenario.engines === true);

/**
 * The cases of a rulebook for an engine that plays by the rules of some days; a narrowed rulebook has those of the
 * setups that it contains.
 */
export function engineCases(
  rulebook: Rulebook,
  raw: RawVocabulary,
  placed: readonly PlacedScenario[],
  days: readonly string[],
): readonly EngineCase[] {
  const editions = new Set(days.map((day) => editionFor(rulebook, day).edition));
  return markedForEngines(placed).flatMap((one) => {
    const span = editionsOf(rulebook, one.scenario);
    const edition = span.findLast((date) => editions.has(date));
    if (edition === undefined) return [];
    const { table } = one.scenario;
    const isOpen = isHeld(rulebook, { ...table, setup: { ...table.setup, edition } });
    return isOpen ? [engineCase(rulebook, raw, one, edition)] : [];
  });
}
