import type { Lang } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { notAmong, refuse } from '../among.js';
import type { Call } from '../command.js';
import type { FoundReport } from './findings.js';
import { asGithub, asLines } from './lines.js';

/** Forms that other programs read, besides the one for people and JSON. */
const writers: { readonly [form: string]: (report: FoundReport, lang: Lang) => string } = {
  line: asLines,
  github: asGithub,
};

const forms = Object.keys(writers);

/**
 * Writes a report in the form that was asked for.
 *
 * @returns whether one was asked for; else the command writes for people, or JSON
 * @throws DiagnosticError for a form that there is not
 */
export function printReport(call: Call, report: FoundReport): boolean {
  const form = formOf(call);
  if (form === undefined) return false;
  const text = writtenAs(form, { ...report, findings: [...call.notes, ...report.findings] }, call.lang);
  if (text !== '') call.print(text);
  return true;
}

/** @throws DiagnosticError for a form that there is not */
export function formOf(call: Call): string | undefined {
  const form = call.value('format');
  if (form === undefined) return undefined;
  refuse(
    notAmong(call, 'format', {
      known: forms,
      code: 'cli.unknown-format',
      valuesOf: () => ({ form, forms: listed(forms) }),
    }),
  );
  return form;
}

/** A report in a form, by its name. */
export const writtenAs = (form: string, report: FoundReport, lang: Lang): string => writers[form]?.(report, lang) ?? '';

/** The form that is asked for on a command line that is not understood yet. */
export function formAmong(args: readonly string[]): string | undefined {
  const at = args.indexOf('--format');
  const form = at < 0 ? args.find((arg) => arg.startsWith('--format='))?.slice('--format='.length) : args[at + 1];
  return form !== undefined && Object.hasOwn(writers, form) ? form : undefined;
}
