import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { spreadOf } from '../measure.js';
import { builtPackage } from '../package.js';
import type { Bench, Figure, Part } from '../part.js';
import { workload } from '../tables.js';
import { HOME } from '../workshop.js';

/*
 * Answers per second of `tavolata serve` over stdio, including the whole round trip: the client writes JSON, the server
 * reads it, answers and writes, and the client reads every answer. Client and server are two processes; a few messages
 * are always in flight.
 */

const PLAYERS = 8;
const BATCH = 500;
const UNDER_WAY = 4;

/** A server and its pending calls; responses arrive in the order of the messages. */
class Client {
  private readonly server: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: ((line: string) => void)[] = [];
  private rest = '';

  constructor(program: string) {
    this.server = spawn(process.execPath, [program, 'serve'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) this.waiting.shift()?.(line);
    });
  }

  /** Sends a message and reads the response. */
  call(message: unknown): Promise<unknown> {
    return new Promise((resolve) => {
      this.waiting.push((line) => resolve(JSON.parse(line)));
      this.server.stdin.write(`${JSON.stringify(message)}\n`);
    });
  }

  close(): void {
    this.server.stdin.end();
  }
}

const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

/** One way of asking the same questions. */
interface Way {
  readonly line: string;
  readonly message: () => unknown;
  /** The number of answers per message. */
  readonly answers: number;
}

const waysOf = (handle: string, creatures: readonly string[], players: readonly string[]): readonly Way[] => {
  const pairs = creatures.flatMap((creature) => players.map((defender) => ({ creature, defender })));
  const cases = Array.from({ length: BATCH }, (_, i) => pairs[(i * 7) % pairs.length] as (typeof pairs)[number]);
  const asked = cases.map(({ creature, defender }) => ['mayAttack', creature, defender]);
  return [
    {
      line: 'serve.batch',
      message: () => request('ask', { table: handle, brief: true, questions: asked }),
      answers: BATCH,
    },
    {
      line: 'serve.full',
      message: () =>
        request('ask', { table: handle, questions: cases.map((args) => ({ question: 'mayAttack', arguments: args })) }),
      answers: BATCH,
    },
    {
      line: 'serve.matrix',
      message: () =>
        request('matrix', { table: handle, question: 'mayAttack', over: { creature: creatures, defender: players } }),
      answers: pairs.length,
    },
  ];
};

/** The number of verdicts in a response, which proves that the client has read all of it. */
const verdicts = (response: unknown): number => (JSON.stringify(response).match(/"(?:allowed|denied)"/g) ?? []).length;

const perSecond = async (client: Client, { message, answers }: Way, slot: number): Promise<number> => {
  const start = performance.now();
  let got = 0;
  const stream = async (): Promise<void> => {
    while (performance.now() - start < slot) {
      await client.call(message());
      got += answers;
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, stream));
  return (got / (performance.now() - start)) * 1000;
};

const paceOf = ({ mode }: Bench) => (mode.quick ? { rounds: 3, slot: 200 } : { rounds: 7, slot: 600 });

/** Runs the ways alternately, so that each meets the same conditions. */
export const serve: Part = {
  lines: ['serve.batch', 'serve.full', 'serve.matrix'],
  steps: (bench) => paceOf(bench).rounds * 3,
  async run(bench) {
    const { rounds, slot } = paceOf(bench);
    const client = new Client(builtPackage(HOME).main);
    try {
      const { table, players, creatures } = workload(PLAYERS, 2026);
      const opened = (await client.call(request('openTable', { table }))) as {
        readonly result: { readonly table: string };
      };
      const ways = waysOf(opened.result.table, creatures, players);
      for (const way of ways) {
        const found = verdicts(await client.call(way.message()));
        if (found !== way.answers) throw new Error(`${way.line}: ${found} answers instead of ${way.answers}`);
        await perSecond(client, way, slot);
      }
      const figures = new Map(ways.map(({ line }) => [line, [] as number[]]));
      for (let round = 0; round < rounds; round++) {
        for (const way of ways) {
          figures.get(way.line)?.push(await perSecond(client, way, slot));
          bench.tick();
        }
      }
      return [...figures].map(([line, found]): Figure => ({ line, spread: spreadOf(found) }));
    } finally {
      client.close();
    }
  },
};
