import type { Lang } from 'tavolata/runtime';
import type { EarlierResults } from 'tavolata/workspace';
import {
  type Connection,
  type ConnectionOptions,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  type RequestMessage,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completion, resolveCompletion } from './features/completion.js';
import { codeActions } from './features/fixes.js';
import { hover } from './features/hover.js';
import { codeLenses, formatting, inlayHints } from './features/layout.js';
import { definition, highlights, prepareRename, references, rename } from './features/navigation.js';
import { documentSymbols, foldingRanges, workspaceSymbols } from './features/outline.js';
import { overridden, overriders, prepareHierarchy } from './features/overriding.js';
import { signatureHelp } from './features/signature.js';
import { semanticTokens, tokenTypes } from './features/tokens.js';
import { Session } from './session.js';
import type { RulesSource } from './source.js';
import { offsetAt, type RequestPlace } from './view.js';

/** What a server needs to know beside what its client says. */
export interface ServerOptions {
  readonly version: string;
  /** Of messages, where the client does not say. */
  readonly lang: Lang;
  /** What to work with, by what the client has opened or hands over; it may name a language where it has no `locale`. */
  readonly open: (params: InitializeParams) => { readonly source: RulesSource; readonly lang?: Lang };
  /** What need not be read and linked again. */
  readonly earlier?: EarlierResults | undefined;
  /** Called once when the rules have been read. */
  readonly opened?: () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** How the server speaks: a request that the client takes back before it was looked at has that for its answer, and costs nothing. */
export const connectionOptions: ConnectionOptions = {
  connectionStrategy: {
    cancelUndispatched: (message) => ({
      jsonrpc: '2.0',
      id: (message as RequestMessage).id,
      error: { code: LSPErrorCodes.RequestCancelled, message: '' },
    }),
  },
};

/** Changes that come this close after each other are looked at together, in milliseconds. */
const pause = 20;

/**
 * A language server over a connection.
 *
 * @returns fulfilled when the client has ended it, or has gone
 */
export function serveEditor(connection: Connection, options: ServerOptions): Promise<void> {
  const documents = new TextDocuments(TextDocument);
  let session: Session | undefined;
  let timer: Timer | undefined;
  let idle: Timer | undefined;

  const publish = (): void => {
    timer = undefined;
    try {
      for (const one of session?.publications() ?? []) {
        const version = documents.get(one.uri)?.version;
        void connection.sendDiagnostics({ ...one, ...(version !== undefined && { version }) });
      }
    } catch (error) {
      // Nobody waits for an answer here, and the next change may be one that can be looked at.
      connection.console.error(String(error instanceof Error ? error.stack : error));
    }
    prepare();
  };
  /** What a search for names will need is worked out file by file, between messages. */
  const prepare = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      idle = undefined;
      if (timer === undefined && session?.prepare() === true) prepare();
    });
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(publish, pause);
  };
  /** Answers about the texts as they are now; nothing where there are none of ours. */
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
    const { source, lang = langOf(params, options) } = options.open(params);
    session = new Session(source, lang, options.earlier);
    options.opened?.();
    return capabilities(options.version);
  });
  connection.onInitialized(() => soon());
  documents.onDidChangeContent(({ document }) => {
    session?.change(document.uri, document.getText());
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
  connection.onCodeAction(about((view, path, { context }) => codeActions(view, path, context.diagnostics), []));
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
      clearTimeout(timer);
      clearTimeout(idle);
      session = undefined;
      resolve();
    };
    connection.onShutdown(end);
    connection.onExit(end);
  });
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
    callHierarchyProvider: true,
  },
});
