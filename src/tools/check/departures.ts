import type { Entry } from '../../engine/model/entry.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import type { Ruleset } from '../../engine/ruleset/ruleset.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import type { JsonDocument } from '../../frontend/text/document.js';
import type { Play } from './plays.js';
import { runScenario } from './scenarios/run.js';

/** A house rule that always applies, and the scenarios of the printed rules that come out otherwise because of it. */
export interface Departure {
  readonly entry: Entry;
  readonly plays: readonly Play[];
}

/** Entries that no table chooses: they depart from the printed rules wherever they are loaded. */
export const departing = ({ entries, vocabulary: { layers, roles } }: Rulebook): readonly Entry[] =>
  entries.filter(({ layer, chosen }) => layers[layer]?.tier === roles?.rulings && chosen === undefined);

/** Failing scenarios that hold without a departing entry that they do not name, by that entry. */
export function departures(rulebook: Rulebook, plays: readonly Play[]): readonly Departure[] {
  const left = new Set(plays.filter(({ failures }) => failures.length > 0));
  return departing(rulebook).flatMap((entry) => {
    const without = { ...rulebook, entries: rulebook.entries.filter((one) => one !== entry) };
    const rulesets = new Map<string, Ruleset>();
    const own = [...left].filter(({ scenario, editions }) => {
      if (JSON.stringify(scenario.steps).includes(`"${entry.id}"`)) return false;
      return runScenario(without, scenario, { choose: () => editions, rulesets }).failures.length === 0;
    });
    for (const play of own) left.delete(play);
    return own.length === 0 ? [] : [{ entry, plays: own }];
  });
}

/** One line for each departing entry. */
export const departureFindings = (
  found: readonly Departure[],
  documents: readonly JsonDocument[],
): readonly Diagnostic[] =>
  found.map(({ entry, plays }) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    const values = { entry: entry.id, count: plays.length, first: plays[0]?.id ?? '' };
    return diagnostic('check.departs', { at: document?.at(`${entry.source.pointer}/id`), severity: 'advice', values });
  });
