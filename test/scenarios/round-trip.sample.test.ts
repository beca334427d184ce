import { describe, expect, it } from 'vitest';
import { unfolded } from '../../grammar/cases/lines.js';
import type { CasePlace } from '../../grammar/cases/located.js';
import { parseExpression } from '../../grammar/parse.js';
import { Random } from '../../src/engine/setup/random.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { pointer } from '../../src/frontend/text/document.js';
import { formatCases } from '../../tools/check/cases/format.js';
import { answerText, planText, writtenCases } from '../../tools/check/cases/write.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { edited } from '../../tools/check/scenarios/update.js';
import { amount, rotating, sampleOf, someOf } from '../amount.js';
import { allScenarios } from '../rules/rulebook.js';
import { normal, notation, read } from './notation.js';

const sample = sampleOf(
  scenariosOf(allScenarios()).map(({ scenario }) => scenario),
  { quick: 60, full: 400 },
);
const ids = new Set<string>();
const scenarios = sample.filter(({ id }) => !ids.has(id) && ids.add(id));
const text = writtenCases(scenarios, notation);
const source = { file: 'some.cases', text };
const { document, diagnostics } = readDocument(source, 'scenarios', notation);
const back = scenariosOf([document!]).map(({ scenario }) => scenario);
const random = new Random(rotating);

const valueAt = (at: string): unknown =>
  at
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, key) => Object(inside)[key], document!.value);

/** Whatever has a place of its own, by JSON Pointer. */
const placesIn = ({ parts = {} }: CasePlace, around = ''): readonly (readonly [at: string, CasePlace])[] =>
  Object.entries(parts).flatMap(([key, one]) => {
    const at = `${around}/${key}`;
    return [...(one.start === undefined ? [] : [[at, one] as const]), ...placesIn(one, at)];
  });

describe('cases as lines', () => {
  it('say what JSON says', () => {
    expect(diagnostics).toEqual([]);
    expect(back.length).toBe(scenarios.length);
    for (const [index, scenario] of scenarios.entries()) expect(normal(back[index]!)).toEqual(normal(scenario));
  });

  it('lead to the place of each value', () => {
    const places = placesIn(read(text).places);
    const wrong = places.flatMap(([at, { start, end }]) => {
      const value = valueAt(at);
      const said = unfolded(text.slice(start, end));
      const known =
        typeof value === 'string' ? [value, `'${value.replaceAll("'", "''")}'`] : [answerText(value as never)];
      // Things of a table that is another's lead to where that is named, `requires` says two facts, and `chance` is nobody.
      const isOk =
        known.includes(said) ||
        typeof value !== 'string' ||
        /^(requires|chance)$/.test(said) ||
        /\/table\/\w+\/\d+\/id$/.test(at);
      return isOk && said !== '' ? [] : [`${at}: ${JSON.stringify(value)} at ${said}`];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(places.length).toBeGreaterThan(scenarios.length * 10);
  });

  it('have expressions whose places are those in the file, folded or not', () => {
    let folds = 0;
    for (const [index, { steps }] of back.entries())
      for (const number of steps.keys()) {
        const { ask } = steps[number] as { readonly ask?: string };
        if (ask === undefined) continue;
        const located = document!.text(pointer('scenarios', index, 'steps', number, 'ask'));
        expect(located.text).toBe(ask);
        const at = ask.lastIndexOf('(');
        if (at < 0) continue;
        const place = located.place(at, at + 1);
        expect(text.slice(place.start, place.end)).toBe('(');
        if (text.slice(located.span.start, located.span.end).includes('\n')) folds++;
        const broken = { ...located, text: `${ask.slice(0, at)})${ask.slice(at + 1)}` };
        for (const one of parseExpression(broken).diagnostics) expect(one.at?.source.file).toBe('some.cases');
      }
    expect(folds).toBeGreaterThanOrEqual(0);
  });

  it('have one layout, which keeps comments', () => {
    expect(formatCases(source).text).toBe(text);
    const untidy = text
      .split('\n')
      .flatMap((line, number) => {
        const comment = random.below(7) === 0 && !/^ {4}/.test(line) && line !== '' ? [`# note ${number}`] : [];
        const isLine = !/^(?: {4}|$)/.test(line) && random.below(3) === 0;
        return [...comment, isLine ? line.replace(/^(\s*\w+) /, '$1   ').replace(/^ {2}/, '   ') : line];
      })
      .join(random.below(2) === 0 ? '\n' : '\r\n');
    const laid = formatCases({ file: 'some.cases', text: `\ufeff${untidy}` }).text!;
    const isNote = (line: string): boolean => /^\s*#/.test(line);
    expect(laid.split('\n').filter(isNote).length).toBe(untidy.split('\n').filter(isNote).length);
    expect(
      laid
        .split('\n')
        .filter((line) => !isNote(line))
        .join('\n'),
    ).toBe(text);
    expect(formatCases({ file: 'some.cases', text: laid }).text).toBe(laid);
  });

  it('stand although one of them is broken', () => {
    const begins = [...text.matchAll(/^case .*$/gm)].map(({ index }) => index);
    // The whole text is read anew for each of them.
    for (const begin of someOf(begins, amount(8, 12))) {
      const ends = [...text.slice(begin).matchAll(/^ask|^send/gm)];
      const at = begin + (ends[0]?.index ?? 5);
      const { scenarios: left } = read(`${text.slice(0, at)}x${text.slice(at)}`);
      expect(left.length).toBe(scenarios.length - 1);
    }
  });

  it('take another answer or plan in the place of the one that stands there', () => {
    const edits = back.flatMap(({ id, steps }, index) =>
      steps.flatMap((step, number) => {
        const key = 'plan' in step && step.plan !== undefined ? 'plan' : 'answer' in step ? 'answer' : undefined;
        if (key === undefined) return [];
        const { start, end } = document!.at(pointer('scenarios', index, 'steps', number, key));
        const now = key === 'plan' ? planText([['a(b)', 'c'], ['d']]) : answerText(['it is', 12, 'none']);
        return [{ file: source.file, start, end, text: now, scenario: id, step: number }];
      }),
    );
    const { document: after } = readDocument(
      { file: 'some.cases', text: edited(source, edits) },
      'scenarios',
      notation,
    );
    const expected = back.map((scenario) => ({
      ...scenario,
      steps: scenario.steps.map((step) => ({
        ...step,
        ...('plan' in step && step.plan !== undefined
          ? { plan: [['a(b)', 'c'], ['d']] }
          : 'answer' in step && { answer: ['it is', 12, 'none'] }),
      })),
    }));
    for (const [index, { scenario }] of scenariosOf([after!]).entries()) expect(scenario).toEqual(expected[index]);
  });
});
