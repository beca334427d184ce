import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { HOME } from './workshop.js';

const RULES = join(HOME, 'rules');
const PROBE = pathToFileURL(join(HOME, 'bench/programs/at-exit.mjs')).href;
/** Milliseconds after which the server checks the typed text, plus a margin. */
const PAUSE = 30;

/** Computing time until a server first reported findings, in milliseconds, and its memory at the end, in bytes. */
export interface Spent {
  readonly computed: number;
  readonly held: number;
}

/** A file of the shipped rules, open in an editor. */
export interface EditedFile {
  readonly path: string;
  /** Its text, with a mistake. */
  readonly text: string;
}

/**
 * Starts `tavolata lsp` as a process, opens a file with a mistake, and waits for its findings.
 *
 * @param program the command line as one file
 * @param cache the cache folder, possibly filled by earlier runs
 * @param work is done before the server is stopped
 */
export async function inServer(
  program: string,
  cache: string,
  { path, text }: EditedFile,
  work: (connection: ProtocolConnection) => Promise<void> = async () => {},
): Promise<Spent> {
  const child = spawn(process.execPath, ['--import', PROBE, program, 'lsp', '--rules', RULES], {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    stdio: 'pipe',
  });
  const told = textOf(child.stderr);
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const found = new Promise<void>((resolve, reject) => {
    child.once('exit', () => told.then((said) => reject(new Error(said))));
    connection.onNotification('textDocument/publishDiagnostics', (one: PublishDiagnosticsParams) => {
      if (one.uri === uriOf(path)) resolve();
    });
  });
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  await open(connection, path, text);
  await found;
  await work(connection);
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  return JSON.parse(await told) as Spent;
}

const uriOf = (path: string): string => pathToFileURL(join(RULES, path)).href;

const open = (connection: ProtocolConnection, path: string, text: string): Promise<void> =>
  connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri: uriOf(path), languageId: 'json', version: 1, text },
  });

/**
 * Simulates typing in one file after another: adds an extra character or removes it again, and requests colours after
 * each edit.
 */
export async function typing(
  connection: ProtocolConnection,
  texts: { readonly [path: string]: string },
  edits: number,
): Promise<void> {
  const paths = Object.keys(texts);
  for (let edit = 0; edit < edits; edit++) {
    const path = paths[(edit >> 1) % paths.length]!;
    const text = texts[path]!;
    const textDocument = { uri: uriOf(path), version: edit + 2 };
    if (edit < 2 * paths.length && edit % 2 === 0) await open(connection, path, text);
    const at = (edit * 7919) % text.length;
    const put = ['x', '"', ' ', ','][(edit >> 1) % 4]!;
    const changed = edit % 2 === 0 ? text.slice(0, at) + put + text.slice(at) : text;
    await connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text: changed }] });
    await connection.sendRequest('textDocument/semanticTokens/full', { textDocument });
    await sleep(PAUSE);
  }
}
