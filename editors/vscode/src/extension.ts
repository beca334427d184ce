import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { caseExplorer } from './explorer';

let client: LanguageClient | undefined;

/** Starts the language server when a file of rules or cases is opened, and lists cases as tests. */
export async function activate({ subscriptions }: vscode.ExtensionContext): Promise<void> {
  const [command = 'tavolata', ...args] = vscode.workspace.getConfiguration('tavolata').get<string[]>('command', []);
  const files = vscode.workspace.createFileSystemWatcher('**/*.{json,cases,txt}');
  const own = new LanguageClient(
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
  client = own;
  await own.start();
  subscriptions.push(
    files,
    caseExplorer(vscode, (method, params) => own.sendRequest(method, params)),
  );
}

export const deactivate = (): Promise<void> | undefined => client?.stop();
