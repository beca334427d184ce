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

/** How a scenario went, and which entries had a part in it. */
export interface Play extends ScenarioResult {
  readonly id: string;
  readonly file: string;
  readonly placed: PlacedScenario;
  /** Groups of entries that were looked at on the way (`groupOf`). */
  readonly groupsRead?: ReadonlySet<string>;
}

export interface PlayOptions {
  /** All editions of the span of each scenario; otherwise its first, its last and one between. */
  readonly allEditions?: boolean;
  /** Further editions to play in, where they lie in the span. */
  readonly also?: readonly string[];
  /** Editions to play in at all; a scenario that has none of them is left out. */
  readonly within?: (edition: string) => boolean;
  /** Playings that need not be repeated. */
  readonly memory?: PlayCache;
  /** Called before each scenario with how many are done. */
  readonly progress?: (done: number, all: number) => void;
}

// Several looks are taken at the same files; what is in a document never changes.
const placedIn = onceFor((document: JsonDocument): readonly PlacedScenario[] => {
  // Objects of a document have no prototypes, which the runtime does not expect of what it is given.
  const { scenarios } = JSON.parse(JSON.stringify(document.value)) as { readonly scenarios: readonly Scenario[] };
  return scenarios.map((scenario, index) => ({ scenario, document, index }));
});

/** The scenarios of some files. */
export const scenariosOf = (documents: readonly JsonDocument[]): readonly PlacedScenario[] =>
  documents.flatMap(placedIn);

/** Plays the scenarios of some files that are wanted. */
export function playing(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  wanted: (placed: PlacedScenario) => boolean = () => true,
  { allEditions = false, also = [], within = () => true, progress, memory }: PlayOptions = {},
): readonly Play[] {
  const player = new Player(rulebook, memory);
  const choose = (all: readonly string[]): readonly string[] => {
    const editions = all.filter(within);
    if (allEditions) return editions;
    const some = new Set([...sampled(editions), ...also]);
    return editions.filter((edition) => some.has(edition));
  };
  const chosen = scenariosOf(documents).filter((placed) => {
    const editions = editionsOf(rulebook, placed.scenario);
    // A scenario without any edition at all is a mistake that has to be reported.
    return wanted(placed) && (editions.length === 0 || editions.some(within));
  });
  return chosen.map((placed, index) => {
    progress?.(index, chosen.length);
    const { scenario, document } = placed;
    const result = player.playAll(scenario, choose(editionsOf(rulebook, scenario)));
    return { ...result, id: scenario.id, file: document.source.file, placed };
  });
}
