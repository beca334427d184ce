import {
  type Candidate,
  isCasesFile,
  jsonPlaceAt,
  type LinkedRules,
  lenientJson,
  type ScopeAt,
  type Source,
  type Span,
  scopeAt,
  typeText,
} from 'tavolata/workspace';
import { type CompletionItem, CompletionItemKind, type MarkupContent, MarkupKind } from 'vscode-languageserver';
import { kindOf } from '../../check/format/format.js';
import { type RequestPlace, rangeOf, type View } from '../view.js';
import { type LineOffer, offersInCases } from './completion-cases.js';
import { namesAt } from './completion-names.js';
import { describe } from './describe.js';
import { schemaPlace } from './schema-places.js';

const itemKinds: { readonly [kind in Candidate['kind']]?: CompletionItemKind } = {
  local: CompletionItemKind.Variable,
  thing: CompletionItemKind.Variable,
  parameter: CompletionItemKind.Field,
  fact: CompletionItemKind.Field,
  field: CompletionItemKind.Field,
  question: CompletionItemKind.Function,
  function: CompletionItemKind.Function,
  event: CompletionItemKind.Event,
  entity: CompletionItemKind.Class,
  collection: CompletionItemKind.Constant,
  value: CompletionItemKind.EnumMember,
  keyword: CompletionItemKind.Keyword,
  entry: CompletionItemKind.Reference,
};

/** What may be written at a place: in an expression by scope and type, elsewhere names and what the schema allows. */
export function completion(view: View, place: RequestPlace): CompletionItem[] {
  const { workspace } = view;
  const [source, rules] = [workspace.source(place.path), workspace.linked];
  if (source === undefined) return [];
  const scope = scopeAt(workspace, place.path, place.offset);
  if (scope !== undefined) return inExpression(scope);
  if (isCasesFile(place.path)) return rules === undefined ? [] : inCases(view, place, source, rules);
  return inJson(source, place.offset, rules);
}

const inExpression = ({ candidates, written: { span } }: ScopeAt): CompletionItem[] =>
  candidates.map((one, index) => {
    const { name, kind, of, fits, isCall = false } = one;
    const type = typeText(one);
    const detail = [
      isCall ? '(…)' : '',
      type === undefined ? '' : `: ${type}`,
      of === undefined ? '' : ` (${of})`,
    ].join('');
    // First what fits the place, in the order in which scopes list it: nearest first.
    const rank = fits === true ? 0 : fits === undefined ? 1 : 2;
    return {
      label: name,
      kind: itemKinds[kind] ?? CompletionItemKind.Text,
      ...(detail !== '' && { detail: detail.trim() }),
      sortText: `${rank}${String(index).padStart(4, '0')}`,
      filterText: name,
      textEdit: { range: rangeOf(span), newText: name },
      ...(kind !== 'keyword' && kind !== 'local' && kind !== 'thing' && { data: { kind, of, name } }),
    };
  });

/** Adds what is known about a candidate, when an editor shows it. */
export function resolveCompletion(view: View, item: CompletionItem): CompletionItem {
  const rules = view.workspace.linked;
  const data = item.data as Pick<Candidate, 'kind' | 'of' | 'name'> | undefined;
  if (rules === undefined || data === undefined) return item;
  const { kind, of, name } = data;
  if (kind === 'keyword' || kind === 'thing') return item;
  const isInner = ['fact', 'field', 'parameter', 'value'].includes(kind);
  const symbol =
    kind === 'collection'
      ? { kind: 'entity' as const, name: of ?? name }
      : {
          kind,
          name:
            isInner && of !== undefined ? `${of}.${name.replace(/:$/, '')}` : kind === 'entity' ? (of ?? name) : name,
        };
  const documentation: MarkupContent = { kind: MarkupKind.Markdown, value: describe(view, rules, symbol) };
  return { ...item, documentation };
}

/** Plain names for a range. */
const named = (names: Iterable<string>, span: Span, kind: CompletionItemKind, quoted = false): CompletionItem[] =>
  [...new Set(names)].map((name) => ({
    label: name,
    kind,
    filterText: quoted ? JSON.stringify(name) : name,
    textEdit: { range: rangeOf(span), newText: quoted ? JSON.stringify(name) : name },
  }));

const lineKinds: { readonly [kind in LineOffer['kind']]: CompletionItemKind } = {
  entry: CompletionItemKind.Reference,
  case: CompletionItemKind.Reference,
  scene: CompletionItemKind.Struct,
  word: CompletionItemKind.Keyword,
  fact: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  thing: CompletionItemKind.Variable,
};

function inCases(view: View, place: RequestPlace, source: Source, rules: LinkedRules): CompletionItem[] {
  const start = source.text.lastIndexOf('\n', place.offset - 1) + 1;
  const word = /[\w.-]*$/.exec(source.text.slice(start, place.offset))![0];
  const span = { source, start: place.offset - word.length, end: place.offset };
  return offersInCases(view, place, source, rules).flatMap(({ names, kind }) => named(names, span, lineKinds[kind]));
}

function inJson(source: Source, offset: number, rules: LinkedRules | undefined): CompletionItem[] {
  const json = lenientJson(source);
  const place = json && jsonPlaceAt(json.root, offset);
  const kind = json && kindOf(source, json.document.value);
  if (json === undefined || place === undefined || kind === undefined) return [];
  const { node, path, on } = place;
  if (on === 'value' && node.kind !== 'object') {
    const span =
      node.kind === 'list' ? { source, start: offset, end: offset } : { source, start: node.start, end: node.end };
    const at = node.kind === 'list' ? [...path, 0] : path;
    const names = rules === undefined ? [] : namesAt(at, rules);
    const { values } = schemaPlace(kind, at);
    return [
      ...named(names, span, CompletionItemKind.Reference, true),
      ...named(values, span, CompletionItemKind.EnumMember, true),
    ];
  }
  const owner = on === 'key' ? path.slice(0, -1) : path;
  const [start, end] = on === 'key' ? [node.keyAt!.start, node.keyAt!.end] : [offset, offset];
  const there = new Set((on === 'key' ? [] : node.parts).map(({ key }) => key));
  return [...schemaPlace(kind, owner).keys]
    .filter(([key]) => !there.has(key))
    .map(([key, description]) => ({
      label: key,
      kind: CompletionItemKind.Property,
      filterText: JSON.stringify(key),
      textEdit: {
        range: rangeOf({ source, start, end }),
        newText: on === 'key' ? JSON.stringify(key) : `${JSON.stringify(key)}: `,
      },
      ...(description !== '' && { documentation: { kind: MarkupKind.Markdown, value: description } }),
    }));
}
