import type { ExecuteCommandParams, WorkspaceEdit } from 'vscode-languageserver';
import { say, type View, words } from '../view.js';
import { addCaseCommand, caseFor } from './add-case.js';
import { type CaseRun, runCases, runCasesCommand, type WantedCases } from './run-cases.js';

export const commands: readonly string[] = [runCasesCommand, addCaseCommand];

/** What a command has come to. */
export interface CommandResult {
  /** For people, in the language of the client. */
  readonly message: string;
  readonly isFine: boolean;
  readonly runs?: readonly CaseRun[];
  readonly edit?: WorkspaceEdit;
}

/** Carries out a command. Undefined for one that is not ours. */
export function execute(
  view: View,
  { command, arguments: [given] = [] }: ExecuteCommandParams,
): CommandResult | undefined {
  if (!commands.includes(command)) return undefined;
  const rulebook = view.workspace.rulebook();
  const refused = (said: (typeof words)['mendFirst']): CommandResult => ({ message: say(view, said), isFine: false });
  if (rulebook === undefined) return refused(words.mendFirst);
  if (command === addCaseCommand) {
    const edit = caseFor(view, rulebook, String(given));
    if (edit === undefined) return refused(words.noCase);
    return { message: say(view, words.caseAdded, { id: String(given) }), isFine: true, edit };
  }
  const runs = runCases(view, rulebook, Object(given) as WantedCases);
  const failed = runs.filter(({ failures }) => failures.length > 0).length;
  const values = { held: runs.length - failed, failed };
  return { message: say(view, failed > 0 ? words.casesFailed : words.casesHeld, values), isFine: failed === 0, runs };
}
