import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { finished } from 'node:stream';
import { type Access, corsHeaders, hasToken, mayCall, PREFLIGHT } from './access.js';
import { Connections } from './connections.js';
import type { Limits } from './limits.js';
import { openApiText } from './openapi.js';
import { beyond, codes, problem, type RpcProblem } from './problem.js';
import type { Service } from './service.js';
import type { Running } from './stdio.js';
import { Gathered, Traffic, type Waiting } from './traffic.js';

export interface HttpServer extends Running {
  readonly port: number;
}

/** Only this machine: for anything else, put a proxy in front. */
const HOST = '127.0.0.1';
/** Time between two checks for unused tables, as a share of the time that they may be idle. */
const LOOKS = 1 / 4;
const MOST_BETWEEN = 60_000;
/**
 * How long a message may take to arrive, and how long a response may wait without a byte being read, in milliseconds.
 */
const STALLED = 60_000;
/** How long requests may still take to arrive when the server stops. */
const GRACE = 2_000;

const routes: { readonly [path: string]: string } = {
  '/rpc': 'POST',
  '/openapi.json': 'GET, HEAD',
  '/health': 'GET, HEAD',
};

/**
 * Serves HTTP on this machine.
 *
 * @param port 0 for any free port
 * @param access a required token, and origins of pages that may call
 * @returns rejected if the port cannot be used
 */
export function serveHttp(service: Service, port: number, access: Access = {}): Promise<HttpServer> {
  let stopped = false;
  const { idle, waiting, connections } = service.limits;
  const traffic = new Traffic(waiting);
  const open = new Connections(connections, (socket) => service.held.hasConnection(socket));
  // The connection of a client stays open between requests, since its tables may end with it.
  const timeouts = { requestTimeout: STALLED, keepAliveTimeout: idle * 1000 };
  const server = createServer(timeouts, (request, response) => {
    const { socket } = request;
    open.begins(socket);
    response.once('close', () => open.ends(socket));
    if (mayStay(request, access)) open.isKnown(socket);
    if (stopped || !mayStay(request, access)) response.setHeader('Connection', 'close');
    for (const [name, value] of Object.entries(corsHeaders(request, access))) response.setHeader(name, value);
    handle({ service, access, traffic }, request, response);
  });
  server.timeout = STALLED;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.remove(socket);
      service.held.closeConnection(socket);
    });
  });
  const looking = setInterval(() => service.held.closeIdle(idle), Math.min(MOST_BETWEEN, idle * 1000 * LOOKS)).unref();
  const done = new Promise<void>((resolve) => server.once('close', () => resolve()));
  void done.then(() => clearInterval(looking));
  const stop = (): void => {
    if (stopped) return;
    stopped = true;
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve({ port: portOf(server), stop, done });
    });
  });
}

/** Whether a connection stays open for more requests: not for health checks, or without the token. */
const mayStay = (request: IncomingMessage, access: Access): boolean =>
  pathOf(request) !== '/health' && hasToken(request, access);

/** The requested path; proxies write the whole address before it. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?]*/i, '').split('?')[0] ?? '';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

interface Handling {
  readonly service: Service;
  readonly access: Access;
  readonly traffic: Traffic;
}

function handle({ service, access, traffic }: Handling, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  if (
    request.method === 'OPTIONS' &&
    Object.keys(corsHeaders(request, access)).length > 0 &&
    mayCall(request, access)
  ) {
    response.writeHead(204, PREFLIGHT).end();
    return;
  }
  const wrong = wrongWith(request, path, access);
  if (wrong !== undefined) refuse(service, response, wrong);
  else if (path === '/health') reply(response, 200, Buffer.from('{"status":"ok"}'));
  else if (path === '/openapi.json')
    reply(response, 200, Buffer.from(openApiText(service.version, service.rulebook.vocabulary)));
  else
    body(request, service.limits, traffic, (given) => {
      if (!Buffer.isBuffer(given)) refuse(service, response, given);
      else if (!isUtf8(given)) refuse(service, response, NOT_UTF8);
      else
        inTurn(request.socket, response, () =>
          answer(service.answer(given.toString('utf8'), request.socket), response, traffic),
        );
    });
}

/** The previous response on each connection. */
const before = new WeakMap<Socket, ServerResponse>();

/**
 * Handles a request once the previous response on its connection has been sent: a client that sends requests without
 * reading the responses does not fill the memory with them.
 */
function inTurn(socket: Socket, response: ServerResponse, work: () => void): void {
  const last = before.get(socket);
  before.set(socket, response);
  if (last === undefined || last.writableFinished) work();
  else
    finished(last, () => {
      // After everything else that is waiting: the system accepts many responses before anybody reads them.
      setImmediate(() => {
        if (!socket.destroyed) work();
      });
    });
}

const NOT_UTF8: Wrong = { status: 400, problem: problem(codes.parse, 'serve.not-utf8') };

interface Wrong {
  readonly status: number;
  readonly problem: RpcProblem;
  readonly headers?: { readonly [name: string]: string };
}

/** What is wrong with a request before its body is read. */
function wrongWith(request: IncomingMessage, path: string, access: Access): Wrong | undefined {
  const { method = '', headers } = request;
  if (!mayCall(request, access)) return { status: 403, problem: problem(codes.invalid, 'serve.http-origin') };
  const allowed = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (allowed === undefined) return { status: 404, problem: problem(codes.invalid, 'serve.http-path', { path }) };
  if (!allowed.split(', ').includes(method))
    return {
      status: 405,
      problem: problem(codes.invalid, 'serve.http-method', { path, method, allowed }),
      headers: { Allow: allowed },
    };
  // Programs that start and watch the server may check whether it is running.
  if (path !== '/health' && !hasToken(request, access))
    return {
      status: 401,
      problem: problem(codes.invalid, 'serve.http-token'),
      headers: { 'WWW-Authenticate': 'Bearer' },
    };
  if (method === 'POST' && !/^application\/json(?:$|[ ;])/i.test(headers['content-type'] ?? ''))
    return { status: 415, problem: problem(codes.invalid, 'serve.http-type') };
  return undefined;
}

function refuse(service: Service, response: ServerResponse, { status, problem, headers = {} }: Wrong): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // The rest of the request is not awaited.
  response.setHeader('Connection', 'close');
  reply(response, status, Buffer.from(service.failure(problem)));
}

/** The body of a request, or why it is refused; undefined if the client goes away. */
function body(request: IncomingMessage, limits: Limits, traffic: Traffic, then: (given: Buffer | Wrong) => void): void {
  const gathered = new Gathered();
  let refused = false;
  const refuseFor = (status: number, problem: RpcProblem): void => {
    refused = true;
    gathered.take();
    then({ status, problem });
  };
  const tooLong = (length: number) => refuseFor(413, beyond('serve.message-too-long', length, limits.bytes));
  const coming: Waiting = {
    bytes: 0,
    drop: () => refuseFor(503, problem(codes.limit, 'serve.busy', { most: limits.waiting })),
  };
  // A body announced as too long need not arrive at all.
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.bytes) tooLong(announced);
  request.on('data', (part: Buffer) => {
    if (refused) return;
    gathered.push(part);
    if (gathered.length > limits.bytes) tooLong(gathered.length);
    else traffic.grow(coming, part.length);
  });
  finished(request, { writable: false }, (error) => {
    traffic.end(coming);
    if (!error && !refused) then(gathered.take());
  });
}

function answer(json: string | undefined, response: ServerResponse, traffic: Traffic): void {
  if (json === undefined) {
    response.writeHead(204).end();
    return;
  }
  const bytes = Buffer.from(json);
  const going: Waiting = { bytes: 0, drop: () => response.destroy() };
  traffic.grow(going, bytes.length);
  finished(response, () => traffic.end(going));
  reply(response, 200, bytes);
}

function reply(response: ServerResponse, status: number, json: Buffer): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...headers, 'Content-Length': json.length });
  response.end(json);
}
