import { join } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import type { ReadDocuments } from 'tavolata/workspace';
import { analyse } from '../check/analysis/analyse.js';
import type { CheckCache } from '../check/cache/check-cache.js';
import { coverageOf } from '../check/coverage.js';
import { departing, departureFindings, departures } from '../check/departures.js';
import type { Edited } from '../check/edited.js';
import { editionFindings } from '../check/editions.js';
import { failuresOf } from '../check/failures.js';
import { notLaidOut } from '../check/format/laid-out.js';
import { holes, sameWords } from '../check/lives.js';
import { type Play, playing } from '../check/plays.js';
import { datedNumbers, scenarioReferences, uncovered } from '../check/reach.js';
import { repeats } from '../check/repeats.js';
import { namedIn } from '../check/scenarios/named.js';
import { unreadable } from '../check/scenarios/readable.js';
import { schemaPaths } from '../check/schema-paths.js';
import { prepareSimulation } from '../check/simulate/prepare.js';
import { textNumbers } from '../check/text-numbers.js';
import { unwritten } from '../check/to-fill.js';
import { verdictForms } from '../check/verdict-forms.js';
import { readDigests } from '../official/digest-files.js';
import { readDismissals } from '../texts/checks/dismissals.js';
import { proofFindings } from '../texts/checks/proof.js';
import { stateFindings } from '../texts/state/findings.js';
import { hasLedger, readLedger } from '../texts/state/ledger.js';
import type { TextUnit } from '../texts/units/unit.js';
import { unitsOfRules } from '../texts/units/units.js';
import { cachedPlays } from './check-cache.js';
import type { Call } from './command.js';
import { ownUnits, textsRead } from './commands/text/open.js';
import { type OpenRules, ofRules, rulesFolder } from './opening.js';
import { progressOf } from './progress.js';

/**
 * Findings in the files beyond those of linking.
 *
 * @param asked the rulebook with the files asked about; by default all files and the texts of the program
 */
export function readOff(
  call: Call,
  { rulebook, documents }: OpenRules,
  cache: CheckCache | undefined,
  asked: ReadDocuments = documents,
): readonly Diagnostic[] {
  const folder = rulesFolder(call);
  const digests = readDigests(folder);
  const { entries, scenarios } = asked;
  const wanted = new Set([...entries, ...scenarios]);
  const units =
    asked === documents ? textsRead({ documents }, folder) : unitsOfRules(documents, (one) => wanted.has(one));
  return [
    ...textFindings(ownUnits(units, folder), folder),
    ...editionFindings(rulebook, asked, digests),
    ...textNumbers(rulebook, asked, digests),
    ...unwritten([...entries, ...scenarios]),
    ...repeats(entries),
    ...holes(rulebook, entries),
    ...sameWords(rulebook.entries, entries),
    ...verdictForms(rulebook, scenarios),
    ...proofFindings(asked, readDismissals(folder), { units, cleanResults: cache?.clean, rulebook }),
    ...scenarioReferences(rulebook, { entries: documents.entries, scenarios }),
    ...datedNumbers(rulebook, scenarios, digests),
    ...asked.simulations.flatMap((simulation) => prepareSimulation(rulebook, simulation).diagnostics),
    ...(call.flag('quick') || call.flag('watch') ? unreadable(rulebook, scenarios, cache?.clean) : []),
    ...schemaPaths(asked, join(folder, 'schema')),
    ...notLaidOut(asked, cache?.clean),
  ];
}

/** The failing scenarios about entries whose meaning changed: they come first, since the change is about them. */
export const turnedByEdit = (call: Call, rules: OpenRules, { concerns }: Edited): readonly Diagnostic[] =>
  call.flag('quick') ? [] : failing(call, rules, playing(rules.rulebook, rules.documents.scenarios, concerns)).findings;

/** Findings in the files just saved: a small part of what `readOff` finds. */
export function readOffEdited(
  call: Call,
  rules: OpenRules,
  { documents }: Edited,
  cache: CheckCache | undefined,
): readonly Diagnostic[] {
  const saved = new Set([...documents.entries, ...documents.scenarios].map(({ source }) => source));
  const read = readOff(call, rules, cache, { ...documents, simulations: [] });
  // Findings elsewhere are due to the files that were left out.
  return read.filter(({ at }) => at !== undefined && saved.has(at.source));
}

/** Findings from all entries together, and from the scenarios. */
export function reasonedAndPlayed(
  call: Call,
  { rulebook, documents }: OpenRules,
  cache: CheckCache | undefined,
): readonly Diagnostic[] {
  const progress = progressOf(call);
  const reasoned = analyse(rulebook, documents, { progress: progress.tick, cleanResults: cache?.clean });
  progress.done();
  if (call.flag('quick')) return reasoned;
  const memory = cachedPlays(rulebook, cache);
  const { covered, plays } = coverageOf(rulebook, documents.scenarios, { progress: progress.tick, ...memory });
  progress.done();
  const { findings, explained, left } = failing(call, { rulebook, documents }, plays);
  const house = new Set(departing(rulebook));
  // Failing scenarios show nothing about the printed rules.
  const shows = explained.size === 0 ? covered : new Map([...covered].filter(([entry]) => house.has(entry)));
  // A failing scenario would show the entries it names if it were right.
  const named = new Set(left.filter((play) => play.failures.length > 0).flatMap(({ scenario }) => namedIn(scenario)));
  const unshown = new Map([...shows].filter(([{ id }]) => !named.has(id)));
  return [...reasoned, ...findings, ...uncovered(unshown, documents.entries)];
}

/** The failures of scenarios; those explained by a house rule are one finding about that rule. */
function failing(call: Call, { rulebook, documents }: OpenRules, plays: readonly Play[]) {
  const departed = departures(rulebook, plays, ofRules(call));
  const explained = new Set(departed.flatMap((one) => one.plays));
  const left = plays.filter((play) => !explained.has(play));
  const all = left.flatMap((play) => failuresOf(rulebook, play)).map(({ diagnostic }) => diagnostic);
  // Already reported when the scenarios are read.
  const failures = all.filter(({ code }) => code !== 'test.editions');
  return { findings: [...failures, ...departureFindings(departed, documents.entries)], explained, left };
}

/** Where texts and their records disagree; a rulebook without records is not asked for any. */
const textFindings = (units: readonly TextUnit[], folder: string): readonly Diagnostic[] =>
  hasLedger(folder) ? stateFindings(units, readLedger(folder, units)) : [];
