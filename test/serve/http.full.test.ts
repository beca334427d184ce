import { spawn } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Access } from '../../tools/serve/access.js';
import { type HttpServer, serveHttp } from '../../tools/serve/http.js';
import type { Limits } from '../../tools/serve/limits.js';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';
import { said } from '../cli/session.js';
import { request, serviceWith, TABLE } from './serving.js';

const PAGE = 'http://localhost:5173';
const running: HttpServer[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.stop();
});

async function started(access: Access = {}, limits: Partial<Limits> = {}) {
  const service = serviceWith(limits);
  const server = await serveHttp(service, 0, access);
  running.push(server);
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const post = (message: unknown, headers: Record<string, string> = {}) =>
    fetch(at('/rpc'), {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  return { service, at, post, port: server.port };
}

const waitFor = async (come: () => boolean): Promise<void> => {
  for (let nth = 0; nth < 200 && !come(); nth++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(come()).toBe(true);
};

describe('over HTTP', () => {
  it('a token is asked for where one was set, but not to see whether the server is there', async () => {
    const { at, post } = await started({ token: 'open sesame'.replace(' ', '-') });
    const refused = await post(request('info'));
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(await refused.json()).toMatchObject({ error: { data: { code: 'serve.http-token' } } });
    for (const header of ['Bearer', 'Bearer open', 'Basic open-sesame', 'Bearer open-sesame2'])
      expect((await post(request('info'), { Authorization: header })).status).toBe(401);
    expect((await post(request('info'), { Authorization: 'Bearer open-sesame' })).status).toBe(200);
    expect((await fetch(at('/openapi.json'))).status).toBe(401);
    expect((await fetch(at('/health'))).status).toBe(200);
  });

  it('a connection is not kept after a request that anybody may send', async () => {
    const { at, post } = await started({ token: 'sesame', origins: [PAGE] });
    const kept = async (response: Promise<Response>) => (await response).headers.get('Connection');
    const allowed = { Authorization: 'Bearer sesame' };
    expect(await kept(fetch(at('/health'), { headers: allowed }))).toBe('close');
    expect(await kept(fetch(at('/rpc'), { method: 'OPTIONS', headers: { Origin: PAGE } }))).toBe('close');
    expect(await kept(post(request('info')))).toBe('close');
    expect(await kept(post(request('info'), allowed))).toBe('keep-alive');
  });

  it.each([
    ['', 'serve.empty-token'],
    ...['my secret', 'pässword', ' lead', 'trail ', 'tok\n'].map((token) => [token, 'serve.bad-token'] as const),
  ] as const)('a token that nobody could send (%j) is refused at the start', (token, code) => {
    const { err, exit } = said(['serve', '--http', '0'], { env: { TAVOLATA_TOKEN: token } });
    expect(exit).toBe(2);
    expect(err).toContain(code);
  });

  it('takes a whole address as the path, as proxies send it', async () => {
    const { port } = await started();
    const status = await new Promise((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: `http://127.0.0.1:${port}/health` }, (response) =>
        resolve(response.resume().statusCode),
      )
        .once('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });

  it('pages of named origins may call and read, others may not', async () => {
    const { at, post } = await started({ origins: [PAGE] });
    const preflight = (origin: string) =>
      fetch(at('/rpc'), {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(PAGE);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
    expect((await preflight('http://localhost:9999')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await preflight('https://example.org')).status).toBe(403);
    const answer = await post(request('info'), { Origin: PAGE });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin'), answer.headers.get('Vary')]).toEqual([
      ...[200, PAGE, 'Origin'],
    ]);
    // What is refused can be read by the page, too.
    const wrong = await post(request('info'), { Origin: PAGE, 'Content-Type': 'text/plain' });
    expect([wrong.status, wrong.headers.get('Access-Control-Allow-Origin')]).toEqual([415, PAGE]);
    expect((await post(request('info'), { Origin: 'https://example.org' })).status).toBe(403);
  });

  it('a length that is too long is refused before the body comes', async () => {
    const { port } = await started();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n`,
        ),
      );
      socket.once('data', (bytes: Buffer) => {
        resolve(bytes.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toContain('413');
  });

  it('a connection that sends many requests at once gets each response in its turn, and none is made that nobody takes', async () => {
    const { service, port, post } = await started();
    const objects = Array.from({ length: 9_000 }, (_, nth) => ({ id: `o${nth}`, owner: 'Ada', types: ['creature'] }));
    service.held.open({ ...TABLE, objects }, {});
    const answer = vi.spyOn(service, 'answer');
    const count = 60;
    const requests = Array.from({ length: count }, (_, id) => {
      const body = JSON.stringify(request('tableToJson', { table: 't1' }, id));
      return `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    });
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join(''))).pause();
    await waitFor(() => answer.mock.calls.length > 0);
    expect((await post(request('info'))).status).toBe(200);
    let made = 0;
    // What the system itself takes from the server is made; then nothing more is.
    while (made < answer.mock.calls.length) {
      made = answer.mock.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    expect(made).toBeLessThan(count);
    let [text, ids] = ['', [] as number[]];
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      ids = [...ids, ...[...text.matchAll(/"jsonrpc":"2.0","id":(\d+),/g)].map(([, id]) => Number(id))];
      text = text.slice(-40).replaceAll('"jsonrpc":"2.0","id"', '');
    });
    socket.resume();
    await waitFor(() => ids.length === count);
    expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
    socket.destroy();
  });

  it('a connection waits for its next request as long as a table does, and there are only so many', async () => {
    const { port, post } = await started({}, { idle: 1234, connections: 2 });
    const answer = await post(request('openTable', { table: TABLE, whileConnected: true }));
    expect(answer.headers.get('Keep-Alive')).toContain('timeout=1234');
    await answer.text();
    const ended = (nth: number) =>
      new Promise((resolve) =>
        connect(port, '127.0.0.1')
          .once('close', () => resolve(nth))
          .once('error', () => {}),
      );
    // The first takes the last place.
    expect(await Promise.race([ended(1), ended(2), ended(3)])).not.toBe(1);
  });

  it('tables end with their connection, or after a time without requests', async () => {
    const { service, port, post } = await started({}, { idle: 1 });
    const body = JSON.stringify(request('openTable', { table: TABLE, whileConnected: true }));
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    await new Promise((resolve) => socket.once('data', resolve));
    expect(service.held.size).toBe(1);
    socket.destroy();
    await waitFor(() => service.held.size === 0);
    await post(request('openTable', { table: TABLE }));
    expect(service.held.size).toBe(1);
    await waitFor(() => service.held.size === 0);
  });
});

describe('the server', () => {
  it.each([[[], true] as const, [['--stay'], false] as const])(
    'with %j ends when the process that started it is killed: %s',
    async (args, ends) => {
      // The starter tells where the server is and what its process is.
      const starter = `
        const server = require('node:child_process').spawn(process.execPath,
          ${JSON.stringify([PROGRAM, 'serve', '--http', '0', ...args])},
          { stdio: ['ignore', 'ignore', 'pipe'] });
        server.stderr.once('data', () => console.log(server.pid));`;
      const parent = spawn(process.execPath, ['-e', starter], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
      const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
      parent.kill('SIGKILL');
      const isThere = () => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      };
      if (ends) await waitFor(() => !isThere());
      else {
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        expect(isThere()).toBe(true);
        process.kill(pid);
      }
    },
  );
});
