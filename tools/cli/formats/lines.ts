import type { Lang } from 'tavolata/runtime';
import { harmless } from 'tavolata/workspace';
import { type FoundReport, findingOf, fixedSeverities } from './findings.js';

/**
 * One line for each finding: `file:line:column: severity: message [code]`, with severities in English, as problem
 * matchers require.
 */
export const asLines = ({ findings }: FoundReport, lang: Lang): string =>
  findings
    .map((one) => {
      const { at, severity, whole, code } = findingOf(one, lang);
      const place = at === undefined ? 'tavolata:1:1' : `${at.file}:${at.line}:${at.column}`;
      return harmless(`${place}: ${fixedSeverities[severity]}: ${whole} [${code}]`);
    })
    .join('\n');

const levels = { error: 'error', warning: 'warning', advice: 'notice' } as const;

/** Annotations of GitHub Actions: commands in the output that are shown next to the lines of a change. */
export const asGithub = ({ findings }: FoundReport, lang: Lang): string =>
  findings
    .map((one) => {
      const { at, severity, whole, code } = findingOf(one, lang);
      const place = at && {
        file: at.file.replaceAll('\\', '/'),
        line: at.line,
        endLine: at.endLine,
        // Columns are shown only for a finding on a single line.
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
