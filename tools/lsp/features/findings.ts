import type { Diagnostic as Finding } from 'tavolata/compiler';
import { didYouMean, fill, hasErrors, toJson } from 'tavolata/workspace';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import { withoutSuppressed } from '../../check/suppressions.js';
import { locationOf, rangeOf, type View } from '../view.js';

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  advice: DiagnosticSeverity.Information,
} as const;

/** What a quick fix needs from a finding. */
export interface FindingData {
  readonly suggestion?: string;
  readonly keys?: string;
}

/**
 * All findings, by path, except those that the rules suppress with a reason. A finding without a place belongs to the
 * file that it names.
 */
export function findingsByFile({ workspace }: View): ReadonlyMap<string, readonly Finding[]> {
  const all = [...workspace.diagnostics.values()].flat();
  const documents = workspace.linked?.documents;
  // Unused suppressions are reported by `check`, which looks for everything.
  const suppressing = documents === undefined ? all : withoutSuppressed(all, documents, 'all');
  // What a suppression names may be in the faulty part.
  const left = hasErrors(all) ? suppressing.filter(({ code }) => code !== 'check.suppressed-nowhere') : suppressing;
  const files = new Map<string, Finding[]>();
  for (const one of left) {
    const file = one.at?.source.file ?? String(one.values['file'] ?? workspace.paths[0] ?? '');
    files.set(file, [...(files.get(file) ?? []), one]);
  }
  return files;
}

/** A finding as editors show it: plain text, at its first place, with the others as related places. */
export function toDiagnostic(view: View, one: Finding): Diagnostic {
  const { lang } = view;
  const { message, help, also = [] } = toJson(one, lang);
  const { suggestion, values } = one;
  const meant = suggestion === undefined ? '' : fill(didYouMean[lang], { word: suggestion }, lang);
  const keys = one.code === 'schema.missing-key' ? String(values['keys'] ?? '') : undefined;
  const data: FindingData = { ...(suggestion !== undefined && { suggestion }), ...(keys !== undefined && { keys }) };
  return {
    range:
      one.at === undefined ? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } : rangeOf(one.at),
    severity: severities[one.severity],
    code: one.code,
    source: 'tavolata',
    message: [message, help, meant].filter((part) => part !== '').join('\n'),
    ...(/^lint\.unused/.test(one.code) && { tags: [DiagnosticTag.Unnecessary] }),
    ...(also.length > 0 && {
      relatedInformation: also.map(({ label }, index) => ({
        location: locationOf(view, one.also![index]!.at),
        message: label,
      })),
    }),
    data,
  };
}
