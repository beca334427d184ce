import { describe, expect, test } from 'vitest';
import { printType } from '../../src/frontend/language/types/type-text.js';
import { scopeAt } from '../../src/frontend/workspace/scope-at.js';
import { shortName, symbolIndex } from '../../src/frontend/workspace/symbol-index.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import { band, marked } from './band.js';

const playing = 'base/playing.json';

/** What may stand at the mark in a `when` of a question about a player and an instrument. */
function at(when: string, path = playing, from = '"player.inGame"', written = JSON.stringify(when)) {
  const { text, offset } = marked(band[path]!.replace(from, () => written));
  const scope = scopeAt(openWorkspace({ ...band, [path]: text }), path, offset);
  const { candidates = [], expected, locals = new Map(), written: word } = scope ?? {};
  return {
    wanted: expected && printType(expected),
    locals: [...locals.keys()],
    word: word?.word,
    names: candidates.map(({ name }) => name),
    fitting: candidates.filter(({ fits }) => fits === true).map(({ name }) => name),
  };
}

describe('what may be written', () => {
  test.each([
    ['player.‸', ['inGame', 'age', 'partner']],
    ['player.in‸', ['inGame', 'age', 'partner']],
    ['player.‸ and player.inGame', ['inGame', 'age', 'partner']],
    ['any other in players where other.partner.‸', ['inGame', 'age', 'partner']],
    ['let x be instrument.owner: x.‸', ['inGame', 'age', 'partner']],
    ["'‸' in instrument.kinds", ['drum', 'flute', 'quiet', 'loud']],
    ["instrument.kinds is ['‸", ['drum', 'flute']],
    ["setup.options is ['l‸']", ['quiet', 'loud']],
  ])('%s', (when, names) => expect(at(when).names.toSorted()).toEqual([...names].toSorted()));

  test('after "is a" are kinds of things', () => {
    expect(at('player is a ‸').names).toEqual(['Game', 'Setup', 'Player', 'Instrument']);
  });

  test('in a call is first the parameter by name, then what is of its type', () => {
    expect(at('mayPlay(‸')).toMatchObject({
      wanted: 'Player',
      names: expect.arrayContaining(['player:', 'instrument:']),
    });
    expect(at('mayPlay(player, ‸')).toMatchObject({
      wanted: 'Instrument',
      locals: ['player', 'instrument'],
      fitting: ['instrument'],
    });
    expect(at('mayPlay(player, ‸').names).not.toContain('player:');
  });

  test('in an empty condition is everything, what is true or false first', () => {
    expect(at('‸')).toMatchObject({ wanted: 'Boolean', word: '', fitting: expect.arrayContaining(['true']) });
  });

  test('behind a value are words that go on', () => expect(at('player ‸').names).toContain('is not'));

  test('sees loop names inside of the loop alone', () => {
    expect(at('any other in players where ‸').locals).toEqual(['player', 'instrument', 'other']);
    expect(at('(any other in players where true) and ‸').locals).toEqual(['player', 'instrument']);
  });

  test('is known in the vocabulary, between actions, and in cases, where things have ids', () => {
    expect(at('', 'vocabulary.json', '"event.player.inGame := false"', '"event.player.inGame := ‸"').wanted).toBe(
      'Boolean',
    );
    expect(at('', playing, '"each instrument in instruments where', '"playerGoes(event.player);", "‸').locals).toEqual([
      'event',
    ]);
    expect(at('', 'base/leaving.cases', 'mayPlay(Anna, drum)', 'mayPlay(Anna, ‸)')).toMatchObject({
      wanted: 'Instrument',
      fitting: ['drum'],
    });
  });

  test('is known in an entry that lacks much', () => {
    const entry = '{ "answers": "mayPlay", "when": "player.‸" },';
    expect(at('', playing, '"entries": [', `"entries": [ ${entry}`).names).toEqual(['inGame', 'age', 'partner']);
  });

  test('is nothing outside of expressions', () => {
    expect(at('', playing, 'Everybody', 'Every‸body').names).toEqual([]);
  });
});

describe('names over all files', () => {
  const index = symbolIndex(openWorkspace(band));
  const places = (
    kind: 'entry' | 'question' | 'event' | 'fact' | 'parameter' | 'value' | 'layer' | 'choice',
    name: string,
  ) =>
    index
      .of({ kind, name })
      .map(({ span: { source, start, end }, isDefinition }) => {
        const written = source.text.slice(start, end);
        return `${source.file} ${written}${isDefinition ? ' (definition)' : ''}`;
      })
      .sort();

  test.each([
    [
      'entry',
      'play.may',
      [
        'base/leaving.cases play.may',
        'base/playing.json play.may (definition)',
        'base/playing.scenarios.json play.may',
        ...['findings.json play.may', 'findings.json play.may', 'findings.json play.may'],
        ...['texts/dismissed.json play.may', 'texts/records.json play.may'],
      ],
    ],
    [
      'question',
      'volume',
      [
        'base/playing.json volume',
        'base/playing.json volume',
        'base/playing.scenarios.json volume',
        'options/quiet.json volume',
        'vocabulary.json volume (definition)',
      ],
    ],
    [
      'choice',
      'first-player.oldest',
      ['base/evening.cases oldest', 'house/house.json oldest', 'house/house.json oldest (definition)'],
    ],
  ] as const)('%s %s', (kind, name, expected) => expect(places(kind, name)).toEqual(expected));

  test('stand where they are written, with the name that they have', () => {
    const found = index.definitions().filter(({ symbol }) => symbol.kind !== 'entity');
    expect(found.length).toBeGreaterThan(50);
    for (const { symbol, span } of found) expect(span.source.text.slice(span.start, span.end)).toBe(shortName(symbol));
  });

  test('of things belong to the table with which they come', () => {
    const seatings = `${band['seatings.cases']}\nscene later\ntable of trio\n`;
    const evening = band['base/evening.cases']!.replace('table trio', 'table later');
    const { of } = symbolIndex(openWorkspace({ ...band, 'seatings.cases': seatings, 'base/evening.cases': evening }));
    const found = of({ kind: 'thing', name: 'scene trio\nBruno' });
    expect(found.filter(({ isDefinition }) => isDefinition)).toHaveLength(1);
    expect(new Set(found.map(({ span }) => span.source.file))).toEqual(
      new Set(['base/evening.cases', 'seatings.cases']),
    );
  });

  test('of facts are found in expressions, types, phrases and tables', () => {
    expect(new Set(places('fact', 'Instrument.kinds'))).toEqual(
      new Set([
        'base/leaving.cases kinds',
        'base/playing.json kinds',
        'base/playing.scenarios.json kinds',
        'seatings.cases kinds',
        'vocabulary.json kinds (definition)',
      ]),
    );
  });
});
