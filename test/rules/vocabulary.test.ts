import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/engine/model/vocabulary.js';
import { shipped } from './rulebook.js';

const { vocabulary, entries } = shipped();
/** One full stop, at the end; those of “vs.” and of numbers are none. */
const isSentence = (text: string) => /^[^.]*(?:\.(?!\s)[^.]*)*\.$/.test(text.replaceAll('vs.', 'vs'));

describe('the vocabulary', () => {
  it('describes every question, event, entity, fact and enumeration in a sentence of each language', () => {
    const { questions, events, entities, enumerations } = vocabulary;
    const facts = Object.values(entities).flatMap(({ name, facts: own }) =>
      Object.values(own).map((fact) => [`${name}.${fact.name}`, fact] as const),
    );
    const all = [
      ...Object.entries(questions),
      ...Object.entries(events),
      ...Object.entries(entities),
      ...facts,
      ...Object.entries(enumerations),
    ];
    expect(all.length).toBeGreaterThan(500);
    const without = all.filter(
      ([, { description }]) => !isSentence(description?.en ?? '') || !isSentence(description?.it ?? ''),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

/** A change ends in a participle (`outcomeRecorded`); `attackersAreDeclared` is present tense. */
const isChangeName = (name: string) =>
  !/(?:Is|Are)[A-Z]\w*$/.test(name) && /(?:ed|Begun|Chosen|Set|Kept|Left|LeftOut|Missed)$/.test(name);

/** Something may still be rewritten, barred or expanded: engines send it, or entries act on it. */
const isAttempt = ({ name, audience, permittedBy, changes }: EventType) =>
  audience === 'hosts' ||
  permittedBy !== undefined ||
  changes.length === 0 ||
  entries.some(({ hook, of }) => of === name && ['rewrites', 'forbids', 'expands', 'joins'].includes(hook ?? ''));

describe('names of events', () => {
  it('are in the present for what may still be changed or barred, and a past participle for a change made', () => {
    const all = Object.values(vocabulary.events);
    expect(all.filter((event) => isAttempt(event) === isChangeName(event.name)).map(({ name }) => name)).toEqual([]);
  });
});
