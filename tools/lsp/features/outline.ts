import { numbersIn } from 'tavolata/internals';
import {
  jsonPlaceAt,
  type LinkedRules,
  lenientJson,
  type SymbolKind as NameKind,
  namesInFile,
  type Occurrence,
  pointer,
  type Source,
  type Span,
  shortName,
  symbolIndex,
} from 'tavolata/workspace';
import { type DocumentSymbol, type FoldingRange, SymbolKind, type WorkspaceSymbol } from 'vscode-languageserver';
import { locationOf, positionAt, rangeOf, type View } from '../view.js';

const symbolKinds: { readonly [kind in NameKind]?: SymbolKind } = {
  entry: SymbolKind.Object,
  question: SymbolKind.Function,
  event: SymbolKind.Event,
  entity: SymbolKind.Class,
  fact: SymbolKind.Field,
  enumeration: SymbolKind.Enum,
  value: SymbolKind.EnumMember,
  layer: SymbolKind.Namespace,
  matter: SymbolKind.Interface,
  case: SymbolKind.Method,
};

/** The contents of a file: entries, words of the vocabulary with their parts, cases. */
export function documentSymbols({ workspace, lang }: View, path: string): DocumentSymbol[] {
  const source = workspace.source(path);
  if (source === undefined) return [];
  const names = new Map(workspace.units.map(({ entry }) => [entry.id, entry.name[lang]]));
  const whole = wholeSpans(source);
  const top: DocumentSymbol[] = [];
  for (const one of namesInFile(workspace, path).filter(({ isDefinition }) => isDefinition)) {
    const kind = symbolKinds[one.symbol.kind];
    if (kind === undefined) continue;
    const detail = one.symbol.kind === 'entry' ? names.get(one.symbol.name) : undefined;
    const symbol: DocumentSymbol = {
      name: shortName(one.symbol),
      kind,
      ...(detail !== undefined && { detail }),
      range: rangeOf(whole(one)),
      selectionRange: rangeOf(one.span),
      children: [],
    };
    const isInner = one.symbol.kind === 'fact' || one.symbol.kind === 'value';
    const owner = isInner ? top.findLast(({ name }) => one.symbol.name.startsWith(`${name}.`)) : undefined;
    (owner?.children ?? top).push(symbol);
  }
  return top;
}

/** Finds the whole span of what has a name. */
function wholeSpans(source: Source): (one: Occurrence) => Span {
  const json = /\.json$/i.test(source.file) ? lenientJson(source) : undefined;
  return ({ symbol, span }) => {
    if (json === undefined) {
      const next = source.text.indexOf('\ncase ', span.end);
      const start = source.text.lastIndexOf('\n', span.start) + 1;
      return { source, start, end: source.text.slice(0, next < 0 ? source.text.length : next).trimEnd().length };
    }
    const place = jsonPlaceAt(json.root, span.start);
    if (place === undefined) return span;
    if (place.on === 'key') return { source, start: place.node.keyAt!.start, end: place.node.end };
    return symbol.kind === 'entry' ? json.document.at(pointer(...place.path.slice(0, 2))) : span;
  };
}

/** Most results; users keep typing. */
const mostFound = 200;

/** Entries by number, id, or words of either language; words of the vocabulary and cases by name. */
export function workspaceSymbols(view: View, query: string): WorkspaceSymbol[] {
  const { workspace } = view;
  const rules = workspace.linked;
  if (rules === undefined) return [];
  const wanted = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const texts = textsOfEntries(rules);
  return symbolIndex(workspace)
    .definitions()
    .flatMap((one): readonly WorkspaceSymbol[] => {
      const kind = symbolKinds[one.symbol.kind];
      const text = (one.symbol.kind === 'entry' ? texts.get(one.symbol.name) : undefined) ?? one.symbol.name;
      if (kind === undefined || !wanted.every((word) => text.toLowerCase().includes(word))) return [];
      return [{ name: one.symbol.name, kind, location: locationOf(view, one.span) }];
    })
    .slice(0, mostFound);
}

/** All texts by which an entry is found. */
const textsOfEntries = ({ linker: { units, editionDates } }: LinkedRules): ReadonlyMap<string, string> =>
  new Map(
    units.map(({ entry }) => {
      const numbers = editionDates.flatMap((date) => numbersIn(entry, date));
      return [entry.id, [entry.id, entry.name.en, entry.name.it, ...new Set(numbers)].join(' ')];
    }),
  );

/** Objects and lists over several lines; in cases, each case. */
export function foldingRanges({ workspace }: View, path: string): FoldingRange[] {
  const source = workspace.source(path);
  if (source === undefined) return [];
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  if (!/\.json$/i.test(path)) {
    const starts = [...source.text.matchAll(/^(?:case|scene) /gm)].map(({ index }) => index);
    return starts.map((start, index) => {
      const end = source.text.slice(0, starts[index + 1] ?? source.text.length).trimEnd().length;
      return { startLine: lineOf(start), endLine: lineOf(end) };
    });
  }
  const found: FoldingRange[] = [];
  const open = [lenientJson(source)?.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const [startLine, endLine] = [lineOf(node.start), lineOf(node.end)];
    if (endLine > startLine) found.push({ startLine, endLine });
    open.push(...node.parts);
  }
  return found.sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine);
}
