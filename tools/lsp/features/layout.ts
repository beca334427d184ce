import { expressionsInFile, hasErrors, isCasesFile, parametersOf, readJson } from 'tavolata/workspace';
import { type InlayHint, InlayHintKind, type TextEdit } from 'vscode-languageserver';
import { format, kindOf } from '../../check/format/format.js';
import { positionAt, rangeOf, type View } from '../view.js';

/** A file in canonical form; no edits if it has mistakes or is of no known kind. */
export function formatting({ workspace }: View, path: string): TextEdit[] {
  const source = workspace.source(path);
  if (source === undefined) return [];
  const kind = isCasesFile(path) ? 'scenarios' : kindOf(source, readJson(source).document?.value);
  if (kind === undefined) return [];
  const { text, diagnostics } = format(source, kind);
  if (text === undefined || text === source.text || hasErrors(diagnostics)) return [];
  return [{ range: rangeOf({ source, start: 0, end: source.text.length }), newText: text }];
}

/** The names of parameters before positional arguments, if there are several. */
export function inlayHints({ workspace }: View, path: string): InlayHint[] {
  const known = workspace.linked?.linker.known;
  if (known === undefined) return [];
  return expressionsInFile(workspace, path).flatMap(({ text, parts }) =>
    parts.flatMap(({ syntax }): readonly InlayHint[] => {
      if (syntax.op !== 'call' || syntax.args.length < 2) return [];
      const parameters = parametersOf(syntax.name, known);
      return syntax.args.flatMap((argument, index) => {
        const name = parameters[index]?.name;
        if (name === undefined || (argument.op === 'name' && argument.name === name)) return [];
        const { source, start } = text.place(...argument.at);
        const position = positionAt(source, start);
        return [{ position, label: `${name}:`, kind: InlayHintKind.Parameter, paddingRight: true }];
      });
    }),
  );
}
