import { describe, expect, it } from 'vitest';
import { entryIn, numbersIn } from '../../src/engine/model/numbers.js';
import { entries, rulebook } from './fixture-rulebook.js';

const numbered = { numbered: { '2020-01-24': ['9.3'], '2010-06-18': ['9.1'], '2015-07-17': ['9.2', '9.2a'] } };

describe('numbers of an entry', () => {
  it.each([
    ['2010-06-17', []],
    ['2010-06-18', ['9.1']],
    ['2015-07-16', ['9.1']],
    ['2015-07-17', ['9.2', '9.2a']],
    ['2020-01-24', ['9.3']],
    ['2099-12-31', ['9.3']],
  ])('on %s', (edition, expected) => {
    expect(numbersIn(numbered, edition)).toEqual(expected);
  });

  it('are none for an entry without any', () => {
    expect(numbersIn({ numbered: {} }, '2020-01-01')).toEqual([]);
  });
});

describe('the entry that bears an id', () => {
  const [first] = entries;
  if (first === undefined) throw new Error('no entries');
  const older = { ...first, id: 'changed', until: '2015-07-17' };
  const newer = { ...first, id: 'changed', since: '2015-07-17' };
  const book = { ...rulebook, entries: [newer, older] };

  it('is the one active in the edition', () => {
    expect(entryIn(book, 'changed', '2015-07-16')).toBe(older);
    expect(entryIn(book, 'changed', '2015-07-17')).toBe(newer);
  });

  it('is any of them where none is active, so that there is a name to show', () => {
    expect(entryIn({ ...rulebook, entries: [newer] }, 'changed', '2010-06-18')).toBe(newer);
    expect(entryIn(book, 'unheard', '2015-07-17')).toBeUndefined();
  });
});
