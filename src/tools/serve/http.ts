import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream';
import { openApi } from './openapi.js';
import { beyond, codes, problem, type RpcProblem } from './problem.js';
import type { Service } from './service.js';
import type { Running } from './stdio.js';

export interface HttpServer extends Running {
  readonly port: number;
}

/** Only this machine: whoever wants more puts a proxy of their own before it. */
const HOST = '127.0.0.1';
const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);
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
 * @returns rejected when the port cannot be used
 */
export function serveHttp(service: Service, port: number): Promise<HttpServer> {
  let stopped = false;
  const server = createServer((request, response) => {
    if (stopped) response.setHeader('Connection', 'close');
    handle(service, request, response);
  });
  const done = new Promise<void>((resolve) => server.once('close', () => resolve()));
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

function handle(service: Service, request: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = (request.url ?? '').split('?');
  const wrong = wrongWith(request, path);
  if (wrong !== undefined) {
    if (wrong.allowed !== undefined) response.setHeader('Allow', wrong.allowed);
    refuse(service, response, wrong.status, wrong.problem);
  } else if (path === '/health') reply(response, 200, '{"status":"ok"}');
  else if (path === '/openapi.json') reply(response, 200, JSON.stringify(openApi(service.version), null, 2));
  else if (announced(request) > service.limits.bytes) answerBody(service, response, announced(request));
  else body(request, service.limits.bytes, (bytes) => answerBody(service, response, bytes));
}

/** Bytes that the body will have, if the request says so: one that is too long need not come in at all. */
const announced = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

interface Wrong {
  readonly status: number;
  readonly problem: RpcProblem;
  /** Methods that the path takes. */
  readonly allowed?: string;
}

/** What is wrong with a request before its body is looked at. */
function wrongWith(request: IncomingMessage, path: string): Wrong | undefined {
  const { method = '', headers } = request;
  if (!isLocal(request)) return { status: 403, problem: problem(codes.invalid, 'serve.http-origin') };
  const allowed = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (allowed === undefined) return { status: 404, problem: problem(codes.invalid, 'serve.http-path', { path }) };
  if (!allowed.split(', ').includes(method))
    return { status: 405, problem: problem(codes.invalid, 'serve.http-method', { path, method, allowed }), allowed };
  if (method === 'POST' && !/^application\/json(?:$|[ ;])/i.test(headers['content-type'] ?? ''))
    return { status: 415, problem: problem(codes.invalid, 'serve.http-type') };
  return undefined;
}

/** @param bytes the body, or its length where it is too long */
function answerBody(service: Service, response: ServerResponse, bytes: Buffer | number): void {
  if (typeof bytes === 'number') {
    const { bytes: most } = service.limits;
    refuse(service, response, 413, beyond('serve.message-too-long', bytes, most));
  } else if (!isUtf8(bytes)) refuse(service, response, 400, problem(codes.parse, 'serve.not-utf8'));
  else {
    const answer = service.answer(bytes.toString('utf8'));
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

/** A page of some other site must not reach the server through the browser of somebody who runs it. */
function isLocal({ headers: { host, origin } }: IncomingMessage): boolean {
  if (!LOCAL_NAMES.has((host ?? '').replace(/:\d+$/, ''))) return false;
  if (origin === undefined) return true;
  try {
    return LOCAL_NAMES.has(new URL(origin).hostname);
  } catch {
    return false;
  }
}

function reply(response: ServerResponse, status: number, json: string): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(json) });
  response.end(json);
}
