import type { Words } from 'tavolata/runtime';
import type { ExecuteCommandParams, WorkspaceEdit } from 'vscode-languageserver';
import { say, type View, words } from '../view.js';
import { addCaseCommand, caseFor } from './add-case.js';
import { type MutantsTried, mutantsToTry, tryMutants, tryMutantsCommand } from './mutants.js';
import { type CaseRun, runCases, runCasesCommand, type WantedCases } from './run-cases.js';

export const commands: readonly string[] = [runCasesCommand, addCaseCommand, tryMutantsCommand];

/** The result of a command. */
export interface CommandResult {
  /** For people, in the language of the client. */
  readonly message: string;
  readonly isFine: boolean;
  readonly runs?: readonly CaseRun[];
  /** Hints at changes of an entry that no case detects. */
  readonly survivors?: MutantsTried['survivors'];
  readonly edit?: WorkspaceEdit;
}

/** Carries out a command, yielding after each part of long work. Undefined for a command that is not ours. */
export function* execute(
  view: View,
  { command, arguments: [given, mutant] = [] }: ExecuteCommandParams,
): Generator<undefined, CommandResult | undefined> {
  if (!commands.includes(command)) return undefined;
  const rulebook = view.workspace.rulebook();
  const refused = (said: Words, values = {}): CommandResult => ({ message: say(view, said, values), isFine: false });
  if (rulebook === undefined) return refused(words.mendFirst);
  if (command === addCaseCommand) {
    const wanted = mutantsToTry(view, rulebook, String(given)).find(({ id }) => id === mutant);
    const edit = yield* caseFor(view, rulebook, String(given), wanted);
    if (edit === undefined)
      return wanted === undefined ? refused(words.noCase) : refused(words.noKillingCase, { mutant: wanted.id });
    return { message: say(view, words.caseAdded, { id: String(given) }), isFine: true, edit };
  }
  if (command === tryMutantsCommand) {
    const { killed, failing, survivors } = yield* tryMutants(view, rulebook, String(given));
    const values = { killed, failing, surviving: survivors.length, all: killed + survivors.length };
    const message = [say(view, words.mutantsTried, values), failing > 0 ? say(view, words.failUnchanged, values) : ''];
    return { message: message.join(' ').trim(), isFine: survivors.length + failing === 0, survivors };
  }
  const runs = runCases(view, rulebook, Object(given) as WantedCases);
  const failed = runs.filter(({ failures }) => failures.length > 0).length;
  const values = { held: runs.length - failed, failed };
  return { message: say(view, failed > 0 ? words.casesFailed : words.casesHeld, values), isFine: failed === 0, runs };
}
