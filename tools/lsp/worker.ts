import type { InitializeParams } from 'vscode-languageserver';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { MemorySource } from './memory-source.js';
import { connectionOptions, serveEditor } from './server.js';

/** What a page passes when it starts the worker (`initializationOptions`). */
export interface HandedOver {
  /** The rules, by path. */
  readonly texts: { readonly [path: string]: string };
  readonly lang: 'en' | 'it';
}

/** The part of a worker's `self` used for the protocol. */
type Port = ConstructorParameters<typeof BrowserMessageReader>[0];

/** Serves the page that has started this worker. */
export function serveWorker(port: Port): Promise<void> {
  const connection = createConnection(
    new BrowserMessageReader(port),
    new BrowserMessageWriter(port),
    connectionOptions,
  );
  return serveEditor(connection, {
    version: '',
    lang: 'en',
    open: ({ initializationOptions }: InitializeParams) => {
      const { texts, lang } = initializationOptions as HandedOver;
      return { source: new MemorySource(texts), lang };
    },
  });
}
