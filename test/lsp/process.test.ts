import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { ROOT } from '../architecture/sources.js';
import { PROGRAM } from '../cli/program.js';

/** A server as a process of its own, and a client that speaks the protocol with it over the standard streams. */
class Client {
  readonly connection: ProtocolConnection;
  readonly ended: Promise<number | null>;
  private readonly published: PublishDiagnosticsParams[] = [];
  private wake = (): void => {};

  constructor(...args: readonly string[]) {
    const child = spawn(process.execPath, [PROGRAM, 'lsp', ...args], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
    this.ended = new Promise((resolve) => child.once('close', resolve));
    this.connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (one: PublishDiagnosticsParams) => {
      this.published.push(one);
      this.wake();
    });
    this.connection.listen();
  }

  async initialize(folder: string, locale?: string): Promise<{ readonly capabilities: object }> {
    const rootUri = pathToFileURL(folder).href;
    const params = {
      processId: process.pid,
      rootUri,
      capabilities: {},
      workspaceFolders: [{ uri: rootUri, name: 'rules' }],
    };
    const result = await this.connection.sendRequest('initialize', { ...params, ...(locale && { locale }) });
    await this.connection.sendNotification('initialized', {});
    return result as { readonly capabilities: object };
  }

  notify(method: string, params: object): Promise<void> {
    return this.connection.sendNotification(`textDocument/${method}`, params);
  }

  request<Result>(method: string, params: object): Promise<Result> {
    return this.connection.sendRequest(`textDocument/${method}`, params);
  }

  /** The codes that are found in a file next time; `version` of the text that they are about. */
  async nextOf(
    uri: string,
  ): Promise<{ readonly codes: readonly unknown[]; readonly messages: readonly string[]; readonly version?: number }> {
    for (;;) {
      const index = this.published.findIndex((one) => one.uri === uri);
      const [one] = index < 0 ? [] : this.published.splice(index, 1);
      if (one !== undefined) {
        const { diagnostics, version } = one;
        const said = {
          codes: diagnostics.map(({ code }) => code),
          messages: diagnostics.map(({ message }) => String(message)),
        };
        return { ...said, ...(version !== undefined && { version }) };
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

describe('the language server as a process', () => {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'tavolata-lsp-'))), 'le mie regole');
  const file = join(folder, 'base/playing.json');
  const uri = pathToFileURL(file).href;
  const text = (): string => readFileSync(file, 'utf8');
  let client: Client;

  beforeAll(async () => {
    cpSync('test/cases/cli/rulebook', folder, { recursive: true });
    client = new Client();
    expect(Object.keys((await client.initialize(folder, 'it-IT')).capabilities)).toContain('renameProvider');
  });
  afterAll(async () => {
    await client.connection.sendRequest('shutdown');
    await client.connection.sendNotification('exit');
    expect(await client.ended).toBe(0);
  });
  beforeEach(() => client.notify('didOpen', { textDocument: { uri, languageId: 'json', version: 1, text: text() } }));
  afterEach(() => client.notify('didClose', { textDocument: { uri } }));

  it('tells what is found while somebody types, of the text that it is about, and when all is well again', async () => {
    const [line] = [
      text()
        .split('\n')
        .findIndex((one) => one.includes('"player.inGame"')),
    ];
    const range = { start: { line, character: 15 }, end: { line, character: 21 } };
    await client.notify('didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ range, text: 'playr' }] });
    const found = await client.nextOf(uri);
    expect(found).toMatchObject({ codes: ['name.unknown'], version: 2 });
    expect(found.messages[0]).toContain('Qui nulla si chiama «playr».');
    await client.notify('didChange', { textDocument: { uri, version: 3 }, contentChanges: [{ text: text() }] });
    expect(await client.nextOf(uri)).toMatchObject({ codes: [], version: 3 });
  });

  it('tells what is wrong in the first file before it answers anything about it', async () => {
    const other = new Client();
    await other.initialize(folder);
    const order: string[] = [];
    const wrong = text().replace('player.inGame', 'playr.inGame');
    const found = other.nextOf(uri).then(() => order.push('findings'));
    await other.notify('didOpen', { textDocument: { uri, languageId: 'json', version: 1, text: wrong } });
    await other.request('foldingRange', { textDocument: { uri } }).then(() => order.push('answer'));
    await found;
    expect(order).toEqual(['findings', 'answer']);
    await other.connection.sendRequest('shutdown');
    await other.connection.sendNotification('exit');
    expect(await other.ended).toBe(0);
  });

  it('answers about the text as it is, also when it has just changed', async () => {
    const changed = text().replace('player.inGame', 'player.');
    const line = changed.split('\n').findIndex((one) => one.includes('"player."'));
    const position = { line, character: changed.split('\n')[line]!.indexOf('player.') + 7 };
    await client.notify('didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ text: changed }] });
    const items = await client.request<readonly { readonly label: string }[]>('completion', {
      textDocument: { uri },
      position,
    });
    expect(items.map(({ label }) => label)).toEqual(['inGame', 'age', 'partner']);
    expect((await client.nextOf(uri)).codes).toEqual(['grammar.word-after-dot']);
    await client.notify('didChange', { textDocument: { uri, version: 3 }, contentChanges: [{ text: text() }] });
    expect((await client.nextOf(uri)).codes).toEqual([]);
  });

  it('refuses a rename in words, and goes on', async () => {
    const refused = client.request('rename', {
      textDocument: { uri },
      position: { line: 0, character: 0 },
      newName: 'x',
    });
    await expect(refused).rejects.toThrow('Non si può rinominare');
    expect(await client.request('hover', { textDocument: { uri }, position: { line: 0, character: 0 } })).toBeNull();
  });

  it('runs the cases of an entry, and tells of what fails until something changes', async () => {
    const cases = pathToFileURL(join(folder, 'base/playing.scenarios.json')).href;
    const run = (): Promise<{ readonly isFine: boolean; readonly runs: readonly object[] }> =>
      client.connection.sendRequest('workspace/executeCommand', {
        command: 'tavolata.runCases',
        arguments: [{ entry: 'play.no-drums-for-children' }],
      });
    expect(await run()).toMatchObject({ isFine: true, runs: [{ id: '101.3-child', failures: [] }] });
    const changed = text().replace('player.age < 6', 'player.age < 5');
    await client.notify('didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ text: changed }] });
    expect(await run()).toMatchObject({ isFine: false });
    expect((await client.nextOf(cases)).codes).toContain('test.answer');
    await client.notify('didChange', { textDocument: { uri, version: 3 }, contentChanges: [{ text: text() }] });
    expect((await client.nextOf(cases)).codes).toEqual([]);
  });

  it('sees what is saved elsewhere, and forgets the text of an editor that closes it', async () => {
    const cases = join(folder, 'base/new.cases');
    const other = pathToFileURL(cases).href;
    writeFileSync(cases, 'case x\nen One.\nit Uno.\ntable: Anna\nask playersIn() = [Anna]; because nobody.here\n');
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: other, type: 1 }] });
    expect((await client.nextOf(other)).codes).toEqual(['entry.unknown-entry']);
    await client.notify('didOpen', { textDocument: { uri: other, languageId: 'cases', version: 1, text: '' } });
    expect((await client.nextOf(other)).codes).toEqual([]);
    await client.notify('didClose', { textDocument: { uri: other } });
    expect((await client.nextOf(other)).codes).toEqual(['entry.unknown-entry']);
    rmSync(cases);
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: other, type: 3 }] });
    expect((await client.nextOf(other)).codes).toEqual([]);
  });

  it('finds the rules in which the folder lies that is open', async () => {
    const other = new Client();
    await other.initialize(join(folder, 'base'));
    await other.notify('didOpen', {
      textDocument: { uri, languageId: 'json', version: 1, text: text().replace('player.inGame', 'playr.inGame') },
    });
    expect((await other.nextOf(uri)).codes).toEqual(['name.unknown']);
    await other.connection.sendRequest('shutdown');
    await other.connection.sendNotification('exit');
    expect(await other.ended).toBe(0);
  });

  it('takes a file of house rules from elsewhere for one of the house', async () => {
    const house = pathToFileURL(join(tmpdir(), 'my house.json')).href;
    const entry =
      '{ "entries": [{ "id": "house.x", "kind": "parameter", "layer": "house", "answers": "tempoo", "value": "1" }] }';
    await client.notify('didOpen', { textDocument: { uri: house, languageId: 'json', version: 1, text: entry } });
    expect((await client.nextOf(house)).codes).toContain('schema.missing-key');
    await client.notify('didClose', { textDocument: { uri: house } });
    expect((await client.nextOf(house)).codes).toEqual([]);
  });

  it('has the cases beside the house file that it was started with', async () => {
    const house = join(realpathSync(mkdtempSync(join(tmpdir(), 'tavolata-lsp-'))), 'mine.json');
    const cases = house.replace('.json', '.cases');
    writeFileSync(house, '{ "entries": [] }');
    writeFileSync(cases, 'case x\nen One.\nit Uno.\ntable: Anna\nask playersIn() = [Anna]; because nobody.here\n');
    const other = new Client('--house', house);
    await other.initialize(folder);
    expect((await other.nextOf(pathToFileURL(cases).href)).codes).toEqual(['entry.unknown-entry']);
    await other.connection.sendRequest('shutdown');
    await other.connection.sendNotification('exit');
    expect(await other.ended).toBe(0);
  });
});
