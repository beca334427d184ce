import type { Lang } from '../../../src/engine/model/words.js';
import { type FoundCase, type FoundReport, findingOf } from './findings.js';

/** JUnit's XML, which servers of continuous integration read: a test case for each thing that was looked at. */
export function asJunit({ command, findings, cases = casesOf(command, findings) }: FoundReport, lang: Lang): string {
  const failures = cases.filter((one) => one.findings.length > 0).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="tavolata" ${counts}>`,
    `  <testsuite name="tavolata ${command}" ${counts} skipped="0">`,
    ...cases.flatMap((one) => caseLines(one, lang)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

/** What was found by file; a command that finds nothing is one test that holds. */
function casesOf(command: string, findings: FoundReport['findings']): readonly FoundCase[] {
  if (findings.length === 0) return [{ name: command, file: 'tavolata', findings: [] }];
  const files = [...new Set(findings.map(({ at }) => at?.source.file ?? 'tavolata'))];
  return files.map((file) => {
    return { name: command, file, findings: findings.filter(({ at }) => (at?.source.file ?? 'tavolata') === file) };
  });
}

function caseLines({ name, file, findings }: FoundCase, lang: Lang): readonly string[] {
  const head = `    <testcase classname="${xml(file)}" name="${xml(name)}"`;
  if (findings.length === 0) return [`${head}/>`];
  const lines = findings.map((one) => {
    const { whole, code, at } = findingOf(one, lang);
    const place = at === undefined ? '' : `${at.file}:${at.line}:${at.column}: `;
    return `      <failure type="${xml(code)}" message="${xml(whole)}">${xml(place + whole)}</failure>`;
  });
  return [`${head}>`, ...lines, '    </testcase>'];
}

/** Control characters cannot stand in XML at all, not even escaped. */
const xml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
