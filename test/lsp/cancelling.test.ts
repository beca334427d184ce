import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  CancellationToken,
  CancellationTokenSource,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  DiagnosticSeverity,
  LSPErrorCodes,
  ProposedFeatures,
  type PublishDiagnosticsParams,
  type ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { MemorySource, memoryRoot } from '../../tools/lsp/memory-source.js';
import { connectionOptions, serveEditor } from '../../tools/lsp/server.js';
import { band } from '../workspace/band.js';

const path = 'base/playing.json';
const uri = memoryRoot + path;

/** A server over texts in memory, and a client that speaks with it through streams. */
function connected(texts: { readonly [path: string]: string } = band) {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const served = serveEditor(createConnection(ProposedFeatures.all, toServer, toClient, connectionOptions), {
    version: '',
    lang: 'en',
    open: () => ({ source: new MemorySource(texts) }),
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

  it('ends a trial of mutants where it is taken back or a text changes, and else tells what survives', async () => {
    // So many cases that a trial lasts longer than the messages that end it.
    const one = band['base/leaving.cases']!;
    const many = [...Array(150).keys()].map((index) => one.replace('band.leaves', `band.leaves-${index}`));
    const { client, served } = connected({ ...band, 'base/leaving.cases': many.join('\n') });
    await client.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
    const params = { command: 'tavolata.tryMutants', arguments: ['play.no-drums-for-children'] };
    const tried = (token = CancellationToken.None): Promise<unknown> =>
      client.sendRequest('workspace/executeCommand', params, token).catch((error: ResponseError) => error.code);
    const order: string[] = [];
    const source = new CancellationTokenSource();
    const takenBack = tried(source.token).finally(() => order.push('trial'));
    await client.sendRequest('textDocument/foldingRange', { textDocument: { uri } });
    order.push('another question');
    source.cancel();
    expect(await takenBack).toBe(LSPErrorCodes.RequestCancelled);
    expect(order).toEqual(['another question', 'trial']);

    const outdated = tried();
    const textDocument = { uri, languageId: 'json', version: 1, text: band[path]! };
    await client.sendNotification('textDocument/didOpen', { textDocument });
    expect(await outdated).toBe(LSPErrorCodes.ContentModified);

    const hinted = new Promise<readonly Diagnostic[]>((resolve) => {
      client.onNotification('textDocument/publishDiagnostics', ({ diagnostics }: PublishDiagnosticsParams) => {
        const hints = diagnostics.filter(({ severity }) => severity === DiagnosticSeverity.Hint);
        if (hints.length > 0) resolve(hints);
      });
    });
    expect(await tried()).toMatchObject({ message: '8 of 9 mutants are killed, 1 survives.', isFine: false });
    expect((await hinted).map(({ range }) => range.start)).toEqual([{ line: 13, character: 15 }]);
    await client.sendRequest('shutdown');
    await served;
  });
});
