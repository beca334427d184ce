import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who is answered over HTTP, besides being on this machine. */
export interface Access {
  /** What `Authorization: Bearer …` must say; undefined: nothing is asked. */
  readonly token?: string | undefined;
  /** Origins of pages that may call, as browsers write them. */
  readonly origins?: readonly string[];
}

const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page of some other site must not reach the server through the browser of somebody who runs it. */
export function mayCall({ headers: { host, origin } }: IncomingMessage, { origins = [] }: Access): boolean {
  if (!LOCAL_NAMES.has((host ?? '').toLowerCase().replace(/:\d+$/, ''))) return false;
  return origin === undefined || origins.includes(origin) || isLocal(origin);
}

function isLocal(origin: string): boolean {
  try {
    return LOCAL_NAMES.has(new URL(origin).hostname);
  } catch {
    return false;
  }
}

/** Whether the request has the token; how long it takes does not tell how much of it is right. */
export function hasToken({ headers: { authorization = '' } }: IncomingMessage, { token }: Access): boolean {
  if (token === undefined) return true;
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What lets a page of a named origin read the response (CORS). */
export function corsHeaders(
  { headers: { origin } }: IncomingMessage,
  { origins = [] }: Access,
): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** What a browser wants to know before it sends a request with JSON or a token. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};
