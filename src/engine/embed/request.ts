import type { Plan } from '../model/answer.js';
import { own } from '../model/own.js';
import { isRecord, type UnknownRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Lang } from '../model/words.js';
import { unpackRulebook } from '../ruleset/packed.js';
import type { Table } from '../table/table.js';
import { type Held, Refused } from './held.js';

/** A parsed request: the parts of its call, besides `call`. */
export type Request = { readonly [part: string]: unknown };

/** Reads a part of a request; undefined: not given. @throws Refused if it is missing or of the wrong kind */
export type PartReader<Value> = (request: Request, part: string, held: Held) => Value;

type PartReaders = { readonly [part: string]: PartReader<unknown> };
type GivenPart<Parts extends PartReaders, Part extends keyof Parts> =
  undefined extends ReturnType<Parts[Part]> ? never : Part;
/** The values of parts, by their names. */
type PartValues<Parts extends PartReaders> = {
  readonly [Part in keyof Parts as GivenPart<Parts, Part>]: ReturnType<Parts[Part]>;
} & {
  readonly [Part in Exclude<keyof Parts, GivenPart<Parts, keyof Parts>>]?: Exclude<ReturnType<Parts[Part]>, undefined>;
};

/** A call: its parts, in the order in which refusals list them, and what it does with their values. */
export interface ScriptCall {
  readonly parts: PartReaders;
  /** @param values of the parts given */
  run(values: Request, held: Held): unknown;
}

/** A call without handles: its result depends on the values alone. */
export interface PlainCall extends ScriptCall {
  run(values: Request): unknown;
}

/** Calls by their names. */
export type ScriptCalls = { readonly [call: string]: ScriptCall };

/** A call with some parts. */
export const taking = <Parts extends PartReaders>(
  parts: Parts,
  run: (values: PartValues<Parts>) => unknown,
): PlainCall => ({
  parts,
  run: run as PlainCall['run'],
});

/** A call that stores or releases a handle. */
export const keeping = <Parts extends PartReaders>(
  parts: Parts,
  run: (values: PartValues<Parts>, held: Held) => unknown,
): ScriptCall => ({ parts, run: run as ScriptCall['run'] });

/** A call without a result. */
export const doing = <Parts extends PartReaders>(parts: Parts, run: (values: PartValues<Parts>) => void): PlainCall =>
  taking(parts, (values) => {
    run(values);
    return {};
  });

/**
 * Carries out the call of a request.
 *
 * @throws Refused for a part that is unknown, missing or of the wrong kind; else as the call
 */
export function carriedOut({ parts, run }: ScriptCall, request: Request, held: Held): unknown {
  for (const part in request)
    if (own(parts, part) === undefined && part !== 'call') {
      const call = String(request['call']);
      throw new Refused('call.unknown-part', { part, call, parts: Object.keys(parts).join(', ') });
    }
  const values: { [part: string]: unknown } = {};
  for (const [part, read] of Object.entries(parts)) {
    const value = read(request, part, held);
    if (value !== undefined) values[part] = value;
  }
  return run(values, held);
}

const wrong = (part: string, expected: string): Refused => new Refused('call.wrong-part', { part, expected });

/** A value for a function of the library, which checks it. */
export const unchecked =
  <Value>(): PartReader<Value> =>
  (request, part) =>
    request[part] as Value;

/** A text. */
export function text(request: Request, part: string): string {
  const { [part]: value } = request;
  if (typeof value !== 'string') throw wrong(part, 'string');
  return value;
}

/** An object; the call checks its contents. */
export const record =
  <Value = UnknownRecord>(): PartReader<Value> =>
  (request, part) => {
    const { [part]: value } = request;
    if (!isRecord(value)) throw wrong(part, 'object');
    return value as Value;
  };

/** A list of texts and objects; the call checks them. */
export const list =
  <Item>(): PartReader<readonly Item[]> =>
  (request, part) => {
    const { [part]: value } = request;
    if (!Array.isArray(value)) throw wrong(part, 'array');
    for (const item of value)
      if (typeof item !== 'string' && (typeof item !== 'object' || item === null))
        throw wrong(part, 'array of strings or objects');
    return value;
  };

/** A part that may be left out. */
export const optional =
  <Value>(read: PartReader<Value>): PartReader<Value | undefined> =>
  (request, part, held) =>
    part in request ? read(request, part, held) : undefined;

/** The requested language; undefined: both. */
export function lang({ lang: value }: Request): Lang | undefined {
  if (value !== undefined && value !== 'en' && value !== 'it') throw wrong('lang', 'en, it');
  return value;
}

/** The table with a handle. */
export const table: PartReader<Table> = (request, part, held) => held.table(text(request, part));

/** The handle of a rulebook, or of the table that the request names instead. */
export const handle: PartReader<string> = (request, part) => text(request, 'table' in request ? 'table' : part);

/** The rules with a handle. */
export const loaded: PartReader<Rulebook> = (request, part, held) => held.rulebook(text(request, part));

/** The rules with a handle, or those of the table that the request names instead. */
export const rules: PartReader<Rulebook> = (request, part, held) =>
  'table' in request ? table(request, 'table', held).ruleset.rulebook : loaded(request, part, held);

/** A rulebook itself as `rulebook`, compiled or packed. */
export function compiled({ rulebook }: Request, part: string, held: Held): Rulebook {
  if (typeof rulebook === 'string') return unpackRulebook(rulebook);
  if (!isRecord(rulebook)) throw wrong(part, 'object or packed text');
  for (const name of ['vocabulary', 'matters']) record()(rulebook, name, held);
  for (const name of ['entries', 'editions']) list()(rulebook, name, held);
  if (rulebook['format'] !== 1) throw wrong('rulebook.format', '1');
  return rulebook as unknown as Rulebook;
}

/** A plan; older plans may lack what was sent and which facts were missing. */
export function plan(request: Request, part: string, held: Held): Plan {
  const read: Request = { sent: [], unknown: [], ...record()(request, part, held) };
  for (const name of ['sent', 'changes', 'needs', 'unknown']) list()(read, name, held);
  const { steps } = read;
  if (!Array.isArray(steps) || !steps.every((step) => Array.isArray(step)))
    throw wrong('plan.steps', 'array of arrays');
  return read as unknown as Plan;
}
