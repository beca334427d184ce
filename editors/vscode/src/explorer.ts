import type { Disposable, Range, TestController, TestItem, TestItemCollection, TestRunRequest, Uri } from 'vscode';

/** What of the editor is needed; handed in, so that it can be tried without the editor. */
export type EditorApi = Pick<
  typeof import('vscode'),
  'tests' | 'workspace' | 'Uri' | 'Range' | 'Location' | 'TestMessage' | 'TestRunProfileKind'
>;

/** Sends a request to the language server. */
export type AskServer = (method: string, params: object) => Promise<unknown>;

interface Place {
  readonly line: number;
  readonly character: number;
}
interface Span {
  readonly start: Place;
  readonly end: Place;
}
interface FileSymbol {
  readonly name: string;
  readonly range: Span;
}
interface RunResult {
  readonly message: string;
  readonly runs?: readonly {
    readonly id: string;
    readonly uri: string;
    readonly failures: readonly { readonly message: string; readonly range: Span }[];
  }[];
}

const files = '**/*.{cases,scenarios.json}';

/** Cases as tests: a file for each file of cases, and its cases below it. They are run by the language server. */
export function caseExplorer(api: EditorApi, ask: AskServer): Disposable {
  const { tests, workspace, Uri, TestRunProfileKind } = api;
  const controller = tests.createTestController('tavolata.cases', 'tavolata');
  const put = (uri: Uri): TestItem => {
    const item = controller.createTestItem(uri.toString(), workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    controller.items.add(item);
    return item;
  };
  const list = async (item: TestItem): Promise<void> => {
    const textDocument = { uri: item.id };
    const found = ((await ask('textDocument/documentSymbol', { textDocument })) ?? []) as readonly FileSymbol[];
    item.children.replace(
      found.map(({ name, range }) => {
        const one = controller.createTestItem(`${item.id}#${name}`, name, item.uri);
        one.range = rangeIn(api, range);
        return one;
      }),
    );
  };
  controller.resolveHandler = async (item) => {
    if (item !== undefined) await list(item);
    else for (const uri of await workspace.findFiles(files, '**/node_modules/**')) put(uri);
  };
  controller.refreshHandler = async () => {
    controller.items.replace([]);
    await controller.resolveHandler?.(undefined);
  };
  controller.createRunProfile('Run', TestRunProfileKind.Run, (request) => run(api, ask, controller, { request, list }));
  const watcher = workspace.createFileSystemWatcher(files);
  const again = (uri: Uri): Promise<void> => list(controller.items.get(uri.toString()) ?? put(uri));
  watcher.onDidCreate(again);
  watcher.onDidChange(again);
  watcher.onDidDelete((uri) => controller.items.delete(Uri.parse(uri.toString()).toString()));
  return {
    dispose: () => {
      controller.dispose();
      watcher.dispose();
    },
  };
}

const rangeIn = ({ Range }: EditorApi, { start, end }: Span): Range =>
  new Range(start.line, start.character, end.line, end.character);

interface Wanted {
  readonly request: TestRunRequest;
  /** Lists the cases of a file. */
  readonly list: (item: TestItem) => Promise<void>;
}

/** Runs files and cases that are asked for; all where none is named. */
async function run(
  api: EditorApi,
  ask: AskServer,
  controller: TestController,
  { request, list }: Wanted,
): Promise<void> {
  const turn = controller.createTestRun(request);
  const left = new Set(request.exclude?.map(({ id }) => id));
  try {
    for (const item of request.include ?? itemsOf(controller.items)) {
      if (left.has(item.id)) continue;
      if (item.canResolveChildren) await list(item);
      const cases = item.canResolveChildren ? itemsOf(item.children) : [item];
      const wanted = cases.filter(({ id }) => !left.has(id));
      for (const one of wanted) turn.started(one);
      const uri = item.uri?.toString();
      const given = { uri, cases: wanted.map(({ label }) => label), isQuiet: true };
      const params = { command: 'tavolata.runCases', arguments: [given] };
      const { message, runs } = (await ask('workspace/executeCommand', params)) as RunResult;
      for (const one of wanted) {
        const came = runs?.find(({ id }) => id === one.label);
        if (came === undefined) turn.errored(one, new api.TestMessage(message));
        else if (came.failures.length === 0) turn.passed(one);
        else
          turn.failed(
            one,
            came.failures.map((failure) => {
              const said = new api.TestMessage(failure.message);
              said.location = new api.Location(api.Uri.parse(came.uri), rangeIn(api, failure.range));
              return said;
            }),
          );
      }
    }
  } finally {
    turn.end();
  }
}

function itemsOf(items: TestItemCollection): readonly TestItem[] {
  const all: TestItem[] = [];
  items.forEach((one) => {
    all.push(one);
  });
  return all;
}
