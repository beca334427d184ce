import { onceFor } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import type { PlayCache } from './cache/play-cache.js';
import { Player } from './player.js';
import { editionsOf, sampled } from './scenarios/editions.js';
import type { Scenario, ScenarioResult } from './scenarios/model.js';

/** A scenario with its place. */
export interface PlacedScenario {
  readonly scenario: Scenario;
  readonly document: JsonDocument;
  readonly index: number;
}

/** The result of a scenario, and the entries that contributed. */
export interface Play extends ScenarioResult {
  readonly id: string;
  readonly file: string;
  readonly placed: PlacedScenario;
  /** Groups of entries read during the run (`groupOf`). */
  readonly groupsRead?: ReadonlySet<string>;
}

export interface PlayOptions {
  /** All editions within the dates of each scenario; otherwise the first, the last and one between. */
  readonly allEditions?: boolean;
  /** Editions to play in at all; a scenario with none of them is left out. */
  readonly within?: (edition: string) => boolean;
  /** Runs that need not be repeated. */
  readonly memory?: PlayCache;
  /** Called before each scenario with the number done. */
  readonly progress?: (done: number, all: number) => void;
}

// The same files are read several times; a document never changes.
const placedIn = onceFor((document: JsonDocument): readonly PlacedScenario[] => {
  // Objects of a document have no prototypes, which the runtime does not expect.
  const { scenarios } = JSON.parse(JSON.stringify(document.value)) as { readonly scenarios: readonly Scenario[] };
  return scenarios.map((scenario, index) => ({ scenario, document, index }));
});

/** The scenarios of some files. */
export const scenariosOf = (documents: readonly JsonDocument[]): readonly PlacedScenario[] =>
  documents.flatMap(placedIn);

/** Plays the selected scenarios of some files. */
export function playing(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  wanted: (placed: PlacedScenario) => boolean = () => true,
  { allEditions = false, within = () => true, progress, memory }: PlayOptions = {},
): readonly Play[] {
  const player = new Player(rulebook, memory);
  const choose = (all: readonly string[]): readonly string[] => {
    const editions = all.filter(within);
    return allEditions ? editions : sampled(editions);
  };
  const chosen = scenariosOf(documents).filter((placed) => {
    const editions = editionsOf(rulebook, placed.scenario);
    // A scenario without any edition is a mistake that has to be reported.
    return wanted(placed) && (editions.length === 0 || editions.some(within));
  });
  return chosen.map((placed, index) => {
    progress?.(index, chosen.length);
    const { scenario, document } = placed;
    const result = player.playAll(scenario, choose(editionsOf(rulebook, scenario)));
    return { ...result, id: scenario.id, file: document.source.file, placed };
  });
}
