import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { groupOf, Listening } from '../listening.js';
import { type PlacedScenario, type Play, scenariosOf } from '../plays.js';
import { editionsOf } from '../scenarios/editions.js';
import { namedIn } from '../scenarios/named.js';
import { runScenario } from '../scenarios/run.js';
import { differsIn, type Mutant } from './mutant.js';

/** What one run of a scenario depended on. */
export interface Recorded extends Play {
  /** Entries that the scenario itself names. */
  readonly named: ReadonlySet<string>;
  readonly groupsRead: ReadonlySet<string>;
}

/** Plays scenarios, each in the first and the last edition of its dates, and records what each depends on. */
export function record(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  progress: (done: number, all: number) => void = () => {},
): readonly Recorded[] {
  const all = scenariosOf(documents);
  const play = recording(rulebook);
  return all.map((placed, index) => {
    progress(index, all.length);
    return play(placed);
  });
}

/** The same for one scenario after the other; they share their rulesets. */
export function recording(rulebook: Rulebook): (placed: PlacedScenario) => Recorded {
  const rulesets = new Listening();
  return (placed) => {
    const groupsRead = new Set<string>();
    rulesets.groupsRead = groupsRead;
    const choose = (editions: readonly string[]) =>
      [...new Set([editions[0], editions.at(-1)])].filter((date) => date !== undefined);
    const { scenario, document } = placed;
    const result = runScenario(rulebook, scenario, { choose, rulesets, heard: rulesets.hear });
    const named = new Set(namedIn(scenario));
    return { ...result, id: scenario.id, file: document.source.file, placed, named, groupsRead };
  };
}

/**
 * Scenarios that could detect a mutant of an entry, likeliest first: those that name it in `because` or `nearly`, then
 * those that it decided, then those in which it nearly applied.
 */
export function noticing(rulebook: Rulebook, mutant: Mutant, recorded: readonly Recorded[]): readonly Recorded[] {
  const { entry } = mutant;
  const group = groupOf(entry);
  const rank = ({ named, decided, nearly }: Recorded): number =>
    named.has(entry.id) ? 0 : decided.has(entry.id) ? 1 : nearly.has(entry.id) ? 2 : 3;
  return recorded
    .filter(({ groupsRead, failures, scenario }) => {
      // A scenario that fails anyway detects nothing.
      if (failures.length > 0 || !groupsRead.has(group)) return false;
      return editionsOf(rulebook, scenario).some((date) => differsIn(mutant, date));
    })
    .sort((a, b) => rank(a) - rank(b));
}
