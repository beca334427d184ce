import { expect, it } from 'vitest';
import { ResponseError, type TextEdit } from 'vscode-languageserver';
import { shortName, symbolIndex, symbolKey } from '../../src/frontend/workspace/symbol-index.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import { rename } from '../../tools/lsp/features/navigation.js';
import { runCases } from '../../tools/lsp/features/run-cases.js';
import { offsetAt } from '../../tools/lsp/view.js';
import { amount, sampleOf } from '../amount.js';
import { band, textsOf } from '../workspace/band.js';
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

/** How the cases of a file go. */
function played(workspace: Workspace, path: string) {
  const view = viewOf(workspace, 'en');
  return runCases(view, workspace.rulebook()!, { uri: view.uriOf(path) }).map(({ id, failures }) => ({
    id,
    failures: failures.map(({ message }) => message),
  }));
}

it('whatever the things of cases are called, the cases come out as before', () => {
  const rules = textsOf('rules');
  const ofCases = Object.keys(rules).filter((path) => /(?<!seatings)\.cases$/.test(path));
  const chosen = sampleOf(ofCases, { quick: 1, full: 12 });
  // The others are left out: a rulebook is linked without them, too.
  const left = Object.entries(rules).filter(([path]) => !ofCases.includes(path) || chosen.includes(path));
  const workspace = openWorkspace(Object.fromEntries(left));
  const view = viewOf(workspace, 'en');
  const things = symbolsOf(workspace, chosen);
  expect(things.length).toBeGreaterThan(5);
  const changes: { [uri: string]: TextEdit[] } = {};
  for (const { symbol, span } of things) {
    const place = { path: span.source.file, offset: span.start };
    for (const [uri, edits] of Object.entries(
      rename(view, place, `${shortName(symbol).replace(/\W/g, '')}Anew`).changes ?? {},
    ))
      changes[uri] = [...(changes[uri] ?? []), ...edits];
  }
  const before = codes(workspace);
  const runs = chosen.map((path) => played(workspace, path));
  for (const [path, text] of Object.entries(edited(workspace, changes)))
    if (text !== workspace.source(path)!.text) workspace.change(path, text);
  expect(codes(workspace)).toEqual(before);
  expect(chosen.map((path) => played(workspace, path))).toEqual(runs);
  expect(symbolsOf(workspace, chosen).filter(({ symbol }) => !shortName(symbol).endsWith('Anew'))).toEqual([]);
});

/** Each thing that cases of some files mention, at one of the places. */
function symbolsOf(workspace: Workspace, paths: readonly string[]) {
  const index = symbolIndex(workspace);
  const found = paths.flatMap((path) => index.inFile(path).filter(({ symbol }) => symbol.kind === 'thing'));
  return [...new Map(found.map((one) => [symbolKey(one.symbol), one])).values()];
}
