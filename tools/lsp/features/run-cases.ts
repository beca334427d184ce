import type { Rulebook } from 'tavolata/runtime';
import { type JsonDocument, pointer, type Span } from 'tavolata/workspace';
import type { Diagnostic, Range } from 'vscode-languageserver';
import { failuresOf } from '../../check/failures.js';
import { type PlacedScenario, playing } from '../../check/plays.js';
import { rangeOf, type View } from '../view.js';
import { toDiagnostic } from './findings.js';

/** Runs cases: those of an entry or of a file, or single ones; without arguments all. */
export const runCasesCommand = 'tavolata.runCases';

/** Which cases to run. */
export interface WantedCases {
  /** Cases that name this entry. */
  readonly entry?: string;
  /** Cases of this file. */
  readonly uri?: string;
  /** Cases with these ids. */
  readonly cases?: readonly string[];
  /** True if the editor itself shows the results. */
  readonly isQuiet?: boolean;
}

/** The result of a case. */
export interface CaseRun {
  readonly id: string;
  readonly uri: string;
  readonly range: Range;
  /** The failures, with places in the file; empty if the case passes. */
  readonly failures: readonly Diagnostic[];
}

/** Plays the selected cases, each in the first, the last and a middle edition of those in which it holds. */
export function runCases(view: View, rulebook: Rulebook, wanted: WantedCases): readonly CaseRun[] {
  const documents = view.workspace.linked?.documents.scenarios ?? [];
  const plays = playing(rulebook, documents, (placed) => isWanted(view, placed, wanted));
  return plays.map((play): CaseRun => {
    const { document, index } = play.placed;
    return {
      id: play.id,
      uri: view.uriOf(document.source.file),
      range: rangeOf(headOf(document, index)),
      failures: failuresOf(rulebook, play).map((one) => toDiagnostic(view, one.diagnostic)),
    };
  });
}

/** The id of a case in its file. */
export const headOf = (document: JsonDocument, index: number): Span => document.at(pointer('scenarios', index, 'id'));

function isWanted(view: View, { scenario, document }: PlacedScenario, { entry, uri, cases }: WantedCases): boolean {
  if (uri !== undefined && view.uriOf(document.source.file) !== uri) return false;
  if (cases !== undefined && !cases.includes(scenario.id)) return false;
  return entry === undefined || namesEntry(scenario, entry) !== undefined;
}

/** Whether an entry decides a case, or nearly does; undefined if the case does not name it. */
export function namesEntry(scenario: PlacedScenario['scenario'], entry: string): 'because' | 'nearly' | undefined {
  const names = (key: 'because' | 'nearly'): boolean =>
    scenario.steps.some((step) =>
      (Object(step) as { readonly [key: string]: readonly string[] })[key]?.includes(entry),
    );
  return names('because') ? 'because' : names('nearly') ? 'nearly' : undefined;
}
