import { describe, expect, it } from 'vitest';
import { lineAndColumn } from '../../src/frontend/text/source.js';
import { formatCases } from '../../tools/check/cases/format.js';
import { read } from './notation.js';

const caseOf = (...lines: readonly string[]): string =>
  ['case a', 'en Two bears.', 'it Due orsi.', ...lines, ''].join('\n');

/** What the lines of a case mean, and the codes and columns of what is wrong with them. */
function meant(...lines: readonly string[]) {
  const text = caseOf(...lines);
  const { scenarios, diagnostics } = read(text);
  const faults = diagnostics.map(({ code, at }) => {
    const { line, column } = lineAndColumn({ file: 'some.cases', text }, at!.start);
    return `${code} ${line}:${column}`;
  });
  return { scenarios, faults };
}

describe('statements on one line', () => {
  const several = [
    'table all-six-range',
    '  object bear: a creature of A',
    '  object ox, cow: a creature of B, tapped',
    '  object plain',
    '  turn t: number 1 of A in declare-attackers',
    'ask mayAttack(bear, D) = denied',
    '  because range.no-attack-outside',
    '  nearly combat.may-attack',
    'send concedes(F)',
    '  then playerDeparted(F)',
    "  and outcomeRecorded(F, 'lost')",
    'verify',
  ] as const;
  const one = [
    'table all-six-range',
    '  object bear: a creature of A; ox, cow: a creature of B, tapped; plain; turn t: number 1 of A in',
    '    declare-attackers',
    'ask mayAttack(bear, D) = denied; because range.no-attack-outside; nearly combat.may-attack',
    "send concedes(F); then playerDeparted(F); and outcomeRecorded(F, 'lost'); verify",
  ] as const;

  it('mean what they mean below one another', () => {
    const { scenarios, faults } = meant(...one);
    expect(faults).toEqual([]);
    expect(scenarios).toHaveLength(1);
    expect(scenarios).toEqual(meant(...several).scenarios);
  });

  it('stay on one line when they are laid out', () => {
    const text = caseOf(...one);
    expect(formatCases({ file: 'some.cases', text }).text).toBe(text);
    const untidy = text.replaceAll('; ', ' ;   ');
    expect(formatCases({ file: 'some.cases', text: untidy }).text).toBe(text);
  });

  it.each([
    ['ask= []', 'ask = []'],
    ['ask f(x) = ; ask 1 = 1', 'ask f(x) =; ask 1 = 1'],
    ['  marker m: finished;; n: finished', '  marker m: finished; n: finished'],
    ['  marker m: finished\n; verify', '  marker m: finished\nverify'],
  ])('mean the same when they are laid out: %s', (line, laid) => {
    expect(formatCases({ file: 'some.cases', text: caseOf('table: A', line) }).text).toBe(caseOf('table: A', laid));
  });

  it('may be about things that are called like the first word of a line', () => {
    const { scenarios, faults } = meant('table: Ann', '  object bear: a creature of Ann; case; then: tapped', 'verify');
    expect(faults).toEqual([]);
    expect(scenarios).toMatchObject([
      { table: { objects: [{ id: 'bear' }, { id: 'case' }, { id: 'then', tapped: true }] } },
    ]);
  });

  it.each([
    ['a fact that there is not', '  object bear: a creature of A; ox: taped', 'cases.unknown-fact 5:37'],
    ['a thing for the second time', '  object bear: a creature of A; bear: tapped', 'cases.thing-twice 5:33'],
    ['a word that begins no line', '  object bear: a creature of A; trun t: number 1', 'cases.unknown-line 5:33'],
    ['a colon left out', '  object bear: a creature of A; ox, cow tapped', 'cases.no-colon 5:41'],
  ])('show where a mistake is: %s', (_, line, fault) => {
    expect(meant('table all-six-range', line, 'verify').faults).toEqual([fault]);
  });

  it('show where a mistake is: behind a question', () => {
    const { faults } = meant('table all-six-range', 'ask 1 = 1; becuase range.no-attack-outside');
    expect(faults).toEqual(['cases.unknown-line 5:12']);
    expect(meant('table all-six-range', 'ask 1; because range.no-attack-outside').faults).toEqual([
      'cases.no-answer 5:6',
    ]);
  });
});
