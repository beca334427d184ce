import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { type ServerOptions, serveEditor } from './server.js';

/** Serves the client that has started this process, over the standard streams, until it ends or has gone. */
export const serveStandardStreams = (options: ServerOptions): Promise<void> =>
  serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout), options);
