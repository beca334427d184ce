import { LSPClient, languageServerExtensions, type Transport } from '@codemirror/lsp-client';
import type { Lang } from 'tavolata/runtime';
import { memoryRoot } from '../../../tools/lsp/memory-source.js';
import type { HandedOver } from '../../../tools/lsp/worker.js';
import { deliveredParts } from './delivered.js';

/** The language server in a worker, with the client through which editors use it. */
export interface RunningServer {
  readonly client: LSPClient;
  readonly end: () => void;
}

/** The URI of a rule file. */
export const uriOf = (path: string): string => memoryRoot + path.split('/').map(encodeURIComponent).join('/');

/** Reading the rules takes a second or two, and longer on a slow machine. */
const timeout = 60_000;

/** Starts the server with messages in one language. */
export async function startServer(lang: Lang): Promise<RunningServer> {
  const { worker: script, texts } = await deliveredParts();
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const initializationOptions: HandedOver = { texts, lang };
  const client = new LSPClient({
    rootUri: memoryRoot,
    initializationOptions,
    timeout,
    extensions: languageServerExtensions(),
  });
  client.connect(overMessages(worker));
  const end = (): void => {
    client.disconnect();
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  try {
    await client.initializing;
  } catch (error) {
    end();
    throw error;
  }
  return { client, end };
}

/** The protocol over the messages of a worker, which are values instead of text. */
function overMessages(worker: Worker): Transport {
  const listeners = new Map<(text: string) => void, (event: MessageEvent) => void>();
  return {
    send: (text) => worker.postMessage(JSON.parse(text)),
    subscribe: (handler) => {
      const listener = ({ data }: MessageEvent): void => handler(JSON.stringify(data));
      listeners.set(handler, listener);
      worker.addEventListener('message', listener);
    },
    unsubscribe: (handler) => {
      const listener = listeners.get(handler);
      if (listener !== undefined) worker.removeEventListener('message', listener);
      listeners.delete(handler);
    },
  };
}
