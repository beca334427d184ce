import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';
import { cached } from '../cli/session.js';
import { request, TABLE } from './serving.js';

const start = (...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [PROGRAM, 'serve', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...cached, LC_ALL: 'C' },
  });

/** Rules that are read in a moment, where it does not matter which. */
const SMALL = ['--rules', 'test/cases/cli/rulebook'];

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const ended = (server: ChildProcessWithoutNullStreams): Promise<Ended> => {
  let [out, err] = ['', ''];
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve) => server.once('close', (code, signal) => resolve({ out, err, code, signal })));
};

const line = (message: unknown): string => `${JSON.stringify(message)}\n`;
const open = request('openTable', { table: TABLE }, 'open');
const ask = (id: number) => request('ask', { table: TABLE, text: 'mayAttack(bear, Bruno)', brief: true }, id);

/** Waits until a server over HTTP says where it is. */
const portOf = (server: ChildProcessWithoutNullStreams): Promise<number> =>
  new Promise((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      const [, port] = /127\.0\.0\.1:(\d+)/.exec(text.toString()) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    server.once('close', () => reject(new Error('the server has gone')));
  });

describe('the server as a process', () => {
  it('answers everything before the end of its input, and nothing else is on its output', async () => {
    const server = start();
    const end = ended(server);
    const count = 500;
    server.stdin.end(
      line(open) +
        Array.from({ length: count }, (_, id) => line(ask(id)))
          .join('')
          .trimEnd(),
    );
    const { out, err, code } = await end;
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const responses = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(responses.map(({ id }) => id)).toEqual(['open', ...Array.from({ length: count }, (_, id) => id)]);
    expect(responses.at(-1).result).toEqual({ answer: 'allowed' });
  });

  it('finishes what is under way when it is told to stop', async () => {
    const server = start(...SMALL);
    const end = ended(server);
    server.stdin.write(line(request('info', {}, 1)));
    // The first response says that it is there and listens for signals.
    await new Promise((resolve) => server.stdout.once('data', resolve));
    server.stdin.write(line(request('info', {}, 2)));
    server.kill('SIGTERM');
    const { out, code, signal } = await end;
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    for (const text of out.trimEnd().split('\n')) expect(JSON.parse(text).error).toBeUndefined();
  });

  it('is started by the program of the page', (context) => {
    if (spawnSync('python3', ['--version']).status !== 0) context.skip('there is no python3');
    const page = readFileSync('docs/embedding.md', 'utf8');
    const [, program = ''] = /```python\n([^`]*subprocess[^`]*)```/.exec(page) ?? [];
    const here = program.replace(/^SERVER = .*$/m, `SERVER = ${JSON.stringify([process.execPath, PROGRAM, 'serve'])}`);
    const { stdout, stderr } = spawnSync('python3', ['-c', here], {
      encoding: 'utf8',
      env: { ...process.env, ...cached },
    });
    expect({ stdout, stderr }).toEqual({ stdout: "['Ada', 'Bruno']\n", stderr: '' });
  });

  it('answers in frames', async () => {
    const server = start('--framed', ...SMALL);
    const end = ended(server);
    const text = JSON.stringify(request('nope', {}, 'è'));
    server.stdin.end(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    const { out, code } = await end;
    const [, length, body = ''] = /^Content-Length: (\d+)\r\n\r\n(.*)$/s.exec(out) ?? [];
    expect(code).toBe(0);
    expect(Buffer.byteLength(body)).toBe(Number(length));
    expect(JSON.parse(body)).toMatchObject({ id: 'è', error: { code: -32601 } });
  });

  it('says in one line that it is ready, and answers over HTTP until it is told to stop', async () => {
    const server = start('--http', '0', '--limit', 'bytes=10000', ...SMALL);
    const end = ended(server);
    const port = await portOf(server);
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(at('/rpc'), { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
    expect(await (await fetch(at('/health'))).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(at('/openapi.json'))).json()).toMatchObject({ openapi: '3.1.0' });
    expect(await (await post(line([request('info', {}, 1), request('info', {}, 2)]))).json()).toMatchObject([
      { id: 1, result: {} },
      { id: 2, result: {} },
    ]);
    const { id: _, ...notification } = request('info');
    expect((await post(line(notification))).status).toBe(204);
    expect((await post('{')).status).toBe(200);
    const statuses = [
      post(`"${'x'.repeat(20_000)}"`),
      post('{}', { 'Content-Type': 'text/plain' }),
      post('{}', { Origin: 'https://example.org' }),
      fetch(at('/rpc')),
      fetch(at('/nowhere')),
    ].map(async (response) => (await response).status);
    expect(await Promise.all(statuses)).toEqual([413, 415, 403, 405, 404]);
    expect(await statusWithHost(port, 'evil.example')).toBe(403);
    server.kill('SIGTERM');
    const { out, err, code } = await end;
    expect({ out, code }).toEqual({ out: '', code: 0 });
    expect(err).toMatch(/^tavolata answers at http:\/\/127\.0\.0\.1:\d+\/rpc; .*\n$/);
  });

  it('gives handles that no other process gives, and skips a byte order mark before what is piped into it', async () => {
    const handles = ['', '\uFEFF'].map(async (mark) => {
      const server = start(...SMALL);
      const end = ended(server);
      const table = JSON.parse(readFileSync('test/cases/cli/table.json', 'utf8')) as object;
      server.stdin.end(`${mark}${line(request('openTable', { table }))}${line(request('info'))}`);
      const { out, err } = await end;
      expect(err).toBe('');
      const [opened, { protocol }] = out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text).result);
      expect([opened.edition, protocol]).toEqual(['2024-09-01', 1]);
      return opened.table;
    });
    const [one, other] = await Promise.all(handles);
    expect(one).toMatch(/^t1-[0-9a-f]{16}$/);
    expect(other).not.toBe(one);
  });

  it('says what is wrong with its options', async () => {
    const { err, code } = await ended(
      start('--http', '99999', '--framed', '--limit', 'tabels=3', '--limit', 'tables=0'),
    );
    expect(code).toBe(2);
    for (const wrong of ['serve.bad-port', 'serve.bad-limit', 'tables']) expect(err).toContain(wrong);
  });

  it('says when a port is taken', async () => {
    const first = start('--http', '0', ...SMALL);
    const firstEnd = ended(first);
    const port = await portOf(first);
    const { err, code } = await ended(start('--http', String(port), ...SMALL));
    expect(code).toBe(2);
    expect(err).toContain('EADDRINUSE');
    first.kill('SIGINT');
    expect((await firstEnd).code).toBe(0);
  });
});

/** A browser that was given another address for this name would send it so. */
const statusWithHost = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: '/health', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
