import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream';
import { type Access, corsHeaders, hasToken, mayCall, PREFLIGHT } from './access.js';
import { openApiText } from './openapi.js';
import { beyond, codes, problem, type RpcProblem } from './problem.js';
import type { Service } from './service.js';
import type { Running } from './stdio.js';

export interface HttpServer extends Running {
  readonly port: number;
}

/** Only this machine: whoever wants more puts a proxy of their own before it. */
const HOST = '127.0.0.1';
/** Between two looks for tables that nobody uses, in milliseconds, as a share of the time that they may be idle. */
const LOOKS = 1 / 4;
const MOST_BETWEEN = 60_000;
/** How long requests may still take to come in when the server stops. */
const GRACE = 2_000;

const routes: { readonly [path: string]: string } = {
  '/rpc': 'POST',
  '/openapi.json': 'GET, HEAD',
  '/health': 'GET, HEAD',
};

/**
 * Answers over HTTP on this machine.
 *
 * @param port 0 for any that is free
 * @param access a token to ask for, and origins of pages that may call
 * @returns rejected when the port cannot be used
 */
export function serveHttp(service: Service, port: number, access: Access = {}): Promise<HttpServer> {
  let stopped = false;
  const server = createServer((request, response) => {
    if (stopped) response.setHeader('Connection', 'close');
    for (const [name, value] of Object.entries(corsHeaders(request, access))) response.setHeader(name, value);
    handle(service, access, request, response);
  });
  server.on('connection', (socket) => {
    socket.once('close', () => service.held.closeConnection(socket));
  });
  const { idle } = service.limits;
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

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function handle(service: Service, access: Access, request: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = (request.url ?? '').split('?');
  if (
    request.method === 'OPTIONS' &&
    Object.keys(corsHeaders(request, access)).length > 0 &&
    mayCall(request, access)
  ) {
    response.writeHead(204, PREFLIGHT).end();
    return;
  }
  const wrong = wrongWith(request, path, access);
  if (wrong !== undefined) {
    for (const [name, value] of Object.entries(wrong.headers ?? {})) response.setHeader(name, value);
    refuse(service, response, wrong.status, wrong.problem);
  } else if (path === '/health') reply(response, 200, '{"status":"ok"}');
  else if (path === '/openapi.json') reply(response, 200, openApiText(service.version, service.rulebook.vocabulary));
  else if (announced(request) > service.limits.bytes) answerBody(service, request, response, announced(request));
  else body(request, service.limits.bytes, (bytes) => answerBody(service, request, response, bytes));
}

/** Bytes that the body will have, if the request says so: one that is too long need not come in at all. */
const announced = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

interface Wrong {
  readonly status: number;
  readonly problem: RpcProblem;
  readonly headers?: { readonly [name: string]: string };
}

/** What is wrong with a request before its body is looked at. */
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
  // Whether the server is there may be asked by whatever starts and watches it.
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

/** @param bytes the body, or its length where it is too long */
function answerBody(
  service: Service,
  { socket }: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer | number,
): void {
  if (typeof bytes === 'number') {
    const { bytes: most } = service.limits;
    refuse(service, response, 413, beyond('serve.message-too-long', bytes, most));
  } else if (!isUtf8(bytes)) refuse(service, response, 400, problem(codes.parse, 'serve.not-utf8'));
  else {
    const answer = service.answer(bytes.toString('utf8'), socket);
    if (answer === undefined) response.writeHead(204).end();
    else reply(response, 200, answer);
  }
}

function refuse(service: Service, response: ServerResponse, status: number, wrong: RpcProblem): void {
  // What still comes in is not waited for.
  response.setHeader('Connection', 'close');
  reply(response, status, service.failure(wrong));
}

/** The body of a request, or its length so far where it is too long; nothing when the client goes away. */
function body(request: IncomingMessage, most: number, then: (bytes: Buffer | number) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  request.on('data', (part: Buffer) => {
    if (length > most) return;
    length += part.length;
    if (length > most) then(length);
    else parts.push(part);
  });
  finished(request, { writable: false }, (error) => {
    if (!error && length <= most) then(Buffer.concat(parts));
  });
}

function reply(response: ServerResponse, status: number, json: string): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(json) });
  response.end(json);
}
