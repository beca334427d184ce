import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, nearest } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { EditionDigests } from '../official/digests.js';
import { isListed } from '../official/number-lists.js';
import { sectionOf } from '../official/official.js';
import { allReferred } from '../official/see.js';
import { type Covered, lacks } from './coverage.js';
import { allNumbers } from './numbers.js';
import { type PlacedScenario, scenariosOf } from './plays.js';
import { editionsOf } from './scenarios/editions.js';

/** References of scenarios to missing entries and numbers, and ids that two of them share. */
export function scenarioReferences(
  rulebook: Rulebook,
  { scenarios, entries }: { readonly scenarios: readonly JsonDocument[]; readonly entries: readonly JsonDocument[] },
): readonly Diagnostic[] {
  const ids = new Set(rulebook.entries.map(({ id }) => id));
  const placed = scenariosOf(scenarios);
  const numbers = new RuleNumbers(rulebook, entries);
  return [
    ...twice(placed),
    ...placed.flatMap((one) => [
      ...unknownEntries(one, ids),
      ...unknownNumbers(one, numbers),
      ...unknownEditions(rulebook, one),
      ...inNoEdition(rulebook, one),
    ]),
  ];
}

/** Rule numbers that the rulebook mentions. */
class RuleNumbers {
  /** Numbers of an entry in some edition, or to which an entry refers. */
  readonly known: ReadonlySet<string>;
  /** Rules of which some part is restated: `802.2` if there is an entry for 802.2a. */
  private readonly restated: ReadonlySet<string>;

  constructor(rulebook: Rulebook, documents: readonly JsonDocument[]) {
    const standing = allNumbers(rulebook);
    const seen = allReferred(documents);
    this.known = new Set([...standing, ...seen]);
    this.restated = new Set(standing.map(ruleOf));
  }

  /**
   * Whether a number certainly does not exist. A scenario may show a rule that is restated elsewhere, or the situation
   * before a rule was added; but if some parts of a rule are restated, one that is not is a mistake, or missing.
   */
  isMissing(number: string): boolean {
    const rule = ruleOf(number);
    return number !== rule && !this.known.has(number) && this.restated.has(rule);
  }
}

const ruleOf = (number: string): string => number.replace(/[a-z]+$/, '');

function twice(placed: readonly PlacedScenario[]): readonly Diagnostic[] {
  const first = new Map<string, PlacedScenario>();
  const idAt = ({ document, index }: PlacedScenario) => document.at(pointer('scenarios', index, 'id'));
  return placed.flatMap((one) => {
    const before = first.get(one.scenario.id);
    if (before === undefined) first.set(one.scenario.id, one);
    if (before === undefined) return [];
    const values = { id: one.scenario.id };
    return [
      diagnostic('check.scenario-twice', { at: idAt(one), also: [{ at: idAt(before), label: 'first' }], values }),
    ];
  });
}

/** Entries that a scenario names and that do not exist. */
export const unknownEntries = (
  { scenario, document, index }: PlacedScenario,
  ids: ReadonlySet<string>,
): readonly Diagnostic[] =>
  scenario.steps.flatMap((step, number) =>
    (['because', 'nearly'] as const).flatMap((key) => {
      const named = (step as { readonly because?: readonly string[]; readonly nearly?: readonly string[] })[key] ?? [];
      return named.flatMap((id, i) => {
        if (ids.has(id)) return [];
        const at = document.at(pointer('scenarios', index, 'steps', number, key, i));
        return [diagnostic('check.no-such-entry', { at, values: { id }, suggestion: nearest(id, ids) })];
      });
    }),
  );

/** Dates in a scenario that are not those of an edition. */
function unknownEditions({ editions }: Rulebook, { scenario, document, index }: PlacedScenario): readonly Diagnostic[] {
  const dates: readonly string[] = editions.map(({ date }) => date);
  const { since, until, table } = scenario;
  const named = [
    ['since', since],
    ['until', until],
    ['table/setup/edition', table.setup.edition],
  ] as const;
  return named.flatMap(([key, date]) => {
    if (date === undefined || dates.includes(date)) return [];
    const at = document.at(`${pointer('scenarios', index)}/${key}`);
    const values = { date, first: dates[0] ?? '' };
    return [diagnostic('entry.no-edition', { at, severity: 'warning', values, suggestion: nearest(date, dates) })];
  });
}

/** A scenario whose dates contain no edition, for example because it ends before it begins. */
function inNoEdition(rulebook: Rulebook, { scenario, document, index }: PlacedScenario): readonly Diagnostic[] {
  if (editionsOf(rulebook, scenario).length > 0) return [];
  const at = document.at(`${pointer('scenarios', index)}/since`);
  return [diagnostic('test.editions', { at, values: { scenario: scenario.id } })];
}

/** Numbers of scenarios that no official text has, or none of the editions in which the scenario holds. */
export function datedNumbers(
  rulebook: Rulebook,
  scenarios: readonly JsonDocument[],
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  const texts = digests.flatMap(({ date, texts: { en } }) => (en === undefined ? [] : [{ date, lists: en.numbers }]));
  const own = new Set(allNumbers(rulebook));
  return scenariosOf(scenarios).flatMap(({ scenario, document, index }) => {
    const span = new Set(editionsOf(rulebook, scenario));
    return (scenario.rules ?? []).flatMap((number, i) => {
      const having = texts.filter(({ lists }) => isListed(lists, number)).map(({ date }) => date);
      const place = () => document.at(pointer('scenarios', index, 'rules', i));
      const known = texts.some(({ lists }) => lists[sectionOf(number)] !== undefined);
      if (having.length === 0)
        return known && !own.has(number)
          ? [diagnostic('check.number-nowhere', { at: place(), values: { number } })]
          : [];
      const end = scenario.until ?? '9999';
      const hasText = texts.some(({ date }) => span.has(date));
      // A scenario that shows the situation before a rule was added may have its number.
      if (!hasText || end <= (having[0] ?? '') || having.some((date) => span.has(date))) return [];
      const values = { number, scenario: scenario.id, first: having[0] ?? '', last: having.at(-1) ?? '' };
      return [diagnostic('check.number-not-then', { at: place(), severity: 'warning', values })];
    });
  });
}

const unknownNumbers = ({ scenario, document, index }: PlacedScenario, numbers: RuleNumbers): readonly Diagnostic[] =>
  (scenario.rules ?? []).flatMap((number, i) => {
    if (!numbers.isMissing(number)) return [];
    const at = document.at(pointer('scenarios', index, 'rules', i));
    const suggestion = nearest(number, numbers.known);
    return [diagnostic('check.no-such-number', { at, severity: 'advice', values: { number }, suggestion })];
  });

const shownBy = { decides: 'check.never-decides', nearly: 'check.never-nearly' } as const;

/** Codes of findings that need the scenarios to be played. */
export const codesOfPlay: readonly string[] = Object.values(shownBy);

/** Entries that no scenario shows deciding, or nearly so. */
export const uncovered = (
  covered: ReadonlyMap<Entry, Covered>,
  documents: readonly JsonDocument[],
): readonly Diagnostic[] =>
  [...covered].flatMap(([entry, found]) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const at = document?.at(`${entry.source.pointer}/id`);
    const values = { id: entry.id };
    return lacks(entry, found).map((part) => diagnostic(shownBy[part], { at, severity: 'warning', values }));
  });
