import { jsonPlaceAt, lenientJson, type Source } from 'tavolata/workspace';
import { type CodeAction, CodeActionKind, type Diagnostic, type TextEdit } from 'vscode-languageserver';
import { toFill } from '../../check/to-fill.js';
import { offsetAt, type RequestPlace, rangeOf, say, type View, words } from '../view.js';
import { caseActions } from './add-case.js';
import { dismissal } from './dismiss.js';
import type { FindingData } from './findings.js';
import { mutantActions } from './mutants.js';
import { numberActions } from './numbers.js';

/**
 * What can be done at a place: quick fixes for findings, a case for an entry without one, and the present number of a
 * rule.
 */
export const codeActions = (view: View, place: RequestPlace, diagnostics: readonly Diagnostic[]): CodeAction[] => [
  ...fixes(view, place.path, diagnostics),
  ...caseActions(view, place),
  ...numberActions(view, place),
];

/** What was probably intended, missing texts of a language, and suppression of findings with a reason. */
function fixes(view: View, path: string, diagnostics: readonly Diagnostic[]): CodeAction[] {
  const source = view.workspace.source(path);
  if (source === undefined) return [];
  const file = { path, source };
  return diagnostics.flatMap((one) => {
    const { suggestion, keys } = (one.data ?? {}) as FindingData;
    // Some suggestions only hint at a form, with an ellipsis for what the author knows.
    const replaced =
      suggestion === undefined || suggestion.includes('…') ? [] : [replacement(view, file, one, suggestion)];
    const missing = (keys?.split(', ') ?? []).filter((key) => key === 'en' || key === 'it');
    return [
      ...replaced,
      ...missing.flatMap((key) => translation(view, file, one, key)),
      ...sentence(view, file, one),
      ...dismissal(view, source, one),
      ...mutantActions(view, one),
    ];
  });
}

interface FileToFix {
  readonly path: string;
  readonly source: Source;
}

const action = (
  { uriOf }: View,
  path: string,
  one: Diagnostic,
  { title, ...edit }: TextEdit & { readonly title: string },
): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [one],
  isPreferred: true,
  edit: { changes: { [uriOf(path)]: [edit] } },
});

/** Replaces the marked text by a word; in JSON, marks may include the quotation marks. */
function replacement(view: View, { path, source }: FileToFix, one: Diagnostic, word: string): CodeAction {
  const [start, end] = [offsetAt(source, one.range.start), offsetAt(source, one.range.end)];
  const marked = source.text.slice(start, end);
  const newText = /^"[\s\S]*"$/.test(marked) ? JSON.stringify(word) : word;
  return action(view, path, one, { title: say(view, words.replace, { word }), range: one.range, newText });
}

/** A text for the missing language next to the other one; yet to be written. */
function translation(view: View, { path, source }: FileToFix, one: Diagnostic, key: string): readonly CodeAction[] {
  const json = lenientJson(source);
  const place = json && jsonPlaceAt(json.root, offsetAt(source, one.range.start));
  const last = place?.node.kind === 'object' ? place.node.parts.at(-1) : undefined;
  if (last === undefined) return [];
  const range = rangeOf({ source, start: last.end, end: last.end });
  return [action(view, path, one, { title: say(view, words.translate, { key }), range, newText: `, "${key}": ""` })];
}

/** A line for the missing sentence of a case, below the other sentence or its head. */
function sentence(view: View, { path, source }: FileToFix, one: Diagnostic): readonly CodeAction[] {
  const key = /^cases\.no-sentence-(en|it)$/.exec(String(one.code))?.[1];
  if (key === undefined) return [];
  const head = offsetAt(source, one.range.start);
  const other = /\n(?:en|it)[ \t]/g;
  other.lastIndex = head;
  const next = source.text.indexOf('\ncase ', head);
  const found = other.exec(source.text);
  const isOwn = found !== null && (next < 0 || found.index < next);
  const above = isOwn ? found.index + 1 : head;
  const end = source.text.indexOf('\n', above);
  const start = end < 0 ? source.text.length : end;
  const range = rangeOf({ source, start, end: start });
  return [
    action(view, path, one, { title: say(view, words.translate, { key }), range, newText: `\n${key} ${toFill}` }),
  ];
}
