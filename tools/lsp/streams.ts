import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { InitializeParams } from 'vscode-languageserver';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { FolderSource, rulesIn } from './folder-source.js';
import { connectionOptions, type ServerOptions, serveEditor } from './server.js';
import type { Proofread } from './texts.js';

export interface ProcessOptions extends Omit<ServerOptions, 'open'> {
  /** The rules to work with if the client has opened none; with `always`, whatever it has opened. */
  readonly rules: string;
  readonly always: boolean;
  /** Files of house rules elsewhere. */
  readonly house: readonly string[];
  /** Checks the texts of a folder of rules. */
  readonly proofreadIn: (folder: string) => Proofread;
}

/**
 * Once the rules are open, garbage is collected when the heap has grown by this percentage: by default V8 lets it grow
 * to several times of what is in use, and a server that is open all day holds 400 MB for 80 that it needs.
 */
const heapGrowth = 34;

/** Serves the client that started this process, over the standard streams, until it ends or has gone. */
export const serveStandardStreams = (options: ProcessOptions): Promise<void> =>
  serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout, connectionOptions), {
    ...options,
    opened: () => {
      options.opened?.();
      setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
    },
    open: (params) => {
      const folder = folderOf(params, options);
      return { source: new FolderSource(folder, options.house), proofread: options.proofreadIn(folder) };
    },
  });

/** The rules in a folder that the client has opened; without any, those of the package. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams, { rules, always }: ProcessOptions): string {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);
  const folders = uris.filter((uri) => uri.startsWith('file:')).flatMap((uri) => rulesIn(fileURLToPath(uri)) ?? []);
  return always ? rules : (folders[0] ?? rules);
}
