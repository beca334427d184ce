import { type Entry, isInForce } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { not } from './mutate/trees.js';
import type { Play } from './plays.js';
import { runScenario } from './scenarios/run.js';

/** Most entries tried, most suspect first, and most further scenarios for each that helps. */
const most = { entries: 40, scenarios: 3 };

/**
 * The first of some entries with whose condition negated failing scenarios pass: it is very probably at fault.
 *
 * @param suspects ids, most suspect first
 * @param failing scenarios that fail, those to which the entries contributed
 */
export function mendedBy(
  rulebook: Rulebook,
  suspects: readonly string[],
  failing: readonly Play[],
): string | undefined {
  const [shortest, ...others] = [...failing].sort((a, b) => sizeOf(a) - sizeOf(b));
  if (shortest === undefined) return undefined;
  const further = others.slice(0, most.scenarios - 1);
  return suspects.slice(0, most.entries).find((id) => {
    if (!holdsWith(rulebook, id, shortest)) return false;
    return further.length === 0 || further.some((play) => holdsWith(rulebook, id, play));
  });
}

const sizeOf = ({ scenario }: Play): number => JSON.stringify(scenario).length;

function holdsWith(rulebook: Rulebook, id: string, { scenario, failures }: Play): boolean {
  const [edition] = failures.flatMap((failure) => failure.edition || []);
  const entry = rulebook.entries.find((one) => one.id === id && edition !== undefined && isInForce(one, edition));
  if (entry?.when === undefined || edition === undefined) return false;
  const reversed: Entry = { ...entry, when: { ...entry.when, tree: not(entry.when.tree) } };
  const entries = rulebook.entries.map((one) => (one === entry ? reversed : one));
  try {
    return (
      runScenario({ ...rulebook, entries }, scenario, { choose: () => [edition], lean: true }).failures.length === 0
    );
  } catch {
    // Rules that cannot even be arranged with it do not pass.
    return false;
  }
}
