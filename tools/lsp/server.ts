import once from 'lodash/once.js';
import type { Lang } from 'tavolata/runtime';
import type { EarlierResults } from 'tavolata/workspace';
import {
  type CancellationToken,
  type Connection,
  type ConnectionOptions,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MessageType,
  type RequestMessage,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Compiled, compiledRequest } from './beyond.js';
import { commands, execute } from './features/commands.js';
import { compiled } from './features/compiled.js';
import { completion, resolveCompletion } from './features/completion.js';
import { codeActions } from './features/fixes.js';
import { hover } from './features/hover.js';
import { formatting, inlayHints } from './features/layout.js';
import { codeLenses } from './features/lenses.js';
import { definition, highlights, prepareRename, references, rename } from './features/navigation.js';
import { documentSymbols, foldingRanges, workspaceSymbols } from './features/outline.js';
import { overridden, overriders, prepareHierarchy } from './features/overriding.js';
import type { WantedCases } from './features/run-cases.js';
import { signatureHelp } from './features/signature.js';
import { semanticTokens, tokenTypes } from './features/tokens.js';
import { type Publication, Session } from './session.js';
import type { RulesSource } from './source.js';
import type { Proofread } from './texts.js';
import { offsetAt, type RequestPlace } from './view.js';

/** The rules that a server works with. */
export interface Opened {
  readonly source: RulesSource;
  /** Used if the client has no `locale`. */
  readonly lang?: Lang;
  /** Checks the texts of a file; missing if nothing is recorded about them, as in a page. */
  readonly proofread?: Proofread | undefined;
}

/** What a server needs to know besides what its client says. */
export interface ServerOptions {
  readonly version: string;
  /** Language of messages, if the client does not set one. */
  readonly lang: Lang;
  /** What to work with, by what the client has opened or passed. */
  readonly open: (params: InitializeParams) => Opened;
  /** What need not be read and linked again. */
  readonly earlier?: EarlierResults | undefined;
  /** Called once when the rules have been read, or the client has ended the server before. */
  readonly opened?: () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** A request that the client cancels before it is handled is answered with the cancellation, and costs nothing. */
export const connectionOptions: ConnectionOptions = {
  connectionStrategy: {
    cancelUndispatched: (message) => ({
      jsonrpc: '2.0',
      id: (message as RequestMessage).id,
      error: { code: LSPErrorCodes.RequestCancelled, message: '' },
    }),
  },
};

/** Changes within this time are handled together, in milliseconds. */
const pause = 20;
/** After this time without typing, the user is reading, in milliseconds. */
const rest = 400;
/** Messages wait at most this long while a command is carried out, apart from its present part, in milliseconds. */
const longest = 10;

/**
 * A language server over a connection.
 *
 * @returns fulfilled when the client has ended it, or has gone
 */
export function serveEditor(connection: Connection, options: ServerOptions): Promise<void> {
  const documents = new TextDocuments(TextDocument);
  let session: Session | undefined;
  let timer: Timer | undefined;
  let quiet: Timer | undefined;
  let idle: Timer | undefined;
  /** Incremented by each change and each command: an earlier command is not continued. */
  let turns = 0;

  const send = (found: () => readonly Publication[] | undefined): void => {
    try {
      for (const one of found() ?? []) {
        const version = documents.get(one.uri)?.version;
        void connection.sendDiagnostics({ ...one, ...(version !== undefined && { version }) });
      }
    } catch (error) {
      // Nobody waits for an answer here, and the next change may succeed.
      connection.console.error(String(error instanceof Error ? error.stack : error));
    }
  };
  const opened = once(() => options.opened?.());
  const publish = (): void => {
    timer = undefined;
    send(() => session?.publications());
    opened();
    prepare();
    readTexts();
  };
  /** The file being edited comes first; it is sent before everything else is checked. */
  const publishOwn = (): void => {
    send(() => session?.ownErrors());
    timer = setTimeout(publish);
  };
  /** What a search for names will need is computed file by file, between messages. */
  const prepare = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      idle = undefined;
      if (timer === undefined && session?.prepare() === true) prepare();
    });
  };
  /** Texts are checked once nobody types: one file after the other, each reported when it is done. */
  const readTexts = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      if (timer === undefined && session?.readTexts() === true) publish();
    }, rest);
  };
  const soon = (wait = pause): void => {
    turns++;
    clearTimeout(quiet);
    clearTimeout(timer);
    timer = setTimeout(publishOwn, wait);
  };
  /** Answers about the present texts; undefined if there are none of ours. */
  const about =
    <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
      answer: (view: Session, path: string, params: Params) => Result,
      nothing: Result,
    ) =>
    (params: Params): Result => {
      session?.update();
      const path = session?.pathOf(params.textDocument.uri);
      return session === undefined || path === undefined || session.workspace.source(path) === undefined
        ? nothing
        : answer(session, path, params);
    };
  const at = <Params extends TextDocumentPositionParams, Result>(
    answer: (view: Session, place: RequestPlace, params: Params) => Result,
    nothing: Result,
  ) =>
    about<Params, Result>((view, path, params) => {
      const offset = offsetAt(view.workspace.source(path)!, params.position);
      return answer(view, { path, offset }, params);
    }, nothing);

  connection.onInitialize((params) => {
    const { source, lang = langOf(params, options), proofread } = options.open(params);
    session = new Session(source, lang, { earlier: options.earlier, proofread });
    return capabilities(options.version);
  });
  // Most clients open a file at once, whose errors come first.
  connection.onInitialized(() => soon(rest));
  documents.onDidChangeContent(({ document }) => {
    session?.change(document.uri, document.getText());
    // Whatever the client asks next would have to wait until everything was looked at.
    if (session?.isWhole === false) send(() => session?.ownErrors());
    soon();
  });
  documents.onDidClose(({ document }) => {
    session?.close(document.uri);
    soon();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) session?.changedOnDisk(uri);
    soon();
  });

  connection.onHover(at(hover, null));
  connection.onCompletion(at(completion, []));
  connection.onCompletionResolve((item) => (session === undefined ? item : resolveCompletion(session, item)));
  connection.onSignatureHelp(at(signatureHelp, null));
  connection.onDefinition(at(definition, []));
  connection.onReferences(at((view, place, { context }) => references(view, place, context.includeDeclaration), []));
  connection.onDocumentHighlight(at(highlights, []));
  connection.onPrepareRename(at(prepareRename, null));
  connection.onRenameRequest(at((view, place, { newName }) => rename(view, place, newName), null));
  connection.onCodeAction(
    about((view, path, { context, range }) => {
      const offset = offsetAt(view.workspace.source(path)!, range.start);
      return codeActions(view, { path, offset }, context.diagnostics);
    }, []),
  );
  connection.onExecuteCommand(async (params, token) => {
    session?.update();
    const turn = ++turns;
    const result = session && (await inSteps(execute(session, params), token, () => turn === turns));
    if (session === undefined || result === undefined) return null;
    const type = result.isFine ? MessageType.Info : MessageType.Warning;
    const { isQuiet = false } = Object(params.arguments?.[0]) as WantedCases;
    if (!isQuiet) void connection.sendNotification('window/showMessage', { type, message: result.message });
    if (result.edit !== undefined) void connection.workspace.applyEdit(result.edit);
    session.ran(result.survivors ?? result.runs ?? []);
    soon();
    return result;
  });
  connection.onRequest<Compiled | null, void>(compiledRequest, about(compiled, null));
  connection.onDocumentSymbol(about(documentSymbols, []));
  connection.onWorkspaceSymbol(({ query }) => {
    session?.update();
    return session === undefined ? [] : workspaceSymbols(session, query);
  });
  connection.onDocumentFormatting(about(formatting, []));
  connection.onFoldingRanges(about(foldingRanges, []));
  connection.languages.semanticTokens.on(about(semanticTokens, { data: [] }));
  connection.languages.inlayHint.on(about(inlayHints, []));
  connection.onCodeLens(about(codeLenses, []));
  connection.languages.callHierarchy.onPrepare(at(prepareHierarchy, []));
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    session === undefined ? [] : overriders(session, item),
  );
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    session === undefined ? [] : overridden(session, item),
  );

  documents.listen(connection);
  connection.listen();
  return new Promise((resolve) => {
    const end = (): void => {
      opened();
      clearTimeout(timer);
      clearTimeout(quiet);
      clearTimeout(idle);
      session = undefined;
      resolve();
    };
    connection.onShutdown(end);
    connection.onExit(end);
  });
}

/**
 * Carries out work that yields between its parts, and handles messages in between.
 *
 * @throws ResponseError if the client has cancelled it, or the texts have changed
 */
async function inSteps<Result>(
  parts: Generator<undefined, Result>,
  token: CancellationToken,
  isWanted: () => boolean,
): Promise<Result> {
  let looked = performance.now();
  for (;;) {
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
    if (!isWanted()) throw new ResponseError(LSPErrorCodes.ContentModified, '');
    const { done, value } = parts.next();
    if (done === true) return value;
    if (performance.now() - looked < longest) continue;
    await new Promise((resolve) => setTimeout(resolve));
    looked = performance.now();
  }
}

const langOf = ({ locale }: InitializeParams, { lang }: ServerOptions): Lang =>
  locale === undefined ? lang : /^it\b/i.test(locale) ? 'it' : 'en';

const capabilities = (version: string): InitializeResult => ({
  serverInfo: { name: 'tavolata', version },
  capabilities: {
    positionEncoding: 'utf-16',
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['.', "'", '(', ',', '"', '['], resolveProvider: true },
    signatureHelpProvider: { triggerCharacters: ['(', ','] },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: ['quickfix'] },
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    documentFormattingProvider: true,
    foldingRangeProvider: true,
    semanticTokensProvider: { legend: { tokenTypes: [...tokenTypes], tokenModifiers: [] }, full: true },
    inlayHintProvider: true,
    codeLensProvider: {},
    executeCommandProvider: { commands: [...commands] },
    callHierarchyProvider: true,
  },
});
