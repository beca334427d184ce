import type { Json, TableJson } from 'tavolata/runtime';
import type { Trial } from './outcome.js';

/** A table and what is put to it. */
export interface ComparedCase {
  readonly table: TableJson;
  readonly trial: Trial;
}

type ShrinkingFacts = { readonly [fact: string]: Json };

/**
 * Shrinks a case as long as it still shows the change: removes things with everything that refers to them, then facts,
 * and parts of the setup and of the arguments.
 *
 * @param shows whether a smaller case still shows it
 * @param tries most smaller cases tried
 */
export function shrunk(start: ComparedCase, shows: (smaller: ComparedCase) => boolean, tries: number): ComparedCase {
  let [best, left] = [start, tries];
  for (let again = true; again; ) {
    again = false;
    // After a success the next part is at the same index, so the round continues there.
    for (let place = 0, found = true; found; ) {
      found = false;
      let at = 0;
      for (const smaller of candidates(best)) {
        if (at++ < place) continue;
        if (sizeOf(smaller) >= sizeOf(best)) continue;
        if (left-- <= 0) return best;
        if (!shows(smaller)) continue;
        [best, place, found, again] = [smaller, at - 1, true, true];
        break;
      }
    }
  }
  return best;
}

/** How much there is to read in a case: each thing, fact, member and choice of the setup counts. */
export function sizeOf({ table, trial }: ComparedCase): number {
  const { fresh: _, ...rest } = table;
  return weight(rest as Json) + weight((trial.kind === 'ask' ? trial.args : trial.events) as Json);
}

function weight(json: Json): number {
  if (Array.isArray(json)) return json.reduce((sum: number, item: Json) => sum + 2 + weight(item), 0);
  if (typeof json !== 'object' || json === null)
    return typeof json === 'number' ? 1 + Math.min(Math.abs(json), 40) / 100 : 1;
  return Object.values(json).reduce((sum: number, value: Json) => sum + 1 + weight(value), 0);
}

function* candidates(one: ComparedCase): Generator<ComparedCase> {
  yield* withoutThings(one);
  yield* withoutFacts(one);
  yield* smallerSetups(one);
  yield* smallerTrials(one);
}

/** The collections of a table. */
export const listsOf = (table: TableJson): readonly (readonly [string, readonly Json[]])[] =>
  Object.entries(table).flatMap(([key, list]) =>
    Array.isArray(list) ? [[key, list as readonly Json[]] as const] : [],
  );

function* withoutThings({ table, trial }: ComparedCase): Generator<ComparedCase> {
  for (const [key, list] of listsOf(table)) {
    for (const item of [...list].reverse()) {
      const id = idOf(item);
      const { [key]: _, ...others } = table;
      const fewer = list.filter((other) => other !== item);
      const rest = forgotten((fewer.length > 0 ? { ...others, [key]: fewer } : others) as Json, id);
      const said = forgotten(trial as unknown as Json, id);
      if (rest !== undefined && said !== undefined)
        yield { table: rest as unknown as TableJson, trial: said as unknown as Trial };
    }
  }
}

/** The id of an item, which is alone or among its facts. */
export const idOf = (item: Json): string => (typeof item === 'string' ? item : String((item as ShrinkingFacts)['id']));

/** JSON without references to a thing: members of lists and keys are removed. */
function forgotten(json: Json, id: string): Json | undefined {
  if (json === id) return undefined;
  if (Array.isArray(json)) return json.map((item: Json) => forgotten(item, id)).filter((item) => item !== undefined);
  if (typeof json !== 'object' || json === null) return json;
  const kept = Object.entries(json).map(([key, value]) => [key, forgotten(value as Json, id)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as Json;
}

function* withoutFacts({ table, trial }: ComparedCase): Generator<ComparedCase> {
  for (const [key, value] of Object.entries(table)) {
    if (key === 'setup') continue;
    const { [key]: _, ...others } = table;
    if (Array.isArray(value)) {
      for (const [index, item] of (value as readonly Json[]).entries()) {
        if (typeof item === 'string') continue;
        for (const smaller of lessIn(item as ShrinkingFacts, 'id')) {
          const bare = Object.keys(smaller).length === 1 ? idOf(smaller) : smaller;
          yield { table: { ...table, [key]: (value as readonly Json[]).with(index, bare) } as TableJson, trial };
        }
      }
      continue;
    }
    yield { table: others as TableJson, trial };
    if (typeof value !== 'object' || value === null) continue;
    for (const smaller of lessIn(value as ShrinkingFacts))
      yield { table: { ...table, [key]: smaller } as TableJson, trial };
  }
}

/** Facts with one left out, a list cut, or a number closer to zero. */
function* lessIn(facts: ShrinkingFacts, keep?: string): Generator<ShrinkingFacts> {
  for (const [name, value] of Object.entries(facts)) {
    if (name === keep) continue;
    const { [name]: _, ...rest } = facts;
    yield rest;
    for (const smaller of lessOf(value)) yield { ...facts, [name]: smaller };
  }
}

function* lessOf(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const index of value.keys()) yield (value as readonly Json[]).toSpliced(index, 1);
    for (const [index, item] of (value as readonly Json[]).entries())
      for (const smaller of lessOf(item)) yield (value as readonly Json[]).with(index, smaller);
  } else if (typeof value === 'object' && value !== null) yield* lessIn(value as ShrinkingFacts, 'is');
  else if (typeof value === 'number' && value > 1) yield* [1, Math.floor(value / 2)].filter((less) => less < value);
}

function* smallerSetups({ table, trial }: ComparedCase): Generator<ComparedCase> {
  for (const setup of lessIn(table.setup as ShrinkingFacts, 'edition'))
    yield { table: { ...table, setup } as TableJson, trial };
}

function* smallerTrials({ table, trial }: ComparedCase): Generator<ComparedCase> {
  if (trial.kind === 'ask') {
    for (const args of lessIn(trial.args)) {
      // A whole argument is never left out, unless it may be none.
      const whole = Object.fromEntries(Object.keys(trial.args).map((name) => [name, args[name] ?? null]));
      yield { table, trial: { ...trial, args: whole } };
    }
    return;
  }
  if (trial.events.length > 1)
    for (const index of trial.events.keys())
      yield { table, trial: { ...trial, events: trial.events.toSpliced(index, 1) } };
  for (const [index, event] of trial.events.entries())
    for (const fields of lessIn(event.fields ?? {}))
      yield { table, trial: { ...trial, events: trial.events.with(index, { ...event, fields }) } };
}
