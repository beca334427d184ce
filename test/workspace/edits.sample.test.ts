import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { toJson } from '../../src/frontend/diagnostics/render.js';
import { symbolIndex } from '../../src/frontend/workspace/symbol-index.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import { amount, extent, rotating } from '../amount.js';
import { band, textsOf } from './band.js';

type Texts = { readonly [path: string]: string };

const told = (all: ReadonlyMap<string, readonly Diagnostic[]>) =>
  Object.fromEntries([...all].map(([file, found]) => [file, found.map((one) => toJson(one, 'en'))]));

/** Everything that a workspace knows of its texts. */
const knownOf = (workspace: Workspace) => ({
  diagnostics: told(workspace.diagnostics),
  names: workspace.paths.toSorted().map((path) =>
    symbolIndex(workspace)
      .inFile(path)
      .map(({ symbol: { kind, name }, span: { start, end }, isDefinition }) => [kind, name, start, end, isDefinition])
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  ),
  ids: workspace.units.map(({ entry: { id } }) => id),
});

/** What people write: words with other letters, signs that are missing or too many, pieces that go and come. */
const edit = fc.record({
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.oneof(
    fc.record({
      take: fc.nat({ max: 40 }),
      put: fc.constantFrom('', 'x', '"', ' ', ',', '}', '[', '{', "'", '\n', 'and ', 'è', '😀', '\r\n'),
    }),
    fc.constantFrom('remove' as const, 'restore' as const),
  ),
});

/** Makes edits, and compares with a workspace that is opened anew after each of them. */
function compare(texts: Texts, runs: number, numRuns = runs): void {
  const paths = Object.keys(texts);
  // One for all runs, as in an editor: what an edit left behind would show in a later one.
  const workspace = openWorkspace(texts);
  const now = new Map(Object.entries(texts));
  fc.assert(
    fc.property(edit, ({ file, at, how }) => {
      const path = paths[file % paths.length]!;
      const before = now.get(path) ?? texts[path]!;
      const place = Math.floor(at * before.length);
      if (how === 'remove') now.delete(path);
      else if (how === 'restore') now.set(path, texts[path]!);
      else now.set(path, before.slice(0, place) + how.put + before.slice(place + how.take));
      const text = now.get(path);
      const earlier = new Map(workspace.diagnostics);
      const { diagnostics } = text === undefined ? workspace.remove(path) : workspace.change(path, text);
      const anew = openWorkspace(Object.fromEntries(now));
      expect(knownOf(workspace)).toEqual(knownOf(anew));
      // What is said to have changed is all that has.
      for (const [one, found] of diagnostics)
        if (found.length > 0) earlier.set(one, found);
        else earlier.delete(one);
      expect(told(earlier)).toEqual(told(workspace.diagnostics));
      // Enough wrong files at once, and nothing would be linked any more.
      const wrong = paths.filter((one) => now.get(one) !== texts[one]);
      for (const one of wrong.length > 3 ? wrong : []) {
        now.set(one, texts[one]!);
        workspace.change(one, texts[one]!);
      }
    }),
    { numRuns, seed: rotating, endOnFailure: true },
  );
}

describe('a workspace', () => {
  test('is after any edits as if it had been opened anew', () => compare(band, amount(150, 400)));

  // All rules are opened anew after each edit: too long for `npm test`.
  if (extent !== 'quick') test('is so with the rules as they are', () => compare(textsOf('rules'), amount(0, 2)));

  test('finds nothing wrong with the rules as they are', () => {
    const found = [...openWorkspace(textsOf('rules')).diagnostics.values()].flat();
    expect(found.filter(({ severity }) => severity !== 'advice')).toEqual([]);
  });
});
