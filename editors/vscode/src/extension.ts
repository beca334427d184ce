import { workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server when a file of rules or cases is opened. */
export function activate(): Promise<void> {
  const [command = 'tavolata', ...args] = workspace.getConfiguration('tavolata').get<string[]>('command', []);
  const files = workspace.createFileSystemWatcher('**/*.{json,cases}');
  client = new LanguageClient(
    'tavolata',
    { command, args },
    {
      documentSelector: [
        { scheme: 'file', language: 'tavolata-cases' },
        { scheme: 'file', language: 'json' },
      ],
      synchronize: { fileEvents: files },
    },
  );
  return client.start();
}

export const deactivate = (): Promise<void> | undefined => client?.stop();
