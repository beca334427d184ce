import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

const folder = join(ROOT, 'editors/vscode');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const manifest = read('package.json') as {
  readonly main: string;
  readonly devDependencies: { readonly [name: string]: string };
  readonly contributes: {
    readonly languages: readonly { readonly id: string; readonly configuration: string }[];
    readonly grammars: readonly { readonly language: string; readonly scopeName: string; readonly path: string }[];
    readonly configuration: { readonly properties: { readonly [name: string]: object } };
  };
};

/** What of the editor the list of tests talks to, with notes of what it was sent. */
class FakeEditor {
  readonly sent: string[] = [];
  readonly controller = {
    items: new FakeItems(),
    resolveHandler: undefined as ((item?: object) => Promise<void>) | undefined,
    createTestItem: (id: string, label: string, uri: object) => ({ id, label, uri, children: new FakeItems() }),
    createRunProfile: (_: string, __: number, run: (request: object) => Promise<void>) => {
      this.run = run;
    },
    createTestRun: () => ({
      started: ({ label }: FakeItem) => this.sent.push(`started ${label}`),
      passed: ({ label }: FakeItem) => this.sent.push(`passed ${label}`),
      failed: ({ label }: FakeItem, all: readonly { message: string; location: { range: readonly number[] } }[]) =>
        this.sent.push(
          `failed ${label}: ${all.map(({ message, location }) => `${message} ${location.range.slice(0, 2).join(':')}`)}`,
        ),
      end: () => this.sent.push('end'),
    }),
    dispose: () => {},
  };
  run: (request: object) => Promise<void> = async () => {};
  readonly api;

  constructor(files: readonly string[]) {
    const uris = files.map((one) => ({ toString: () => one }));
    const watcher = { onDidCreate: () => {}, onDidChange: () => {}, onDidDelete: () => {}, dispose: () => {} };
    this.api = {
      tests: { createTestController: () => this.controller },
      workspace: {
        findFiles: async () => uris,
        asRelativePath: (uri: object) => String(uri).split('/').at(-1),
        createFileSystemWatcher: () => watcher,
      },
      Uri: { parse: (text: string) => ({ toString: () => text }) },
      Range: class extends Array<number> {},
      Location: class {
        constructor(
          readonly uri: object,
          readonly range: readonly number[],
        ) {}
      },
      TestMessage: class {
        constructor(readonly message: string) {}
      },
      TestRunProfileKind: { Run: 1 },
    };
  }
}

interface FakeItem {
  readonly id: string;
  readonly label: string;
}

class FakeItems {
  readonly all = new Map<string, FakeItem>();
  readonly add = (one: FakeItem): void => void this.all.set(one.id, one);
  readonly get = (id: string): FakeItem | undefined => this.all.get(id);
  readonly replace = (items: readonly FakeItem[]): void => {
    this.all.clear();
    for (const one of items) this.add(one);
  };
  readonly forEach = (look: (one: FakeItem) => void): void => {
    for (const one of this.all.values()) look(one);
  };
}

// Visual Studio Code itself cannot be started here: what can be looked at is what it would be given.
describe('the extension for Visual Studio Code', () => {
  const { languages, grammars, configuration } = manifest.contributes;

  it('names files that are there, and grammars of languages that it has', () => {
    for (const path of [...languages.map((one) => one.configuration), ...grammars.map((one) => one.path)])
      expect(existsSync(join(folder, path)), path).toBe(true);
    for (const { language, scopeName, path } of grammars) {
      expect(languages.map(({ id }) => id)).toContain(language);
      expect(read(path).scopeName).toBe(scopeName);
    }
  });

  it('is pinned, and reads only settings that it declares', () => {
    for (const version of Object.values(manifest.devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const source = readFileSync(join(folder, 'src/extension.ts'), 'utf8');
    const [, section, name] = /getConfiguration\('(\w+)'\)\.get<[^>]*>\('(\w+)'/.exec(source) ?? [];
    expect(Object.keys(configuration.properties)).toEqual([`${section}.${name}`]);
    expect(
      JSON.stringify(configuration)
        .match(/%\w+%/g)
        ?.map((one) => one.slice(1, -1)),
    ).toEqual(Object.keys(read('package.nls.json')));
    expect(Object.keys(read('package.nls.it.json'))).toEqual(Object.keys(read('package.nls.json')));
  });

  it('lists cases as tests, and shows how the server ran them', async () => {
    const { caseExplorer } = (await import(join(folder, 'src/explorer.ts'))) as {
      caseExplorer(api: object, ask: (method: string, params: object) => Promise<unknown>): { dispose(): void };
    };
    const editor = new FakeEditor(['file:///rules/a.cases']);
    const span = { start: { line: 3, character: 0 }, end: { line: 3, character: 4 } };
    const asked: object[] = [];
    caseExplorer(editor.api, async (method, params) => {
      if (method === 'textDocument/documentSymbol') return ['one', 'two'].map((name) => ({ name, range: span }));
      asked.push(params);
      const failures = [{ message: 'denied, not allowed', range: span }];
      const uri = 'file:///rules/a.cases';
      return {
        message: '',
        runs: [
          { id: 'one', uri, failures: [] },
          { id: 'two', uri, failures },
        ],
      };
    });
    await editor.controller.resolveHandler?.(undefined);
    expect([...editor.controller.items.all.values()].map(({ label }) => label)).toEqual(['a.cases']);
    await editor.run({});
    expect(asked).toEqual([
      {
        command: 'tavolata.runCases',
        arguments: [{ uri: 'file:///rules/a.cases', cases: ['one', 'two'], isQuiet: true }],
      },
    ]);
    expect(editor.sent).toEqual([
      'started one',
      'started two',
      'passed one',
      'failed two: denied, not allowed 3:0',
      'end',
    ]);
  });

  it('is built and packed by one command', (context) => {
    if (!existsSync(join(folder, 'node_modules'))) context.skip('run npm ci in editors/vscode first');
    execFileSync('npm', ['run', '--silent', 'package'], { cwd: folder, stdio: 'pipe' });
    expect(existsSync(join(folder, manifest.main))).toBe(true);
    const bundle = readFileSync(join(folder, manifest.main), 'utf8');
    expect(bundle).toMatch(/require\("vscode"\)/);
    expect(existsSync(join(folder, 'dist/tavolata.vsix'))).toBe(true);
  });
});
