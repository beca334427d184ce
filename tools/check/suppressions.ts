import escapeRegExp from 'lodash/escapeRegExp.js';
import type { Diagnostic } from 'tavolata/compiler';
import { nearest, onceFor } from 'tavolata/internals';
import { isCasesFile, type JsonDocument, pointer, type ReadDocuments, type Span } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

interface Suppressions {
  readonly code: string;
  readonly at: readonly string[];
  /** Values of the finding; without them, all findings there are suppressed. */
  readonly values?: Diagnostic['values'];
}

/**
 * Leaves out what the rulebook (`findings.json`) and house files suppress, and reports unused suppressions. Errors are
 * never left out.
 *
 * @param unseen codes that were not checked: findings with them may still exist; all of them if the rules have errors
 */
export function withoutSuppressed(
  found: readonly Diagnostic[],
  documents: ReadDocuments,
  unseen: readonly string[] | 'all',
): readonly Diagnostic[] {
  const lists = [...(documents.findings ? [documents.findings] : []), ...documents.entries];
  const places = placesOf(documents);
  const left = new Set(found);
  const unused = lists.flatMap((list) => {
    const { suppressed = [] } = list.value as { readonly suppressed?: readonly Suppressions[] };
    return suppressed.flatMap(({ code, at: names, values = {} }, group) =>
      names.flatMap((name, index) => {
        const at = list.at(pointer('suppressed', group, 'at', index));
        if (!places.has(name)) {
          const suggestion = nearest(name, places.names());
          return [diagnostic('check.suppressed-nowhere', { at, values: { name }, suggestion })];
        }
        const alike = [...left].filter(
          (one) =>
            one.code === code &&
            one.severity !== 'error' &&
            Object.entries(values).every(([name, value]) => one.values[name] === value),
        );
        const spans = alike.length === 0 ? [] : places.of(name);
        const here = alike.filter((one) => spans.some((span) => holds(span, one.at)));
        for (const one of here) left.delete(one);
        if (here.length > 0 || unseen === 'all' || unseen.includes(code)) return [];
        return [diagnostic('check.unused-suppression', { at, severity: 'warning', values: { name, code } })];
      }),
    );
  });
  return [...left, ...unused];
}

const holds = (span: Span, at: Span | undefined): boolean =>
  at !== undefined && at.source.file === span.source.file && at.start >= span.start && at.end <= span.end;

type PlacesById = ReadonlyMap<string, readonly (() => Span)[]>;

/**
 * Finds the places that a name may stand for: all entries and scenarios with that id, an edition by its date, or a part
 * of the vocabulary. Scenarios are read only in files in which the line of a case begins with the name.
 */
function placesOf({ vocabulary, editions, entries, scenarios }: ReadDocuments) {
  const { editions: dated } = editions.value as { readonly editions: readonly { readonly date: string }[] };
  const dates: PlacesById = new Map(
    dated.map(({ date }, index) => [date, [() => editions.at(pointer('editions', index))]] as const),
  );
  const inScenarios = (name: string): readonly (() => Span)[] => {
    const line = new RegExp(`^case[ \\t]+${escapeRegExp(name)}`, 'm');
    return scenarios
      .filter(({ source: { file, text } }) => !isCasesFile(file) || line.test(text))
      .flatMap((document) => scenarioPlaces(document).get(name) ?? []);
  };
  const all = (name: string): readonly (() => Span)[] => [
    ...(dates.get(name) ?? []),
    ...entries.flatMap((document) => entryPlaces(document).get(name) ?? []),
    ...inScenarios(name),
  ];
  return {
    has: (name: string): boolean =>
      partOf(vocabulary, name) !== undefined ||
      [dates, ...entries.map(entryPlaces)].some((ids) => ids.has(name)) ||
      inScenarios(name).length > 0,
    of: (name: string): readonly Span[] => {
      const found = all(name);
      return (found.length > 0 ? found : [partOf(vocabulary, name) ?? []].flat()).map((place) => place());
    },
    names: (): readonly string[] => [
      ...dates.keys(),
      ...entries.flatMap((document) => [...entryPlaces(document).keys()]),
      ...scenarios.flatMap((document) => [...scenarioPlaces(document).keys()]),
    ],
  };
}

const placesById = (key: 'entries' | 'scenarios') =>
  onceFor((document: JsonDocument): PlacesById => {
    const byId = new Map<string, (() => Span)[]>();
    const items = (document.value as { readonly [key: string]: readonly { readonly id: string }[] })[key] ?? [];
    for (const [index, { id }] of items.entries())
      byId.set(id, [...(byId.get(id) ?? []), () => document.at(pointer(key, index))]);
    return byId;
  });

const entryPlaces = placesById('entries');
const scenarioPlaces = placesById('scenarios');

/** The place of a member of the vocabulary by the keys that lead to it; its key counts as part of it. */
function partOf(vocabulary: JsonDocument, name: string): (() => Span) | undefined {
  const path = name.split('.');
  const member = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as { [key: string]: unknown })[key] : undefined,
    vocabulary.value,
  );
  if (member === undefined) return undefined;
  const at = pointer(...path);
  return () => ({ ...vocabulary.at(at), start: vocabulary.keyAt(at).start });
}
