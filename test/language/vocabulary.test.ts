import { describe, expect, test } from 'vitest';
import { printType } from '../../src/frontend/language/types/type-text.js';
import { vocabulary, vocabularyWith } from './harbour.js';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the vocabulary', () => {
  test('of the harbour is sound', () => expect(vocabularyWith().diagnostics).toEqual([]));

  test('facts of one name share a slot, all others have their own', () => {
    const slots = new Map<string, Set<number>>();
    for (const { facts } of Object.values(vocabulary.entities)) {
      for (const { name, slot } of Object.values(facts)) slots.set(name, (slots.get(name) ?? new Set()).add(slot));
    }
    expect([...slots.values()].every((places) => places.size === 1)).toBe(true);
    expect(new Set([...slots.values()].flatMap((places) => [...places])).size).toBe(slots.size);
    expect(vocabulary.slots).toBe(slots.size);
    expect(Math.max(...[...slots.values()].flatMap((places) => [...places]))).toBe(vocabulary.slots - 1);
  });

  test('layers have the height of their tier, and a condition on what is constant', () => {
    const { base, 'custom:fog': fog, cards } = vocabulary.layers;
    expect([base?.height, fog?.height, cards?.height]).toEqual([0, 1, 2]);
    expect(base?.when).toBeUndefined();
    expect(fog?.when).toMatchObject({
      text: "'fog' in charter.weather",
      tree: { op: 'compare', sign: 'in', left: { value: 'fog', type: { one: ['Weather'] } } },
    });
  });

  test('the result of a question follows from its policy where it is not written', () => {
    expect(printType(vocabulary.questions['maySail']!.result)).toBe('Verdict');
    expect(printType(vocabulary.questions['faults']!.result)).toBe('[Problem]');
    expect(vocabulary.questions['dues']).toMatchObject({ silence: 0, policy: 'value' });
    expect('silence' in vocabulary.questions['ownerOf']!).toBe(false);
  });

  test('a silence of none is not the same as no silence', () => {
    const { vocabulary: changed } = vocabularyWith({ 'questions.ownerOf.silence': null });
    expect(changed.questions['ownerOf']).toMatchObject({ silence: null });
  });

  test('changes are resolved: what is set, made and taken away', () => {
    const changes = (event: string) => vocabulary.events[event]!.changes;
    expect(changes('sinks')).toMatchObject([
      { op: ':=', target: { op: 'fact', fact: 'afloat', of: { op: 'fact', fact: 'ship', of: { kind: 'event' } } } },
    ]);
    expect(changes('lost')).toMatchObject([{ op: 'delete', of: { fact: 'ship' } }]);
    expect(changes('built')).toMatchObject([
      { op: 'create', make: { op: 'make', what: 'entity', name: 'Ship' } },
      { op: '-=', target: { fact: 'gold' }, value: { fact: 'size' } },
    ]);
  });

  test('gathered events, flags, assumptions, the end of the table and the actions of verify', () => {
    expect(vocabulary.events['prize']!.gathers).toEqual({ captains: { event: 'claimed', field: 'captain' } });
    expect(vocabulary.events['peace']).toMatchObject({
      final: true,
      reported: false,
      repeats: false,
      merges: false,
      fields: [],
    });
    expect(vocabulary.entities['Captain']!.facts['home']!.assumed).toMatchObject({
      text: 'first port in ports where port.keeper is this',
      tree: { op: 'first', where: { right: { op: 'name', name: 'this', kind: 'parameter' } } },
    });
    expect(vocabulary.events['sails']!.permittedBy).toMatchObject({ tree: { op: 'ask', question: 'maySail' } });
    expect(vocabulary.ended).toMatchObject({ tree: { op: 'every', yield: { op: 'not' } } });
    expect(vocabulary.verify).toMatchObject([{ tree: { op: 'each', yield: { op: 'make', name: 'lost' } } }]);
  });

  test('is plain JSON', () => expect(plain(vocabulary)).toEqual(vocabulary));
});
