/* What is measured in all languages: the time to the first answer, and one question again and again, from text to typed answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { home } from './make.js';

export interface Figures {
  /** Seconds until the script is ready, the rulebook loaded, a table open and a question answered. */
  readonly first: number;
  /** Questions per second of processor time. */
  readonly asks: number;
}

const players = ['Ada', 'Bruno', 'Carla', 'Dario'].map((id) => ({ id, rangeSeats: 1 }));
const table = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range', 'attack-multiple'] },
  players,
  objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
};

/** The table used for all questions, as JSON. */
export const BENCH_TABLE = JSON.stringify(table);

const ROUNDS = 50_000;

/** The figures of the same script in Node. */
export function benchInNode(): Figures {
  const begun = performance.now();
  runInThisContext(readFileSync(join(home, 'dist/tavolata.iife.js'), 'utf8'));
  const { call } = (globalThis as unknown as { readonly tavolata: { call(request: string): string } }).tavolata;
  const say = (request: object): { readonly [part: string]: unknown } => JSON.parse(call(JSON.stringify(request))).ok;
  const packed = gunzipSync(readFileSync(join(home, 'dist/rulebook.packed.gz'))).toString();
  const { rulebook } = say({ call: 'load', rulebook: packed });
  const opened = say({ call: 'openTable', rulebook, table });
  const request = { call: 'ask', table: opened['table'], question: 'mayAttack' };
  const ask = () => say({ ...request, arguments: { creature: 'bear', defender: 'Carla' } });
  ask();
  const first = (performance.now() - begun) / 1000;
  for (let i = 0; i < ROUNDS / 5; i++) ask();
  const before = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i++) ask();
  const { user, system } = process.cpuUsage(before);
  return { first, asks: ROUNDS / ((user + system) / 1e6) };
}
