import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../src/engine/explain/words/index.js';
import { slotsOf } from '../../src/engine/explain/words/template.js';

/** All texts of an object with their places; templates that agree in gender or number count as one. */
function texts(of: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof of === 'string') return new Map([[place, of]]);
  const found = new Map<string, string>();
  for (const [key, part] of Object.entries(of as object)) {
    const inner = key === 'm' ? place : key === 'f' ? '' : `${place}/${key}`;
    if (inner !== '') for (const [where, text] of texts(part, inner)) found.set(where, text);
  }
  return found;
}

const english = texts(wordsIn('en'));
const italian = texts(wordsIn('it'));

describe('words', () => {
  it('are the same in both languages', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])('%s mentions the same parts', (place) => {
    expect([...slotsOf(italian.get(place) ?? '')].sort()).toEqual([...slotsOf(english.get(place) ?? '')].sort());
  });

  it('agree in gender with the same parts', () => {
    const agreeing = Object.values(wordsIn('it').readBack.functions).filter((template) => typeof template !== 'string');
    for (const { m, f } of agreeing) expect(slotsOf(m)).toEqual(slotsOf(f));
  });
});
