import { describe, expect, it } from 'vitest';
import { fill } from '../../src/frontend/diagnostics/fill.js';
import type { Call } from '../../tools/cli/command.js';
import { differenceFrom, junitOf, passingIn, reportLines, unknownLines } from '../../tools/conformance/report.js';
import { conform } from '../../tools/conformance/run.js';
import { shipped } from '../rules/rulebook.js';
import { ownEngine } from './own-engine.js';
import { inProcess, shippedCases, suiteOf } from './suite.js';

const own = ownEngine(shipped());
const ids = ['800.4-of-three', '801.2a-1', '801.2a-2', '806.2-defaults', '807.4b-sixteen'];

/** Five cases, of which one fails, one is skipped, one not asked, and one lost. */
const [introduction, results] = await conform(suiteOf(shippedCases().filter(({ id }) => ids.includes(id))), () =>
  inProcess((request) => {
    const answer = own(request);
    if (request.do === 'hello') return { ...answer, name: 'a <b> & "c"', variants: ['free-for-all'] };
    if (request.do === 'open' && request.case === '801.2a-1')
      return { skipped: 'no <range>', link: 'https://example.org/1' };
    return request.do === 'ask' && request.question === 'playersIn' ? { answer: ['A'] } : answer;
  }),
);

const call = (lang: 'en' | 'it') =>
  ({
    lang,
    paint: (_: unknown, text: string) => text,
    say: (words, values = {}) => fill(words[lang], values, lang),
  }) as Call;

describe('what is reported', () => {
  it.each(['en', 'it'] as const)('is a table by rule, what failed and why, in %s', (lang) => {
    expect(`\n${reportLines(call(lang), introduction, results).join('\n')}\n`).toMatchSnapshot();
  });

  it('begins with names that there are not', () => {
    const unknown = [{ list: 'questions', name: 'mayAtack', suggestion: 'mayAttack' }] as const;
    expect(unknownLines(call('en'), unknown)[0]).toContain(
      '“mayAtack” in questions: there is none. Did you mean “mayAttack”?',
    );
    expect(unknownLines(call('it'), unknown)[0]).toContain('Intendevi «mayAttack»?');
  });

  it('is JUnit, too, with every case', () => {
    const xml = junitOf(call('en'), introduction, results);
    expect(xml).toMatchSnapshot();
  });

  it('differs from a list by what fails, what has come to pass, and what there is not', () => {
    expect(passingIn(results)).toEqual(['801.2a-2', '806.2-defaults']);
    expect(differenceFrom(['800.4-of-three', '801.2a-1', '801.2a-2', 'no-such'], results)).toEqual({
      regressed: ['800.4-of-three', '801.2a-1'],
      gained: ['806.2-defaults'],
      stale: ['no-such'],
    });
    expect(differenceFrom(passingIn(results), results)).toEqual({ regressed: [], gained: [], stale: [] });
  });
});
