import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';
import { type Response, request, TABLE } from './serving.js';

/*
 * A server whose heap cannot grow: what would fill the memory ends the process, and the next test fails.
 */
const HEAP = 400;
/** Megabytes of the whole process, buffers and code included. */
const MOST_RESIDENT = 1_100;
const LIMITS = ['tables=50', 'rules=3'];

const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [`--max-old-space-size=${HEAP}`, PROGRAM, 'serve', ...args], {
    cwd: ROOT,
    env: { ...process.env, LC_ALL: 'C' },
  });

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  server = start('--http', '0', ...LIMITS.flatMap((limit) => ['--limit', limit]));
  port = await new Promise((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      const [, found] = /127\.0\.0\.1:(\d+)/.exec(text.toString()) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    server.once('close', () => reject(new Error('the server has gone')));
  });
});
afterAll(() => server.kill());

async function post(body: string | Buffer): Promise<{ readonly status: number; readonly response: Response }> {
  const answer = await fetch(`http://127.0.0.1:${port}/rpc`, {
    method: 'POST',
    body: body as string,
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: answer.status, response: (await answer.json()) as Response };
}
const call = async (method: string, params: unknown): Promise<Response> =>
  (await post(JSON.stringify(request(method, params)))).response;
const codeOf = async (method: string, params: unknown): Promise<string | undefined> =>
  (await call(method, params)).error?.data.code;

/** Peak of the memory of a process in megabytes, where the system tells it. */
function peakOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = existsSync(path) ? (/VmHWM:\s+(\d+)/.exec(readFileSync(path, 'utf8')) ?? []) : [];
  return Number(kilobytes) / 1024;
}

/** Each name is twice the one before. */
const doubling = (times: number): string =>
  `let a0 be 1: ${Array.from({ length: times }, (_, nth) => `let a${nth + 1} be a${nth} + a${nth}: `).join('')}a${times}`;

describe('a server under abuse', () => {
  it.each<readonly [string, string | Buffer, number, string]>([
    ['garbage', '{"jsonrpc":', 200, 'serve.not-json'],
    ['nothing', '', 200, 'serve.not-json'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe]), 400, 'serve.not-utf8'],
    ['200,000 lists in one another', '['.repeat(200_000) + ']'.repeat(200_000), 200, 'serve.too-deep'],
    ['a batch of 100,000', `[${Array(100_000).fill('1').join(',')}]`, 200, 'serve.batch-too-long'],
    ['a body of 100 MB', Buffer.alloc(100_000_000, 0x20), 413, 'serve.message-too-long'],
    ['half a character', '{"jsonrpc":"2.0","id":"\\udead","method":"info"}', 200, 'serve.lone-surrogate'],
    ['a request in a list in a list', '[[{"jsonrpc":"2.0","id":1,"method":"info"}]]', 200, 'serve.invalid-request'],
  ])('refuses %s', async (_, body, status, code) => {
    // A server that does not wait for the rest of a body may close before all of it is written.
    const answer = await post(body).catch(() => undefined);
    if (answer === undefined) expect(status).toBe(413);
    else {
      const { response } = answer;
      const [first] = (Array.isArray(response) ? response : [response]) as readonly Response[];
      expect([answer.status, first?.error?.data.code]).toEqual([status, code]);
    }
  });

  it('takes no name for what JavaScript has by itself', async () => {
    const { result } = await call('openTable', { table: TABLE });
    const { table } = result;
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(await codeOf(name, {})).toBe('serve.unknown-method');
      expect(await codeOf('tableToJson', { table: name })).toBe('serve.no-table');
      expect(await codeOf('ask', { table, question: name })).toBe('fault.unknown-question');
      expect(await codeOf('ask', { table, question: 'opponents', arguments: JSON.parse(`{"${name}":1}`) })).toMatch(
        /^fault\./,
      );
      expect(await codeOf('send', { table, events: [{ event: name }] })).toBe('fault.unknown-event');
      expect(await codeOf('membersOf', { table, collection: name })).toMatch(/^fault\./);
      expect(await codeOf('factOf', { table, of: name, fact: name })).toMatch(/^fault\./);
      expect(await codeOf('openTable', { table: JSON.parse(`{"setup":{"edition":"2026-09-25"},"${name}":[]}`) })).toBe(
        'serve.table-refused',
      );
      // As an id it is a name like any other.
      const { result: opened } = await call('openTable', {
        table: { setup: { edition: '2026-09-25' }, players: [name, 'Bruno'] },
      });
      const opponents = await call('ask', {
        table: opened.table,
        question: 'opponents',
        arguments: { player: 'Bruno' },
      });
      expect(opponents.result.value).toEqual([name]);
      await call('close', { table: opened.table });
    }
    await call('close', { table });
  });

  it('refuses work and answers that are too much, each by its code', async () => {
    const { table } = (await call('openTable', { table: TABLE })).result;
    const questions = Array.from({ length: 20_000 }, () => 'mayAttack(bear, Carla)');
    expect(await codeOf('ask', { table, questions, trace: true })).toBe('serve.reply-too-long');
    expect(await codeOf('ask', { table, questions: Array(60_000).fill('isMultiplayer()') })).toBe(
      'serve.too-many-answers',
    );
    for (const times of [26, 50]) expect((await call('ask', { table, text: doubling(times) })).error).toBeUndefined();
    expect(await codeOf('ask', { table, text: doubling(70) })).toBe('grammar.too-deep');
    const big = { ...TABLE, players: Array.from({ length: 500 }, (_, nth) => `p${nth}`), objects: [] };
    const { table: wide } = (await call('openTable', { table: big })).result;
    const numbers = 'size(each a in numbers(1, 19999): each p in players: each b in numbers(1, 19999): b)';
    expect(await codeOf('ask', { table: wide, text: numbers })).toBe('fault.budget');
    const things = Array.from({ length: 10_001 }, (_, nth) => `x${nth}`);
    expect(await codeOf('openTable', { table: { ...TABLE, players: things } })).toBe('serve.too-many-things');
    const many = Array.from({ length: 3_000 }, (_, nth) => ({ creature: `x${nth}` }));
    expect(
      await codeOf('send', { table, events: [{ event: 'attackersAreDeclared', fields: { attacks: many } }] }),
    ).toBe('serve.too-many-items');
    for (const handle of [table, wide]) await call('close', { table: handle });
  });

  it('has no more tables than its limit, and room again when they are closed', async () => {
    for (let nth = 0; nth < 50; nth++)
      expect((await call('openTable', { table: TABLE, owner: 'abuse' })).error).toBeUndefined();
    expect(await codeOf('openTable', { table: TABLE })).toBe('serve.too-many-tables');
    expect((await call('close', { owner: 'abuse' })).result).toEqual({ closed: 50 });
    expect((await call('tables', {})).result.tables).toEqual([]);
  });

  it('keeps nothing of tables that are closed, of texts, or of plans', async () => {
    const { editions } = (await call('info', {})).result as { readonly editions: readonly string[] };
    for (let round = 0; round < 40; round++) {
      const edition = editions[round % editions.length];
      const batch = Array.from({ length: 25 }, (_, nth) =>
        request('openTable', { table: { ...TABLE, setup: { edition, house: {} } }, owner: 'round' }, nth),
      );
      await post(JSON.stringify(batch));
      await call('close', { owner: 'round' });
    }
    const { table } = (await call('openTable', { table: TABLE })).result;
    for (let round = 0; round < 20; round++) {
      const questions = Array.from({ length: 1_000 }, (_, nth) => `size(players) + ${round * 1_000 + nth}`);
      expect((await call('ask', { table, questions, brief: true })).result.answers).toHaveLength(1_000);
      const sent = Array.from({ length: 200 }, (_, nth) =>
        request(
          'send',
          { table, events: [{ event: 'lifeIsGained', fields: { player: 'Ada', amount: 1 } }], carryOut: true },
          nth,
        ),
      );
      await post(JSON.stringify(sent));
    }
    await call('close', { table });
  });

  it('answers others while 200 connections dawdle', async () => {
    const sockets: Socket[] = [];
    for (let nth = 0; nth < 200; nth++) {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        ),
      );
      socket.on('error', () => {});
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await call('info', {})).result.name).toBe('tavolata');
    for (const socket of sockets) socket.destroy();
  });

  it('holds no more than its memory takes, and has room again when tables are closed', async () => {
    const owner = 'o'.repeat(8_000_000);
    const handles: string[] = [];
    let code: string | undefined;
    while (handles.length < 45 && code === undefined) {
      const { result, error } = await call('openTable', { table: TABLE, owner: `${owner}${handles.length}` });
      code = error?.data.code;
      if (result !== undefined) handles.push(result.table);
    }
    expect(code).toBe('serve.memory-full');
    for (const table of handles) await call('close', { table });
    expect(await codeOf('ask', { table: TABLE, question: 'isMultiplayer' })).toBeUndefined();
  });

  it('keeps little of messages that do not end and of responses that nobody reads', async () => {
    const head = (length: number) =>
      `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const sockets: Socket[] = [];
    const opened = (...writes: readonly (string | Buffer)[]) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          for (const bytes of writes) socket.write(bytes);
          socket.write('', () => resolve());
        });
        socket.on('error', () => resolve());
        sockets.push(socket.pause());
      });
    const most = Buffer.alloc(7_000_000, 0x20);
    for (let nth = 0; nth < 100; nth++) await opened(head(8_000_000), most);
    const questions = Array(30_000).fill(['mayAttack', 'bear', 'Bruno']);
    const asked = JSON.stringify(request('ask', { table: TABLE, questions }));
    for (let nth = 0; nth < 60; nth++) await opened(`${head(asked.length)}${asked}`);
    expect((await call('info', {})).result.name).toBe('tavolata');
    for (const socket of sockets) socket.destroy();
  });

  it('stays within its memory', async () => {
    expect((await call('info', {})).result.tables).toBe(0);
    expect(peakOf(server)).toBeLessThan(MOST_RESIDENT);
  });
});

describe('over stdio', () => {
  it('a line of 100 MB, with or without an end, and a client that does not read fill no memory', async () => {
    const own = start();
    const { stdin, stdout } = own;
    if (stdin === null || stdout === null) throw new Error('no pipes');
    stdout.pause();
    const write = (text: string | Buffer) =>
      new Promise<void>((resolve) => (stdin.write(text) ? resolve() : stdin.once('drain', () => resolve())));
    const chunk = Buffer.alloc(1_000_000, 0x61);
    for (let nth = 0; nth < 100; nth++) await write(chunk);
    await write('\n');
    const asked = `${JSON.stringify(request('ask', { table: TABLE, question: 'mayAttack', arguments: { creature: 'bear', defender: 'Carla' }, trace: true }))}\n`;
    const count = 3_000;
    // Nobody reads yet: what does not fit into the pipes waits here, and not in the server.
    let rest = '';
    for (let nth = 0; nth < count; nth++) rest += asked;
    const ended = new Promise<void>((resolve) => stdin.end(`${rest}${'b'.repeat(20_000_000)}`, () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const peak = peakOf(own);
    let text = '';
    stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stdout.resume();
    await ended;
    await new Promise((resolve) => own.once('close', resolve));
    const responses = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Response);
    expect(responses).toHaveLength(count + 2);
    expect(responses[0]?.error?.data.code).toBe('serve.message-too-long');
    expect(responses.at(-1)?.error?.data.code).toBe('serve.message-too-long');
    expect(responses.slice(1, -1).every(({ error }) => error === undefined)).toBe(true);
    expect(peak).toBeLessThan(MOST_RESIDENT);
  });
});
