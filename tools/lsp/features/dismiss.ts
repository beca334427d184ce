import { jsonPlaceAt, lenientJson, type Source, type Span } from 'tavolata/workspace';
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { toFill } from '../../check/to-fill.js';
import { offsetAt, rangeOf, say, type View, words } from '../view.js';
import { caseAround } from './add-case.js';

/** The file of suppressed findings in a folder of rules. */
const findingsFile = 'findings.json';

/** Suppresses a finding, with a reason yet to be written; errors cannot be suppressed. */
export function dismissal(view: View, source: Source, one: Diagnostic): readonly CodeAction[] {
  const name = one.severity === DiagnosticSeverity.Error ? undefined : placeName(view, source, one);
  if (name === undefined || typeof one.code !== 'string' || one.source !== 'tavolata') return [];
  const group = `{ "code": ${JSON.stringify(one.code)}, "at": [${JSON.stringify(name)}], "reason": { "en": "${toFill}", "it": "${toFill}" } }`;
  const uri = view.uriOf(findingsFile);
  const title = say(view, words.dismiss, { name });
  const base = { title, kind: CodeActionKind.QuickFix, diagnostics: [one] };
  const list = view.workspace.source(findingsFile);
  if (list !== undefined) {
    const edit = inserted(list, group);
    return edit === undefined ? [] : [{ ...base, edit: { changes: { [uri]: [edit] } } }];
  }
  const start = { line: 0, character: 0 };
  const newText = `{\n  "$schema": "schema/findings.json",\n  "suppressed": [\n    ${group}\n  ]\n}\n`;
  return [
    {
      ...base,
      edit: {
        documentChanges: [
          { kind: 'create', uri, options: { ignoreIfExists: true } },
          { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText }] },
        ],
      },
    },
  ];
}

/** One more group at the end of the list. */
function inserted(source: Source, group: string) {
  const root = lenientJson(source)?.root;
  const list = root?.parts.find(({ key }) => key === 'suppressed');
  if (list?.kind !== 'list') return undefined;
  const last = list.parts.at(-1);
  const at = last?.end ?? list.start + 1;
  return { range: rangeOf({ source, start: at, end: at }), newText: `${last === undefined ? '' : ','}\n    ${group}` };
}

/** The name of what a finding is about: an entry, a case, or a part of the vocabulary by its keys. */
function placeName(view: View, source: Source, { range }: Diagnostic): string | undefined {
  const offset = offsetAt(source, range.start);
  const linked = view.workspace.linked;
  if (linked === undefined) return undefined;
  const isAround = ({ start, end }: Span): boolean => start <= offset && offset <= end;
  const entry = linked.linker.units.find(({ draft: { document, path } }) => {
    return document.source === source && isAround(document.at(`/${path.join('/')}`));
  });
  if (entry !== undefined) return entry.entry.id;
  const inCase = caseAround(view, source, offset);
  if (inCase !== undefined) return inCase;
  if (!linked.documents.vocabularyFiles.some((one) => one.source === source)) return undefined;
  const json = lenientJson(source);
  const path = (json && jsonPlaceAt(json.root, offset)?.path) ?? [];
  const depth = ['facts', 'parameters', 'fields', 'values'].includes(String(path[2])) ? 4 : 2;
  return path.length < 2 ? undefined : path.slice(0, depth).join('.');
}
