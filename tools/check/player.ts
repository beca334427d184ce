import type { Rulebook } from 'tavolata/runtime';
import type { PassedPlay, PlayCache } from './cache/play-cache.js';
import { Listening } from './listening.js';
import type { Scenario, ScenarioResult } from './scenarios/model.js';
import { runScenario } from './scenarios/run.js';

/** The result of a scenario in an edition. */
export interface EditionResult extends ScenarioResult {
  /** Groups of entries read during the run (`groupOf`). */
  readonly groupsRead: ReadonlySet<string>;
}

/**
 * Plays scenarios edition by edition, with rulesets made once; one that passed before, and that no change has affected
 * since, is not played again.
 */
export class Player {
  private readonly rulesets = new Listening();

  constructor(
    private readonly rulebook: Rulebook,
    private readonly memory?: PlayCache,
  ) {}

  play(scenario: Scenario, edition: string): EditionResult {
    const before = this.memory?.of(scenario, edition);
    if (before !== undefined) return held(scenario, edition, before);
    const { rulesets } = this;
    const groupsRead = new Set<string>();
    rulesets.groupsRead = groupsRead;
    const result = runScenario(this.rulebook, scenario, { choose: () => [edition], rulesets, heard: rulesets.hear });
    if (result.failures.length === 0) this.memory?.keep(scenario, edition, groupsRead, result);
    return { ...result, groupsRead };
  }

  /** A scenario in several editions, as one result; without any edition it fails for that reason. */
  playAll(scenario: Scenario, editions: readonly string[]): EditionResult {
    if (editions.length === 0)
      return { ...runScenario(this.rulebook, scenario, { choose: () => [] }), groupsRead: new Set() };
    return united(
      scenario,
      editions.map((edition) => this.play(scenario, edition)),
    );
  }
}

/** The result of a scenario that passed before and that no change has affected since. */
const held = (scenario: Scenario, edition: string, { decided, nearly, groupsRead }: PassedPlay): EditionResult => ({
  scenario,
  editions: [edition],
  failures: [],
  decided: new Set(decided),
  nearly: new Set(nearly),
  groupsRead: new Set(groupsRead),
});

/** The results of a scenario in several editions as one. */
export const united = (scenario: Scenario, results: readonly EditionResult[]): EditionResult => ({
  scenario,
  editions: results.flatMap(({ editions }) => editions),
  failures: results.flatMap(({ failures }) => failures),
  decided: new Set(results.flatMap(({ decided }) => [...decided])),
  nearly: new Set(results.flatMap(({ nearly }) => [...nearly])),
  groupsRead: new Set(results.flatMap(({ groupsRead }) => [...groupsRead])),
});
