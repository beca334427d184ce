import type { Entry } from '../../../engine/model/entry.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { isInForce } from '../../../engine/ruleset/active.js';
import type { JsonDocument } from '../../../frontend/text/document.js';
import { groupOf, Listening } from '../listening.js';
import { type PlacedScenario, scenariosOf } from '../plays.js';
import { editionsOf } from '../scenarios/editions.js';
import { namedIn } from '../scenarios/named.js';
import { runScenario } from '../scenarios/run.js';

/** What one playing of a scenario had to do with. */
export interface Recorded {
  readonly placed: PlacedScenario;
  /** Entries that the scenario itself speaks of. */
  readonly named: ReadonlySet<string>;
  /** Groups of entries looked at: `answers question`, or the event alone. */
  readonly touched: ReadonlySet<string>;
  readonly decided: ReadonlySet<string>;
  readonly nearly: ReadonlySet<string>;
  /** A scenario that fails anyway notices nothing. */
  readonly fails: boolean;
}

/** Plays scenarios, each in the first and the last edition of its span, and notes what each of them looks at. */
export function record(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  progress: (done: number, all: number) => void = () => {},
): readonly Recorded[] {
  const all = scenariosOf(documents);
  const rulesets = new Listening();
  return all.map((placed, index) => {
    progress(index, all.length);
    const touched = new Set<string>();
    rulesets.touched = touched;
    const choose = (editions: readonly string[]) =>
      [...new Set([editions[0], editions.at(-1)])].filter((date) => date !== undefined);
    const { decided, nearly, failures } = runScenario(rulebook, placed.scenario, {
      choose,
      rulesets,
      heard: rulesets.hear,
    });
    const named = new Set(namedIn(placed.scenario));
    return { placed, named, touched, decided, nearly, fails: failures.length > 0 };
  });
}

/**
 * Scenarios that could notice a change of an entry, those first that are likeliest to: those that name it in
 * `because` or `nearly`, then those that it decided, then those where it nearly applied.
 */
export function noticing(rulebook: Rulebook, entry: Entry, recorded: readonly Recorded[]): readonly Recorded[] {
  const group = groupOf(entry);
  const rank = ({ named, decided, nearly }: Recorded): number =>
    named.has(entry.id) ? 0 : decided.has(entry.id) ? 1 : nearly.has(entry.id) ? 2 : 3;
  return recorded
    .filter(({ touched, fails, placed: { scenario } }) => {
      return !fails && touched.has(group) && editionsOf(rulebook, scenario).some((date) => isInForce(entry, date));
    })
    .sort((a, b) => rank(a) - rank(b));
}
