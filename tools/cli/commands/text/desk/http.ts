import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { finished } from 'node:stream';
import { isRecord } from 'tavolata/internals';
import { DiagnosticError } from 'tavolata/workspace';
import { hasToken, mayCall } from '../../../../serve/access.js';
import type { Running } from '../../../../serve/stdio.js';
import { type Desk, type DeskAnswer, inBoth, readings, writings } from './calls.js';

/** No text is nearly as long, in bytes. */
const mostBytes = 1_000_000;
/** How often the folder is checked while a page waits for changes, and how long it waits, in milliseconds. */
const [everyLook, longestWait] = [1_000, 25_000];

/**
 * The page: nothing in it is secret, so it needs no token. Its permissions are in the header, since one in the page
 * could not forbid frames.
 */
const files: { readonly [path: string]: readonly [file: string, type: string] } = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/desk.css': ['desk.css', 'text/css; charset=utf-8'],
  '/desk.js': ['desk.js', 'text/javascript; charset=utf-8'],
  '/official.js': ['official.js', 'text/javascript; charset=utf-8'],
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the server is started with. */
export interface Serving {
  readonly desk: Desk;
  /** The folder with the page. */
  readonly page: string;
  readonly token: string;
  readonly port: number;
  /** Reports a fault of the program itself. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Serves the desk to this machine. Only its own page may call, with the token; requests are not logged.
 *
 * @returns rejected when the port cannot be used
 */
export function serveDesk({ desk, page, token, port, onFault }: Serving): Promise<Running & { readonly port: number }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname, searchParams } = url;
    const refusal = refusalOf(request, pathname, token);
    if (refusal !== undefined) {
      reply(response.setHeader('Connection', 'close'), { status: refusal, json: {} });
      return;
    }
    // Browsers request an icon for each page.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (file !== undefined) sendFile(response, join(page, file[0]), file[1]);
    else if (Object.hasOwn(readings, pathname))
      whenChanged(desk, url, request, () =>
        reply(
          response,
          attempt(() => readings[pathname]!(desk, searchParams), onFault),
        ),
      );
    else
      withBody(request, (body) => {
        if (typeof body === 'number') reply(response.setHeader('Connection', 'close'), { status: body, json: {} });
        else {
          reply(
            response,
            attempt(() => (isRecord(body) ? writings[pathname]!(desk, body) : undefined), onFault),
          );
        }
      });
  });
  const done = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, stop, done }));
  });
}

/** The status with which a request is refused before its body is read. */
function refusalOf(request: IncomingMessage, path: string, token: string): number | undefined {
  const { origin, host = '' } = request.headers;
  if (!mayCall(request, {}) || (origin !== undefined && origin !== `http://${host}`)) return 403;
  const isWriting = Object.hasOwn(writings, path);
  if (Object.hasOwn(files, path) || path === '/favicon.ico')
    return request.method === 'GET' || request.method === 'HEAD' ? undefined : 405;
  if (!isWriting && !Object.hasOwn(readings, path)) return 404;
  if (!hasToken(request, { token })) return 401;
  if (request.method !== (isWriting ? 'POST' : 'GET')) return 405;
  const isJson = /^application\/json(?:$|[ ;])/i.test(request.headers['content-type'] ?? '');
  return isWriting && !isJson ? 415 : undefined;
}

/** Answers once there is something new, for a page that waits for it. */
function whenChanged(desk: Desk, { pathname, searchParams }: URL, request: IncomingMessage, then: () => void): void {
  if (pathname !== '/api/changes') {
    desk.session.refresh();
    then();
    return;
  }
  const after = Number(searchParams.get('after') ?? 0);
  const until = Date.now() + longestWait;
  const look = (): void => {
    if (request.socket.destroyed) return;
    desk.session.refresh();
    if (desk.session.changesAfter(after).revision > after || Date.now() > until) then();
    else setTimeout(look, everyLook).unref();
  };
  look();
}

/** Collects a body: JSON, or the status with which it is refused. */
function withBody(request: IncomingMessage, then: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    const isBefore = bytes <= mostBytes;
    bytes += part.length;
    if (bytes <= mostBytes) parts.push(part);
    else if (isBefore) then(413);
  });
  finished(request, { writable: false }, (error) => {
    if (!error && bytes <= mostBytes) then(parsed(Buffer.concat(parts).toString('utf8')));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 400;
  }
}

/**
 * The result of a call, or the reason why it is refused. A fault of ours ends the call, not the work of the page's
 * user.
 */
function attempt(call: () => DeskAnswer | undefined, onFault: Serving['onFault']): DeskAnswer {
  try {
    return call() ?? { status: 400, json: {} };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) {
      onFault(error);
      return { status: 500, json: {} };
    }
    return { status: 422, json: { refused: inBoth(error.diagnostics) } };
  }
}

function sendFile(response: ServerResponse, file: string, type: string): void {
  const headers = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, {
    ...headers,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Content-Type': type,
  });
  response.end(readFileSync(file));
}

function reply(response: ServerResponse, { status, json }: DeskAnswer): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end(JSON.stringify(json));
}
