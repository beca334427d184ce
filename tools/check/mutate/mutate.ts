import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, nearest } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { listed as inWords, type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import { departures } from '../departures.js';
import type { Mutant } from './mutant.js';
import { mutantsOf } from './mutants.js';
import { fateOf, type MutantFate, mostAgainstListed } from './play.js';
import { noticing, type Recorded, record } from './record.js';

export interface MutateOptions {
  /** Only mutants of these entries, or these mutants. */
  readonly ids?: readonly string[];
  /** Only every nth of them, from this one on (counted from 1): several processes share the work. */
  readonly part?: { readonly from: number; readonly every: number };
  readonly progress?: (done: number, all: number) => void;
}

/** The outcome for the mutants. */
export interface Mutated {
  readonly killed: readonly MutantFate[];
  /** Listed as equivalent, and indeed detected by no scenario. */
  readonly explained: readonly MutantFate[];
  readonly surviving: readonly MutantFate[];
  /** Scenarios that fail without a change, whose entries were not tried, and faults in the list. */
  readonly diagnostics: readonly Diagnostic[];
  readonly recorded: readonly Recorded[];
}

interface List {
  readonly equivalent: readonly { readonly mutants: readonly string[] }[];
}

/** The selected mutants, in order. */
export function wantedMutants(rulebook: Rulebook, options: MutateOptions): readonly Mutant[] {
  const { ids = [], part = { from: 1, every: 1 } } = options;
  const wanted = new Set(ids);
  return mutantsOf(rulebook)
    .filter(({ id, entry }) => wanted.size === 0 || wanted.has(id) || wanted.has(entry.id))
    .filter((_, index) => index % part.every === part.from - 1);
}

/**
 * Changes the rules one small step at a time and checks whether the scenarios detect the difference.
 *
 * @param files `mutants`: lists of those that make no difference
 */
export function mutate(
  rulebook: Rulebook,
  files: { readonly scenarios: readonly JsonDocument[]; readonly mutants: readonly JsonDocument[] },
  options: MutateOptions = {},
): Mutated {
  const { progress = () => {} } = options;
  const wanted = wantedMutants(rulebook, options);
  const listed = new Set(files.mutants.flatMap((document) => [...listedMutants(document).keys()]));
  const recorded = wanted.length === 0 ? [] : record(rulebook, files.scenarios, progress);
  const failing = failingAlready(rulebook, recorded, new Set(wanted.map(({ entry }) => entry.id)));
  const untried = new Set(failing.flatMap(({ entries }) => entries));
  const mutants = wanted.filter(({ entry }) => !untried.has(entry.id));
  // All mutants of an entry, except moved dates, can make a difference in the same editions.
  const candidates = new Map<Entry, readonly Recorded[]>();
  const fates = mutants.map((mutant, index) => {
    progress(index, mutants.length);
    const { entry } = mutant;
    const isMoved = mutant.kind === 'move-date';
    const likely = (isMoved ? undefined : candidates.get(entry)) ?? noticing(rulebook, mutant, recorded);
    if (!isMoved) candidates.set(entry, likely);
    return fateOf(rulebook, mutant, listed.has(mutant.id) ? likely.slice(0, mostAgainstListed) : likely);
  });
  const isListed = ({ mutant }: MutantFate): boolean => listed.has(mutant.id);
  const survivors = fates.filter(({ killer }) => killer === undefined);
  return {
    killed: fates.filter(({ killer }) => killer !== undefined),
    explained: survivors.filter(isListed),
    surviving: survivors.filter((fate) => !isListed(fate)),
    diagnostics: [...failing.map(fault), ...files.mutants.flatMap((document) => listFaults(rulebook, document, fates))],
    recorded,
  };
}

/** A scenario that fails although nothing was changed, and the entries that it names or that decide in it. */
interface Failing {
  readonly play: Recorded;
  readonly entries: readonly string[];
}

/**
 * A scenario that would detect a change fails without one: nothing can be said about its entries. Departures of house
 * rules are intended.
 */
function failingAlready(
  rulebook: Rulebook,
  recorded: readonly Recorded[],
  wanted: ReadonlySet<string>,
): readonly Failing[] {
  const failing = recorded
    .filter(({ failures }) => failures.length > 0)
    .map((play) => ({ play, entries: [...new Set([...play.named, ...play.decided])].filter((id) => wanted.has(id)) }))
    .filter(({ entries }) => entries.length > 0);
  const meant = new Set(
    departures(
      rulebook,
      failing.map(({ play }) => play),
    ).flatMap(({ plays }) => plays),
  );
  return failing.filter(({ play }) => !meant.has(play));
}

function fault({ play: { id, placed }, entries }: Failing): Diagnostic {
  const at = placed.document.at(pointer('scenarios', placed.index, 'id'));
  return diagnostic('check.fails-unchanged', { at, values: { scenario: id, entries: inWords(entries, 4) } });
}

/** Names of the mutants that a file lists, with their places. */
export function listedMutants(document: JsonDocument): ReadonlyMap<string, string> {
  const { equivalent } = document.value as List;
  return new Map(
    equivalent.flatMap(({ mutants }, group) =>
      mutants.map((id, index) => [id, pointer('equivalent', group, 'mutants', index)] as const),
    ),
  );
}

function listFaults(rulebook: Rulebook, document: JsonDocument, fates: readonly MutantFate[]): readonly Diagnostic[] {
  const names = new Set(mutantsOf(rulebook).map(({ id }) => id));
  const killers = new Map(fates.map(({ mutant, killer }) => [mutant.id, killer]));
  return [...listedMutants(document)].flatMap(([mutant, place]) => {
    const at = document.at(place);
    if (!names.has(mutant)) {
      const suggestion = nearest(mutant, names);
      return [diagnostic('check.mutant-unknown', { at, values: { mutant }, suggestion })];
    }
    const scenario = killers.get(mutant);
    return scenario === undefined ? [] : [diagnostic('check.mutant-killed', { at, values: { mutant, scenario } })];
  });
}
