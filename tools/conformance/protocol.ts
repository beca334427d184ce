import { isRecord, type UnknownRecord } from 'tavolata/internals';
import type { Json, TableJson } from 'tavolata/runtime';
import type { EngineAsk, EngineSend, Seen } from './cases.js';
import type { NeedKind } from './needs.js';

/** The version of the protocol; an engine may refuse an unknown one. */
export const PROTOCOL = 1;

/** A message to an engine, one per line; `rules/schema/conformance.json` has the form of each. */
export type EngineRequest =
  | { readonly do: 'hello'; readonly protocol: typeof PROTOCOL }
  | { readonly do: 'open'; readonly case: string; readonly rule: string; readonly table: TableJson }
  | Pick<EngineAsk, 'do' | 'question' | 'arguments'>
  | Pick<EngineSend, 'do' | 'events' | 'picks'>
  | { readonly do: 'bye' };

/** What an engine declares. It is asked nothing else. */
export type Introduction = { readonly [kind in NeedKind]: readonly string[] } & {
  readonly name: string;
  /** Days whose rules it plays by; empty: those of the newest edition. */
  readonly editions: readonly string[];
  /** Further keys of its answer. */
  readonly others: readonly string[];
};

/** The answer of an engine; `answer` and `after` belong to `ask` and `send`. */
export interface Reply {
  readonly answer?: Json;
  readonly after?: Seen;
  /** It skipped a request for something that it declared, for this reason. */
  readonly skipped?: { readonly reason: string; readonly link?: string };
  /** It could not do something that it declared. */
  readonly error?: string;
}

/** Takes messages one by one. */
export interface Engine {
  /** @throws Lost if there can be no further answer */
  say(request: EngineRequest): Promise<UnknownRecord>;
  /** Says goodbye and makes sure that it ends. */
  close(): Promise<void>;
}

/** Why an engine is lost, a key of `lost` in `conformance.json`. */
export type LostWhy = 'ended' | 'late' | 'garbage' | 'early' | 'shape' | 'refused';

/** An engine that can give no further answer. */
export class Lost extends Error {
  /** @param detail the exit code, the time limit, or the line that it wrote */
  constructor(
    readonly why: LostWhy,
    readonly detail: string,
  ) {
    super(`${why}: ${detail}`);
  }
}

const textsIn = (value: unknown): readonly string[] | undefined =>
  value === undefined
    ? []
    : Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? (value as readonly string[])
      : undefined;

/** @throws Lost if the answer to `hello` has another form, or is an error */
export function introductionOf(reply: UnknownRecord): Introduction {
  const { seq: _, name, error, ...lists } = reply;
  if (typeof error === 'string') throw new Lost('refused', error);
  const list = (key: string): readonly string[] => {
    const texts = textsIn(reply[key]);
    if (texts === undefined) throw new Lost('shape', JSON.stringify({ [key]: reply[key] }));
    return texts;
  };
  if (typeof name !== 'string' || name === '') throw new Lost('shape', JSON.stringify(reply));
  const known = {
    editions: list('editions'),
    variants: list('variants'),
    options: list('options'),
    overlays: list('overlays'),
    features: list('features'),
    questions: list('questions'),
    events: list('events'),
    facts: list('facts'),
  };
  return { name, ...known, others: Object.keys(lists).filter((key) => !Object.hasOwn(known, key)) };
}

/** @throws Lost if the answer to a request has another form */
export function replyTo({ do: verb }: EngineRequest, reply: UnknownRecord): Reply {
  const { skipped, link, error, answer, after } = reply;
  if (typeof skipped === 'string') return { skipped: { reason: skipped, ...(typeof link === 'string' && { link }) } };
  if (typeof error === 'string') return { error };
  const isRight =
    skipped === undefined &&
    error === undefined &&
    (verb === 'ask' ? answer !== undefined : verb === 'send' ? isRecord(after) : true);
  if (!isRight) throw new Lost('shape', JSON.stringify(reply));
  return verb === 'ask' ? { answer: answer as Json } : verb === 'send' ? { after: after as Seen } : {};
}

/** A request in words: the question with its arguments, the events. */
export function requestText(request: EngineRequest): string {
  const call = (name: string, values: object): string =>
    `${name}(${Object.values(values)
      .filter((value) => value !== null)
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      .join(', ')})`;
  if (request.do === 'ask') return call(request.question, request.arguments);
  return request.do === 'send'
    ? request.events.map(({ event, fields }) => call(event, fields)).join(' + ')
    : request.do;
}
