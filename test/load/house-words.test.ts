import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFurtherWords } from '../../src/frontend/language/vocabulary/further-words.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { addEntries, ask, compileEntries, Fault, openTable, removeEntries, type TableJson } from '../../src/index.js';
import { shipped } from '../rules/rulebook.js';

const file = 'examples/house/pledges.json';
const text = readFileSync(file, 'utf8');
const compiled = (given: string) => {
  const { extra, diagnostics } = compileEntries(shipped(), given);
  if (extra === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  return JSON.parse(JSON.stringify(extra)) as typeof extra;
};
const state: TableJson = {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-multiple'] },
  players: [{ id: 'A', pledge: 'peace' }, 'B', 'C'],
  objects: [{ id: 'bear', types: ['creature'], owner: 'A' }],
};
const words = { en: 'x', it: 'x' };
const question = { policy: 'value', result: 'Boolean', silence: false, phrase: words };
const part = (vocabulary: object) => JSON.stringify({ vocabulary, entries: [] });
const found = (vocabulary: object) =>
  compileEntries(shipped(), part(vocabulary)).diagnostics.map(({ code, at }) => [
    code,
    at?.source.text.slice(at.start, at.end),
  ]);

describe('words of a file of entries', () => {
  it('are known to tables, questions and entries', () => {
    const rulebook = addEntries(shipped(), compiled(text));
    const table = openTable(rulebook, state);
    expect(ask(table, 'keepsPeace', { player: 'A' }).value).toBe(true);
    expect(ask(table, 'keepsPeace', { player: 'B' }).value).toBe(false);
    expect(ask(table, 'mayAttack', { creature: 'bear', defender: 'B' }).verdict).toBe('denied');
    expect(() => openTable(shipped(), state)).toThrow(Fault);
  });

  it('of several files get places of their own', () => {
    const other = compiled(
      text
        .replaceAll(/pledge/gi, (one) => (one === 'pledge' ? 'oath' : 'Oath'))
        .replaceAll('keepsPeace', 'keepsOath')
        .replaceAll('house.', 'house.oath.'),
    );
    const rulebook = addEntries(addEntries(shipped(), compiled(text)), other);
    const table = openTable(rulebook, {
      ...state,
      players: [
        { id: 'A', oath: 'peace' },
        { id: 'B', pledge: 'peace' },
      ],
    });
    const asked = (name: string, player: string) => ask(table, name, { player }).value;
    expect([asked('keepsPeace', 'A'), asked('keepsPeace', 'B')]).toEqual([false, true]);
    expect([asked('keepsOath', 'A'), asked('keepsOath', 'B')]).toEqual([true, false]);
  });

  it('may come again after their entries have gone, but not with another meaning', () => {
    const extra = compiled(text);
    const once = addEntries(shipped(), extra);
    const gone = removeEntries(
      once,
      extra.entries.map(({ id }) => id),
    );
    expect(addEntries(gone, extra).entries).toHaveLength(once.entries.length);
    const other = compiled(
      text
        .replaceAll('"Boolean"', '"Number"')
        .replaceAll('"silence": false', '"silence": 0')
        .replace("player.pledge is 'peace'", '1')
        .replace('keepsPeace(controllerOf(creature))', 'keepsPeace(controllerOf(creature)) is 1')
        .replaceAll('house.', 'house.x.'),
    );
    expect(() => addEntries(once, other)).toThrow(/keepsPeace/);
  });

  it('leave all words of the rulebook as they are', () => {
    const { vocabulary } = shipped();
    const { document } = readDocument({ file, text }, 'entries');
    const { enumerations, questions, ...rest } = withFurtherWords(vocabulary, [document!], () => expect.fail());
    const { pledge, ...facts } = rest.entities['Player']!.facts;
    const { Pledge, ...otherEnumerations } = enumerations;
    const { keepsPeace, ...otherQuestions } = questions;
    expect([pledge, Pledge, keepsPeace]).not.toContain(undefined);
    const entities = { ...rest.entities, Player: { ...rest.entities['Player']!, facts } };
    const others = { enumerations: otherEnumerations, questions: otherQuestions, slots: rest.slots - 1 };
    expect({ ...rest, entities, ...others }).toEqual(vocabulary);
  });

  it('never change a word that there is', () => {
    expect(found({ questions: { mayAttack: question } })).toEqual([['vocabulary.word-taken', '"mayAttack"']]);
    expect(found({ events: { mayAttack: { phrase: words } } })).toEqual([['vocabulary.word-taken', '"mayAttack"']]);
    expect(found({ enumerations: { Player: { names: words, values: { a: words } } } })).toEqual([
      ['vocabulary.word-taken', '"Player"'],
    ]);
    const fact = { type: 'Number', default: 0, phrase: { en: '{of}', it: '{of}' } };
    expect(found({ entities: { Player: { facts: { life: fact } } } })).toEqual([['vocabulary.word-taken', '"life"']]);
    expect(found({ entities: { Plaier: { facts: { wits: fact } } } })).toEqual([
      ['vocabulary.no-such-kind', '"Plaier"'],
    ]);
  });

  it('are checked as those of the vocabulary are', () => {
    const wrong = { type: 'Numbr', default: 0, phrase: { en: '{of}', it: '{of}' } };
    expect(found({ entities: { Player: { facts: { wits: wrong } } } })).toEqual([['vocabulary.unknown-type', 'Numbr']]);
    expect(found({ questions: { isWise: { ...question, silence: 3 } } })).toEqual([['vocabulary.wrong-value', '3']]);
    const gathered = {
      fields: { who: '[Player]' },
      gathers: { who: 'playerLeaves.player' },
      phrase: { en: '{who}', it: '{who}' },
    };
    expect(found({ events: { allLeave: gathered } })[0]?.[0]).toMatch(/^vocabulary\.gather/);
  });
});
