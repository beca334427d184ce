import { namesInFile } from 'tavolata/workspace';
import type { CodeLens } from 'vscode-languageserver';
import { scenariosOf } from '../../check/plays.js';
import { rangeOf, say, type View, words } from '../view.js';
import { tryMutantsCommand } from './mutants.js';
import { headOf, namesEntry, runCasesCommand } from './run-cases.js';

/**
 * Above each entry: how many cases it decides, and nearly decides, and how many entries override it; a click runs these
 * cases. Next to it, for an entry that decides something: which of its mutants survive. Above each case: run it.
 */
export function codeLenses(view: View, path: string): CodeLens[] {
  const documents = view.workspace.linked?.documents;
  const own = documents?.scenarios.find(({ source }) => source.file === path);
  if (own !== undefined)
    return scenariosOf([own]).map(({ scenario, document, index }) => ({
      range: rangeOf(headOf(document, index)),
      command: { title: say(view, words.runCase), command: runCasesCommand, arguments: [{ cases: [scenario.id] }] },
    }));
  const scenarios = scenariosOf(documents?.scenarios ?? []);
  const overriding = new Map<string, number>();
  for (const { draft } of view.workspace.units)
    for (const id of [draft.raw.overrides ?? [], draft.raw.replaces ?? []].flat())
      overriding.set(id, (overriding.get(id) ?? 0) + 1);
  const tried = new Set(view.workspace.linked?.linker.units.flatMap(({ entry }) => (entry.hook ? [entry.id] : [])));
  return namesInFile(view.workspace, path).flatMap(({ symbol, span, isDefinition }) => {
    if (symbol.kind !== 'entry' || !isDefinition) return [];
    const ways = scenarios.flatMap(({ scenario }) => namesEntry(scenario, symbol.name) ?? []);
    const decided = ways.filter((way) => way === 'because').length;
    const values = { decided, nearly: ways.length - decided, overriding: overriding.get(symbol.name) ?? 0 };
    const title = say(view, words.lens, values);
    // Without cases to run, it only informs.
    const command = ways.length === 0 ? '' : runCasesCommand;
    const range = rangeOf(span);
    const cases = { range, command: { title, command, arguments: [{ entry: symbol.name }] } };
    if (!tried.has(symbol.name)) return [cases];
    const asked = { title: say(view, words.tryMutants), command: tryMutantsCommand, arguments: [symbol.name] };
    return [cases, { range, command: asked }];
  });
}
