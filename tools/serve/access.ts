import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may use the server over HTTP, besides being on this machine. */
export interface Access {
  /** The required `Authorization: Bearer …`; undefined: none. */
  readonly token?: string | undefined;
  /** Origins of pages that may call, as browsers write them. */
  readonly origins?: readonly string[];
}

const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page of another site must not reach the server through the browser of the user who runs it. */
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

/** Whether the request has the token; the time it takes reveals nothing about the token. */
export function hasToken({ headers: { authorization = '' } }: IncomingMessage, { token }: Access): boolean {
  if (token === undefined) return true;
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets a page of a named origin read the response (CORS). */
export function corsHeaders(
  { headers: { origin } }: IncomingMessage,
  { origins = [] }: Access,
): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** The response to a browser's preflight request for JSON or a token. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};
