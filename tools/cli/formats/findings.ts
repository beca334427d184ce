import type { Diagnostic, DiagnosticJson, Severity } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { didYouMean, fill, toJson } from 'tavolata/workspace';

/** The findings of a command, for a form that another program reads. */
export interface FoundReport {
  readonly findings: readonly Diagnostic[];
}

/** A finding with its message and its place, which every form needs. */
export interface WordedFinding extends DiagnosticJson {
  /** The message, a suggestion of what was meant, and what to do about it. */
  readonly whole: string;
}

/** A diagnostic worded in one language. */
export function findingOf(one: Diagnostic, lang: Lang): WordedFinding {
  const json = toJson(one, lang);
  const { message, suggestion, help } = json;
  const meant = suggestion === undefined ? '' : fill(didYouMean[lang], { word: suggestion }, lang);
  return { ...json, whole: [message, meant, help].filter((part) => part !== '').join(' ') };
}

/** Severities as other programs know them, independent of the output language. */
export const fixedSeverities: { readonly [severity in Severity]: 'error' | 'warning' | 'info' } = {
  error: 'error',
  warning: 'warning',
  advice: 'info',
};
