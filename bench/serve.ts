import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workload } from './tables.js';

/*
 * Answers a second of `tavolata serve` over stdio, the whole round trip: the client writes JSON, the server reads it, answers
 * and writes, the client reads every answer. Client and server are two processes; a few messages are always under way.
 *
 *   npx tsx bench/serve.ts
 */

const PLAYERS = 8;
const BATCH = 500;
const UNDER_WAY = 4;
const ROUNDS = 7;
const SLOT = 600;

const server = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'serve'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['pipe', 'pipe', 'inherit'],
});

const waiting: ((line: string) => void)[] = [];
let rest = '';
server.stdout.setEncoding('utf8').on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) waiting.shift()?.(line);
});

/** Sends a message and reads the response to it. */
const call = (message: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    waiting.push((line) => resolve(JSON.parse(line)));
    server.stdin.write(`${JSON.stringify(message)}\n`);
  });

const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

const { table, players, creatures } = workload(PLAYERS, 2026);
const opened = (await call(request('open', { table }))) as { readonly result: { readonly table: string } };
const handle = opened.result.table;
const pairs = creatures.flatMap((creature) => players.map((defender) => ({ creature, defender })));
const cases = Array.from({ length: BATCH }, (_, index) => pairs[(index * 7) % pairs.length] as (typeof pairs)[number]);

/** Ways of asking the same questions; `count` takes the answers out of a response, so that each is looked at. */
const ways: readonly { readonly name: string; readonly message: () => unknown; readonly answers: number }[] = [
  {
    name: 'ask, a list, full answers',
    message: () =>
      request('ask', { table: handle, questions: cases.map((args) => ({ question: 'mayAttack', arguments: args })) }),
    answers: BATCH,
  },
  {
    name: 'ask, a list, texts, full answers',
    message: () =>
      request('ask', {
        table: handle,
        questions: cases.map(({ creature, defender }) => `mayAttack(${creature}, ${defender})`),
      }),
    answers: BATCH,
  },
  {
    name: 'ask, a list, bare answers',
    message: () =>
      request('ask', {
        table: handle,
        brief: true,
        questions: cases.map(({ creature, defender }) => ['mayAttack', creature, defender]),
      }),
    answers: BATCH,
  },
  {
    name: 'a batch of requests, full answers',
    message: () => cases.map((args) => request('ask', { table: handle, question: 'mayAttack', arguments: args })),
    answers: BATCH,
  },
  {
    name: 'matrix, bare answers',
    message: () =>
      request('matrix', { table: handle, question: 'mayAttack', over: { creature: creatures, defender: players } }),
    answers: pairs.length,
  },
];

/** Verdicts in a response, so that the client has truly read all of it. */
const verdicts = (response: unknown): number => (JSON.stringify(response).match(/"(?:allowed|denied)"/g) ?? []).length;

const perSecond = async (message: () => unknown, answers: number): Promise<number> => {
  const start = performance.now();
  let got = 0;
  const stream = async (): Promise<void> => {
    while (performance.now() - start < SLOT) {
      await call(message());
      got += answers;
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, stream));
  return (got / (performance.now() - start)) * 1000;
};

const figures = new Map(ways.map(({ name }) => [name, [] as number[]]));
for (const { name, message, answers } of ways) {
  const found = verdicts(await call(message()));
  if (found !== answers) throw new Error(`${name}: ${found} answers instead of ${answers}`);
}
for (let round = 0; round < ROUNDS; round++)
  for (const { name, message, answers } of ways) figures.get(name)?.push(await perSecond(message, answers));
process.stdout.write(`${PLAYERS} players, ${creatures.length} creatures; ${BATCH} questions a message\n`);
process.stdout.write('way                                 answers a second, median   min–max\n');
for (const [name, found] of figures) {
  const sorted = [...found].sort((a, b) => a - b).map((figure) => Math.round(figure).toLocaleString('en'));
  const median = sorted[Math.floor(sorted.length / 2)] ?? '';
  process.stdout.write(`${name.padEnd(36)}${median.padStart(24)}   ${sorted[0]}–${sorted.at(-1)}\n`);
}
server.stdin.end();
