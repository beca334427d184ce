import { describe, expect, it } from 'vitest';
import { joinedUp, movedDown, movedUp, takenApart } from '../../site/src/desk/beads.js';
import { countsOf, rowsFor, sectionCounts } from '../../site/src/desk/filters.js';
import { isWhole, sentencePairs, withSentencePairs } from '../../tools/texts/align/sentence-decisions.js';
import type { DeskRow } from '../../tools/texts/desk/data.js';

const beads = [
  { en: [0], it: [0] },
  { en: [1], it: [1] },
  { en: [2], it: [2] },
];
const counts = { en: 3, it: 3 };

describe('pairs of sentences', () => {
  it('are joined, taken apart and moved without losing a sentence or their order', () => {
    expect(joinedUp(beads, 1)).toEqual([
      { en: [0, 1], it: [0, 1] },
      { en: [2], it: [2] },
    ]);
    expect(takenApart(beads, 0).slice(0, 2)).toEqual([
      { en: [0], it: [] },
      { en: [], it: [0] },
    ]);
    expect(movedUp(beads, 1, 'it')[0]).toEqual({ en: [0], it: [0, 1] });
    expect(movedDown(beads, 1, 'it')[2]).toEqual({ en: [2], it: [1, 2] });
    for (const moved of [
      joinedUp(beads, 2),
      takenApart(joinedUp(beads, 1), 0),
      movedUp(takenApart(beads, 1), 2, 'it'),
      movedDown(beads, 0, 'en'),
      joinedUp(beads, 0),
      movedUp(beads, 0, 'it'),
      movedDown(beads, 2, 'it'),
    ])
      expect(isWhole(moved, counts)).toBe(true);
    // What a move has left empty is gone.
    expect(movedUp(takenApart(beads, 0), 1, 'it')).toHaveLength(3);
    expect(isWhole(beads.slice(1), counts)).toBe(false);
    expect(isWhole([...beads].reverse(), counts)).toBe(false);
  });

  it('are kept beside other decisions, in the place of earlier ones, until a text changes', () => {
    const text = { key: 'a/text', en: 'One. Two. Three.', it: 'Uno. Due. Tre.' };
    const other = { language: 'it-en', from: 'wiki', to: '2025-01-10', old: '801.1', new: '801.2' } as const;
    const decider = { by: 'Ada', on: '2026-11-28' };
    const first = withSentencePairs([other], text, beads, decider);
    const wanted = [
      { en: [0], it: [] },
      { en: [1, 2], it: [0, 1, 2] },
    ];
    const all = withSentencePairs(first, text, wanted, decider);
    expect(all).toHaveLength(3);
    expect(all[0]).toBe(other);
    expect(all.slice(1).map((pair) => [pair.old, pair.new])).toEqual([
      [null, '1'],
      ['1+2+3', '2+3'],
    ]);
    const textOf = (now: typeof text) => (key: string) => (key === now.key ? now : undefined);
    expect(sentencePairs(all, textOf(text)).get('a/text')).toEqual({ beads: wanted, ...decider });
    expect(sentencePairs(all, textOf({ ...text, it: 'Uno. Due.' })).size).toBe(0);
    expect(sentencePairs(all, textOf({ ...text, en: 'One.' })).size).toBe(0);
  });
});

describe('filters of the desk', () => {
  const finding = { check: 'elision', language: 'it', start: 0, end: 1 } as const;
  const says = { en: '', it: '' };
  const row = (key: string, state: DeskRow['state'], more: Partial<DeskRow> = {}): DeskRow => ({
    ...{ key, state, area: 'entries', part: 'text', file: '', numbers: ['801.1'], seen: says },
    ...{ en: 'The range.', it: 'Il raggio è qui.' },
    ...more,
  });
  const rows = [
    row('a', 'translated'),
    row('b', 'draft'),
    row('c', 'reviewed', { findings: [{ ...finding, says, help: says }] }),
    row('d', 'stale', { numbers: ['802.1', '801.2'] }),
    row('e', 'translated', { area: 'messages', numbers: [] }),
  ];
  const keys = (filter: Parameters<typeof rowsFor>[1], conflict = 'none') =>
    rowsFor(rows, filter, (key) => key === conflict).map(({ key }) => key);

  it('show what is to be looked at first in the order of its weight, and all in the order of the files', () => {
    expect(keys({ task: 'first' })).toEqual(['d', 'c', 'b']);
    expect(keys({ task: 'first' }, 'b')).toEqual(['b', 'd', 'c']);
    expect(keys({ task: 'all' })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keys({ task: 'reviewed' })).toEqual(['c']);
    expect(countsOf(rows, () => false)).toMatchObject({
      first: 3,
      all: 5,
      stale: 1,
      findings: 1,
      draft: 1,
      reviewed: 1,
    });
  });

  it('show a section, or an area without numbers, and what has all words, accents or not', () => {
    expect(keys({ task: 'all', section: '802' })).toEqual(['d']);
    expect(keys({ task: 'all', section: '801' })).toEqual(['a', 'b', 'c', 'd']);
    expect(keys({ task: 'all', section: 'messages' })).toEqual(['e']);
    expect([...sectionCounts(rows)]).toEqual([
      ['801', 4],
      ['802', 1],
      ['messages', 1],
    ]);
    expect(keys({ task: 'all', words: 'RAGGIO e' })).toHaveLength(5);
    expect(keys({ task: 'all', words: '801.2 raggio' })).toEqual(['d']);
    expect(keys({ task: 'all', words: 'raggio elsewhere' })).toEqual([]);
  });
});
