import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/engine/explain/layout.js';
import { entryIn, numbersIn } from '../../src/engine/model/numbers.js';
import {
  ask,
  type ExplanationPart,
  explain,
  explanation,
  namesOf,
  openTable,
  send,
  type TableJson,
} from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';
import { entries, rulebook as small } from './fixture-rulebook.js';

const rulebook = shipped();
const json = JSON.parse(readFileSync('examples/emperor-six.json', 'utf8')) as TableJson;
const golem = (id: string) => ({ id, name: 'Stone Golem', owner: 'Bruno', types: ['creature'] });
const bare = { ...json, effects: [] };
const table = openTable(rulebook, { ...bare, objects: [golem('g1'), { ...golem('g2'), owner: 'Dario' }] });
const names = namesOf(table);
const attack = ask(table, 'mayAttack', { creature: 'g1', defender: 'Carla' }, { trace: true });
const departure = send(table, { event: 'playersLeave', fields: { players: ['Carla'] } }, { trace: true });

const below = (said: readonly ExplanationPart[], is: ExplanationPart['is']): readonly ExplanationPart[] =>
  said.flatMap((one) => [...(one.is === is ? [one] : []), ...below(one.below ?? [], is)]);

describe.each(['en', 'it'] as const)('an explanation as data in %s', (lang) => {
  it.each([
    ['an answer', attack],
    ['a plan', departure],
    ['an event', departure.sent[0]!],
  ])('is what the text of %s is made of', (_, said) => {
    const sections = explanation(said, rulebook, lang, names);
    const lines = layOut(sections.flatMap((one) => [{ text: '' }, one])).split('\n');
    expect(explain(said, rulebook, lang, names).split('\n').filter(Boolean)).toEqual(lines.filter(Boolean));
  });

  it('names the entries that decided, with their numbers and words, and the facts that they looked at', () => {
    const [decided] = explanation(attack, rulebook, lang).filter(({ is }) => is === 'decided');
    const entries = decided!.below!.map(({ entry }) => entry!);
    expect(entries.map(({ id }) => id)).toEqual(attack.because);
    const [neighbours] = entries.filter(({ id }) => id === 'emperor.only-neighbours');
    expect(neighbours).toEqual({
      id: 'emperor.only-neighbours',
      numbers: ['809.3c'],
      name: lang === 'it' ? 'Si attacca solo il posto accanto' : 'Attacks on the next seat only',
      says: expect.stringMatching(/[.]$/),
    });
    const reads = below(decided!.below!, 'seen').map(({ read }) => read);
    expect(reads).toContainEqual(expect.objectContaining({ question: 'controllerOf', value: 'Bruno' }));
  });

  it('says which things each line mentions', () => {
    const [asked, answer] = explanation(attack, rulebook, lang);
    expect(asked?.things).toEqual(['g1', 'Carla']);
    expect(answer?.things).toEqual(['g1', 'Carla']);
    expect(explanation(departure, rulebook, lang)[0]?.below?.[0]?.things).toEqual(['Carla']);
  });

  it('puts what nearly applied in order, with what was missing', () => {
    const [near] = explanation(attack, rulebook, lang).filter(({ is }) => is === 'near');
    const missing = near!.below!.map(({ entry, below: parts = [] }) => ({
      id: entry!.id,
      reads: parts.filter(({ is }) => is === 'wouldApply'),
    }));
    expect(missing.every(({ reads }) => reads.length === 1)).toBe(true);
    const at = (id: string) => missing.findIndex((one) => one.id === id);
    expect(at('combat.tapped-stay-home')).toBeLessThan(at('combat.only-in-own-turn'));
    // No change of the table makes a planeswalker of a player.
    expect(at('combat.only-these-attacked')).toBe(missing.length - 1);
    expect(missing[at('combat.tapped-stay-home')]!.reads[0]!.text).toBe(
      lang === 'it' ? 'si applicherebbe se valesse questo: g1 è TAPpato' : 'would apply if this held: g1 is tapped',
    );
  });

  it('calls things by their names, and tells those of one name apart', () => {
    expect(names).toEqual({ g1: 'Stone Golem (g1)', g2: 'Stone Golem (g2)' });
    const alone = namesOf(openTable(rulebook, { ...bare, objects: [golem('g1')] }));
    expect(explain(attack, rulebook, lang, alone).split('\n')[1]).toBe(
      lang === 'it'
        ? 'Risposta: No (vietato): Stone Golem non può attaccare Carla.'
        : "Answer: No (denied): Stone Golem can't attack Carla.",
    );
    expect(explain({ event: 'concedes', fields: { player: 'p1' } }, rulebook, lang, { p1: 'Anna' })).toContain('Anna');
  });
});

it('refuses what is no explanation, in the name of the call', () => {
  expect(() => explanation({} as never, rulebook, 'en')).toThrow('of explanation');
  expect(() => explain(attack, rulebook, 'en', { g1: 7 } as never)).toThrow('“names/g1” of explain');
  expect(() => explanation(attack, rulebook, 'fr' as never)).toThrow('of explanation');
});

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
  const book = { ...small, entries: [newer, older] };

  it('is the one active in the edition', () => {
    expect(entryIn(book, 'changed', '2015-07-16')).toBe(older);
    expect(entryIn(book, 'changed', '2015-07-17')).toBe(newer);
  });

  it('is any of them where none is active, so that there is a name to show', () => {
    expect(entryIn({ ...rulebook, entries: [newer] }, 'changed', '2010-06-18')).toBe(newer);
    expect(entryIn(book, 'unheard', '2015-07-17')).toBeUndefined();
  });
});
