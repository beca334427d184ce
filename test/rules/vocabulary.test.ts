import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/engine/model/vocabulary.js';
import { loaded, shipped } from './rulebook.js';

const { vocabulary, entries } = shipped();
/** One full stop, at the end; those of “vs.” and of numbers are none. */
const isSentence = (text: string) => /^[^.]*(?:\.(?!\s)[^.]*)*\.$/.test(text.replaceAll('vs.', 'vs'));

interface RenamedNames {
  readonly [kind: string]: { readonly [before: string]: unknown };
}

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

  it('lists as renamed only words that are no more, with words that there are', () => {
    const renamed = (loaded.documents?.renamed?.value ?? {}) as RenamedNames;
    const { entities, questions, events, enumerations } = vocabulary;
    const collections = Object.fromEntries(Object.values(entities).map((entity) => [entity.collection ?? '', entity]));
    const ids = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
    const kinds = { questions, events, entities, enumerations, collections, entries: ids };
    for (const [kind, names] of Object.entries(kinds)) {
      const listed = renamed[kind] ?? {};
      const wrong = Object.entries(listed).filter(
        ([before, to]) => before in names || (typeof to === 'string' && !(to in names)),
      );
      expect(wrong, kind).toEqual([]);
    }
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
