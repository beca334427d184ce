/**
 * Reverses the condition of one random base entry after the other, plays the scenarios that can notice, and counts how often the name of
 * that entry stands in the lines that `test` begins with: at most four groups, each with the entries named beside the first.
 *
 *     npx tsx test/check/run-hit-rate.ts --entries 60 --seed 1
 *
 * Exit codes: 0 all found, 1 some missed, 2 wrong use.
 */
import { parseArgs } from 'node:util';
import type { Entry } from '../../src/engine/model/entry.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { Random } from '../../src/engine/setup/random.js';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { groupOf, Listening } from '../../tools/check/listening.js';
import type { Mutant } from '../../tools/check/mutate/mutant.js';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { type PlacedScenario, type Play, scenariosOf } from '../../tools/check/plays.js';
import { editionsOf } from '../../tools/check/scenarios/editions.js';
import { runScenario } from '../../tools/check/scenarios/run.js';
import { shownGroups, suspicions } from '../../tools/check/suspects.js';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const [wanted, seed] = [values.entries, values.seed].map(Number) as [number, number];
if (!Number.isInteger(wanted) || !Number.isInteger(seed)) {
  console.error('usage: run-hit-rate.ts [--entries N] [--seed S]');
  process.exit(2);
}

const { rulebook, documents } = loadRulebook('rules');
if (rulebook === undefined || documents === undefined) throw new Error('the rules cannot be loaded');
const scenarios = scenariosOf(documents.scenarios);

/** One edition is enough here: the newest of the span. */
function played(book: Rulebook, placed: PlacedScenario, rulesets: Listening): Play {
  rulesets.groupsRead = new Set();
  const { scenario, document } = placed;
  const newest = editionsOf(book, scenario).at(-1);
  const choose = () => (newest === undefined ? [] : [newest]);
  const result = runScenario(book, scenario, { choose, rulesets, heard: rulesets.hear });
  return { ...result, id: scenario.id, file: document.source.file, placed, groupsRead: rulesets.groupsRead };
}

const listening = new Listening();
const base = scenarios.map((placed) => ({ placed, play: played(rulebook, placed, listening) }));

/** Where a mutant's entry is named in what `test` prints first: the line, counted from 1. */
function lineOf({ entry, instead }: Mutant): { readonly line: number; readonly failing: number } {
  const entries = rulebook!.entries.flatMap((one) => (one === entry ? (instead ?? []) : [one]));
  const changed = { ...rulebook!, entries };
  const rulesets = new Listening();
  const plays = base.map(({ placed, play }) =>
    play.groupsRead?.has(groupOf(entry)) ? played(changed, placed, rulesets) : play,
  );
  const groups = shownGroups(suspicions(changed, plays));
  const line = groups.findIndex(({ entry: id, others }) => id === entry.id || others.includes(entry.id)) + 1;
  return { line, failing: plays.filter(({ failures }) => failures.length > 0).length };
}

const isBase = ({ layer, until }: Entry): boolean => layer === 'base' && until === undefined;
const left = mutantsOf(rulebook).filter(({ kind, entry }) => kind === 'negate-condition' && isBase(entry));
const random = new Random(seed);
let [found, first, silent, done] = [0, 0, 0, 0];
while (done < wanted && left.length > 0) {
  const [mutant] = left.splice(random.below(left.length), 1);
  if (mutant === undefined) break;
  const { line, failing } = lineOf(mutant);
  done++;
  if (failing === 0) silent++;
  else if (line > 0) found++;
  if (line === 1) first++;
  if (line === 0) console.log(`missed: ${mutant.entry.id} (${failing} scenarios fail)`);
}
console.log(`${done} reversed: ${found} named in the first lines, ${first} of them in the first, ${silent} unnoticed`);
process.exit(found + silent === done ? 0 : 1);
