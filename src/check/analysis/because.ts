import { arrange, type Ruleset } from '../../arrange/ruleset.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import { Fault } from '../../model/fault.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { JsonDocument } from '../../text/document.js';
import { pointer } from '../../text/document.js';
import { scenariosOf } from '../plays.js';
import { editionsOf } from '../scenarios/editions.js';

/** Entries that a scenario names and that are not alive in some edition of it, in its setup: it can never reach them there. */
export function outOfReach(rulebook: Rulebook, documents: readonly JsonDocument[]): readonly Diagnostic[] {
  const rulesets = new Map<string, Ruleset | undefined>();
  const aliveIn = (setup: Parameters<typeof arrange>[1]): ReadonlySet<string> | undefined => {
    const key = JSON.stringify(setup);
    if (!rulesets.has(key)) rulesets.set(key, arranged(rulebook, setup));
    const ruleset = rulesets.get(key);
    return ruleset && new Set(ruleset.entries.map(({ id }) => id));
  };
  const known = new Set(rulebook.entries.map(({ id }) => id));
  return scenariosOf(documents).flatMap(({ scenario, document, index }) => {
    const steps = scenario.steps as readonly { readonly [key in 'because' | 'nearly']?: readonly string[] }[];
    if (!steps.some(({ because, nearly }) => because !== undefined || nearly !== undefined)) return [];
    const editions = editionsOf(rulebook, scenario);
    const ends = [...new Set([editions[0], editions.at(-1)].filter((date) => date !== undefined))];
    return steps.flatMap((step, number) =>
      (['because', 'nearly'] as const).flatMap((key) =>
        (step[key] ?? []).flatMap((id, place) => {
          const edition = ends.find((date) => aliveIn({ ...scenario.table.setup, edition: date })?.has(id) === false);
          if (edition === undefined || !known.has(id)) return [];
          const at = document.at(pointer('scenarios', index, 'steps', number, key, place));
          return [diagnostic('check.not-alive-there', { at, values: { id, edition, scenario: scenario.id } })];
        }),
      ),
    );
  });
}

const arranged = (rulebook: Rulebook, setup: Parameters<typeof arrange>[1]): Ruleset | undefined => {
  try {
    return arrange(rulebook, setup);
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
};
