import { readBack } from 'tavolata/runtime';
import { expressionAt, isCasesFile, jsonPlaceAt, lenientJson, type Span } from 'tavolata/workspace';
import { type Hover, MarkupKind } from 'vscode-languageserver';
import { kindOf } from '../../check/format/format.js';
import { plain, type RequestPlace, rangeOf, say, type View, words } from '../view.js';
import { describeThing } from './case-table.js';
import { describe } from './describe.js';
import { nameAt } from './names.js';
import { schemaPlace } from './schema-places.js';
import { blockAround } from './things.js';

/** What is known about the name at a place; between names, the expression as a sentence in both languages. */
export function hover(view: View, place: RequestPlace): Hover | null {
  const rules = view.workspace.linked;
  if (rules === undefined) return null;
  const name = nameAt(view, place);
  if (name !== undefined) {
    const about = name.symbols.map((symbol) =>
      symbol.kind === 'thing'
        ? describeThing(view, rules, symbol, blockAround(view, rules, place))
        : describe(view, rules, symbol, name.type),
    );
    const value = about.join('\n\n---\n\n');
    return { contents: { kind: MarkupKind.Markdown, value }, range: rangeOf(name.span) };
  }
  const expression = expressionAt(view.workspace, place.path, place.offset);
  if (expression === undefined) return keyAt(view, place);
  const root = expression.parts.findLast(({ syntax }) => syntax.op !== 'missing');
  if (root === undefined || isWrong(view, expression.text.span)) return null;
  const { vocabulary } = rules.linker.known;
  try {
    const [en, it] = (['en', 'it'] as const).map((lang) => plain(readBack(root.node, vocabulary, lang)));
    const value = `${say(view, words.reads)}:\n\n${en}\n\n*${it}*`;
    return { contents: { kind: MarkupKind.Markdown, value }, range: rangeOf(expression.text.span) };
  } catch {
    // An expression with a mistake has no sentence.
    return null;
  }
}

/**
 * Whether there is an error at a place: what is unknown there has no sentence, and the error says what may be intended.
 */
const isWrong = ({ workspace }: View, { source, start, end }: Span): boolean =>
  (workspace.diagnostics.get(source.file) ?? []).some(
    ({ severity, at }) => severity === 'error' && at !== undefined && at.start < end && at.end > start,
  );

/** What the schema says about the key of a member. */
function keyAt({ workspace }: View, { path, offset }: RequestPlace): Hover | null {
  const source = workspace.source(path);
  const json = source && !isCasesFile(path) ? lenientJson(source) : undefined;
  const place = json && jsonPlaceAt(json.root, offset);
  const kind = source && json && kindOf(source, json.document.value);
  if (source === undefined || place?.on !== 'key' || kind === undefined) return null;
  const value = schemaPlace(kind, place.path.slice(0, -1)).keys.get(String(place.path.at(-1))) ?? '';
  const { start, end } = place.node.keyAt!;
  return value === ''
    ? null
    : { contents: { kind: MarkupKind.Markdown, value }, range: rangeOf({ source, start, end }) };
}
