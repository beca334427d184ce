import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Entry } from '../model/entry.js';
import { numbersIn } from '../model/numbers.js';
import type { Rulebook } from '../model/rulebook.js';
import type { RulebookDocuments } from '../read/rulebook.js';
import type { JsonDocument } from '../text/document.js';
import { pointer } from '../text/document.js';
import { nearest } from '../text/spelling.js';
import { type Covered, lacks } from './coverage.js';
import { type PlacedScenario, scenariosOf } from './plays.js';

/** What scenarios say about entries and numbers that are not there, and ids that two of them share. */
export function scenarioReferences(
  rulebook: Rulebook,
  { scenarios: documents, editions }: Pick<RulebookDocuments, 'scenarios' | 'editions'>,
): readonly Diagnostic[] {
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  const placed = scenariosOf(documents);
  const { covers } = editions.value as { readonly covers?: readonly string[] };
  const numbers = new Set(
    rulebook.editions.flatMap(({ date }) => rulebook.entries.flatMap((one) => numbersIn(one, date))),
  );
  const known = (number: string): boolean => {
    const section = number.split('.', 1)[0] ?? '';
    return numbers.has(number) || covers?.includes(section) === false;
  };
  return [...twice(placed), ...placed.flatMap((one) => [...unknownEntries(one, ids), ...unknownNumbers(one, known)])];
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

/**
 * Numbers under which nothing ever stood, in sections that the entries restate whole. A case may show how things were before the
 * number was there, and rules of other sections may be named without an entry of ours.
 */
function unknownNumbers(
  { scenario, document, index }: PlacedScenario,
  known: (number: string) => boolean,
): readonly Diagnostic[] {
  return (scenario.rules ?? []).flatMap((number, i) => {
    if (known(number)) return [];
    const at = document.at(pointer('scenarios', index, 'rules', i));
    return [diagnostic('check.no-such-number', { at, severity: 'advice', values: { number } })];
  });
}

const shownBy = { decides: 'check.never-decides', nearly: 'check.never-nearly' } as const;

/** Codes of what can only be found by playing the scenarios. */
export const codesOfPlay: readonly string[] = Object.values(shownBy);

/** Entries that no scenario shows deciding, or nearly so. */
export function uncovered(
  covered: ReadonlyMap<Entry, Covered>,
  documents: readonly JsonDocument[],
): readonly Diagnostic[] {
  return [...covered].flatMap(([entry, found]) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const at = document?.at(`${entry.source.pointer}/id`);
    const values = { id: entry.id };
    return lacks(entry, found).map((part) => diagnostic(shownBy[part], { at, severity: 'warning', values }));
  });
}
