import type { Lang } from '../../../src/engine/model/words.js';
import type { Diagnostic, Severity } from '../../../src/frontend/diagnostics/diagnostic.js';
import { fill } from '../../../src/frontend/diagnostics/fill.js';
import { type DiagnosticJson, didYouMean, toJson } from '../../../src/frontend/diagnostics/render.js';

/** Something that was looked at, as a scenario or a file, with what was found in it. */
export interface FoundCase {
  readonly name: string;
  readonly file: string;
  readonly findings: readonly Diagnostic[];
}

/** What a command has found, for a form that another program reads. */
export interface FoundReport {
  readonly command: string;
  readonly findings: readonly Diagnostic[];
  /** Everything that was looked at, where a form counts what is in order as well. */
  readonly cases?: readonly FoundCase[];
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

/** Paths with `/` on every system, as other programs expect them. */
export const uriOf = (file: string): string =>
  file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':');

/** Words for severities that programs know, whatever the language of the output is. */
export const fixedSeverities: { readonly [severity in Severity]: 'error' | 'warning' | 'info' } = {
  error: 'error',
  warning: 'warning',
  advice: 'info',
};
