import countBy from 'lodash/countBy.js';
import groupBy from 'lodash/groupBy.js';
import { byNumber } from '../check/numbers.js';
import type { Call } from '../cli/command.js';
import texts from './conformance.json' with { type: 'json' };
import type { Introduction } from './protocol.js';
import type { CaseResult } from './run.js';
import type { UnknownName } from './unknown-names.js';

const words = texts.words;

const outcomes = ['passed', 'failed', 'skipped', 'unasked'] as const;

/** Most missing capabilities listed, the most frequent ones. */
const MOST_MISSING = 12;

/** Number of cases by outcome. */
const countsOf = (results: readonly CaseResult[]): { readonly [outcome in CaseResult['outcome']]: number } => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  unasked: 0,
  ...countBy(results, ({ outcome }) => outcome),
});

/** What is wrong with a failed case, one line for each fault. */
const failureLines = ({ say }: Pick<Call, 'say'>, { failures, error, lost }: CaseResult): readonly string[] => [
  ...failures.map(({ asked, what, expected, got }) =>
    say(what === '' ? words.answer : words.mismatch, {
      asked,
      what,
      expected: JSON.stringify(expected),
      got: JSON.stringify(got),
    }),
  ),
  ...(error === undefined ? [] : [say(words.error, error)]),
  ...(lost === undefined ? [] : [say(words.unanswered, { ...lost, why: say(words.lost[lost.why], lost) })]),
];

/** Unknown names that an engine declares, one line each. */
export const unknownLines = ({ say }: Pick<Call, 'say'>, unknown: readonly UnknownName[]): readonly string[] => [
  ...unknown.map(({ list, name, suggestion }) => {
    const said = list === '' ? say(words.unknownKey, { name }) : say(words.unknownName, { list, name });
    return suggestion === undefined ? said : `${said} ${say(words.meant, { suggestion })}`;
  }),
  ...(unknown.length === 0 ? [] : ['']),
];

/** The results for people: a table by rule, what failed, why cases were skipped or not asked, and the totals. */
export function reportLines(call: Call, { name }: Introduction, results: readonly CaseResult[]): readonly string[] {
  const heads = [words.columns.rule, ...outcomes.map((one) => words.columns[one])].map((one) => call.say(one));
  const byRule = Object.entries(groupBy(results, ({ case: { rule } }) => rule))
    .filter(([, own]) => own.some(({ outcome }) => outcome !== 'unasked'))
    .sort(([a], [b]) => byNumber(a, b))
    .map(([rule, own]) => [rule, ...outcomes.map((one) => String(countsOf(own)[one] || '–'))]);
  const widths = heads.map((head, index) =>
    Math.max(...[head, ...byRule.map((row) => row[index]!)].map((one) => one.length)),
  );
  const row = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join('  ');
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const counts = countsOf(results);
  return [
    ...(byRule.length === 0 ? [] : [call.paint('bold', row(heads)), ...byRule.map(row), '']),
    ...failed.flatMap((one) => [
      call.paint(['bold', 'red'], `${one.case.rule} ${one.case.id}`),
      `  ${one.case.summary[call.lang]}`,
      ...failureLines(call, one).map((line) => `  - ${line}`),
      '',
    ]),
    ...listLines(
      call.say(words.skipped),
      results.map(({ skipped }) => skipped && [skipped.reason, skipped.link].filter(Boolean).join(' ')),
    ),
    ...listLines(
      call.say(words.unasked),
      results.flatMap(({ missing = [] }) => missing),
    ),
    ...(results.some(isUntried) ? [call.paint('yellow', call.say(words.gaveUp)), ''] : []),
    call.paint(['bold', counts.failed > 0 ? 'red' : 'green'], call.say(words.total, { name, ...counts })),
  ];
}

const isUntried = ({ outcome, missing }: CaseResult): boolean => outcome === 'unasked' && missing?.length === 0;

function listLines(title: string, all: readonly (string | undefined)[]): readonly string[] {
  const counted = Object.entries(countBy(all.filter((one) => one !== undefined))).sort(([, a], [, b]) => b - a);
  if (counted.length === 0) return [];
  const shown = counted.slice(0, MOST_MISSING).map(([text, count]) => `  ${text} (${count})`);
  return [title, ...shown, ...(counted.length > MOST_MISSING ? ['  …'] : []), ''];
}

const escaped = (text: string): string =>
  text.replace(/[<>&"\p{Cc}]/gu, (sign) => (/\p{Cc}/u.test(sign) ? ' ' : `&#${sign.charCodeAt(0)};`));

/** The results as JUnit XML: a test for each case, with its rule as class. */
export function junitOf(
  call: Pick<Call, 'say' | 'lang'>,
  { name }: Introduction,
  results: readonly CaseResult[],
): string {
  const counts = countsOf(results);
  const cases = results.map((one) => {
    const inside =
      one.outcome === 'failed'
        ? `<failure message="${escaped(failureLines(call, one).join('; '))}"/>`
        : one.outcome === 'passed'
          ? ''
          : `<skipped message="${escaped(one.skipped?.reason ?? (one.missing ?? []).join(', '))}"/>`;
    const { id, rule, summary } = one.case;
    return `<testcase classname="${escaped(rule)}" name="${escaped(`${id}: ${summary[call.lang]}`)}">${inside}</testcase>\n`;
  });
  const sums = `tests="${results.length}" failures="${counts.failed}" skipped="${counts.skipped + counts.unasked}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="${escaped(name)}" ${sums}>\n${cases.join('')}</testsuite>\n</testsuites>\n`;
}

/** How results differ from a list of passing cases, by id. */
export interface ListDifference {
  readonly regressed: readonly string[];
  readonly gained: readonly string[];
  readonly stale: readonly string[];
}

/** @param listed the ids expected to pass; all others are not */
export function differenceFrom(listed: readonly string[], results: readonly CaseResult[]): ListDifference {
  const passed = new Set(passingIn(results));
  const all = new Set(results.map(({ case: { id } }) => id));
  return {
    regressed: listed.filter((id) => all.has(id) && !passed.has(id)),
    gained: [...passed].filter((id) => !listed.includes(id)),
    stale: listed.filter((id) => !all.has(id)),
  };
}

/** The ids of passing cases, in order. */
export const passingIn = (results: readonly CaseResult[]): readonly string[] =>
  results
    .filter(({ outcome }) => outcome === 'passed')
    .map(({ case: { id } }) => id)
    .sort();
