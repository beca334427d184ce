import difference from 'lodash/difference.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Entry, Vocabulary } from 'tavolata/internals';
import type { Rulebook, Ruleset } from 'tavolata/runtime';
import { type JsonDocument, listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { Play } from './plays.js';
import { runScenario } from './scenarios/run.js';

/** A house rule that always applies, and the scenarios of the printed rules that fail because of it. */
export interface Departure {
  readonly entry: Entry;
  readonly plays: readonly Play[];
}

/** Entries that no table chooses: they depart from the printed rules wherever they are loaded. */
export const departing = ({ entries, vocabulary }: Rulebook): readonly Entry[] =>
  entries.filter((entry) => departs(entry, vocabulary));

/** Whether the entry is a house rule that no table chooses: wherever it is loaded, it applies. */
export const departs = ({ layer, chosen }: Entry, { layers, roles }: Vocabulary): boolean =>
  layers[layer]?.tier === roles?.rulings && chosen === undefined;

/**
 * Failing scenarios of the printed rules that pass without a departing entry that they do not name, by that entry;
 * those that pass only without several of them, by each of these.
 *
 * @param isPrinted whether a scenario was written for the printed rules; authors of others knew the house rules
 */
export function departures(
  rulebook: Rulebook,
  plays: readonly Play[],
  isPrinted: (play: Play) => boolean = () => true,
): readonly Departure[] {
  const all = departing(rulebook);
  const rulesets = new Map<string, Map<string, Ruleset>>();
  const holds = ({ scenario, editions }: Play, dropped: readonly Entry[]): boolean => {
    const without = { ...rulebook, entries: difference(rulebook.entries, dropped) };
    const key = dropped.map((entry) => all.indexOf(entry)).join();
    const own = rulesets.get(key) ?? new Map<string, Ruleset>();
    rulesets.set(key, own);
    return runScenario(without, scenario, { choose: () => editions, rulesets: own }).failures.length === 0;
  };
  const causesOf = (play: Play): readonly Entry[] => {
    const steps = JSON.stringify(play.scenario.steps);
    const unnamed = all.filter(({ id }) => !steps.includes(`"${id}"`));
    const alone = unnamed.find((entry) => holds(play, [entry]));
    if (alone !== undefined) return [alone];
    if (unnamed.length < 2 || !holds(play, unnamed)) return [];
    const needed = unnamed.filter((entry) => !holds(play, difference(unnamed, [entry])));
    return needed.length > 0 ? needed : unnamed;
  };
  const failing = plays.filter((play) => play.failures.length > 0 && isPrinted(play));
  const causes = new Map(failing.map((play) => [play, causesOf(play)]));
  return all.flatMap((entry) => {
    const own = failing.filter((play) => causes.get(play)?.includes(entry));
    return own.length === 0 ? [] : [{ entry, plays: own }];
  });
}

/** Most scenarios that are named of one departing entry. */
const mostNamed = 24;

/** One line for each departing entry. */
export const departureFindings = (
  found: readonly Departure[],
  documents: readonly JsonDocument[],
): readonly Diagnostic[] =>
  found.map(({ entry, plays }) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const names = listed(
      plays.map(({ id }) => id),
      mostNamed,
    );
    const values = { entry: entry.id, count: plays.length, names };
    return diagnostic('check.departs', { at: document?.at(`${entry.source.pointer}/id`), severity: 'advice', values });
  });
