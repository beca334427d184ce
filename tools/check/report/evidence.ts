import { entryInWords } from '../../../src/engine/explain/read-back/read-entry.js';
import type { Entry } from '../../../src/engine/model/entry.js';
import { numbersIn } from '../../../src/engine/model/numbers.js';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { EditionDate, Words } from '../../../src/engine/model/words.js';
import { isInForce } from '../../../src/engine/ruleset/active.js';
import { type Difference, differencesOf } from '../compare/meaning.js';
import { type Coverage, lacks } from '../coverage.js';
import { allNumbers, byNumber, historyOf, type NumberSpan } from '../numbers.js';
import type { Scenario } from '../scenarios/model.js';
import { type Mutants, noMutants } from './mutants.js';

/** Everything that speaks for one entry. */
export interface EntryEvidence {
  readonly entry: Entry;
  /** Its numbers in the newest edition in which it lives. */
  readonly numbers: readonly string[];
  readonly current: boolean;
  /** Editions in which it lives, as indexes. */
  readonly lives: readonly number[];
  readonly reads: Words;
  readonly decides: readonly Scenario[];
  readonly nearly: readonly Scenario[];
  /** Whether a scenario is missing that it needs. */
  readonly lacking: boolean;
  readonly mutants: Mutants;
  readonly overriddenBy: readonly string[];
}

/** A rule number with what stands under it. */
export interface RuleEvidence {
  /** Empty for entries that bear none. */
  readonly number: string;
  /** Whether something stands under it in the newest edition. */
  readonly current: boolean;
  readonly history: readonly NumberSpan[];
  readonly now: readonly EntryEvidence[];
  /** Entries of older editions whose last number it was. */
  readonly before: readonly EntryEvidence[];
}

/** What an edition changed in the meaning of the rules. */
export interface EvidenceStep {
  readonly from: EditionDate;
  readonly to: EditionDate;
  readonly differences: readonly Difference[];
}

export interface Evidence {
  readonly rulebook: Rulebook;
  readonly edition: EditionDate;
  readonly rules: readonly RuleEvidence[];
  readonly entries: readonly EntryEvidence[];
  readonly steps: readonly EvidenceStep[];
  readonly scenarios: number;
  readonly plays: number;
  readonly failed: number;
  /** Whether results of mutation were given. */
  readonly mutated: boolean;
}

/** Puts together all that speaks for the rules of a rulebook; see `tavolata report`. */
export function evidenceOf(
  rulebook: Rulebook,
  { covered, plays }: Coverage,
  mutants: ReadonlyMap<string, Mutants> | undefined,
): Evidence {
  const edition = rulebook.editions.at(-1)?.date ?? '';
  const first = rulebook.editions[0]?.date ?? '';
  const byId = new Map(plays.map(({ scenario }) => [scenario.id, scenario]));
  const scenarios = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  const entries = rulebook.entries.map((entry): EntryEvidence => {
    const found = covered.get(entry) ?? { decides: new Set<string>(), nearly: new Set<string>() };
    const lives = rulebook.editions.flatMap(({ date }, index) => (isInForce(entry, date) ? [index] : []));
    const last = rulebook.editions[lives.at(-1) ?? -1]?.date ?? edition;
    return {
      entry,
      numbers: numbersIn(entry, last).toSorted(byNumber),
      current: isInForce(entry, edition),
      lives,
      reads: { en: readingOf(entry, rulebook, 'en'), it: readingOf(entry, rulebook, 'it') },
      decides: scenarios(found.decides),
      nearly: scenarios(found.nearly),
      lacking: lacks(entry, found).length > 0,
      mutants: mutants?.get(`${entry.id}@${entry.since ?? first}`) ?? mutants?.get(entry.id) ?? noMutants,
      overriddenBy: idsPrevailingOver(entry, rulebook),
    };
  });
  return {
    rulebook,
    edition,
    rules: rulesOf(rulebook, entries),
    entries,
    steps: stepsOf(rulebook),
    scenarios: plays.length,
    plays: plays.reduce((sum, { editions }) => sum + editions.length, 0),
    failed: plays.filter(({ failures }) => failures.length > 0).length,
    mutated: mutants !== undefined,
  };
}

/** The read-back without its first line: name and id stand above it. */
const readingOf = (entry: Entry, rulebook: Rulebook, lang: 'en' | 'it'): string =>
  entryInWords(entry, rulebook, lang).split('\n').slice(1).join('\n').replace(/^ {2}/gm, '');

const idsPrevailingOver = ({ id }: Entry, { entries }: Rulebook): readonly string[] => [
  ...new Set(
    entries
      .filter(({ overrides, replaces }) => (overrides !== 'all' && overrides.includes(id)) || replaces.includes(id))
      .map((other) => other.id),
  ),
];

/** All numbers there ever were, with what stands or last stood under each; at the end the entries without one. */
function rulesOf(rulebook: Rulebook, entries: readonly EntryEvidence[]): readonly RuleEvidence[] {
  const unnumbered = entries.filter(({ numbers }) => numbers.length === 0);
  const rules = allNumbers(rulebook).map((number): RuleEvidence => {
    const under = entries.filter(({ numbers }) => numbers.includes(number));
    const now = under.filter(({ current }) => current);
    const before = under.filter(({ current }) => !current);
    return { number, current: now.length > 0, history: historyOf(rulebook, number), now, before };
  });
  // A number that everything has moved away from says nothing of its own.
  const kept = rules
    .filter(({ now, before }) => now.length + before.length > 0)
    .sort((a, b) => byNumber(a.number, b.number));
  const rest = {
    number: '',
    current: true,
    history: [],
    now: unnumbered.filter(({ current }) => current),
    before: unnumbered.filter(({ current }) => !current),
  };
  return unnumbered.length === 0 ? kept : [...kept, rest];
}

/** Edition by edition, what changed its meaning; the others are left out. */
function stepsOf({ editions, entries }: Rulebook): readonly EvidenceStep[] {
  const active = editions.map(({ date }) => entries.filter((entry) => isInForce(entry, date)));
  return editions.slice(1).flatMap(({ date }, index): readonly EvidenceStep[] => {
    const differences = differencesOf(active[index] ?? [], active[index + 1] ?? []);
    return differences.length === 0 ? [] : [{ from: editions[index]?.date ?? '', to: date, differences }];
  });
}
