import { parametersOf, scopeAt, typeText } from 'tavolata/workspace';
import type { SignatureHelp } from 'vscode-languageserver';
import type { RequestPlace, View } from '../view.js';

/** The parameters of the call whose argument is being written. */
export function signatureHelp({ workspace }: View, { path, offset }: RequestPlace): SignatureHelp | null {
  const call = scopeAt(workspace, path, offset)?.call;
  const known = workspace.linked?.linker.known;
  if (call === undefined || known === undefined) return null;
  const shown = parametersOf(call.name, known).map((one) => ({
    name: one.name,
    label: `${one.name}: ${typeText(one) ?? ''}`,
  }));
  const active =
    typeof call.argument === 'number' ? call.argument : shown.findIndex(({ name }) => name === call.argument);
  const label = `${call.name}(${shown.map((one) => one.label).join(', ')})`;
  return {
    signatures: [{ label, parameters: shown.map((one) => ({ label: one.label })) }],
    activeSignature: 0,
    activeParameter: Math.max(active, 0),
  };
}
