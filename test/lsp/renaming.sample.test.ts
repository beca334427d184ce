import { expect, it } from 'vitest';
import { ResponseError, type TextEdit } from 'vscode-languageserver';
import { shortName, symbolIndex, symbolKey } from '../../src/frontend/workspace/symbol-index.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import { rename } from '../../tools/lsp/features/navigation.js';
import { offsetAt } from '../../tools/lsp/view.js';
import { amount } from '../amount.js';
import { band } from '../workspace/band.js';
import { viewOf } from './band-view.js';

/** Texts after edits by URI. */
function edited(workspace: Workspace, changes: { readonly [uri: string]: readonly TextEdit[] }) {
  const texts = Object.fromEntries(workspace.paths.map((path) => [path, workspace.source(path)!.text]));
  for (const [uri, edits] of Object.entries(changes)) {
    const path = uri.replace('file:///band/', '');
    const source = workspace.source(path)!;
    const places = edits.map(({ range, newText }) => ({
      start: offsetAt(source, range.start),
      end: offsetAt(source, range.end),
      newText,
    }));
    for (const { start, end, newText } of places.toSorted((a, b) => b.start - a.start))
      texts[path] = texts[path]!.slice(0, start) + newText + texts[path]!.slice(end);
  }
  return texts;
}

const codes = ({ diagnostics }: Workspace): readonly string[] =>
  [...diagnostics.values()].flatMap((all) => all.map(({ code }) => code)).sort();

it('whatever is renamed, the rules say the same with another name', () => {
  const workspace = openWorkspace(band);
  const before = codes(workspace);
  const definitions = symbolIndex(workspace).definitions();
  expect(definitions.length).toBeGreaterThan(60);
  const step = Math.ceil(definitions.length / amount(12, definitions.length));
  const first = new Date().getDate() % step;
  for (const { symbol, span } of definitions.filter((_, index) => index % step === first)) {
    const written = shortName(symbol);
    const to = /^[A-Z]/.test(written) ? `${written}Anew` : `anew${written.replaceAll(/[^\w]/g, '')}`;
    let changes: { readonly [uri: string]: readonly TextEdit[] } = {};
    try {
      changes = rename(viewOf(workspace, 'en'), { path: span.source.file, offset: span.start }, to).changes ?? {};
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error;
      expect(symbolKey(symbol), error.message).toMatch(/^(?:layer|term) /);
      continue;
    }
    const after = openWorkspace(edited(workspace, changes));
    expect(codes(after), symbolKey(symbol)).toEqual(before);
    expect(symbolIndex(after).of(symbol), symbolKey(symbol)).toEqual([]);
  }
});
