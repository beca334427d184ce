import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/engine/model/entry.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Node } from '../../src/engine/model/tree.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import { linkRulebook } from '../linked.js';
import { editions, entry, link, words } from './faults/case.js';
import { documentOf, type Loose, rawVocabulary, shown } from './harbour.js';

/** Links entries that must be sound. */
function linked(entries: readonly Loose[], matters?: Loose): Rulebook {
  const { rulebook, diagnostics } = link(entries, matters);
  expect(shown(diagnostics)).toEqual([]);
  return rulebook!;
}

const only = (entries: readonly Loose[], matters?: Loose): Entry => linked(entries, matters).entries[0]!;

describe('an entry that answers', () => {
  test('with a verdict', () => {
    const one = only([
      entry('a.one', {
        kind: 'prohibition',
        answers: 'maySail',
        let: { mine: 'ownerOf(ship)' },
        when: ['to is a Port', 'and to.keeper is not mine'],
        verdict: 'deny',
        numbered: { '2015-01-23': ['123.4', '123.5a'], '2010-06-18': '123.4' },
        confirmed: '2020-04-17',
      }),
    ]);
    expect(one).toMatchObject({
      id: 'a.one',
      hook: 'answers',
      of: 'maySail',
      verdict: 'deny',
      numbered: { '2010-06-18': ['123.4'], '2015-01-23': ['123.4', '123.5a'] },
      since: '2010-06-18',
      confirmed: '2020-04-17',
      let: { mine: { text: 'ownerOf(ship)', tree: { op: 'ask', question: 'ownerOf' } } },
      when: { text: 'to is a Port and to.keeper is not mine', tree: { op: 'and' } },
      overrides: [],
      replaces: [],
      before: [],
      after: [],
      source: { file: 'base/entries.json', pointer: '/entries/0' },
    });
    expect('until' in one || 'do' in one || 'steps' in one || 'value' in one).toBe(false);
  });

  test('with a value, knowing what its condition makes sure of', () => {
    const one = only([entry('a.one', { answers: 'keeperOf', when: 'place is a Ship', value: 'place.owner' })]);
    expect(one.value?.tree).toMatchObject({ type: { one: ['Captain'], none: true }, of: { type: { one: ['Ship'] } } });
  });

  test('by cases, each knowing what its own condition and those before it make sure of', () => {
    const one = only([
      entry('a.one', {
        answers: 'keeperOf',
        cases: [{ when: 'place is a Ship', value: 'ownerOf(place)' }, { else: 'place.keeper' }],
      }),
    ]);
    expect(one.cases).toHaveLength(2);
    expect(one.cases?.[1]?.value.tree).toMatchObject({ of: { type: { one: ['Port'] } } });
  });

  test('with texts that are values of an enumeration', () => {
    const one = only([entry('a.one', { answers: 'signal', value: "if sea.calm then 'white' else 'red'" })]);
    const branches = one.value?.tree as Extract<Node, { op: 'if' }>;
    expect([branches.type, branches.then.type, branches.else?.type]).toEqual(
      Array(3).fill({ one: ['Flag'], none: false }),
    );
  });

  test('with a problem for each thing', () => {
    const one = only([
      entry('a.one', {
        answers: 'faults',
        each: { berth: 'port.berths' },
        let: { holder: 'berth.owner' },
        when: 'holder is none',
        severity: 'illegal',
        reason: words('{berth} in {port} has no {holder}'),
      }),
    ]);
    expect(one).toMatchObject({
      each: { name: 'berth', in: { text: 'port.berths' } },
      when: { tree: { left: { name: 'holder', kind: 'let' } } },
      let: { holder: { tree: { of: { kind: 'each', name: 'berth', type: { one: ['Ship'] } } } } },
      severity: 'illegal',
    });
  });
});

describe('an entry that does something to an event', () => {
  test('in one action or several, in one string or several lines', () => {
    const [one, two] = linked([
      entry('a.one', { kind: 'replacement', rewrites: 'sails', do: 'sinks(event.ship)' }),
      entry('a.two', { rewrites: 'sails', do: ['sinks(event.ship);', 'if sea.calm', 'then lost(event.ship)'] }),
    ]).entries;
    expect(one?.do?.map((action) => action.text)).toEqual(['sinks(event.ship)']);
    expect(two?.do?.map((action) => action.text)).toEqual(['sinks(event.ship)', 'if sea.calm then lost(event.ship)']);
  });

  test('step by step, and hung at the steps of another', () => {
    const [spine, joint] = linked([
      entry('a.one', {
        expands: 'watch',
        steps: [{ step: 'begin' }, { step: 'end', when: 'sea.calm', do: 'peace()' }],
      }),
      entry('a.two', {
        joins: 'watch',
        let: { all: 'size(ships)' },
        steps: [
          {
            step: 'more',
            after: 'begin',
            let: { some: 'take(ships, all div 2)' },
            do: 'each ship in some: sinks(ship)',
          },
          { with: 'more', do: 'none; each ship in ships: lost(ship)' },
        ],
      }),
    ]).entries;
    expect(spine?.steps).toMatchObject([
      { name: 'begin', let: {}, do: [] },
      { name: 'end', when: { text: 'sea.calm' }, do: [{ text: 'peace()' }] },
    ]);
    expect(joint?.steps).toMatchObject([
      { name: 'more', anchor: { place: 'after', step: 'begin' }, let: { some: { text: 'take(ships, all div 2)' } } },
      { anchor: { place: 'with', step: 'more' }, do: [{ text: 'none' }, { text: 'each ship in ships: lost(ship)' }] },
    ]);
  });

  test('what is gathered is seen with its claims', () => {
    const one = only([
      entry('a.one', {
        rewrites: 'prize',
        do: 'prize(each claim in event.claims where claim.captain.gold > 1: claim.captain)',
      }),
    ]);
    expect(one.do?.[0]?.tree).toMatchObject({ args: { captains: { in: { type: { list: { one: ['claimed'] } } } } } });
  });
});

describe('a rulebook', () => {
  const wind = { names: words('wind'), default: 'east', choices: { east: words('east'), west: words('west') } };
  const entries = [
    entry('b.two', { answers: 'fleet', value: 'ships', until: '2015-01-23', numbered: { '2010-06-18': '123.4' } }),
    entry('b.two', { answers: 'fleet', value: '[]', numbered: { '2015-01-23': '123.4' } }),
    entry('a.one', { answers: 'signal', value: "'red'", chosen: 'wind:west', layer: 'custom:fog' }),
    entry('c.three', { kind: 'reference', why: words('points elsewhere'), numbered: { '2010-06-18': '123.5' } }),
    entry('d.four', { forbids: 'sinks', overrides: 'all', layer: 'cards' }),
  ];
  const files = (list: readonly Loose[]) =>
    list.map((one, index) =>
      documentOf({ ...(index === 0 && { matters: { wind } }), entries: [one] }, `${one.id}.json`),
    );
  const rulebookOf = (list: readonly Loose[]) =>
    linkRulebook({
      vocabulary: documentOf(rawVocabulary(), 'vocabulary.json'),
      editions: documentOf(editions, 'editions.json'),
      entries: files(list),
    });

  test('is the same whatever the order of entries and files', () => {
    const { rulebook, diagnostics } = rulebookOf(entries);
    expect(shown(diagnostics)).toEqual([]);
    expect(rulebook?.entries.map((one) => `${one.id} ${one.since}`)).toEqual([
      'a.one undefined',
      'b.two 2010-06-18',
      'b.two 2015-01-23',
      'c.three 2010-06-18',
      'd.four undefined',
    ]);
    const turned = rulebookOf(entries.toReversed());
    expect(JSON.stringify(turned.rulebook)).toBe(JSON.stringify(rulebook));
  });

  test('is plain JSON', () => {
    const { rulebook } = rulebookOf(entries);
    expect(JSON.parse(JSON.stringify(rulebook))).toStrictEqual(rulebook);
  });

  test('holds editions, matters and choices', () => {
    const { rulebook } = rulebookOf(entries);
    expect(rulebook?.editions.map((one) => one.date)).toEqual(['2010-06-18', '2015-01-23', '2020-04-17']);
    expect(rulebook?.matters['wind']).toMatchObject({ id: 'wind', default: 'east' });
    expect(rulebook?.entries[0]?.chosen).toEqual({ matter: 'wind', choice: 'west' });
    expect(rulebook?.entries.at(-1)?.overrides).toBe('all');
  });

  test('is not handed out with an error in it', () => {
    expect(link([entry('a.one', { answers: 'fleet', value: 'shps' })]).rulebook).toBeUndefined();
  });

  test('of the project links without an error or a warning', () => {
    const { documents, diagnostics } = readRulebookFolder('rules');
    expect(shown(diagnostics)).toEqual([]);
    const { diagnostics: found } = linkRulebook(documents!);
    expect(shown(found.filter((one) => one.severity !== 'advice'))).toEqual([]);
  });
});
