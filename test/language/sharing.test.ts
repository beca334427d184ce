import { expect, test } from 'vitest';
import { textIn } from '../../src/engine/model/numbers.js';
import { compileEntries } from '../../src/frontend/load/entries.js';
import { entry, link, words } from './faults/case.js';

const fleet = (id: string, rest: object) => entry(id, { answers: 'fleet', value: 'ships', ...rest });
const only = (id: string, list: readonly object[], matters?: object) => {
  const { rulebook, diagnostics } = link(list as never, matters as never);
  expect(diagnostics).toEqual([]);
  return rulebook!.entries.find((one) => one.id === id)!;
};

test('an entry has the logic of another, under its own name and numbers', () => {
  const one = fleet('a.one', { when: 'sea.calm', numbered: { '2010-06-18': '101.1' } });
  const two = entry('a.two', { logicOf: 'a.one', layer: 'custom:fog', numbered: { '2015-01-23': '102.2' } });
  const { when, value, hook, of, numbered, layer } = only('a.two', [one, two]);
  expect([when?.text, value?.text, hook, of, layer]).toEqual(['sea.calm', 'ships', 'answers', 'fleet', 'custom:fog']);
  expect(numbered).toEqual({ '2015-01-23': ['102.2'] });
});

const barred = entry('a.one', { kind: 'prohibition', forbids: 'sinks', when: 'event.ship.afloat' });

test('an entry says about its own event what another says about another', () => {
  const two = entry('a.two', { kind: 'prohibition', forbids: 'lost', logicOf: 'a.one' });
  const { when, hook, of } = only('a.two', [barred, two]);
  expect([when?.text, hook, of]).toEqual(['event.ship.afloat', 'forbids', 'lost']);
  expect(JSON.stringify(when?.tree)).toContain('"one":["lost"]');
});

test('house rules say about their own question or event what the rulebook says about another', () => {
  const { rulebook } = link([
    barred,
    entry('a.lets', {
      kind: 'procedure',
      follows: 'sinks',
      let: { s: 'event.ship' },
      each: { x: '[s]' },
      do: ['lost(x);', 'sinks(s)'],
    }),
  ] as never);
  const house = (id: string, rest: object) => entry(id, { layer: 'custom:fog', ...rest });
  const text = JSON.stringify({
    entries: [
      house('h.bars', { kind: 'prohibition', forbids: 'sails', logicOf: 'a.one' }),
      house('h.lets', { kind: 'procedure', follows: 'lost', logicOf: 'a.lets' }),
      house('h.misfit', { kind: 'procedure', follows: 'peace', logicOf: 'a.lets' }),
    ],
  });
  const codes = (given: string) => compileEntries(rulebook!, given).diagnostics.map(({ code }) => code);
  expect(codes(text)).toEqual(['entry.logic-elsewhere']);
  const { extra } = compileEntries(rulebook!, text.replace('"follows":"peace"', '"follows":"sails"'));
  expect(extra?.entries.map(({ hook, of }) => `${hook} ${of}`)).toEqual([
    'forbids sails',
    'follows lost',
    'follows sails',
  ]);
  expect(extra?.entries[1]?.do?.map((one) => one.text)).toEqual(['lost(x)', 'sinks(s)']);
});

test('of two meanings the one that lives at the same time is shared', () => {
  const former = fleet('a.one', { until: '2015-01-23' });
  const later = fleet('a.one', { since: '2015-01-23', value: '[]' });
  const two = entry('a.two', { logicOf: 'a.one', since: '2020-04-17' });
  expect(only('a.two', [former, later, two]).value?.text).toBe('[]');
});

test('a label stands for all who bear it but oneself', () => {
  const list = [
    fleet('a.one', { labels: ['old'] }),
    fleet('a.two', { labels: ['old'] }),
    fleet('a.three', { labels: ['old'], overrides: ['#old'] }),
  ];
  expect(only('a.three', list).overrides).toEqual(['a.one', 'a.two']);
});

test('a table of choices is an entry for each choice', () => {
  const weather = { names: words('weather'), default: 'good', choices: { good: words('good'), bad: words('bad') } };
  const one = fleet('a.one', { matter: 'weather', value: { good: 'ships', bad: '[]' } });
  const { chosen, value } = only('a.one-bad', [one], { weather });
  expect([chosen, value?.text]).toEqual([{ matter: 'weather', choice: 'bad' }, '[]']);
  expect(only('a.one-good', [one], { weather }).value?.text).toBe('ships');
});

test('a text is in force from its edition on', () => {
  const text = (says: string) => ({ en: says, it: says });
  const texts = { '2010-06-18': text('once'), '2015-01-23': text('now') };
  const one = only('a.one', [fleet('a.one', { text: undefined, texts })]);
  const said = ['2012-01-01', '2015-01-23', '2026-01-01'].map((edition) => textIn(one, edition).en.says);
  expect([...said, one.text.it.says]).toEqual(['once', 'now', 'now', 'now']);
});

test('house rules share logic with the rulebook and name its groups', () => {
  const { rulebook } = link([
    fleet('a.one', { labels: ['old'] }),
    fleet('a.two', { labels: ['old'], value: '[]' }),
  ] as never);
  const house = (id: string, rest: object) => JSON.parse(JSON.stringify(entry(id, { layer: 'custom:fog', ...rest })));
  const text = JSON.stringify({
    entries: [
      house('h.same', { logicOf: 'a.two' }),
      house('h.new', { answers: 'fleet', value: 'ships', overrides: ['#old'] }),
    ],
  });
  const { extra, diagnostics } = compileEntries(rulebook!, text);
  expect(diagnostics).toEqual([]);
  expect(extra?.entries.map(({ value, overrides }) => [value?.text, overrides])).toEqual([
    ['[]', []],
    ['ships', ['a.one', 'a.two']],
  ]);
});
