import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Entry } from '../model/entry.js';
import type { Rulebook } from '../model/rulebook.js';
import type { JsonDocument } from '../text/document.js';
import { pointer } from '../text/document.js';
import { nearest } from '../text/spelling.js';
import { type Covered, lacks } from './coverage.js';
import { entriesUnder } from './numbers.js';
import { type PlacedScenario, scenariosOf } from './plays.js';
import { editionsOf } from './scenarios/editions.js';

/** What scenarios say about entries and numbers that are not there, and ids that two of them share. */
export function scenarioReferences(rulebook: Rulebook, documents: readonly JsonDocument[]): readonly Diagnostic[] {
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  const placed = scenariosOf(documents);
  const known = new Map<string, boolean>();
  const stands = (number: string, edition: string): boolean => {
    const key = `${number} ${edition}`;
    const found = known.get(key) ?? entriesUnder(rulebook, number, edition).length > 0;
    known.set(key, found);
    return found;
  };
  return [
    ...twice(placed),
    ...placed.flatMap((one) => [...unknownEntries(one, ids), ...unknownNumbers(one, rulebook, stands)]),
  ];
}

function twice(placed: readonly PlacedScenario[]): readonly Diagnostic[] {
  const first = new Map<string, PlacedScenario>();
  const idAt = ({ document, index }: PlacedScenario) => document.at(pointer('scenarios', index, 'id'));
  return placed.flatMap((one) => {
    const { id } = one.scenario;
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, one);
      return [];
    }
    const also = [{ at: idAt(before), label: 'first' }];
    return [diagnostic('check.scenario-twice', { at: idAt(one), also, values: { id } })];
  });
}

function unknownEntries(
  { scenario, document, index }: PlacedScenario,
  ids: ReadonlySet<string>,
): readonly Diagnostic[] {
  return scenario.steps.flatMap((step, number) =>
    (['because', 'nearly'] as const).flatMap((key) => {
      const named = (step as { readonly because?: readonly string[]; readonly nearly?: readonly string[] })[key] ?? [];
      return named.flatMap((id, i) => {
        if (ids.has(id)) return [];
        const at = document.at(pointer('scenarios', index, 'steps', number, key, i));
        return [diagnostic('check.no-such-entry', { at, values: { id }, suggestion: nearest(id, ids) })];
      });
    }),
  );
}

/** Numbers under which nothing stands in any edition of the scenario. Rules that we have no entries for may still be shown. */
function unknownNumbers(
  { scenario, document, index }: PlacedScenario,
  rulebook: Rulebook,
  stands: (number: string, edition: string) => boolean,
): readonly Diagnostic[] {
  const editions = editionsOf(rulebook, scenario);
  return (scenario.rules ?? []).flatMap((number, i) => {
    if (editions.some((edition) => stands(number, edition))) return [];
    const at = document.at(pointer('scenarios', index, 'rules', i));
    return [diagnostic('check.no-such-number', { at, severity: 'advice', values: { number } })];
  });
}

/** Entries that no scenario shows deciding, or nearly so. */
export function uncovered(
  covered: ReadonlyMap<Entry, Covered>,
  documents: readonly JsonDocument[],
): readonly Diagnostic[] {
  const codes = { decides: 'check.never-decides', nearly: 'check.never-nearly' } as const;
  return [...covered].flatMap(([entry, found]) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const at = document?.at(`${entry.source.pointer}/id`);
    const values = { id: entry.id };
    return lacks(entry, found).map((part) => diagnostic(codes[part], { at, severity: 'warning', values }));
  });
}
