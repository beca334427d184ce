import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/model/entry.js';
import { Dependencies, dependenciesOfChanges } from '../../src/engine/ruleset/dependencies.js';
import { collectionDependency } from '../../src/engine/values/world.js';
import { entry, link } from '../language/faults/case.js';
import type { Loose } from '../language/harbour.js';

const definition = (question: string, value: string, rest: Loose = {}): Loose =>
  entry(`a.${question}`, { answers: question, value, ...rest });

/** The dependencies of a rulebook, and its vocabulary. */
const ready = (entries: readonly Loose[]) => {
  const { rulebook, diagnostics } = link(entries);
  if (rulebook === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const { vocabulary } = rulebook;
  const answering = (question: string): readonly Entry[] => rulebook.entries.filter(({ of }) => of === question);
  const slot = (entity: string, fact: string): number => vocabulary.entities[entity]?.facts[fact]?.slot as number;
  return { vocabulary, slot, entries: rulebook.entries, dependencies: new Dependencies(vocabulary, answering) };
};

const sorted = (names: Iterable<string>) => [...names].sort();

describe('what a question depends on', () => {
  const entries = [
    definition('ownerOf', 'ship.owner'),
    definition('fleet', 'each ship in ships where ownerOf(ship) is captain'),
    definition('dues', 'size(fleet(captain))', { when: 'captain.gold > 3', let: { big: 'sea.calm' } }),
    definition('signal', "if 'fog' in charter.weather then 'red' else 'blue'"),
  ];

  it('is what its entries read, in conditions, values and names', () => {
    const { dependencies, entries: all } = ready(entries);
    const { facts, collections, questions } = dependencies.of('ownerOf');
    expect([sorted(facts), sorted(collections), sorted(questions)]).toEqual([['Ship.owner'], [], []]);
    expect(sorted(dependencies.reads(all.find(({ of }) => of === 'dues')!).facts)).toEqual([
      'Captain.gold',
      'Sea.calm',
    ]);
  });

  it('goes on through all questions that are asked on the way', () => {
    const { dependencies } = ready(entries);
    for (let again = 0; again < 2; again++) {
      const { facts, collections, questions } = dependencies.of('dues');
      expect(sorted(facts)).toEqual(['Captain.gold', 'Sea.calm', 'Ship.owner']);
      expect(sorted(collections)).toEqual(['ships']);
      expect(sorted(questions)).toEqual(['fleet', 'ownerOf']);
    }
  });

  it('is the same whichever question was looked at before', () => {
    const [fresh, used] = [ready(entries), ready(entries)];
    for (const name of ['ownerOf', 'fleet']) used.dependencies.of(name);
    expect(used.dependencies.of('dues')).toEqual(fresh.dependencies.of('dues'));
  });

  it('ends where entries ask each other in turn', () => {
    const { vocabulary } = ready(entries);
    const asking = (question: string, asked: string): Entry =>
      ({
        let: {},
        value: { text: '', tree: { op: 'ask', question: asked, args: [] } },
        of: question,
      }) as unknown as Entry;
    const all = [asking('signal', 'dues'), asking('dues', 'fleet'), asking('fleet', 'signal')];
    const dependencies = new Dependencies(vocabulary, (question) => all.filter(({ of }) => of === question));
    for (const name of ['signal', 'dues', 'fleet'])
      expect(sorted(dependencies.of(name).questions)).toEqual(['dues', 'fleet', 'signal']);
  });
});

describe('the ids of dependencies', () => {
  it('are slots of facts and numbers of collections', () => {
    const { dependencies, slot, vocabulary } = ready([
      definition('ownerOf', 'ship.owner'),
      definition('fleet', 'each ship in ships where ownerOf(ship) is captain'),
    ]);
    const ids = [slot('Ship', 'owner'), collectionDependency(vocabulary, 'ships')];
    expect([...dependencies.idsOf('fleet')].sort()).toEqual([...ids].sort());
    expect(dependencies.idsOf('ownerOf')).toEqual([slot('Ship', 'owner')]);
  });

  it('leave out the setup, which never changes', () => {
    const { dependencies } = ready([definition('signal', "if 'fog' in charter.weather then 'red' else 'blue'")]);
    expect(sorted(dependencies.of('signal').facts)).toEqual(['Charter.weather']);
    expect(dependencies.idsOf('signal')).toEqual([]);
    expect(dependencies.readsTable('signal')).toBe(false);
  });

  it('are found for expressions as for questions', () => {
    const { dependencies, entries, slot } = ready([
      definition('ownerOf', 'ship.owner'),
      entry('a.sail', {
        answers: 'maySail',
        kind: 'prohibition',
        when: 'ownerOf(ship).gold < 2 and sea.calm',
        verdict: 'deny',
      }),
    ]);
    const ids = [slot('Ship', 'owner'), slot('Captain', 'gold'), slot('Sea', 'calm')].sort((a, b) => a - b);
    expect(dependencies.idsIn(entries.flatMap(({ when }) => (when === undefined ? [] : [when.tree])))).toEqual(ids);
    expect(dependencies.readsTable('maySail')).toBe(true);
  });
});

describe('what the changes of an event depend on', () => {
  it('is what they read', () => {
    const { vocabulary } = ready([]);
    expect(sorted(dependenciesOfChanges(vocabulary, vocabulary.events['built']!).facts)).toEqual(['Captain.gold']);
  });
});
