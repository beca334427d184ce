import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import { findingsByFile, toDiagnostic } from '../../tools/lsp/features/findings.js';
import { hover } from '../../tools/lsp/features/hover.js';
import { references } from '../../tools/lsp/features/navigation.js';
import { offsetAt, type View } from '../../tools/lsp/view.js';
import { amount } from '../amount.js';
import { band } from '../workspace/band.js';
import { viewOf } from './band-view.js';

const path = 'base/playing.json';

/** A letter as it is, or as JSON may escape it. */
const spelled = (letter: string, escaped: boolean): string => {
  if (!escaped) return JSON.stringify(letter).slice(1, -1);
  return [...letter.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
};

/** Letters before the word that is meant, in a text of the language. */
const before = fc.array(fc.tuple(fc.constantFrom('a', ' ', '"', '\\', 'è', '😀', '/', '’', ')'), fc.boolean()), {
  maxLength: 8,
});
const marks = fc.infiniteStream(fc.boolean());
const lineEnd = fc.constantFrom('\n', '\r\n', '\r\n      ');

/** The text of an expression with a word behind a text, spelled with some escapes, on one line or on several. */
const written = fc.record({ before, marks, inLines: fc.boolean(), lineEnd, startsLine: fc.boolean() }).map((given) => {
  const text = given.before.map(([letter, escaped]) => spelled(letter, escaped)).join('');
  const word = (name: string): string =>
    [...name].map((letter) => spelled(letter, given.marks.next().value === true)).join('');
  return (name: string): string => {
    const [first, last] = [`'${text}' is 'x' and`, `${word(name)}.inGame`];
    if (!given.inLines) return `"${first} ${last}"`;
    const lines = given.startsLine ? [`"${first}"`, `"${last}"`] : [`"${first} ${last}"`, '"and true"'];
    return `[${given.lineEnd}${lines.join(`,${given.lineEnd}`)}]`;
  };
});

const opened = (value: string): View =>
  viewOf(openWorkspace({ ...band, [path]: band[path]!.replace('"player.inGame"', () => value) }), 'en');

/** What is marked in a file of JSON, without its escapes. */
function marked(
  view: View,
  { start, end }: { start: Parameters<typeof offsetAt>[1]; end: Parameters<typeof offsetAt>[1] },
) {
  const source = view.workspace.source(path)!;
  const raw = source.text.slice(offsetAt(source, start), offsetAt(source, end));
  return JSON.parse(`"${raw}"`) as string;
}

it('a finding marks its word through every escape, line end and list of lines, once and in plain text', () => {
  fc.assert(
    fc.property(written, (spell) => {
      const view = opened(spell('playr'));
      const found = findingsByFile(view).get(path) ?? [];
      const [one, ...others] = found.map((finding) => toDiagnostic(view, finding));
      expect(others).toEqual([]);
      expect(one?.code).toBe('name.unknown');
      expect(marked(view, one!.range)).toBe('playr');
      expect(one?.message).not.toMatch(/[\u2500-\u257f`]|\^{2}|~{3}/);
    }),
    { numRuns: amount(20, 400) },
  );
});

it('so do what is said of a name, and where it is used', () => {
  fc.assert(
    fc.property(written, (spell) => {
      const value = spell('player');
      const view = opened(value);
      const source = view.workspace.source(path)!;
      const offset = source.text.indexOf('.inGame', source.text.indexOf(value.slice(0, 3)));
      const found = hover(view, { path, offset });
      expect(marked(view, found!.range!)).toBe('player');
      const used = references(view, { path, offset }, false).filter(({ range }) => range.start.line > 5);
      const here = used.filter(({ uri, range }) => uri.endsWith(path) && range.start.line < 12);
      expect(here.map(({ range }) => marked(view, range))).toEqual(['player']);
    }),
    { numRuns: amount(15, 300) },
  );
});
