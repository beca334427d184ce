import { jsonPlaceAt, lenientJson, type Source } from 'tavolata/workspace';
import { type CodeAction, CodeActionKind, type Diagnostic, type TextEdit } from 'vscode-languageserver';
import { offsetAt, rangeOf, say, type View, words } from '../view.js';
import type { FindingData } from './findings.js';

/** Quick fixes for findings: what was probably meant, and texts of a language that are missing. */
export function codeActions(view: View, path: string, diagnostics: readonly Diagnostic[]): CodeAction[] {
  const source = view.workspace.source(path);
  if (source === undefined) return [];
  return diagnostics.flatMap((one) => {
    const { suggestion, keys } = (one.data ?? {}) as FindingData;
    // Some suggestions only hint at a form, with an ellipsis for what the writer knows.
    const replaced =
      suggestion === undefined || suggestion.includes('…') ? [] : [replacement(view, source, path, one, suggestion)];
    const missing = (keys?.split(', ') ?? []).filter((key) => key === 'en' || key === 'it');
    return [...replaced, ...missing.flatMap((key) => translation(view, source, path, one, key))];
  });
}

const action = ({ uriOf }: View, path: string, title: string, one: Diagnostic, edit: TextEdit): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [one],
  isPreferred: true,
  edit: { changes: { [uriOf(path)]: [edit] } },
});

/** The word in the place of what is marked; in JSON marks may take in the quotation marks. */
function replacement(view: View, source: Source, path: string, one: Diagnostic, word: string): CodeAction {
  const [start, end] = [offsetAt(source, one.range.start), offsetAt(source, one.range.end)];
  const marked = source.text.slice(start, end);
  const newText = /^"[\s\S]*"$/.test(marked) ? JSON.stringify(word) : word;
  return action(view, path, say(view, words.replace, { word }), one, { range: one.range, newText });
}

/** A text for the language that is missing beside the other one; still to be written. */
function translation(view: View, source: Source, path: string, one: Diagnostic, key: string): readonly CodeAction[] {
  const json = lenientJson(source);
  const place = json && jsonPlaceAt(json.root, offsetAt(source, one.range.start));
  const last = place?.node.kind === 'object' ? place.node.parts.at(-1) : undefined;
  if (last === undefined) return [];
  const range = rangeOf({ source, start: last.end, end: last.end });
  return [action(view, path, say(view, words.translate, { key }), one, { range, newText: `, "${key}": ""` })];
}
