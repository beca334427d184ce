import type { Limits } from '../../tools/serve/limits.js';
import { Service } from '../../tools/serve/service.js';
import { shipped } from '../rules/rulebook.js';

export const rulebook = shipped();

/** A service with the rules of the project. */
export const serviceWith = (limits: Partial<Limits> = {}, lang: 'en' | 'it' = 'en'): Service =>
  new Service({ rulebook, version: '0.0.0', lang, limits });

export const request = (method: string, params?: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  method,
  ...(params !== undefined && { params }),
});

export interface Response {
  readonly jsonrpc: string;
  readonly id: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: results of all methods are looked into by the tests
  readonly result?: any;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: {
      readonly code: string;
      readonly message: { readonly en: string; readonly it: string };
      readonly help: { readonly en: string; readonly it: string };
      readonly suggestion?: string;
      readonly all?: readonly { readonly code: string; readonly pointer?: string; readonly suggestion?: string }[];
    };
  };
}

/** The response to one message. */
export const answered = (service: Service, message: unknown): Response =>
  JSON.parse(service.answer(typeof message === 'string' ? message : JSON.stringify(message)) ?? 'null');

/** What a method gives; its error is thrown. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export const result = (service: Service, method: string, params?: unknown): any => {
  const { result: found, error } = answered(service, request(method, params));
  if (error !== undefined) throw new Error(`${error.data.code}: ${error.message}`);
  return found;
};

/** What the error of a method that has to fail says. */
export const failure = (service: Service, method: string, params?: unknown) => {
  const { error } = answered(service, request(method, params));
  if (error === undefined) throw new Error(`${method} did not fail`);
  return error;
};

export const TABLE = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
  players: ['Ada', 'Bruno', 'Carla', 'Dario'].map((id) => ({ id, rangeSeats: 1 })),
  objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
};

/** A text with loops inside one another: its work grows with the power of their number. */
export const loops = (depth: number): string => {
  const inner = 'isMultiplayer()';
  return Array.from({ length: depth }, (_, i) => `p${'abcdefghij'[i]}`).reduce(
    (text, name) => `any ${name} in players where (${text})`,
    inner,
  );
};
