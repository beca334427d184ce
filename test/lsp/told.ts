import type { Command, Position, Range, WorkspaceEdit } from 'vscode-languageserver';
import type { Lang } from '../../src/engine/model/words.js';
import { execute } from '../../tools/lsp/features/commands.js';
import { completion } from '../../tools/lsp/features/completion.js';
import { findingsByFile, toDiagnostic } from '../../tools/lsp/features/findings.js';
import { codeActions } from '../../tools/lsp/features/fixes.js';
import { hover } from '../../tools/lsp/features/hover.js';
import { formatting, inlayHints } from '../../tools/lsp/features/layout.js';
import { codeLenses } from '../../tools/lsp/features/lenses.js';
import { definition, highlights, prepareRename, references, rename } from '../../tools/lsp/features/navigation.js';
import { documentSymbols, foldingRanges, workspaceSymbols } from '../../tools/lsp/features/outline.js';
import { overridden, overriders, prepareHierarchy } from '../../tools/lsp/features/overriding.js';
import { signatureHelp } from '../../tools/lsp/features/signature.js';
import { semanticTokens, tokenTypes } from '../../tools/lsp/features/tokens.js';
import { proofreadIn } from '../../tools/lsp/proofread.js';
import { offsetAt, type RequestPlace, type View } from '../../tools/lsp/view.js';
import { changedBand, viewOf } from './band-view.js';

const at = ({ line, character }: Position): string => `${line + 1}:${character + 1}`;

/** A range with the text that is marked. */
function shown(view: View, uri: string, { start, end }: Range): string {
  const path = uri.replace('file:///band/', '');
  const source = view.workspace.source(path)!;
  return `${path}:${at(start)}-${at(end)} ${JSON.stringify(source.text.slice(offsetAt(source, start), offsetAt(source, end)))}`;
}

const findings = (view: View) =>
  [...findingsByFile(view)].flatMap(([path, all]) =>
    all.map((one) => ({ uri: view.uriOf(path), one: toDiagnostic(view, one) })),
  );

/** What each request gives, as lines. */
export const requests: {
  readonly [name: string]: (view: View, place: RequestPlace, argument: string) => readonly string[];
} = {
  findings: (view) =>
    findings(view).flatMap(({ uri, one }) => [
      `${shown(view, uri, one.range)} ${one.severity} ${one.code}`,
      ...String(one.message)
        .split('\n')
        .map((line) => `  ${line}`),
      ...(one.relatedInformation ?? []).map(
        ({ location, message }) => `  ${message}: ${shown(view, location.uri, location.range)}`,
      ),
    ]),
  fixes: (view, place) =>
    codeActions(
      view,
      place,
      findings(view)
        .filter(({ uri }) => uri === view.uriOf(place.path))
        .map(({ one }) => one),
    ).flatMap(({ title, edit = {}, command }) => [
      title,
      ...written(view, edit),
      ...(command === undefined ? [] : commandTold(view, command)),
    ]),
  texts: (view, { path }) => {
    const rules = view.workspace.linked;
    const document = [...(rules?.documents.entries ?? []), ...(rules?.documents.scenarios ?? [])].find(
      ({ source }) => source.file === path,
    );
    if (rules === undefined || document === undefined) return ['-'];
    return proofreadIn('test/workspace/band')(rules, document).flatMap((found) => {
      const one = toDiagnostic(view, found);
      const beside = (one.relatedInformation ?? []).map(({ location }) => shown(view, location.uri, location.range));
      return [`${shown(view, view.uriOf(path), one.range)} ${one.severity} ${one.code} ${beside.join(' ')}`.trim()];
    });
  },
  run: (view, place, argument) => {
    const [command = '', given] = argument.split(/ (.*)/);
    const result = carriedOut(execute(view, { command, arguments: [JSON.parse(given ?? 'null')] }));
    if (result === undefined) return ['-'];
    return [
      `${result.message} ${result.isFine}`,
      ...written(view, result.edit ?? {}),
      ...(result.survivors ?? []).flatMap(({ uri, failures }) =>
        failures.flatMap((one) => [
          `${shown(view, uri, one.range)} ${one.severity} ${String(one.message)}`,
          ...codeActions(view, place, [one]).flatMap(({ title, command }) =>
            command === undefined ? [] : [`→ ${title}`, ...commandTold(view, command)],
          ),
        ]),
      ),
      ...(result.runs ?? []).flatMap(({ id, uri, range, failures }) => [
        `${id} ${shown(view, uri, range)}`,
        ...failures.map((one) => `  ${shown(view, uri, one.range)} ${one.code}\n${String(one.message)}`),
      ]),
    ];
  },
  hover: (view, place) => {
    const found = hover(view, place);
    if (found === null) return ['-'];
    return [
      shown(view, view.uriOf(place.path), found.range!),
      ...(found.contents as { readonly value: string }).value.split('\n'),
    ];
  },
  completion: (view, place) => {
    const items = completion(view, place).toSorted((a, b) =>
      (a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1,
    );
    const lines = items.map(({ label, detail = '' }) => `${label} ${detail}`.trim());
    return lines.length > 16 ? [...lines.slice(0, 16), `… ${lines.length}`] : lines;
  },
  definition: (view, place) => definition(view, place).map(({ uri, range }) => shown(view, uri, range)),
  references: (view, place) => references(view, place, true).map(({ uri, range }) => shown(view, uri, range)),
  highlights: (view, place) => highlights(view, place).map(({ range }) => shown(view, view.uriOf(place.path), range)),
  rename: (view, place, to) => {
    try {
      const { range, placeholder } = prepareRename(view, place);
      return [
        `${shown(view, view.uriOf(place.path), range)} ${placeholder}`,
        ...edits(view, rename(view, place, to).changes ?? {}),
      ];
    } catch (error) {
      return [(error as Error).message];
    }
  },
  outline: (view, { path }) =>
    documentSymbols(view, path).flatMap(({ name, detail = '', range, children = [] }) => [
      `${name} ${detail} ${at(range.start)}-${at(range.end)}`,
      ...children.map((one) => `  ${one.name}`),
    ]),
  symbols: (view, _, query) => workspaceSymbols(view, query).map(({ name, location }) => `${name} ${location.uri}`),
  signature: (view, place) => {
    const help = signatureHelp(view, place);
    return help === null ? ['-'] : [help.signatures[0]!.label, `active ${help.activeParameter}`];
  },
  tokens: (view, { path }) => {
    const { data } = semanticTokens(view, path);
    const source = view.workspace.source(path)!;
    let [line, character] = [0, 0];
    return Array.from({ length: data.length / 5 }, (_, index) => {
      const [down = 0, right = 0, length = 0, type = 0] = data.slice(index * 5);
      [line, character] = down === 0 ? [line, character + right] : [line + down, right];
      const start = offsetAt(source, { line, character });
      return `${line + 1}:${character + 1} ${source.text.slice(start, start + length)} ${tokenTypes[type]}`;
    });
  },
  format: (view, { path }) => formatting(view, path).flatMap(({ newText }) => newText.split('\n')),
  folding: (view, { path }) =>
    foldingRanges(view, path).map(({ startLine, endLine }) => `${startLine + 1}-${endLine + 1}`),
  hints: (view, { path }) => inlayHints(view, path).map(({ position, label }) => `${at(position)} ${label}`),
  lenses: (view, { path }) =>
    codeLenses(view, path).map(
      ({ range, command }) => `${shown(view, view.uriOf(path), range)} ${command?.title} (${command?.command})`,
    ),
  hierarchy: (view, place) =>
    prepareHierarchy(view, place).flatMap((item) => [
      `${item.name} ${item.detail}`,
      ...overriders(view, item).map(
        ({ from, fromRanges }) => `< ${from.name} ${fromRanges.map((one) => shown(view, from.uri, one))}`,
      ),
      ...overridden(view, item).map(
        ({ to, fromRanges }) => `> ${to.name} ${fromRanges.map((one) => shown(view, item.uri, one))}`,
      ),
    ]),
};

/** What comes out of a command that nobody takes back. */
function carriedOut<Result>(parts: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done === true) return value;
  }
}

function commandTold(view: View, command: Command): readonly string[] {
  const { message = '-', edit = {} } = carriedOut(execute(view, command)) ?? {};
  return [message, ...written(view, edit)];
}

/** The edits of a change of files, those that are made included. */
const written = (view: View, { changes = {}, documentChanges = [] }: WorkspaceEdit): readonly string[] => [
  ...edits(view, changes),
  ...documentChanges.flatMap((one) =>
    'edits' in one
      ? one.edits.map((edit) => `${one.textDocument.uri} → ${'newText' in edit ? edit.newText : ''}`)
      : [`${one.kind} ${'uri' in one ? one.uri : ''}`],
  ),
];

const edits = (
  view: View,
  changes: { readonly [uri: string]: readonly { readonly range: Range; readonly newText: string }[] },
) =>
  Object.entries(changes).flatMap(([uri, all]) =>
    all.map(({ range, newText }) => `${shown(view, uri, range)} → ${newText}`),
  );

/**
 * What a request gives after a change of the small rulebook, in each language.
 *
 * @param given `REQUEST PATH ARGUMENT`, and below it what is changed: a line with `- ` before what is there, and with `+ ` what is written
 */
export function told(given: string): { readonly [lang in Lang]: string } {
  const [head = '', ...lines] = given.trimEnd().split('\n');
  const [, request = '', path = '', argument = ''] = /^(\S+) (\S+) ?(.*)$/.exec(head) ?? [];
  const part = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(`${sign} `))
      .map((line) => line.slice(2).replaceAll('\\CRLF', '\r\n'))
      .join('\n');
  const { workspace, place } = changedBand(path, part('-'), part('+'));
  const said = (lang: Lang): string => `${requests[request]!(viewOf(workspace, lang), place, argument).join('\n')}\n`;
  return { en: said('en'), it: said('it') };
}
