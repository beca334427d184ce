import { nearest } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, listed } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Call } from '../command.js';
import type { FoundReport } from './findings.js';
import { asGithub, asLines } from './lines.js';

/** Formats for other programs, besides text for people and JSON. */
const writers: { readonly [form: string]: (report: FoundReport, lang: Lang) => string } = {
  line: asLines,
  github: asGithub,
};

const forms = Object.keys(writers);

/**
 * Writes a report in the requested format.
 *
 * @returns whether one was requested; otherwise the command writes for people, or JSON
 * @throws DiagnosticError for an unknown format
 */
export function printReport(call: Call, report: FoundReport): boolean {
  const form = formOf(call);
  if (form === undefined) return false;
  const text = writtenAs(form, { ...report, findings: [...call.notes, ...report.findings] }, call.lang);
  if (text !== '') call.print(text);
  return true;
}

/** @throws DiagnosticError for an unknown format */
export function formOf(call: Call): string | undefined {
  const form = call.value('format');
  if (form === undefined) return undefined;
  if (!forms.includes(form)) {
    const values = { form, forms: listed(forms) };
    throw new DiagnosticError([
      diagnostic('cli.unknown-format', { at: call.atOption('format'), values, suggestion: nearest(form, forms) }),
    ]);
  }
  return form;
}

/** A report in a form, by its name. */
export const writtenAs = (form: string, report: FoundReport, lang: Lang): string => writers[form]?.(report, lang) ?? '';

/** The format requested on a command line that is not parsed yet. */
export function formAmong(args: readonly string[]): string | undefined {
  const at = args.indexOf('--format');
  const form = at < 0 ? args.find((arg) => arg.startsWith('--format='))?.slice('--format='.length) : args[at + 1];
  return form !== undefined && Object.hasOwn(writers, form) ? form : undefined;
}
