import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeIn } from '../../src/frontend/language/entries/entry-unit.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { readJson } from '../../src/frontend/read/json.js';
import { pointer } from '../../src/frontend/text/document.js';
import { indexAt } from '../../src/frontend/text/located.js';
import { expressionAt } from '../../src/frontend/workspace/expressions-at.js';
import { jsonPlaceAt, lenientJson } from '../../src/frontend/workspace/json-place.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import { amount } from '../amount.js';
import { band, marked } from './band.js';

/** A text as JSON may spell it: each letter as it is or as an escape. */
const spelled = fc
  .array(fc.tuple(fc.constantFrom('a', 'Z', ' ', '(', '"', '\\', '/', 'è', '\u2019', '😀', '\t', "'"), fc.boolean()), {
    maxLength: 12,
  })
  .map((letters) => ({
    text: letters.map(([letter]) => letter).join(''),
    json: letters
      .map(([letter, escaped]) =>
        escaped
          ? [...Array(letter.length).keys()]
              .map((unit) => `\\u${letter.charCodeAt(unit).toString(16).padStart(4, '0')}`)
              .join('')
          : JSON.stringify(letter).slice(1, -1),
      )
      .join(''),
  }));
const lineEnd = fc.constantFrom('\n', '\r\n', '\r', ' ');

describe('offsets and indices', () => {
  test('lead to each other through escapes, lists of lines, and all line ends', () => {
    fc.assert(
      fc.property(fc.array(spelled, { minLength: 1, maxLength: 3 }), lineEnd, fc.boolean(), (lines, end, inList) => {
        const shown = lines.map(({ json }) => `"${json}"`);
        const value = inList ? `[${end}${shown.join(`,${end}`)}${end}]` : shown[0]!;
        const { document } = readJson({ file: 'f.json', text: `{${end}"k":${end}${value}${end}}` });
        const located = document!.text('/k');
        expect(located.text).toBe((inList ? lines : lines.slice(0, 1)).map(({ text }) => text).join(' '));
        for (let index = 0; index < located.text.length; index++) {
          const { start, end: finish } = located.place(index, index + 1);
          // The blank between two lines is nowhere: it counts as the end of the line before it.
          if (start === finish) continue;
          expect(indexAt(located, start)).toBe(index);
          for (let offset = start; offset < finish; offset++) expect(indexAt(located, offset)).toBe(index);
        }
      }),
      { numRuns: amount(300, 3000) },
    );
  });

  test('of JSON lead to the innermost value, or to the key that stands there', () => {
    const text = band['base/playing.json']!;
    const { root, document } = lenientJson({ file: 'f.json', text })!;
    const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)];
    expect(strings.length).toBeGreaterThan(100);
    for (const { index, 0: literal } of strings) {
      const place = jsonPlaceAt(root, index + 1)!;
      const span = document[place.on === 'key' ? 'keyAt' : 'at'](pointer(...place.path));
      expect(text.slice(span.start, span.end)).toBe(literal);
    }
  });

  test('of JSON with mistakes lead as far as it can be read', () => {
    const { text, offset } = marked('{ "entries": [ { "id": "a" "when": "pla‸yer. }, { "id": "b" } ] }');
    const place = jsonPlaceAt(lenientJson({ file: 'f.json', text })!.root, offset);
    expect(place).toMatchObject({ path: ['entries', 0, 'when'], on: 'value' });
  });
});

describe('the expression at a place', () => {
  const at = (path: string, change: (text: string) => string) => {
    const { text, offset } = marked(change(band[path]!));
    return expressionAt(openWorkspace({ ...band, [path]: text }), path, offset);
  };
  const playing = 'base/playing.json';

  test('is found in entries, lists of lines, the vocabulary and cases', () => {
    expect(at(playing, (text) => text.replace('player.inGame"', 'player.in‸Game"'))).toMatchObject({
      text: { text: 'player.inGame' },
      index: 9,
    });
    expect(at(playing, (text) => text.replace("picked('heir'", "pic‸ked('heir'"))).toMatchObject({
      index: 102,
    });
    expect(at('base/leaving.cases', (text) => text.replace('mayPlay(Anna', 'mayPlay(An‸na'))).toMatchObject({
      text: { text: 'mayPlay(Anna, drum)' },
      index: 10,
    });
  });

  test('is found beside mistakes in the same entry and in the file', () => {
    const broken = (text: string) =>
      text
        .replace('"kind": "permission"', '"kind": "permissive" "odd": 1')
        .replace('player.inGame"', 'player.in‸Game"');
    expect(at(playing, broken)?.text.text).toBe('player.inGame');
  });

  test('is nowhere else', () => {
    expect(at(playing, (text) => text.replace('Everybody', 'Every‸body'))).toBeUndefined();
  });
});

test('a file with mistakes gives the entries without any, in their places', () => {
  const source = {
    file: 'base/playing.json',
    text: band['base/playing.json']!.replace('"verdict": "allow"', '"verdict": allow'),
  };
  expect(readDocument(source, 'entries').document).toBeUndefined();
  const workspace = openWorkspace({ ...band, [source.file]: source.text });
  const units = workspace.units.filter(({ draft }) => draft.document.source.file === source.file);
  const placed = units.map((unit) => {
    const { start, end } = placeIn(unit, 'id');
    return [unit.entry.id, source.text.slice(start + 1, end - 1)];
  });
  expect(placed).toEqual(
    ['play.no-drums-for-children', 'play.in-game', 'volume.soft', 'volume.strong', 'go.instruments'].map((id) => [
      id,
      id,
    ]),
  );
  expect([...workspace.diagnostics].map(([file, found]) => [file, found.map(({ code }) => code)])).toEqual([
    [source.file, ['json.unknown-word']],
  ]);
});
