import type { Lang } from 'tavolata/runtime';
import { harmless, listed } from 'tavolata/workspace';
import type { Call } from '../command.js';
import { notAmong, refuse } from '../refusing.js';
import { type FoundReport, findingOf, fixedSeverities } from './findings.js';

/** One line for each finding: `file:line:column: severity: message [code]`, with severities in English, as problem matchers want them. */
const asLines = ({ findings }: FoundReport, lang: Lang): string =>
  findings
    .map((one) => {
      const { at, severity, whole, code } = findingOf(one, lang);
      const place = at === undefined ? 'tavolata:1:1' : `${at.file}:${at.line}:${at.column}`;
      return harmless(`${place}: ${fixedSeverities[severity]}: ${whole} [${code}]`);
    })
    .join('\n');

const levels = { error: 'error', warning: 'warning', advice: 'notice' } as const;

/** Annotations of GitHub Actions: commands in the output that are shown beside the lines of a change. */
const asGithub = ({ findings }: FoundReport, lang: Lang): string =>
  findings
    .map((one) => {
      const { at, severity, whole, code } = findingOf(one, lang);
      const place = at && {
        file: at.file.replaceAll('\\', '/'),
        line: at.line,
        endLine: at.endLine,
        // Columns are shown only where a finding does not reach over several lines.
        ...(at.line === at.endLine && { col: at.column, endColumn: at.endColumn }),
      };
      const properties = Object.entries({ ...place, title: code }).map(
        ([key, value]) => `${key}=${property(String(value))}`,
      );
      return `::${levels[severity]} ${properties.join(',')}::${escaped(whole)}`;
    })
    .join('\n');

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

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

/** The format requested on a command line that is not parsed yet. */
export function formAmong(args: readonly string[]): string | undefined {
  const at = args.indexOf('--format');
  const form = at < 0 ? args.find((arg) => arg.startsWith('--format='))?.slice('--format='.length) : args[at + 1];
  return form !== undefined && Object.hasOwn(writers, form) ? form : undefined;
}
