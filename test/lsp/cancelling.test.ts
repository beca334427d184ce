import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  createConnection,
  createProtocolConnection,
  LSPErrorCodes,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { MemorySource, memoryRoot } from '../../tools/lsp/memory-source.js';
import { connectionOptions, serveEditor } from '../../tools/lsp/server.js';
import { band } from '../workspace/band.js';

const path = 'base/playing.json';
const uri = memoryRoot + path;

/** A server over texts in memory, and a client that speaks with it through streams. */
function connected() {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const served = serveEditor(createConnection(ProposedFeatures.all, toServer, toClient, connectionOptions), {
    version: '',
    lang: 'en',
    open: () => ({ source: new MemorySource(band) }),
  });
  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  client.listen();
  const write = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    toServer.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  return { client, served, write, toClient };
}

describe('a server', () => {
  it('ends what a client has cancelled at once, without working it out', async () => {
    const { client, served, write, toClient } = connected();
    await client.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
    const answers = new Map<number, { readonly result?: unknown; readonly error?: { readonly code: number } }>();
    const all = new Promise<void>((resolve) => {
      new StreamMessageReader(toClient).listen((message) => {
        const { id, ...answer } = message as unknown as { readonly id?: number };
        if (id !== undefined && id >= 1000) answers.set(id, answer);
        if (answers.size === 50) resolve();
      });
    });
    const position = { line: 8, character: 20 };
    const ids = [...Array(50).keys()].map((index) => 1000 + index);
    // Together, as a client does that types on while it waits: nothing has been looked at when the first is taken back.
    for (const id of ids) write({ id, method: 'textDocument/completion', params: { textDocument: { uri }, position } });
    for (const id of ids.slice(0, -1)) write({ method: '$/cancelRequest', params: { id } });
    await all;
    const codes = ids.slice(1, -1).map((id) => answers.get(id)?.error?.code);
    expect(new Set(codes)).toEqual(new Set([LSPErrorCodes.RequestCancelled]));
    // The one that was not taken back has its answer.
    expect(answers.get(ids.at(-1)!)?.error).toBeUndefined();
    await client.sendRequest('shutdown');
    await served;
  });
});
