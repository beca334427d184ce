import type { Diagnostic, DiagnosticJson, Severity } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { didYouMean, fill, toJson } from 'tavolata/workspace';

/** What a command has found, for a form that another program reads. */
export interface FoundReport {
  readonly findings: readonly Diagnostic[];
}

/** A finding with its words and its place, as every form needs them. */
export interface WordedFinding extends DiagnosticJson {
  /** Message, what was probably meant, and what to do about it. */
  readonly whole: string;
}

/** A diagnostic in the words of one language. */
export function findingOf(one: Diagnostic, lang: Lang): WordedFinding {
  const json = toJson(one, lang);
  const { message, suggestion, help } = json;
  const meant = suggestion === undefined ? '' : fill(didYouMean[lang], { word: suggestion }, lang);
  return { ...json, whole: [message, meant, help].filter((part) => part !== '').join(' ') };
}

/** Words for severities that programs know, whatever the language of the output is. */
export const fixedSeverities: { readonly [severity in Severity]: 'error' | 'warning' | 'info' } = {
  error: 'error',
  warning: 'warning',
  advice: 'info',
};
