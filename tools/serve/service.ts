import { isRecord, nearest, type UnknownRecord, watched } from 'tavolata/internals';
import type { Lang, Rulebook } from 'tavolata/runtime';
import { Clock } from './clock.js';
import { HeldTables } from './held.js';
import { type Limits, usualLimits } from './limits.js';
import { Memory } from './memory.js';
import { checked } from './method.js';
import { methods } from './methods/index.js';
import { isDeeper } from './nesting.js';
import { beyond, codes, problem, rpcError } from './problem.js';
import { ReadyRulebook } from './ready.js';

export interface ServiceOptions {
  readonly rulebook: Rulebook;
  /** Version of the package, for `info`. */
  readonly version: string;
  /** Language of the `message` of errors; their data has both. */
  readonly lang: Lang;
  readonly limits?: Partial<Limits>;
  /** The end of all handles: different for each process, since clients may go on when one has ended. */
  readonly mark?: string;
}

/** Requests of a batch between two checks of the memory. */
const STRIDE = 50;

/** Answers messages of JSON-RPC 2.0 over any transport. It never throws. */
export class Service {
  readonly rulebook: Rulebook;
  readonly version: string;
  readonly lang: Lang;
  readonly limits: Limits;
  readonly held: HeldTables;
  readonly clock: Clock;
  private readonly memory: Memory;
  /** Why nothing more is held, as of the last check. */
  private full: Error | undefined;
  /** The connection of the present message. */
  connection: object | undefined;

  constructor({ rulebook, version, lang, limits = {}, mark }: ServiceOptions) {
    this.rulebook = rulebook;
    this.version = version;
    this.lang = lang;
    this.limits = { ...usualLimits, ...limits };
    this.held = new HeldTables(rulebook, this.limits, mark);
    this.clock = new Clock(this.limits);
    this.memory = new Memory(
      this.limits.memory,
      () => this.held.size,
      () => this.held.dropCaches(),
    );
  }

  /**
   * Answers one message.
   *
   * @param text a request, a notification, or a batch of them, as JSON text
   * @param connection over which it came, for tables that end with it
   * @returns the response as JSON text on one line; undefined if there is none, as for notifications
   */
  answer(text: string, connection?: object): string | undefined {
    this.connection = connection;
    try {
      this.clock.start();
      this.full = this.memory.full();
      // Some shells put a byte order mark before what they pipe.
      if (text.startsWith('\uFEFF')) return this.answer(text.slice(1), connection);
      if (isDeeper(text, this.limits.depth)) throw problem(codes.limit, 'serve.too-deep', { most: this.limits.depth });
      const message = parsed(text);
      refuseHalves(text, message);
      return watched(
        () => this.clock.look(),
        () => (Array.isArray(message) ? this.batch(message as readonly unknown[]) : this.one(message)),
      );
    } catch (error) {
      return this.failure(error);
    }
  }

  /** The response to a message that could not be read at all, so that its id is unknown. */
  failure(error: unknown): string {
    return JSON.stringify({ jsonrpc: '2.0', id: null, error: rpcError(error, this.lang) });
  }

  private batch(requests: readonly unknown[]): string | undefined {
    const most = this.limits.batch;
    if (requests.length === 0) throw problem(codes.invalid, 'serve.empty-batch');
    if (requests.length > most) throw beyond('serve.batch-too-long', requests.length, most);
    let length = 0;
    const responses = requests.flatMap((request, nth) => {
      if (nth % STRIDE === STRIDE - 1) this.full = this.memory.full();
      const tooLong =
        length > this.limits.reply ? beyond('serve.reply-too-long', length, this.limits.reply) : undefined;
      const response = this.one(request, tooLong) ?? [];
      length += response.length;
      return response;
    });
    return responses.length === 0 ? undefined : `[${responses.join(',')}]`;
  }

  /** @param instead the reason for refusing the request, whatever it is */
  private one(request: unknown, instead?: Error): string | undefined {
    let id: Id | undefined;
    try {
      const { id: own, method, params } = asRequest(request);
      id = own;
      this.clock.look();
      if (instead !== undefined) throw instead;
      const result = written(this.call(method, params));
      this.clock.refuseTooLong(result.length);
      return id === undefined ? undefined : `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`;
    } catch (error) {
      if (id === undefined && isNotification(request)) return undefined;
      return JSON.stringify({
        jsonrpc: '2.0',
        id: id ?? idOf(request) ?? null,
        error: rpcError(error, this.lang),
      });
    }
  }

  private call(name: string, params: unknown): unknown {
    const method = methods.get(name);
    if (method === undefined)
      throw problem(
        codes.method,
        'serve.unknown-method',
        { method: name, methods: [...methods.keys()].join('\n') },
        { suggestion: nearest(name, [...methods.keys()]) },
      );
    if (this.full !== undefined && !method.evenWhenFull) throw this.full;
    return method.run(checked(method, params), this);
  }
}

const written = (result: unknown): string =>
  result instanceof ReadyRulebook ? result.json : ((JSON.stringify(result) as string | undefined) ?? 'null');

type Id = string | number | null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The platform words it in English only; just the position is used.
    const [, place = text.length] = /position (\d+)/.exec(String(error)) ?? [];
    throw problem(codes.parse, 'serve.not-json', { character: Number(place) + 1 });
  }
}

/**
 * JSON can spell half of a character (`"\ud800"`), which texts in other programming languages cannot hold.
 *
 * @throws Problem with the place of the first possible one
 */
function refuseHalves(text: string, message: unknown): void {
  const halves = /\\ud[89a-f]/i;
  // The platform writes whole characters verbatim, and only halves as escapes; after an even number of backslashes it
  // is text.
  if (!halves.test(text) || !/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(message))) return;
  throw problem(codes.invalid, 'serve.lone-surrogate', { character: text.search(halves) + 1 });
}

const asObject = (request: unknown): UnknownRecord | undefined => (isRecord(request) ? request : undefined);

/** Whether an id can be sent back unchanged: a number beyond these would become another one, or none. */
const isId = (id: unknown): id is Id =>
  typeof id === 'string' || id === null || (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER);

function idOf(request: unknown): Id | undefined {
  const id = asObject(request)?.['id'];
  return isId(id) ? id : undefined;
}

/** A valid request without an id, whose response nobody awaits. */
function isNotification(request: unknown): boolean {
  const object = asObject(request);
  return (
    object !== undefined && !('id' in object) && object['jsonrpc'] === '2.0' && typeof object['method'] === 'string'
  );
}

/** @throws Problem for anything but a request of JSON-RPC 2.0 */
function asRequest(request: unknown): {
  readonly id: Id | undefined;
  readonly method: string;
  readonly params: unknown;
} {
  const object = asObject(request);
  const wrong = (part: string) => problem(codes.invalid, 'serve.invalid-request', { part });
  if (object === undefined) throw wrong('request');
  const { jsonrpc, id, method, params } = object;
  if (jsonrpc !== '2.0') throw wrong('jsonrpc');
  if (id !== undefined && !isId(id)) throw wrong('id');
  if (typeof method !== 'string') throw wrong('method');
  if (params !== undefined && !isRecord(params))
    throw problem(codes.params, 'serve.wrong-part', { method, part: 'params', expected: 'object' });
  return { id, method, params };
}
