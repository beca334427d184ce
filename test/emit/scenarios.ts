import { editionsOf, sampled } from '../../src/check/scenarios/editions.js';
import { canonical } from '../../src/check/scenarios/expected.js';
import type { Failure, Scenario } from '../../src/check/scenarios/model.js';
import { runScenario } from '../../src/check/scenarios/run.js';
import type { Loaded } from '../../src/load/rulebook.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { SetupJson } from '../../src/model/table.js';
import { emittedRules } from './emitting.js';

/** Scenarios that play in one setup and edition: they share a module. */
export interface Place {
  readonly setup: SetupJson;
  readonly scenarios: Scenario[];
}

/** All scenarios by the setups that they play in. */
export const placesOf = (rulebook: Rulebook, loaded: Loaded, all: boolean): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const document of loaded.documents?.scenarios ?? []) {
    const { scenarios } = JSON.parse(JSON.stringify(document.value)) as unknown as unknown as {
      readonly scenarios: readonly Scenario[];
    };
    for (const scenario of scenarios) {
      const editions = editionsOf(rulebook, scenario);
      for (const edition of all ? editions : sampled(editions)) {
        const setup = { ...scenario.table.setup, edition };
        const place: Place = places.get(canonical(setup)) ?? { setup, scenarios: [] };
        place.scenarios.push(scenario);
        places.set(canonical(setup), place);
      }
    }
  }
  return places;
};

/** Plays them by emitted code; `runScenario` holds every answer against the tree walker and what the scenario expects. */
export const playedOn = async (rulebook: Rulebook, { setup, scenarios }: Place): Promise<readonly Failure[]> => {
  const rulesets = new Map([[canonical(setup), await emittedRules(rulebook, setup)]]);
  return scenarios.flatMap(
    (scenario) => runScenario(rulebook, scenario, { choose: () => [setup.edition], rulesets }).failures,
  );
};
