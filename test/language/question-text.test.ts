import { describe, expect, test } from 'vitest';
import { resolveEvents, resolveQuestion } from '../../src/frontend/language/question-text.js';
import { plainText } from '../../src/frontend/text/located.js';
import { shown, vocabulary } from './harbour.js';

const entities: { readonly [id: string]: string } = { bear: 'Ship', 'Old Anne': 'Ship', nell: 'Captain', red: 'Port' };
const things = {
  entityOf: (id: string) => (Object.hasOwn(entities, id) ? entities[id] : undefined),
  all: Object.keys(entities),
};
const typedText = (text: string) => plainText({ file: 'question', text });
const ask = (text: string) => resolveQuestion(typedText(text), vocabulary, things);
const send = (text: string) => resolveEvents(typedText(text), vocabulary, things);

describe('a question of a user', () => {
  test('names things by their ids', () => {
    const { tree, diagnostics } = ask('maySail(bear, red)');
    expect(diagnostics).toEqual([]);
    expect(tree).toMatchObject({
      op: 'ask',
      question: 'maySail',
      args: [
        { op: 'thing', id: 'bear', type: { one: ['Ship'] } },
        { op: 'thing', id: 'red', type: { one: ['Port'] } },
      ],
    });
  });

  test('names in quotes what is no word, wherever a thing is expected', () => {
    expect(ask("ownerOf('Old Anne')").tree).toMatchObject({ args: [{ op: 'thing', id: 'Old Anne' }] });
    expect(ask("ownerOf(bear) is 'nell'").tree).toMatchObject({ right: { op: 'thing', id: 'nell' } });
    expect(ask("'Old Anne' in fleet(nell)").tree).toMatchObject({ left: { op: 'thing', id: 'Old Anne' } });
    expect(ask("'Old Anne'.owner").tree).toMatchObject({ of: { op: 'thing', id: 'Old Anne' } });
  });

  test('leaves texts alone where no thing is expected', () => {
    expect(ask("bear.flag is 'red'").tree).toMatchObject({ right: { op: 'literal', value: 'red' } });
    expect(ask("'anything'").tree).toMatchObject({ op: 'literal', value: 'anything' });
  });

  test('may be any expression', () => {
    expect(ask('size(ships) + 1').tree).toMatchObject({ op: 'sum' });
    expect(ask('each ship in ships where ship.owner is nell: ship.size').tree).toMatchObject({ op: 'each' });
  });

  test.each([
    ['maySail(bera, red)', ['name.unknown-thing: bera → bear']],
    ['maySail(bear, rad)', ['name.unknown-thing: rad → red']],
    ["ownerOf('old ann')", ["name.unknown-thing: 'old ann' → Old Anne"]],
    ['size(shipss)', ['name.unknown-thing: shipss → ships']],
    ['maySial(bear, red)', ['name.unknown-call: maySial → maySail']],
    ['ownerOf(nell)', ['type.argument: nell']],
    ["picked('it', ships, nell)", ['name.no-picks-here: picked']],
  ])('%s is refused', (text, said) => {
    const { tree, diagnostics } = ask(text);
    expect(tree).toBeUndefined();
    expect(shown(diagnostics)).toEqual(said);
  });
});

test('every unknown id gets its suggestion, even from an iterator', () => {
  const { diagnostics } = resolveQuestion(typedText('[bera, nel]'), vocabulary, {
    ...things,
    all: things.all.values(),
  });
  expect(shown(diagnostics)).toEqual(['name.unknown-thing: bera → bear', 'name.unknown-thing: nel → nell']);
});

test('what cannot be parsed is refused by the parser', () => {
  const { tree, diagnostics } = ask('ownerOf(bear');
  expect(tree).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: expect.stringMatching(/^grammar\./) }]);
});

describe('events of a user', () => {
  test('are one event, or a list of them', () => {
    expect(send('sails(bear, red)').tree).toMatchObject({ op: 'make', what: 'event', name: 'sails' });
    expect(send("[sinks(bear), sinks('Old Anne')]").tree).toMatchObject({ op: 'list' });
    expect(send('each ship in fleet(nell): sinks(ship)').diagnostics).toEqual([]);
  });

  test('are nothing else', () => {
    expect(shown(send('ownerOf(bear)').diagnostics)).toEqual(['type.action: ownerOf(bear)']);
    expect(send('ownerOf(bear)').tree).toBeUndefined();
  });
});
