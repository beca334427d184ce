import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/frontend/read/json.js';
import { arrange, type Rulebook } from '../../src/index.js';
import { rangeOf } from '../../tools/check/numbers.js';
import { datedNumbers } from '../../tools/check/reach.js';
import type { EditionDigests } from '../../tools/official/digests.js';
import { cached, said } from '../cli/session.js';

const dates = ['2010-01-01', '2015-01-01', '2020-01-01'];
const rulebook = { entries: [], editions: dates.map((date) => ({ date })) } as unknown as Rulebook;
const digest = (date: string, list: string): EditionDigests => ({
  date,
  texts: { en: { sections: 'all', numbers: { '999': list }, rules: {} } },
});
const digests = [digest('2010-01-01', '1 2'), digest('2015-01-01', '1 2ab 3'), digest('2020-01-01', '1 3')];

function found(number: string, since: string, until?: string): readonly string[] {
  const scenario = { id: 'x', rules: [number], since, table: { setup: {} }, ...(until && { until }), steps: [] };
  const { document } = readJson({ file: 'x.json', text: JSON.stringify({ scenarios: [scenario] }) });
  if (document === undefined) throw new Error('no document');
  return datedNumbers(rulebook, [document], digests).map(({ code }) => code);
}

describe('a number that a scenario is about', () => {
  it('stands in some edition', () => {
    expect(found('999.9', '2010-01-01')).toEqual(['check.number-nowhere']);
    expect(found('999.2b', '2010-01-01')).toEqual([]);
    // Of sections that are not at hand nobody knows.
    expect(found('998.1', '2010-01-01')).toEqual([]);
  });

  it('stands in an edition in which it holds, unless it shows how things were before', () => {
    expect(found('999.2', '2020-01-01')).toEqual(['check.number-not-then']);
    expect(found('999.3', '2010-01-01', '2015-01-01')).toEqual([]);
  });
});

describe('an edition with which no entry was compared', () => {
  const entries = [{ id: 'a.b', confirmed: '2015-01-01', numbered: {}, since: '2010-01-01' }];
  const vocabulary = { layers: {}, entities: {}, enumerations: {}, questions: {}, events: {}, slots: 0 };
  const noticed = (edition: string, list: readonly object[] = entries) =>
    arrange({ ...rulebook, vocabulary, entries: list, matters: {} } as unknown as Rulebook, { edition }).notices;

  it('is newer than the rules, though it is listed', () => {
    expect(noticed('2015-06-01')).toEqual([]);
    expect(noticed('2020-01-01')).toEqual([
      { code: 'edition-newer', values: { asked: '2020-01-01', last: '2015-01-01' } },
    ]);
  });

  it('is none where nothing was ever compared', () => expect(noticed('2020-01-01', [])).toEqual([]));
});

describe('show', () => {
  it('names scenarios about a number only where the entry stood under it then', () => {
    const { out } = said(['show', 'range.no-attack-outside', '--lang', 'en'], { rules: 'rules', env: cached });
    expect(out).toContain('802.2-d3');
  });
});

const numbers = [
  '104.3',
  '801',
  '801.1',
  '801.2',
  '801.2a',
  '801.5',
  '801.5a',
  '801.6',
  '801.10',
  '802.1',
  '803',
  '804.2',
];
const held = (text: string) => numbers.filter((number) => rangeOf(text)?.holds(number));

describe('a range of numbers', () => {
  it.each([
    ['801', ['801', '801.1', '801.2', '801.2a', '801.5', '801.5a', '801.6', '801.10']],
    ['802-804', ['802.1', '803', '804.2']],
    ['804-802', ['802.1', '803', '804.2']],
    ['801.2-801.5', ['801.2', '801.2a', '801.5', '801.5a']],
    ['801.6–802', ['801.6', '801.10', '802.1']],
    ['801.2a-801.5', ['801.2a', '801.5', '801.5a']],
  ])('%s', (text, inside) => expect(held(text)).toEqual(inside));

  it.each(['801.2', '12-13', '801-', 'mayAttack', '801.2-'])('%s is none', (text) =>
    expect(rangeOf(text)).toBeUndefined(),
  );
});
