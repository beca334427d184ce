import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../tools/editions/compare.js';
import type { ForcedPair } from '../../tools/editions/matching.js';
import { tokensOf } from '../../tools/editions/tokens.js';
import { wordRuns } from '../../tools/editions/words-diff.js';
import { textOf } from './official-texts.js';

type Rules = readonly (readonly [string, string])[];

const BASE: Rules = [
  ['801.', 'Harbours'],
  ['801.1.', 'A harbour is a place where ships lie between two voyages.'],
  ['801.2.', 'Each captain chooses a berth, in turn order, before the first voyage begins.'],
  ['801.2a', 'A captain who has no ship chooses no berth and waits on the quay.'],
  ['801.2b', 'Two ships never share a berth. See rule 802.1, “Storms.”'],
  ['801.3.', 'Goods are salt, cloth, tar, and rope; nothing else is carried on deck.'],
  ['', 'Example: Ada carries salt, and Bruno wants to buy it.'],
  ['801.4.', 'This rule is left blank on purpose.'],
  ['801.5.', 'This rule is left blank on purpose.'],
  ['801.6.', 'A captain’s log tells what happened during the voyage.'],
  ['802.', 'Storms'],
  ['802.1.', 'During a storm no ship leaves the harbour.'],
];

const changes = (after: Rules, forced: readonly ForcedPair[] = []) =>
  compareTexts(textOf(BASE), textOf(after), { forced });
const reported = (after: Rules, forced?: readonly ForcedPair[]) =>
  changes(after, forced)
    .changes.filter(({ kind }) => kind !== 'unchanged')
    .map(({ kind, old, new: fresh, wording }) => [kind, old ?? '', fresh ?? '', wording ?? ''].join(' ').trim());

const edited = (edit: (number: string, words: string) => readonly [string, string] | null): Rules =>
  BASE.flatMap(([number, words]) => {
    const found = edit(number, words);
    return found === null ? [] : [found];
  });
const reworded = (wanted: string, from: string, to: string): Rules =>
  edited((number, words) => [number, number === wanted ? words.replace(from, to) : words]);

describe('between two texts', () => {
  it('nothing is found where nothing changed', () => {
    expect(reported(BASE)).toEqual([]);
  });

  it.each([
    ['quotes and dashes', reworded('801.6.', '’', "'"), ['typography 801.6 801.6 typography']],
    ['a reference', reworded('801.2b', '802.1', '805.3c'), ['references 801.2b 801.2b references']],
    ['words', reworded('801.2a', 'waits on the quay', 'goes home'), ['reworded 801.2a 801.2a words']],
    ['an example alone', reworded('', 'Bruno', 'Carla'), ['reworded 801.3 801.3 examples']],
  ])('%s are told apart from other changes', (_, after, expected) => {
    expect(reported(after)).toEqual(expected);
  });

  it('a reference is followed to where its target stands, whatever became of the words', () => {
    const storms: Rules = [
      ['802.1.', 'Storms are named by the oldest captain.'],
      ['802.2.', 'During a storm no ship leaves the harbour.'],
    ];
    const leading = (reference: string): Rules => [
      ...reworded('801.2b', '802.1', reference).slice(0, -1),
      ...storms,
      ['802.3.', 'Ropes are counted at dawn.'],
    ];
    const strays = (rules: Rules) =>
      changes(rules).changes.flatMap(({ new: number, strays }) => (strays ? [[number, strays]] : []));
    expect(strays(leading('802.2'))).toEqual([]);
    expect(strays(leading('802.1'))).toEqual([['801.2b', [{ to: '802.1', instead: '802.2' }]]]);
    expect(strays(leading('802.3'))).toEqual([['801.2b', [{ to: '802.3', instead: '802.2' }]]]);
    const gone: Rules = [...BASE.slice(0, -1), ['802.1.', 'Ropes are counted at dawn.']];
    expect(strays(gone)).toEqual([['801.2b', [{ to: '802.1', instead: null }]]]);
    // Among other words a reference may be taken out, but not forgotten.
    const other = (reference: string): Rules =>
      leading(reference).map(([number, words]) => [number, words.replace('never', 'rarely')]);
    expect(strays(other('802.2'))).toEqual([]);
    expect(strays(other('802.1'))).toEqual([['801.2b', [{ to: '802.1', instead: '802.2' }]]]);
  });

  it('a new rule moves those behind it as a block', () => {
    const after = edited((number, words) => [number.replace('801.2b', '801.2c').replace('801.2a', '801.2b'), words]);
    const at = after.findIndex(([number]) => number === '801.2b');
    const { blocks } = changes([...after.slice(0, at), ['801.2a', 'Pilots are paid in advance.'], ...after.slice(at)]);
    expect(reported([...after.slice(0, at), ['801.2a', 'Pilots are paid in advance.'], ...after.slice(at)])).toEqual([
      'new  801.2a',
      'renumbered 801.2a 801.2b same',
      'renumbered 801.2b 801.2c same',
    ]);
    expect(blocks).toEqual([{ old: ['801.2a', '801.2b'], new: ['801.2b', '801.2c'] }]);
  });

  it('a rule that moved and was reworded is found again, and one that is gone is no other', () => {
    const after = edited((number, words) => {
      if (number === '801.1.') return null;
      if (number === '801.2a') return ['802.2.', words.replace('waits on the quay', 'waits ashore')];
      return [number, words];
    }).toSorted(([a], [b]) => (a === '802.2.' ? 1 : b === '802.2.' ? -1 : 0));
    expect(reported(after)).toEqual(['gone 801.1', 'renumbered-and-reworded 801.2a 802.2 words']);
  });

  it('rules with the same words keep their places when one of them goes', () => {
    const after = edited((number, words) => (number === '801.4.' ? null : [number, words]));
    expect(reported(after)).toEqual(['gone 801.4']);
  });

  it('of rules with the same words the one that moved to another section is found, and the others stay', () => {
    const blank = 'This rule is left blank on purpose.';
    const before: Rules = [...BASE, ['802.2.', blank], ['803.', 'Fogs'], ['803.1.', 'In a fog every bell is rung.']];
    const after = before.filter(([number]) => number !== '802.2.');
    expect(
      compareTexts(textOf(before), textOf([...after, ['803.2.', blank]]))
        .changes.filter(({ kind }) => kind !== 'unchanged')
        .map(({ kind, old, new: fresh }) => [kind, old, fresh].join(' ')),
    ).toEqual(['renumbered 802.2 803.2']);
  });

  it('a number that was used again is a new rule', () => {
    const after = edited((number, words) =>
      number === '801.6.' ? [number, 'Whales are watched from the lighthouse at noon.'] : [number, words],
    );
    expect(reported(after)).toEqual(['gone 801.6', 'new  801.6']);
  });

  it('a pair that an editor decided holds, and so does that there is none', () => {
    const after = edited((number, words) =>
      number === '801.6.' ? [number, 'Whales are watched from the lighthouse at noon.'] : [number, words],
    );
    expect(reported(after, [{ old: '801.6', new: '801.6' }])).toEqual(['reworded 801.6 801.6 words']);
    const moved = reworded('801.2a', 'waits on the quay', 'goes home');
    expect(reported(moved, [{ old: '801.2a', new: null }])).toEqual(['gone 801.2a', 'new  801.2a']);
  });
});

describe('words', () => {
  it('are never cut inside a number, an apostrophe or a symbol', () => {
    expect(tokensOf("{T}: l'effetto (see 801.2a). Ada’s")).toEqual([
      ...['{T}', ':', ' ', "l'effetto", ' ', '(', 'see', ' ', '801.2a', ')', '.', ' ', 'Ada’s'],
    ]);
    expect(wordRuns("see rule 801.2a for l'effetto", "see rule 801.2b for l'evento")).toEqual([
      { in: 'both', text: 'see rule ' },
      { in: 'old', text: '801.2a' },
      { in: 'new', text: '801.2b' },
      { in: 'both', text: ' for ' },
      { in: 'old', text: "l'effetto" },
      { in: 'new', text: "l'evento" },
    ]);
  });
});
